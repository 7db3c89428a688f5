import {
  formatSheet,
  type FormatName,
  type Geometry,
  parseSheet,
  problem,
  type Puzzle,
  type Result,
  type Sheet,
} from 'pencilmark';

/** The formats that may stand in an address, the shortest first; the last one knows any board. */
const WRITTEN = ['line', 'jigsaw', 'solo', 'iss', 'sukaku', 'alphabet', 'fpuzzles', 'ksudoku'] as const;

/** A puzzle as a text from which the same puzzle is read again; undefined where no format can hold it. */
export function puzzleText(puzzle: Puzzle): string | undefined {
  for (const format of WRITTEN satisfies readonly FormatName[]) {
    const text = formatSheet({ puzzle }, format);
    if (!text.ok) continue;
    const read = parseSheet(text.value);
    if (read.ok && isSamePuzzle(read.value.puzzle, puzzle)) return text.value;
  }
  return undefined;
}

/** The address of a page about a puzzle, the page alone where the puzzle cannot be written. */
export function addressOf(page: 'watch' | 'path', puzzle: Puzzle): string {
  const text = puzzleText(puzzle);
  return text === undefined ? `#/${page}` : `#/${page}/${encodeURIComponent(text)}`;
}

/** The puzzle that an address speaks of, from what stands there after the page. */
export function sheetOfAddress(subject: string): Result<Sheet> {
  try {
    return parseSheet(decodeURIComponent(subject));
  } catch {
    return problem('format.unknown', 'There is no puzzle in this address.');
  }
}

export function isSamePuzzle(a: Puzzle, b: Puzzle): boolean {
  return (
    a.givens.join() === b.givens.join() &&
    (a.allowed ?? []).join() === (b.allowed ?? []).join() &&
    a.geometry.symbols.join(' ') === b.geometry.symbols.join(' ') &&
    housesOf(a.geometry) === housesOf(b.geometry)
  );
}

/** Cells and houses; the order of houses says nothing. */
function housesOf({ cells, houses }: Geometry): string {
  const places = cells.map(({ row, column }) => `${row} ${column}`);
  return [
    places.join(),
    ...houses.map((house) => `${house.kind} ${[...house.cells].sort((x, y) => x - y).join(' ')}`).sort(),
  ].join(';');
}
