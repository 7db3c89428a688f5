import { createGame, type Game, play, momentsOf } from '@pencilmark/game';
import { EN, parsePuzzle, solve } from 'pencilmark';
import { expect, test } from 'vitest';
import { answerLogic } from '../../workers/logic-answers.ts';
import type { LogicQuestion } from '../../workers/logic-protocol.ts';
import { findPath } from '../../workers/path-answers.ts';
import { type Findings, techniquesIn } from './techniques-used.ts';

/** Top 1465, puzzle 1. */
const sheet = parsePuzzle(
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
);
if (!sheet.ok) throw new Error(sheet.error.message);
const { puzzle } = sheet.value;
const solved = solve(puzzle);
if (solved.status !== 'solved') throw new Error(solved.status);
const { solution } = solved;

/** The cells that singles solve, in order. */
const SINGLES: number[] = [];
for (const report of findPath(puzzle, EN, () => false)) {
  if (report.kind !== 'steps') continue;
  if (report.steps.some(({ step }) => step.placements.length === 0)) break;
  SINGLES.push(...report.steps.flatMap(({ step }) => step.placements.map(({ cell }) => cell)));
}

/** Enters digits after pauses in seconds. */
function played(...entries: readonly (readonly [cell: number, digit: number, pause: number])[]): Game {
  const begun = createGame(puzzle);
  if (!begun.ok) throw new Error(begun.error.message);
  let time = 0;
  return entries.reduce((game, [cell, digit, pause]) => {
    time += pause * 1000;
    return play(game, { kind: 'enter', cells: [cell], digit }, time);
  }, begun.value);
}

const ask = (question: LogicQuestion) => Promise.resolve(answerLogic({ question, locale: EN }));
const look = (game: Game): Promise<Findings> =>
  techniquesIn({ game, moments: momentsOf(game, game.tip) }, ask);

const singles = SINGLES.map((cell) => [cell, solution[cell], 3] as const);
const open = solution.findIndex((_, cell) => puzzle.givens[cell] === 0 && !SINGLES.includes(cell));

test('moves are explained, with the time that went into them', async () => {
  const { used, missed, unexplained } = await look(played(...singles));
  expect(used.reduce((sum, { moves }) => sum + moves, 0)).toBe(SINGLES.length);
  expect(used.reduce((sum, { time }) => sum + time, 0)).toBe(3_000 * SINGLES.length);
  expect(used.map(({ technique }) => technique)).toEqual(['hidden-single']);
  expect(missed).toEqual([]);
  expect(unexplained).toBe(0);
});

test('after a long pause, a move that nothing explains missed what was there', async () => {
  const { missed, unexplained } = await look(played(...singles, [open, solution[open], 60]));
  expect(unexplained).toBe(1);
  expect(missed).toEqual([
    { place: SINGLES.length + 1, thought: 60_000, technique: 'locked-triple', name: 'Locked triple' },
  ]);
});

test('a pause that ends in the easiest step missed nothing', async () => {
  const slow = singles.map(([cell, digit], index) => [cell, digit, index === 1 ? 90 : 3] as const);
  expect((await look(played(...slow))).missed).toEqual([]);
});

test('what follows a mistake is not explained', async () => {
  const wrong = (solution[open] % 9) + 1;
  const { used, unexplained } = await look(played([open, wrong, 3], ...singles));
  expect(used).toEqual([]);
  expect(unexplained).toBe(SINGLES.length + 1);
});

test('it can be stopped, and says how far it is', async () => {
  const game = played(...singles);
  const places: number[] = [];
  const stopped = techniquesIn(
    { game, moments: momentsOf(game, game.tip) },
    () => Promise.reject(new Error('stopped')),
    (place) => places.push(place),
  );
  await expect(stopped).rejects.toThrow('stopped');
  expect(places).toEqual([1]);
});
