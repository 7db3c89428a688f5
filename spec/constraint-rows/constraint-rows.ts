/**
 * For each kind of constraint fillings that obey it and fillings that break it, made by hand from the definition in the
 * programs that know it.
 */
import type { ConstraintKind } from 'pencilmark';
import { LINE_ROWS } from './lines.ts';
import type { ConstraintRow } from './row.ts';
import { SUM_ROWS } from './sums.ts';
import { GRID_ROWS } from './whole-grid.ts';

export type { ConstraintRow } from './row.ts';

export const CONSTRAINT_ROWS: { readonly [K in ConstraintKind]: readonly ConstraintRow[] } = {
  ...GRID_ROWS,
  ...LINE_ROWS,
  ...SUM_ROWS,
};
