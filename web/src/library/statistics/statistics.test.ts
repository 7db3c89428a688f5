import { describe, expect, test } from 'vitest';
import type { GameHead } from '../../storage/database.ts';
import { linesOf, type Solved, solvedIn, totalsOf, weeksBefore } from './statistics.ts';
import { streaksOf } from '../../days/streaks.ts';

const TODAY = '2026-11-22';

describe('streaks', () => {
  test.each([
    ['nothing', [], 0, 0],
    ['today', ['2026-11-22'], 1, 1],
    ['yesterday, and today is not over', ['2026-11-21', '2026-11-20'], 2, 2],
    ['the day before yesterday', ['2026-11-20'], 0, 1],
    ['a longer one before', ['2026-11-22', '2026-11-10', '2026-11-09', '2026-11-08'], 1, 3],
    ['over the end of a month, twice on a day', ['2026-10-31', '2026-11-01', '2026-11-01'], 0, 2],
  ])('%s', (_, days, current, longest) => {
    expect(streaksOf(days, TODAY)).toEqual({ current, longest });
  });
});

const noon = new Date(2026, 10, 22, 12).getTime();
const head = (id: string, change: Partial<GameHead> = {}): GameHead => ({
  id,
  title: id,
  created: noon,
  updated: noon,
  status: 'won',
  played: 60_000,
  ...change,
});

test('what counts as solved, and as solved with help', () => {
  const puzzle = 'p';
  const summary = (game: string, assists = {}) => ({ game, updated: noon, puzzle, digits: '', assists });
  const { solved, byProgram } = solvedIn({
    games: ['own', 'hint', 'check', 'reveal', 'program']
      .map((id) => head(id))
      .concat(head('open', { status: 'open' })),
    summaries: [
      summary('own', { marks: 3 }),
      summary('reveal', { reveal: 1 }),
      summary('program', { solve: 1 }),
    ],
    helps: [
      { game: 'hint', hints: 2, checks: 0 },
      { game: 'check', hints: 0, checks: 1 },
    ],
    rating: () => ({ puzzle, solutions: 'unique', level: 'easy', score: 1 }),
  });
  expect(byProgram).toBe(1);
  expect(solved.map(({ isHelped }) => isHelped)).toEqual([false, true, true, true]);
  // If the moves have not been read yet, the puzzle is unknown.
  expect(solved.map(({ level }) => level)).toEqual(['easy', 'unknown', 'unknown', 'easy']);
});

const game = (change: Partial<Solved>): Solved => ({
  level: 'easy',
  day: TODAY,
  time: 1,
  hints: 0,
  checks: 0,
  isHelped: false,
  ...change,
});

test('best and median are of games without help', () => {
  const games = [
    game({ time: 9 }),
    game({ time: 5 }),
    game({ time: 7 }),
    game({ time: 1, isHelped: true, hints: 2 }),
  ];
  expect(totalsOf(games, TODAY)).toMatchObject({ count: 4, helped: 1, hints: 2, best: 5, median: 7 });
  expect(totalsOf(games.slice(0, 2), TODAY)).toMatchObject({ best: 5, median: 7 });
  expect(totalsOf(games.slice(3), TODAY)).not.toHaveProperty('best');
});

test('levels come from the easiest on, and only those that were solved', () => {
  const games = [game({ level: 'hard' }), game({ level: 'unknown' }), game({})];
  expect(linesOf(games, TODAY).map(({ level }) => level)).toEqual(['easy', 'hard', 'unknown']);
});

test('weeks end today', () => {
  const games = ['2026-11-22', '2026-11-16', '2026-11-15', '2026-01-01'].map((day) => game({ day }));
  expect(weeksBefore(games, TODAY, 3)).toEqual([
    { from: '2026-11-02', count: 0 },
    { from: '2026-11-09', count: 1 },
    { from: '2026-11-16', count: 2 },
  ]);
});
