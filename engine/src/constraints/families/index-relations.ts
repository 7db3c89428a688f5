import type { Cell } from '../../model/geometry.ts';
import { among, type CompileBoard, pairs } from '../compile-board.ts';
import type { Relation } from '../../relations/relation.ts';

/** Per board, by value and index: the cells of a column or row share the tables of their relations. */
const known = new WeakMap<CompileBoard, Map<string, Relation>>();

/** If `cell` holds v, the cell that v leads to holds `index`; v must lead to some cell. */
export function indexRelations(
  board: CompileBoard,
  cell: Cell,
  index: number,
  target: (value: number) => Cell | undefined,
): Relation[] {
  const leading = board.values.filter((value) => target(value) !== undefined);
  return [
    among(board, cell, (value) => leading.includes(value)),
    ...leading.map((v) => indexRelation(board, cell, target(v)!, v, index)),
  ];
}

function indexRelation(board: CompileBoard, a: Cell, b: Cell, v: number, index: number): Relation {
  const relate = (): Relation => pairs(board, [[a, b]], (x, y) => x !== v || y === index)[0];
  if (a === b) return relate();
  let own = known.get(board);
  if (!own) known.set(board, (own = new Map()));
  const key = `${v} ${index}`;
  let first = own.get(key);
  if (!first) own.set(key, (first = relate()));
  return { ...first, a, b } as Relation;
}
