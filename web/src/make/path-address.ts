import { formatSheet, type Puzzle, WRITTEN_FORMATS } from 'pencilmark';

/** Where the path of a puzzle is shown, step by step; undefined for a board that no text form holds whole. */
export function pathAddress(puzzle: Puzzle): string | undefined {
  for (const format of WRITTEN_FORMATS) {
    const written = formatSheet({ puzzle }, format);
    if (written.ok) return `#/path/${encodeURIComponent(written.value.trimEnd())}`;
  }
  return undefined;
}
