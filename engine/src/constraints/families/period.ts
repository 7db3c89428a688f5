import type { Cell } from '../../model/geometry.ts';
import { type CompileBoard, pairs } from '../compile-board.ts';
import type { Relation } from '../../relations/relation.ts';
import { range } from '../surroundings.ts';

/**
 * Any `period` consecutive cells belong to different classes. There are `period` classes, so cells that far apart
 * belong to the same one.
 */
export function periodRelations(
  board: CompileBoard,
  cells: readonly Cell[],
  period: number,
  classOf: (value: number) => number,
): Relation[] {
  const apart = (distance: number): [Cell, Cell][] =>
    cells.slice(distance).map((cell, at) => [cells[at], cell]);
  const different = range(Math.min(period, cells.length) - 1, 1).flatMap((distance) =>
    pairs(board, apart(distance), (x, y) => classOf(x) !== classOf(y)),
  );
  return [...different, ...pairs(board, apart(period), (x, y) => classOf(x) === classOf(y))];
}
