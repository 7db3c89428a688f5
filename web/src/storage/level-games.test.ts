import { expect, test } from 'vitest';
import type { GameHead, GameSummary, StoredHelp } from './database.ts';
import { isUnaided } from './level-games.ts';

const head: GameHead = { id: 'a', title: '', created: 0, updated: 0, status: 'won', played: 1 };
const now = { isAuto: false, isHelped: false };
const summary = (assists: GameSummary['assists']): GameSummary => ({
  ...{ game: 'a', updated: 0, puzzle: '', digits: '' },
  assists,
});
const help = (hints: number, checks: number): StoredHelp => ({ game: 'a', hints, checks });

test.each([
  ['nothing', now, undefined, undefined, true],
  ['a hint', now, undefined, help(1, 0), false],
  ['a check', now, undefined, help(0, 1), false],
  ['a digit that was revealed', { ...now, isHelped: true }, undefined, undefined, false],
  ['the program', { isAuto: true, isHelped: true }, undefined, undefined, false],
  // A game of an older version.
  ['moves that nobody has looked into', {}, undefined, undefined, false],
  ['nothing, by its moves', {}, summary({}), undefined, true],
  ['lone marks, by its moves', {}, summary({ marks: 2 }), undefined, true],
  ['a digit that was revealed, by its moves', {}, summary({ reveal: 1 }), undefined, false],
  ['the program, by its moves', {}, summary({ solve: 1 }), undefined, false],
])('solved with %s', (_, known, found, helped, expected) => {
  expect(isUnaided({ ...head, ...known }, found, helped)).toBe(expected);
});
