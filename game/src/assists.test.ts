import { createGeometry, emptyPuzzle, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { assistsIn, isAutoSolved, isHelped } from './assists.ts';
import { createGame, type Game } from './game.ts';
import type { Move } from './move.ts';

import { solver } from './solver.ts';
import { play, undo } from './play.ts';

function gameWith(...moves: readonly Move[]): Game {
  const geometry = createGeometry(variantSpec('classic', 4));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const game = createGame(emptyPuzzle(geometry.value));
  if (!game.ok) throw new Error(game.error.message);
  return moves.reduce((before, move) => play(before, move, 0), game.value);
}

const assist = (by: 'solve' | 'hint' | 'marks' | 'reveal', count: number): Move => ({
  kind: 'assist',
  by,
  placements: Array.from({ length: count }, (_, cell) => ({ cell, digit: 1 })),
});
const enter: Move = { kind: 'enter', cells: [15], digit: 2 };

test.each([
  ['an entry', [enter], {}, false, false],
  ['entries that came with a pasted puzzle', [assist('solve', 3), enter], {}, false, false],
  ['a puzzle that was solved at once', [assist('solve', 16)], { solve: 1 }, true, true],
  ['a puzzle that was solved later', [enter, assist('solve', 3)], { solve: 1 }, true, true],
  ['hints beside entries', [assist('hint', 1), enter, assist('hint', 2)], { hint: 2 }, false, true],
  ['hints alone', [assist('hint', 1), assist('reveal', 2)], { hint: 1, reveal: 1 }, true, true],
  ['lone marks', [assist('marks', 2)], { marks: 1 }, false, false],
])('%s', (_, moves, counts, isAuto, helped) => {
  const game = gameWith(...moves);
  expect(assistsIn(game)).toEqual(counts);
  expect(isAutoSolved(game)).toBe(isAuto);
  expect(isHelped(assistsIn(game))).toBe(helped);
});

const reset: Move = { kind: 'reset' };

test('who filled the board that is shown', () => {
  const seen = undo(gameWith(assist('solve', 16)));
  expect(solver(gameWith(enter, assist('hint', 2)))).toBe('player');
  expect(solver(gameWith(assist('solve', 16)))).toBe('program');
  expect(solver(gameWith(enter, assist('solve', 3)))).toBe('program');
  // The program's digits are on the board, whatever is entered beside them.
  expect(solver(gameWith(assist('solve', 16), enter))).toBe('program');
  expect(solver(play(seen, enter, 0))).toBe('looked');
  expect(solver(play(play(seen, reset, 0), enter, 0))).toBe('looked');
  expect(solver(gameWith(enter, assist('solve', 3), reset, enter))).toBe('looked');
  expect(solver(play(gameWith(enter, assist('solve', 3), reset, enter), assist('solve', 3), 0))).toBe(
    'program',
  );
});

test('an answer that was taken back has been seen', () => {
  expect(isAutoSolved(undo(gameWith(enter, assist('solve', 3))))).toBe(true);
});
