import { expect, test } from 'vitest';
import { lastCell } from './last-cell.ts';
import { goTo, play } from './play.ts';
import { cells, enter, gameOf } from './test-boards.ts';

const two = play(play(gameOf(), enter(2, 'r1c2'), 0), enter(3, 'r1c3'), 1);

test('the cell of the last move that still counts', () => {
  expect(lastCell(two)).toBe(cells('r1c3')[0]);
  expect(lastCell(goTo(two, 1))).toBe(cells('r1c2')[0]);
});

test('none before the first move', () => {
  expect(lastCell(gameOf())).toBeUndefined();
  expect(lastCell(goTo(two, 0))).toBeUndefined();
});

test.each([
  [{ kind: 'erase', cells: cells('r1c2 r1c3'), layers: ['digit'] }, 'r1c3'],
  [{ kind: 'assist', by: 'hint', placements: [{ cell: cells('r2c1')[0], digit: 3 }] }, 'r2c1'],
  [{ kind: 'mark', marks: 'centre', change: 'add', cells: cells('r2c2'), digit: 4 }, 'r2c2'],
] as const)('of %j', (move, name) => {
  expect(lastCell(play(two, move, 2))).toBe(cells(name)[0]);
});

test('none after one that concerns the whole board', () => {
  expect(lastCell(play(two, { kind: 'reset' }, 2))).toBeUndefined();
});
