import {
  allHold,
  CONSTRAINT_KINDS,
  checkConstraint,
  classic9,
  createGeometry,
  type Geometry,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { compileConstraint } from '../../engine/src/constraints/constraints.ts';
import { mayHold } from '../../engine/src/relations/table.ts';
import { CONSTRAINT_ROWS, type ConstraintRow } from './constraint-rows.ts';

const LEFT_OUT = 5;

describe.each(CONSTRAINT_KINDS)('%s', (kind) => {
  const rows = CONSTRAINT_ROWS[kind];

  test('has fillings that obey it and fillings that break it', () => {
    expect(rows.flatMap((row) => row.obey)).not.toEqual([]);
    expect(rows.flatMap((row) => row.break)).not.toEqual([]);
  });

  test.each(rows)('$source', (row) => {
    const geometry = boardOf(row);
    expect(checkConstraint(geometry, row.constraint)).toMatchObject({ ok: true });
    const obeys = (filling: string): boolean =>
      allHold(geometry, [row.constraint], digitsOf(filling, geometry));
    expect(row.obey.filter((filling) => !obeys(filling))).toEqual([]);
    expect(row.break.filter(obeys)).toEqual([]);
  });

  test.each(rows)('$source: its relations say the same', (row) => {
    const geometry = boardOf(row);
    // Relations may count on the houses, which a filling that repeats a digit can break.
    const bare = { ...geometry, peers: geometry.cells.map(() => []) };
    const obeys = (filling: string, board: Geometry): boolean =>
      compileConstraint(board, row.constraint).every((relation) =>
        mayHold(relation, board, digitsOf(filling, board)),
      );
    expect(row.obey.filter((filling) => !obeys(filling, bare))).toEqual([]);
    expect(row.obey.filter((filling) => !obeys(filling, geometry) && !/(.).*\1/.test(filling))).toEqual([]);
    expect(row.break.filter((filling) => obeys(filling, bare) || obeys(filling, geometry))).toEqual([]);
  });
});

function boardOf({ board }: ConstraintRow): Geometry {
  if (!board) return classic9();
  const made = createGeometry(board);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function digitsOf(filling: string, { cells, values }: Geometry): number[] {
  const rows = filling.split('/');
  const digits = cells.map(({ row, column }) => Number(rows[row]?.[column] ?? LEFT_OUT) - values[0] + 1);
  if (digits.some((digit) => !(digit >= 1 && digit <= values.length))) throw new Error(filling);
  return digits;
}
