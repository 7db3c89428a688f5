import type { Cell } from '../../model/geometry.ts';
import { among, type CompileBoard, pairTable } from '../compile-board.ts';
import type { PairTable, Relation } from '../../relations/relation.ts';

/** Per board, by value and index: the cells of a column or row share the tables of their relations. */
const known = new WeakMap<CompileBoard, Map<number, PairTable>>();

/** If `cell` holds v, the cell that v leads to holds `index`; v must lead to some cell. */
export function indexRelations(
  board: CompileBoard,
  cell: Cell,
  index: number,
  target: (value: number) => Cell | undefined,
): Relation[] {
  let tables = known.get(board);
  if (!tables) known.set(board, (tables = new Map()));
  const relations: Relation[] = [];
  for (const value of board.values) {
    const b = target(value);
    if (b === undefined || b === cell) {
      relations.push(among(board, cell, (x) => x !== value || (b === cell && x === index)));
      continue;
    }
    const key = 1000 * value + index;
    let table = tables.get(key);
    if (!table) tables.set(key, (table = pairTable(board, (x, y) => x !== value || y === index)));
    relations.push({ is: 'pair', a: cell, b, table });
  }
  return relations;
}
