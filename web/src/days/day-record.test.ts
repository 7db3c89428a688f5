import { expect, test } from 'vitest';
import type { GameHead, GameSummary } from '../storage/database.ts';
import { dayRecord, streaksIn, todayStateOf, unknownGames } from './day-record.ts';
import { noonOf } from './day.ts';

function game(id: string, change: Partial<GameHead> = {}): GameHead {
  const at = noonOf(id.slice(6)).getTime();
  return { id, title: '', created: at, updated: at, status: 'won', played: 1, isAuto: false, ...change };
}

const on = (startedOn: string, wonOn?: string): Partial<GameHead> => ({
  startedOn,
  ...(wonOn ? { wonOn } : { status: 'open' }),
});

test.each([
  ['daily-2026-11-22', on('2026-11-22', '2026-11-22'), 'solved'],
  ['twist-2026-11-22', on('2026-11-22', '2026-11-22'), 'solved'],
  // Begun before midnight and finished after it, begun later, or not finished.
  ['daily-2026-11-22', on('2026-11-22', '2026-11-23'), 'later'],
  ['daily-2026-11-22', on('2026-11-23', '2026-11-23'), 'later'],
  ['daily-2026-11-22', on('2026-11-22'), 'begun'],
  // A game that was finished once stays so, whatever is undone afterwards.
  ['daily-2026-11-22', { ...on('2026-11-22', '2026-11-22'), status: 'open' as const }, 'solved'],
  ['daily-2026-11-22', { ...on('2026-11-22', '2026-11-22'), isAuto: true }, 'begun'],
])('%s, %j: %s', (id, change, mark) => {
  expect(dayRecord([game(id, change)], []).marks.get('2026-11-22')).toBe(mark);
});

/** On the next day, at a time on the clock. */
const after = (hours: number, minutes: number): number => new Date(2026, 10, 23, hours, minutes).getTime();

test.each([
  ['daily', '2026-11-22', after(0, 1), 'solved'],
  ['twist', '2026-11-22', after(2, 59), 'solved'],
  ['daily', '2026-11-22', after(3, 0), 'later'],
  ['daily', '2026-11-22', after(23, 59), 'later'],
  // Begun after midnight.
  ['daily', '2026-11-23', after(0, 30), 'later'],
])('a %s of the 22nd, begun on the %s and won at %i after midnight: %s', (kind, startedOn, updated, mark) => {
  const games = [game(`${kind}-2026-11-22`, { ...on(startedOn, '2026-11-23'), updated })];
  expect(dayRecord(games, []).marks.get('2026-11-22')).toBe(mark);
});

test('the better of the two puzzles of a day counts', () => {
  const games = [
    game('daily-2026-11-22', on('2026-11-22')),
    game('twist-2026-11-22', on('2026-11-22', '2026-11-22')),
  ];
  expect(dayRecord(games, []).marks.get('2026-11-22')).toBe('solved');
  expect(dayRecord(games.reverse(), []).marks.get('2026-11-22')).toBe('solved');
});

test('games of older versions are read by their moments and their moves', () => {
  const old = ({ isAuto: _, ...head }: GameHead): GameHead => head;
  const games = [old(game('daily-2026-11-20')), old(game('daily-2026-11-21')), old(game('daily-2026-11-22'))];
  games[1] = { ...games[1], updated: games[1].updated + 86_400_000 };
  const solve = { game: games[0].id, updated: 0, puzzle: '', digits: '', assists: { solve: 1 } };
  const { marks } = dayRecord(games, [solve]);
  expect([...marks.values()]).toEqual(['begun', 'later', 'solved']);
  const summaries: GameSummary[] = [solve];
  expect(unknownGames(dayRecord(games, summaries), summaries)).toEqual(games.slice(1).map(({ id }) => id));
});

test('a streak runs over changes of the clocks and ends of months; later solves are no part of it', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'];
  const games = days.map((day) => game(`daily-${day}`, on(day, day)));
  expect(streaksIn(dayRecord(games, []), '2026-10-28')).toEqual({ current: 4, longest: 4 });
  const broken = [...games.slice(0, 2), game('daily-2026-10-26', on('2026-10-27', '2026-10-27')), games[3]];
  expect(streaksIn(dayRecord(broken, []), '2026-10-27')).toEqual({ current: 1, longest: 2 });
  expect(streaksIn(dayRecord(broken, []), '2026-10-29')).toEqual({ current: 0, longest: 2 });
});

test('the state of today', () => {
  const games = [
    game('daily-2026-11-23', on('2026-11-23', '2026-11-23')),
    game('daily-2026-11-24', on('2026-11-24', '2026-11-24')),
    game('twist-2026-11-24', on('2026-11-24')),
  ];
  const state = todayStateOf(dayRecord(games, []), '2026-11-24');
  expect(state).toMatchObject({ daily: 'won', twist: 'open', streak: 2, longest: 2 });
  expect([...state.marks.values()]).toEqual(['solved', 'solved']);
});

/** The day of a game is the local date at that time, even if the player has travelled since. */
test.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Berlin'])('seen from %s', (zone) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    // Finished late on the 28th in New Zealand, which is still the 28th of March in Hawaii, in the morning.
    const created = Date.parse('2026-03-28T23:10+13:00');
    const games = [
      { ...game('daily-2026-03-28', on('2026-03-28', '2026-03-28')), created, updated: created + 9e5 },
      game('daily-2026-03-29', on('2026-03-29', '2026-03-29')),
    ];
    expect(streaksIn(dayRecord(games, []), '2026-03-29')).toEqual({ current: 2, longest: 2 });
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
