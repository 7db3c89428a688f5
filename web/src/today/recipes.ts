import type { Difficulty, GeometrySpec, RuleSetName } from 'pencilmark';
import { type Day, dayAfter, dayOfGame, isDay, levelOfDay, noonOf, weekday } from '../days/day.ts';

export const RECIPE_NAMES = [
  'classic',
  'thermometers',
  'kropki',
  'killer',
  'xv',
  'sandwich',
  'arrows',
  'diagonals',
  'windoku',
  'renban',
  'knight',
] as const;
export type RecipeName = (typeof RECIPE_NAMES)[number];

/** What a puzzle is made from, beside its seed. */
export interface Recipe {
  readonly name: RecipeName;
  readonly spec: GeometrySpec;
  readonly rules: readonly RuleSetName[];
  readonly level: Difficulty;
}

const SMALL: GeometrySpec = { size: 6, boxes: { rows: 2, columns: 3 } };
const USUAL: GeometrySpec = { size: 9, boxes: { rows: 3, columns: 3 } };
const crossed = (spec: GeometrySpec): GeometrySpec => ({ ...spec, diagonals: ['main', 'anti'] });

const small = (name: RecipeName, level: Difficulty, ...rules: RuleSetName[]): Recipe => ({
  name,
  spec: SMALL,
  rules,
  level,
});
const usual = (name: RecipeName, ...rules: RuleSetName[]): Recipe => ({
  name,
  spec: USUAL,
  rules,
  level: 'medium',
});

/** From Monday to Sunday, each at a level that this rule reaches soon on a board of this size. */
const TWISTS: readonly Recipe[] = [
  small('thermometers', 'easy', 'thermo'),
  small('kropki', 'easy', 'kropki'),
  small('killer', 'medium', 'killer'),
  small('xv', 'easy', 'xv'),
  small('sandwich', 'medium', 'sandwich'),
  small('arrows', 'medium', 'arrow'),
  { ...small('diagonals', 'hard'), spec: crossed(SMALL) },
];

/** The puzzles that a desk shows beside those of the day: some of them, others each day. */
const OTHERS: readonly Recipe[] = [
  usual('killer', 'killer'),
  usual('thermometers', 'thermo'),
  { ...usual('diagonals'), spec: crossed(USUAL) },
  usual('sandwich', 'sandwich'),
  { ...usual('windoku'), spec: { ...USUAL, windows: true } },
  usual('renban', 'renban'),
  usual('knight', 'anti-knight'),
];

const OTHERS_SHOWN = 5;

/** The ids of the puzzles that a desk shows beside those of a day. */
export function othersOfDay(day: Day): readonly string[] {
  const count = Math.round(noonOf(day).getTime() / 86_400_000);
  return Array.from(
    { length: OTHERS_SHOWN },
    (_, index) => `other-${day}-${OTHERS[(count + index) % OTHERS.length].name}`,
  );
}

/** What the puzzle of an id is made from; its id is the seed, so that everybody has the same. */
export function recipeOf(id: string): Recipe | undefined {
  const named = dayOfGame(id);
  if (named?.kind === 'twist') return TWISTS[weekday(named.day)];
  if (named) return { ...usual('classic'), level: levelOfDay(named.day) };
  const [, day, name] = /^other-(.{10})-([a-z]+)$/.exec(id) ?? [];
  return day !== undefined && isDay(day) ? OTHERS.find((other) => other.name === name) : undefined;
}

/** How many days ahead puzzles are made. */
const AHEAD = 7;

/** The ids of the puzzles to have ready on a day, those first that are needed first. */
export function idsAhead(today: Day, others: boolean): readonly string[] {
  const days = Array.from({ length: AHEAD + 1 }, (_, index) => dayAfter(today, index));
  const both = days.flatMap((day) => [`daily-${day}`, `twist-${day}`]);
  return [...both.slice(0, 2), ...(others ? othersOfDay(today) : []), ...both.slice(2)];
}
