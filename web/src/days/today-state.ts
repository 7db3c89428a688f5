import { readGamesNamed } from '../storage/day-games.ts';
import { type Day, dayNow } from './day.ts';
import { dayRecord, type TodayState, todayStateOf } from './day-record.ts';

/** How the ids of games of days begin. */
export const DAY_GAMES = ['daily-', 'twist-'];

/** How far today is, as it is stored; what is played at this moment must have been written before. */
export async function todayState(today: Day = dayNow()): Promise<TodayState> {
  const { games, summaries } = await readGamesNamed(DAY_GAMES);
  return todayStateOf(dayRecord(games, summaries), today);
}
