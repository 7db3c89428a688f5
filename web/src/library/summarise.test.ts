import { createGame, type Game, type Move, play } from '@pencilmark/game';
import { createGeometry, emptyPuzzle, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { summaryOf } from './summarise.ts';

function gameWith(...moves: readonly Move[]): Game {
  const geometry = createGeometry(variantSpec('classic', 4));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const game = createGame(emptyPuzzle(geometry.value));
  if (!game.ok) throw new Error(game.error.message);
  return moves.reduce((before, move) => play(before, move, 0), game.value);
}

const assist = (by: 'solve' | 'hint' | 'marks', count: number): Move => ({
  kind: 'assist',
  by,
  placements: Array.from({ length: count }, (_, cell) => ({ cell, digit: 1 })),
});
const enter: Move = { kind: 'enter', cells: [15], digit: 2 };

test.each([
  ['nothing', [enter], {}],
  ['entries that came with a pasted puzzle', [assist('solve', 3), enter], {}],
  ['a puzzle that was solved at once', [assist('solve', 16)], { solve: 1 }],
  ['a puzzle that was solved later', [enter, assist('solve', 3)], { solve: 1 }],
  ['hints', [assist('hint', 1), enter, assist('hint', 2)], { hint: 2 }],
])('%s', (_, moves, expected) => {
  expect(summaryOf('a', 7, gameWith(...moves)).assists).toEqual(expected);
});

test('a board that goes on from there is what is shown', () => {
  expect(summaryOf('a', 7, gameWith(enter))).toMatchObject({
    game: 'a',
    updated: 7,
    digits: '0000000000000002',
  });
});
