import { expect, test } from 'vitest';
import type { Constraint } from './kinds.ts';
import { mapCells } from './map-cells.ts';

const cage = (...cells: number[]): Constraint => ({ kind: 'cage', cells, sum: 10 });

test.each<[string, Constraint, Constraint]>([
  ['cells, and no other numbers', cage(10, 11), cage(110, 111)],
  [
    'every field of cells',
    { kind: 'arrow', circle: [0], shaft: [1, 2] },
    { kind: 'arrow', circle: [100], shaft: [101, 102] },
  ],
  [
    'lists of cells',
    { kind: 'no-sum', sums: [5], neighbours: 'orthogonal', except: [[5, 6]] },
    { kind: 'no-sum', sums: [5], neighbours: 'orthogonal', except: [[105, 106]] },
  ],
  [
    'constraints inside constraints',
    { kind: 'any-of', alternatives: [[cage(1)], [{ kind: 'all-of', lists: [[cage(2), cage(3)]] }]] },
    { kind: 'any-of', alternatives: [[cage(101)], [{ kind: 'all-of', lists: [[cage(102), cage(103)]] }]] },
  ],
  ['nothing where no cell is named', { kind: 'anti-king' }, { kind: 'anti-king' }],
])('maps %s', (_, constraint, expected) => {
  const before = structuredClone(constraint);
  expect(mapCells(constraint, (cell) => cell + 100)).toEqual(expected);
  expect(constraint).toEqual(before);
});

test('leaves out what is undefined', () => {
  const constraint: Constraint = { kind: 'cage', cells: [1], sum: undefined };
  expect(Object.keys(mapCells(constraint, (cell) => cell))).toEqual(['kind', 'cells']);
});
