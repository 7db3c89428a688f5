/** Candidates in sight of several cells: the eliminations of wings, uniqueness tests and sets. */
import type { Digit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { lowestBit } from './cell-set.ts';
import type { FinderContext } from './finder-context.ts';
import type { Candidate } from './step.ts';

/** Whether any candidate of the digit sees all the cells. Does not allocate. */
export function anySees({ position, tables }: FinderContext, digit: Digit, cells: readonly Cell[]): boolean {
  const holders = position.cells[digit];
  for (let w = 0; w < tables.words; w++) {
    let common = holders[w];
    for (let i = 0; i < cells.length; i++) common &= tables.peerSets[cells[i]][w];
    if (common !== 0) return true;
  }
  return false;
}

/** The candidates of the digit that see all the cells, ascending. */
export function candidatesSeeing(
  { position, tables }: FinderContext,
  digit: Digit,
  cells: readonly Cell[],
): Candidate[] {
  const found: Candidate[] = [];
  for (let w = 0; w < tables.words; w++) {
    let common = position.cells[digit][w];
    for (const cell of cells) common &= tables.peerSets[cell][w];
    for (; common !== 0; common &= common - 1) found.push({ cell: (w << 5) + lowestBit(common), digit });
  }
  return found;
}
