import type { Cell, NestedConstraint } from 'pencilmark';

/**
 * The names of all fields with cells, or lists of cells. The engine's `cellsOf` derives them from the schemas, but with
 * it every drawing would include all kinds: a third of its size.
 */
export const CELL_FIELDS = [
  'cells',
  'circle',
  'control',
  'copy',
  'except',
  'lines',
  'sets',
  'shaft',
] as const;
/** The names of fields with lists of constraints. */
export const BRANCH_FIELDS = ['alternatives', 'lists'] as const;

/** The cells of a constraint and of the constraints nested in it, ascending. */
export function cellsWithin(constraint: NestedConstraint): Cell[] {
  const cells = CELL_FIELDS.flatMap(
    (name) => (constraint[name] ?? []) as readonly (Cell | readonly Cell[])[],
  );
  const nested = BRANCH_FIELDS.flatMap(
    (name) => (constraint[name] ?? []) as readonly (readonly NestedConstraint[])[],
  );
  return [...new Set([...cells.flat(), ...nested.flat().flatMap(cellsWithin)])].sort((a, b) => a - b);
}
