import { formatSheet, type Puzzle, WRITTEN_FORMATS } from 'pencilmark';

/** A text that holds all of a puzzle, board and symbols too: the shortest form that does. Undefined where none does. */
export function wholeText(puzzle: Puzzle): string | undefined {
  for (const format of WRITTEN_FORMATS) {
    const written = formatSheet({ puzzle }, format);
    if (written.ok) return written.value.trimEnd();
  }
  return undefined;
}

/** Where the path of a puzzle is shown, step by step; undefined for a board that no text form holds whole. */
export function pathAddress(puzzle: Puzzle): string | undefined {
  const text = wholeText(puzzle);
  return text === undefined ? undefined : `#/path/${encodeURIComponent(text)}`;
}
