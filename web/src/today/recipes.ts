import type { Difficulty, GeometrySpec, RuleSetName } from 'pencilmark';
import { type Day, dayAfter, dayOfGame, isDay, levelOfDay, weekday } from '../days/day.ts';

export type RecipeName =
  'classic' | 'thermometers' | 'kropki' | 'killer' | 'xv' | 'sandwich' | 'arrows' | 'diagonals';

/** What a puzzle is made from, beside its seed. */
export interface Recipe {
  readonly name: RecipeName;
  readonly spec: GeometrySpec;
  readonly rules: readonly RuleSetName[];
  readonly level: Difficulty;
}

const SMALL: GeometrySpec = { size: 6, boxes: { rows: 2, columns: 3 } };
const USUAL: GeometrySpec = { size: 9, boxes: { rows: 3, columns: 3 } };

const small = (name: RecipeName, level: Difficulty, ...rules: RuleSetName[]): Recipe => ({
  name,
  spec: SMALL,
  rules,
  level,
});
/** From Monday to Sunday, each at a level that this rule reaches soon on a board of this size. */
const TWISTS: readonly Recipe[] = [
  small('thermometers', 'easy', 'thermo'),
  small('kropki', 'easy', 'kropki'),
  small('killer', 'medium', 'killer'),
  small('xv', 'easy', 'xv'),
  small('sandwich', 'medium', 'sandwich'),
  small('arrows', 'medium', 'arrow'),
  { ...small('diagonals', 'hard'), spec: { ...SMALL, diagonals: ['main', 'anti'] } },
];

const OTHERS_SHOWN = 5;

/** The ids of the puzzles that a desk shows beside those of a day: of the kinds that the next days have as twists. */
export function othersOfDay(day: Day): readonly string[] {
  return Array.from(
    { length: OTHERS_SHOWN },
    (_, index) => `other-${day}-${TWISTS[(weekday(day) + 1 + index) % 7].name}`,
  );
}

/** What the puzzle of an id is made from; its id is the seed, so that everybody has the same. */
export function recipeOf(id: string): Recipe | undefined {
  const named = dayOfGame(id);
  if (named?.kind === 'twist') return TWISTS[weekday(named.day)];
  if (named) return { name: 'classic', spec: USUAL, rules: [], level: levelOfDay(named.day) };
  const [, day, name] = /^other-(.{10})-([a-z]+)$/.exec(id) ?? [];
  return day !== undefined && isDay(day) ? TWISTS.find((twist) => twist.name === name) : undefined;
}

/** How many days ahead puzzles are made. */
const AHEAD = 7;

/** The ids of the puzzles to have ready on a day, those first that are needed first. */
export function idsAhead(today: Day, others: boolean): readonly string[] {
  const days = Array.from({ length: AHEAD + 1 }, (_, index) => dayAfter(today, index));
  const both = days.flatMap((day) => [`daily-${day}`, `twist-${day}`]);
  return [...both.slice(0, 2), ...(others ? othersOfDay(today) : []), ...both.slice(2)];
}
