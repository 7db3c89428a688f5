import { type Day, dayAfter } from './day.ts';

/** Streaks of days on which something was solved. */
export interface Streaks {
  /** Up to today; a day that is not over yet does not end the streak. */
  readonly current: number;
  readonly longest: number;
}

export function streaksOf(days: readonly Day[], today: Day): Streaks {
  const solved = new Set(days);
  const from = (day: Day): number => {
    let length = 0;
    for (let at = day; solved.has(at); at = dayAfter(at, -1)) length++;
    return length;
  };
  const ends = [...solved].filter((day) => !solved.has(dayAfter(day, 1)));
  return {
    current: from(solved.has(today) ? today : dayAfter(today, -1)),
    longest: Math.max(0, ...ends.map(from)),
  };
}
