import { readGamesNamed } from '../storage/day-games.ts';
import { type Day, dayNow } from './day.ts';
import { dayRecord, type TodayState, todayStateOf } from './day-record.ts';

/** Prefixes of the ids of games of days. */
export const DAY_GAMES = ['daily-', 'twist-'];

/** The stored state of today. The game in play must be saved first. */
export async function todayState(today: Day = dayNow()): Promise<TodayState> {
  const { games, summaries } = await readGamesNamed(DAY_GAMES);
  return todayStateOf(dayRecord(games, summaries), today);
}
