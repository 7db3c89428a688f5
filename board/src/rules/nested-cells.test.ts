import { cellsOf, type Constraint, KINDS, type NestedConstraint } from 'pencilmark';
import { expect, test } from 'vitest';
import { BRANCH_FIELDS, CELL_FIELDS, cellsWithin } from './nested-cells.ts';

const fields = Object.values(KINDS).flatMap(({ fields }) => Object.entries(fields));
const named = (...types: readonly string[]): string[] =>
  [...new Set(fields.flatMap(([name, { type }]) => (types.includes(type) ? [name] : [])))].sort();

test('a name means cells in every kind, or in none', () => {
  expect(named('cells', 'cell-lists')).toEqual([...CELL_FIELDS]);
  expect(named('branches')).toEqual([...BRANCH_FIELDS]);
  const others = fields.filter(([, { type }]) => !['cells', 'cell-lists', 'branches'].includes(type));
  const known: readonly string[] = [...CELL_FIELDS, ...BRANCH_FIELDS];
  expect(others.filter(([name]) => known.includes(name))).toEqual([]);
});

test('finds the cells that the engine finds', () => {
  const nested: NestedConstraint = {
    kind: 'any-of',
    alternatives: [
      [{ kind: 'cage', cells: [9, 3, 4], sum: 12 }],
      [
        { kind: 'arrow', circle: [20], shaft: [21, 22, 3] },
        { kind: 'clone', cells: [1, 2], copy: [7, 8] },
      ],
    ],
  };
  expect(cellsWithin(nested)).toEqual([1, 2, 3, 4, 7, 8, 9, 20, 21, 22]);
  expect(cellsWithin(nested)).toEqual(cellsOf(nested as unknown as Constraint));
});
