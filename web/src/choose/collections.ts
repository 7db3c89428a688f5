/** Collections of existing puzzles, by what they have in common. */
import { classic9, createPuzzle, type Difficulty, type Puzzle } from 'pencilmark';
import { DIFFICULTIES } from 'pencilmark';
import { shelfTitle, kindName } from '../puzzles/names/shelf-names.ts';
import { nameWords } from '../puzzles/names/words.ts';
import type { ShelfEntry } from '../puzzles/shelf-entry.ts';
import { puzzleOf } from '../puzzles/shelf-puzzle.ts';
import { SHELF } from '../puzzles/shelf.generated.ts';
import { FAMOUS, type FamousPuzzle } from './famous.ts';

export const COLLECTIONS = ['famous', 'classic', 'variants', 'small', 'giants'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** A puzzle of a collection. */
export interface Collected {
  readonly id: string;
  readonly name: string;
  /** Who set it, and when. */
  readonly by?: string;
  readonly level: Difficulty;
  /** The title of a game of it. */
  readonly title: string;
  readonly puzzle: Puzzle;
}

const SHELVES: Readonly<Record<Exclude<CollectionName, 'famous'>, (entry: ShelfEntry) => boolean>> = {
  classic: ({ kind, spec }) => kind === 'classic' && spec.size === 9,
  variants: ({ kind, spec }) => kind !== 'classic' && spec.grids === undefined,
  small: ({ spec }) => spec.size < 9,
  giants: ({ spec }) => spec.size > 9 || (spec.grids !== undefined && spec.size === 9),
};

/** The puzzles of a collection, from easiest to hardest. */
export function collected(name: CollectionName): readonly Collected[] {
  const all = name === 'famous' ? FAMOUS.map(famous) : SHELF.filter(SHELVES[name]).map(shelved);
  return [...all].sort((a, b) => DIFFICULTIES.indexOf(a.level) - DIFFICULTIES.indexOf(b.level));
}

/** The puzzles of all collections, without duplicates. */
export function allCollected(): readonly Collected[] {
  return [...FAMOUS.map(famous), ...SHELF.map(shelved)];
}

export function isCollection(name: string): name is CollectionName {
  return (COLLECTIONS as readonly string[]).includes(name);
}

function shelved(entry: ShelfEntry): Collected {
  const puzzle = puzzleOf(entry);
  const { geometry } = puzzle;
  const name = kindName(entry.kind, geometry.size);
  return { id: entry.id, name, level: entry.level, title: shelfTitle(entry, geometry), puzzle };
}

function famous({ id, name, by, year, level, givens }: FamousPuzzle): Collected {
  const digits = Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign)));
  const puzzle = createPuzzle(classic9(), digits);
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.message}`);
  const title = `${nameWords.levels[level]} · ${name}`;
  return { id, name, by: year === undefined ? by : `${by}, ${year}`, level, title, puzzle: puzzle.value };
}
