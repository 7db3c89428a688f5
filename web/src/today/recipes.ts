import { DIFFICULTIES, type Difficulty } from 'pencilmark';
import { type Day, dayAfter, dayOfGame, isDay, levelOfDay, weekday } from '../days/day.ts';
import type { PuzzleKind, OfferedRules } from '../puzzles/kinds/kinds.ts';

/** What a puzzle is made from, in addition to its seed. */
export interface Recipe extends PuzzleKind {
  readonly level: Difficulty;
}

const small = (rules: OfferedRules, level: Difficulty): Recipe => ({ board: '6x6', rules, level });
const usual = (rules: OfferedRules, level: Difficulty): Recipe => ({ board: '9x9', rules, level });

/** From Monday to Sunday, each at a level that the rule reaches quickly on a board of this size. */
const TWISTS: readonly Recipe[] = [
  small('thermo', 'easy'),
  small('kropki', 'easy'),
  small('killer', 'medium'),
  small('xv', 'easy'),
  small('sandwich', 'medium'),
  small('arrow', 'medium'),
  small('diagonals', 'hard'),
];

/** The rules that most players know, on a board of the usual size. */
const OTHERS: readonly Recipe[] = [
  usual('killer', 'medium'),
  usual('thermo', 'medium'),
  usual('arrow', 'medium'),
  usual('whisper', 'medium'),
  usual('diagonals', 'medium'),
];

/** The ids of the other puzzles of a day. */
export function othersOfDay(day: Day): readonly string[] {
  return OTHERS.map(({ rules }) => `other-${day}-${rules}`);
}

/** The recipe of the puzzle with an id; the id is the seed, so that everybody gets the same puzzle. */
export function recipeOf(id: string): Recipe | undefined {
  const named = dayOfGame(id);
  if (named?.kind === 'twist') return TWISTS[weekday(named.day)];
  if (named) return usual('classic', levelOfDay(named.day));
  const [, kind, day, end] = /^(daily|other)-(.{10})-([a-z]+)$/.exec(id) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  if (kind === 'other') return OTHERS.find(({ rules }) => rules === end);
  const level = DIFFICULTIES.find((one) => one === end);
  return level && usual('classic', level);
}

/** The number of days for which puzzles are made in advance. */
const AHEAD = 7;

/** The ids of the puzzles to prepare on a day, in the order in which they are needed. */
export function idsAhead(today: Day, others: boolean): readonly string[] {
  const days = Array.from({ length: AHEAD + 1 }, (_, index) => dayAfter(today, index));
  const both = days.flatMap((day) => [`daily-${day}`, `twist-${day}`]);
  return [...both.slice(0, 2), ...(others ? othersOfDay(today) : []), ...both.slice(2)];
}
