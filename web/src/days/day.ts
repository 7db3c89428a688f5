import type { Difficulty } from 'pencilmark';

/** A local date: `2026-11-22`. */
export type Day = string;

/** The local date at a moment. */
export function dayOf(moment: Date): Day {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The local date now. */
export function dayNow(): Day {
  return dayOf(new Date());
}

/** Noon of a day: far from midnight, so that no clock change moves it to another day. */
export function noonOf(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day a number of days later, or earlier if negative. */
export function dayAfter(day: Day, days: number): Day {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
}

/** Whether a text is a valid date. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text;
}

/** From Monday to Sunday: a week begins with easy puzzles. */
const LEVELS: readonly Difficulty[] = ['beginner', 'easy', 'medium', 'medium', 'hard', 'expert', 'extreme'];

export function levelOfDay(day: Day): Difficulty {
  return LEVELS[weekday(day)];
}

/** The puzzles of each day: a classic puzzle, and a small variant. */
export type DayKind = 'daily' | 'twist';

/** The seed of a day's puzzle. It and the level of the weekday determine the puzzle, so everybody gets the same. */
export function seedOfDay(day: Day, kind: DayKind = 'daily'): string {
  return `${kind}-${day}`;
}

/** The id of a day's game, the same on every device, so that backups from two devices can be merged. */
export function gameOfDay(day: Day, kind: DayKind = 'daily'): string {
  return seedOfDay(day, kind);
}

/** The kind and the day of a game's puzzle; undefined if it is not the puzzle of a day. */
export function dayOfGame(id: string): { readonly kind: DayKind; readonly day: Day } | undefined {
  const [, kind, day] = /^(daily|twist)-(.{10})$/.exec(id) ?? [];
  return kind !== undefined && isDay(day) ? { kind: kind as DayKind, day } : undefined;
}

/** How long after midnight the puzzle of a day still counts for its day, if it was begun on it, in hours. */
const GRACE = 3;

/** Whether a moment belongs to the evening of the day before: for a puzzle of a day that was begun on it. */
export function isLateOn(day: Day, moment: Date): boolean {
  return dayOf(moment) === dayAfter(day, 1) && moment.getHours() < GRACE;
}

/** The day for which a win counts that happens now: today, or for the puzzle of yesterday, begun yesterday, still that. */
export function dayOfWin(id: string, startedOn: Day | undefined): Day {
  const now = new Date();
  const day = dayOfGame(id)?.day;
  return day !== undefined && day === startedOn && isLateOn(day, now) ? day : dayOf(now);
}

/** The week that contains a day, from Monday to Sunday. */
export function weekOf(day: Day): readonly Day[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - weekday(day)));
}

/** The weeks of the month of a day, from Monday to Sunday; undefined for days of another month. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const month = day.slice(0, 7);
  const weeks: (Day | undefined)[][] = [];
  for (let at = dayAfter(`${month}-01`, -weekday(`${month}-01`)); ; at = dayAfter(at, 7)) {
    if (weeks.length > 0 && !at.startsWith(month)) return weeks;
    const days = Array.from({ length: 7 }, (_, index) => dayAfter(at, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : undefined)));
  }
}

/** The first day of the month a number of months later, or earlier if negative. */
export function monthAfter(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1 + months, 1, 12));
}

/** 0 for Monday … 6 for Sunday. */
export function weekday(day: Day): number {
  return (noonOf(day).getDay() + 6) % 7;
}
