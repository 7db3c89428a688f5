import { createGame, type Game, goTo, type Move, play } from '@pencilmark/game';
import { createGeometry, emptyPuzzle, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { longestPause, mistakesIn } from './won-facts.ts';

const SOLUTION = [...'1234341221434321'].map(Number);

function gameWith(...moves: readonly (readonly [Move, number])[]): Game {
  const geometry = createGeometry(variantSpec('classic', 4));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const game = createGame(emptyPuzzle(geometry.value));
  if (!game.ok) throw new Error(game.error.message);
  return moves.reduce((before, [move, played]) => play(before, move, played), game.value);
}

const enter = (cell: number, digit: number): Move => ({ kind: 'enter', cells: [cell], digit });

test('the longest pause is that before a move which is still there', () => {
  const game = gameWith([enter(0, 1), 2_000], [enter(1, 2), 9_000], [enter(2, 3), 10_000]);
  expect(longestPause(game)).toBe(7_000);
  expect(longestPause(play(goTo(game, 1), enter(4, 3), 11_000))).toBe(2_000);
  expect(longestPause(gameWith())).toBe(0);
});

test('a mistake counts once for each entry, also where it was taken back', () => {
  const game = gameWith([enter(0, 1), 1], [enter(1, 3), 2], [enter(1, 3), 3], [enter(2, 1), 4]);
  expect(mistakesIn(game, SOLUTION)).toBe(2);
  expect(mistakesIn(goTo(game, 1), SOLUTION)).toBe(2);
  expect(mistakesIn(gameWith([enter(0, 1), 1]), SOLUTION)).toBe(0);
  expect(mistakesIn(gameWith([enter(0, 2), 1], [{ kind: 'clear' }, 2]), SOLUTION)).toBeUndefined();
});
