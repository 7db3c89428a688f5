import type { Cell } from '../../model/geometry.ts';
import { among, type CompileBoard, pairs } from '../compile-board.ts';
import type { Relation } from '../../relations/relation.ts';

/** Where `cell` holds v, the cell that v leads to holds `index`; v leads somewhere. */
export function indexRelations(
  board: CompileBoard,
  cell: Cell,
  index: number,
  target: (value: number) => Cell | undefined,
): Relation[] {
  const leading = board.values.filter((value) => target(value) !== undefined);
  return [
    among(board, cell, (value) => leading.includes(value)),
    ...leading.flatMap((v) => pairs(board, [[cell, target(v)!]], (x, y) => x !== v || y === index)),
  ];
}
