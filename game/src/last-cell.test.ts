import { expect, test } from 'vitest';
import { lastCell } from './last-cell.ts';
import type { Move } from './move.ts';
import { goTo, play } from './play.ts';
import { candidates, cells, enter, gameOf, mark } from './test-boards.ts';

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
  [{ kind: 'assist', by: 'solve', placements: candidates('r2c1=3 r2c4=1') }, 'r2c4'],
  [{ kind: 'assist', by: 'hint', placements: [], eliminations: candidates('r3c2=1 r3c3=1 r4c3=1') }, 'r4c3'],
  [{ kind: 'mark', marks: 'centre', change: 'add', cells: cells('r2c2'), digit: 4 }, 'r2c2'],
  [{ kind: 'colour', change: 'add', cells: cells('r2c2 r2c3'), colour: 1 }, 'r2c3'],
  [
    { kind: 'candidate-colour', change: 'add', candidates: candidates('r2c2=3 r2c4=3 r3c1=3'), colour: 1 },
    'r3c1',
  ],
  [
    {
      kind: 'line',
      change: 'add',
      line: { from: candidates('r3c1=2')[0], to: candidates('r4c2=2')[0], style: 'strong', colour: 1 },
    },
    'r4c2',
  ],
] as const)('of %j', (move, name) => {
  const marked = play(two, mark('corner', 1, 'r3c2 r3c3'), 2);
  expect(lastCell(play(marked, move, 3))).toBe(cells(name)[0]);
});

test('none after one that concerns the whole board', () => {
  expect(lastCell(play(two, { kind: 'reset' }, 2))).toBeUndefined();
});

test.each<Move>([
  { kind: 'assist', by: 'hint', placements: [] },
  { kind: 'assist', by: 'hint', placements: [], eliminations: [] },
  { kind: 'candidate-colour', change: 'add', candidates: [], colour: 1 },
])('none after %j, which only a saved game can contain', (move) => {
  const log = [...two.log, { parent: 2, move, played: 2 }];
  expect(lastCell({ ...two, log, current: 3, tip: 3 })).toBeUndefined();
});
