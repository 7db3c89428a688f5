import 'pencilmark/constraints';
import { type FormatName, formatPuzzle, type Geometry, parsePuzzle, type Puzzle } from 'pencilmark';
import { canonicalText } from 'pencilmark/internal';
import { addressOf } from '../state/addresses.ts';

/** The formats used in addresses, the shortest first; the last one supports any board. */
const WRITTEN = ['line', 'jigsaw', 'solo', 'iss', 'sukaku', 'alphabet', 'fpuzzles', 'ksudoku'] as const;

/** A puzzle as a text that reads back as the same puzzle; undefined if no format can represent it. */
export function puzzleText({ drawings, ...bare }: Puzzle): string | undefined {
  // Fog is only for playing: these pages show how a puzzle is solved.
  const shown = drawings?.filter(({ shape }) => shape !== 'fog') ?? [];
  const puzzle = shown.length > 0 ? { ...bare, drawings: shown } : bare;
  if (shown.length > 0) {
    const text = formatPuzzle({ puzzle }, 'pencilmark');
    return text.ok ? text.value : undefined;
  }
  for (const format of WRITTEN satisfies readonly FormatName[]) {
    const text = formatPuzzle({ puzzle }, format);
    if (!text.ok) continue;
    const read = parsePuzzle(text.value);
    if (read.ok && isSamePuzzle(read.value.puzzle, puzzle)) return text.value;
  }
  return undefined;
}

/** The address of a page about a puzzle; only the page if the puzzle cannot be written. */
export function puzzleAddress(page: 'watch' | 'path', puzzle: Puzzle, place?: number): string {
  const text = puzzleText(puzzle);
  if (text === undefined) return addressOf(page);
  return page === 'path' ? addressOf(page, { text, place }) : addressOf(page, text);
}

export function isSamePuzzle(a: Puzzle, b: Puzzle): boolean {
  return (
    a.givens.join() === b.givens.join() &&
    (a.allowed ?? []).join() === (b.allowed ?? []).join() &&
    a.geometry.symbols.join(' ') === b.geometry.symbols.join(' ') &&
    housesOf(a.geometry) === housesOf(b.geometry) &&
    a.constraints.map(canonicalText).join() === b.constraints.map(canonicalText).join()
  );
}

/** Cells and houses; the order of houses does not matter. */
function housesOf({ cells, houses }: Geometry): string {
  const places = cells.map(({ row, column }) => `${row} ${column}`);
  return [
    places.join(),
    ...houses.map((house) => `${house.kind} ${[...house.cells].sort((x, y) => x - y).join(' ')}`).sort(),
  ].join(';');
}
