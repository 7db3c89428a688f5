import type { Cell } from '../model/geometry.ts';
import { kindOf } from './kind-of.ts';
import type { NestedConstraint } from './schema.ts';

/** The constraint with all its cells replaced, including those of nested constraints. */
export function mapCells<C extends NestedConstraint>(constraint: C, replace: (cell: Cell) => Cell): C {
  const replaceAll = (cells: readonly Cell[]): Cell[] => cells.map((cell) => replace(cell));
  const result: Record<string, unknown> = { kind: constraint.kind };
  for (const [name, { type }] of Object.entries(kindOf(constraint).fields)) {
    const value = constraint[name];
    if (value === undefined) continue;
    if (type === 'cells') result[name] = replaceAll(value as readonly Cell[]);
    else if (type === 'cell-lists') result[name] = (value as readonly (readonly Cell[])[]).map(replaceAll);
    else if (type === 'branches') {
      const lists = value as readonly (readonly NestedConstraint[])[];
      result[name] = lists.map((list) => list.map((nested) => mapCells(nested, replace)));
    } else result[name] = value;
  }
  return result as unknown as C;
}
