/** Skyscrapers, kites and empty rectangles, digit by digit. */
import { cellCount, type CellSet, cellsIn, cellSet, hasCell, meetInto } from '../../logic/cell-set.ts';
import {
  BLOCK_SETS,
  blockOf,
  COLUMN_SETS,
  columnOf,
  type Grid,
  hasCandidate,
  HOUSES,
  PEER_SETS,
  ROW_SETS,
  rowOf,
  WORDS,
} from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

const meeting = cellSet(WORDS);

/** The two places of a digit in each line that has only two, for lines `from` to `to`. */
function pairsIn(grid: Grid, digit: number, from: number, to: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let house = from; house < to; house++) {
    if (grid.free[house * 10 + digit] !== 2) continue;
    const [a, b] = HOUSES[house].filter((cell) => hasCandidate(grid, cell, digit));
    pairs.push([a, b]);
  }
  return pairs;
}

/**
 * Rows before columns. HoDoKu compares only first places, or only last ones: it misses pairs in which a first place
 * sees a last one.
 */
export function skyscraper(look: Look): HodokuStep | undefined {
  return skyscraperIn(look, 0, columnOf) ?? skyscraperIn(look, 9, rowOf);
}

function skyscraperIn(
  { grid, places }: Look,
  firstLine: number,
  crossingOf: (cell: number) => number,
): HodokuStep | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    const pairs = pairsIn(grid, digit, firstLine, firstLine + 9);
    for (let i = 0; i < pairs.length; i++) {
      for (let j = i + 1; j < pairs.length; j++) {
        const meetAt = [0, 1].find((end) => crossingOf(pairs[i][end]) === crossingOf(pairs[j][end]));
        if (meetAt === undefined) continue;
        const [a, b] = [pairs[i][1 - meetAt], pairs[j][1 - meetAt]];
        if (crossingOf(a) === crossingOf(b)) continue;
        const going = seenByBoth(a, b, places[digit]);
        if (going.length > 0) return removal('skyscraper', candidatesAt(going, digit));
      }
    }
  }
  return undefined;
}

function seenByBoth(a: number, b: number, places: CellSet): number[] {
  meetInto(meeting, PEER_SETS[a], PEER_SETS[b]);
  meetInto(meeting, meeting, places);
  return cellsIn(meeting);
}

/** A pair in a row and one in a column that meet in a block. Swapped ends stay swapped for the next column. */
export function twoStringKite({ grid }: Look): HodokuStep | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    const rows = pairsIn(grid, digit, 0, 9);
    const columns = pairsIn(grid, digit, 9, 18);
    for (const row of rows) {
      for (const column of columns) {
        if (!turnToSharedBlock(row, column)) continue;
        if (row.some((cell) => column.includes(cell))) continue;
        const crossing = rowOf(column[1]) * 9 + columnOf(row[1]);
        if (hasCandidate(grid, crossing, digit)) return removal('two-string-kite', [crossing * 10 + digit]);
      }
    }
  }
  return undefined;
}

/** Swaps the ends of both pairs so that the first ends share a block, if any ends do. */
function turnToSharedBlock(row: [number, number], column: [number, number]): boolean {
  for (const [r, c] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]) {
    if (blockOf(row[r]) !== blockOf(column[c])) continue;
    if (r === 1) row.reverse();
    if (c === 1) column.reverse();
    return true;
  }
  return false;
}

/** The possible crossings of the row and the column of an empty rectangle, last first, as places 0–2 in the block. */
const CORNERS: readonly (readonly [row: number, column: number])[] = [2, 1, 0].flatMap((row) =>
  [2, 1, 0].map((column) => [row, column] as const),
);

export function emptyRectangle(look: Look): HodokuStep | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    for (let block = 0; block < 9; block++) {
      const left = look.grid.free[(18 + block) * 10 + digit];
      if (left < 2 || left > 5) continue;
      const inBlock = cellSet(WORDS);
      meetInto(inBlock, look.places[digit], BLOCK_SETS[block]);
      for (const [r, c] of CORNERS) {
        const found = rectangleAt(
          look,
          digit,
          block,
          inBlock,
          Math.floor(block / 3) * 3 + r,
          (block % 3) * 3 + c,
        );
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** All places of the block are in `row` or `column`, some in only one of them, and two in one of the lines. */
function rectangleAt(
  look: Look,
  digit: number,
  block: number,
  inBlock: CellSet,
  row: number,
  column: number,
): HodokuStep | undefined {
  const cells = cellsIn(inBlock);
  if (cells.some((cell) => rowOf(cell) !== row && columnOf(cell) !== column)) return undefined;
  const inRow = cells.filter((cell) => rowOf(cell) === row);
  const inColumn = cells.filter((cell) => columnOf(cell) === column);
  if (!inRow.some((cell) => columnOf(cell) !== column)) return undefined;
  if (!inColumn.some((cell) => rowOf(cell) !== row)) return undefined;
  if (inRow.length < 2 && inColumn.length < 2) return undefined;
  return (
    alongLine(
      look,
      digit,
      block,
      HOUSES[row],
      column,
      { line: rowOf, crossing: columnOf },
      ROW_SETS,
      COLUMN_SETS,
    ) ??
    alongLine(
      look,
      digit,
      block,
      HOUSES[9 + column],
      row,
      { line: columnOf, crossing: rowOf },
      COLUMN_SETS,
      ROW_SETS,
    )
  );
}

/** From a place in the line, along a conjugate pair across it, back to the crossing line of the rectangle. */
function alongLine(
  { places }: Look,
  digit: number,
  block: number,
  line: readonly number[],
  crossing: number,
  of: { line: (cell: number) => number; crossing: (cell: number) => number },
  lineSets: readonly CellSet[],
  crossingSets: readonly CellSet[],
): HodokuStep | undefined {
  for (const cell of line) {
    if (blockOf(cell) === block || !hasCell(places[digit], cell)) continue;
    meetInto(meeting, places[digit], crossingSets[of.crossing(cell)]);
    if (cellCount(meeting) !== 2) continue;
    const other = cellsIn(meeting).find((one) => one !== cell)!;
    meetInto(meeting, places[digit], lineSets[of.line(other)]);
    const going = cellsIn(meeting).find((one) => blockOf(one) !== block && of.crossing(one) === crossing);
    if (going !== undefined) return removal('empty-rectangle', [going * 10 + digit]);
  }
  return undefined;
}
