import type { Cell } from '../../model/geometry.ts';
import { type CompileBoard, countFrom } from '../compile-board.ts';
import type { Relation } from '../relation.ts';

export function timesIn(values: readonly number[], wanted: number): number {
  return values.filter((value) => value === wanted).length;
}

/** Whether the values hold all that are wanted, each as often at least. */
export function contains(values: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((value) => timesIn(values, value) >= timesIn(wanted, value));
}

export function containRelations(
  board: CompileBoard,
  cells: readonly Cell[],
  wanted: readonly number[],
): Relation[] {
  return [...new Set(wanted)].map((v) => countFrom(board, cells, (value) => value === v, timesIn(wanted, v)));
}
