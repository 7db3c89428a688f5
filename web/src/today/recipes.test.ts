import { expect, test } from 'vitest';
import { recipeOf } from './recipes.ts';

/** Addresses that have been shared make the same puzzle for ever. */
test.each([
  ['daily-2026-11-28', { board: '9x9', rules: 'classic', level: 'expert' }],
  ['daily-2026-11-23', { board: '9x9', rules: 'classic', level: 'beginner' }],
  ['twist-2026-11-28', { board: '6x6', rules: 'arrow', level: 'medium' }],
  ['twist-2026-11-29', { board: '6x6', rules: 'diagonals', level: 'hard' }],
  ['other-2026-11-28-killer', { board: '9x9', rules: 'killer', level: 'medium' }],
  ['daily-2026-11-28-hard', { board: '9x9', rules: 'classic', level: 'hard' }],
  ['daily-2026-02-30', undefined],
  ['daily-2026-11-28-toString', undefined],
  ['daily-2026-02-30-hard', undefined],
  ['twist-2026-11-28-hard', undefined],
  ['other-2026-11-28-chess', undefined],
  ['abcdefghijklmnopqrst', undefined],
])('%s', (id, recipe) => {
  expect(recipeOf(id)).toEqual(recipe);
});
