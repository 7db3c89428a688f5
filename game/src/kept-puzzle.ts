import {
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  refuse,
  text,
  wholeNumber,
} from 'pencilmark/internal/json-fields';
import { puzzleKey, puzzleOfKey } from './puzzle-key.ts';
import type { Setter } from './setter.ts';
import { setterReader } from './setter-fields.ts';

/** The origin of a puzzle in a player's collection. */
export const PUZZLE_SOURCES = ['made', 'imported'] as const;
export type PuzzleSource = (typeof PUZZLE_SOURCES)[number];

/** A puzzle as stored in a player's collection, whether or not it was ever played. */
export interface KeptPuzzle {
  /** Written by `puzzleKey`: it contains the puzzle, and ensures that no puzzle is stored twice. */
  readonly puzzle: string;
  readonly title: string;
  readonly source: PuzzleSource;
  /** The file or list from which it came; empty if it came alone. */
  readonly collection: string;
  /** The player's tags, without duplicates. */
  readonly tags?: readonly string[];
  /** When it was added, in ms since 1970. */
  readonly added: number;
  /** Its place in its collection, from 0. */
  readonly place: number;
  /** Its author and other remarks, if stored by an older version. */
  readonly words?: string;
  readonly setter?: Setter;
  /** The digits and marks in its source: `digitsText`, and a set of digits per cell. */
  readonly entries?: string;
  readonly marks?: readonly number[];
}

const MAX_CELLS = 10_000;
const MAX_TEXT = 100_000;

/** In UTF-16 code units. */
export const MAX_TAG = 60;
const MAX_TAGS = 100;

const key: Reader<string> = (field, index) => {
  const read = text(MAX_TEXT)(field, index);
  if (field.faults.length > 0) return read;
  const puzzle = puzzleOfKey(read);
  // In any other form, the puzzle would be stored a second time.
  if (!puzzle.ok || puzzleKey(puzzle.value) !== read) refuse(field, 'a puzzle');
  return read;
};

export const keptPuzzle = objectOf<KeptPuzzle>({
  puzzle: key,
  title: text(MAX_TEXT),
  source: oneOf(...PUZZLE_SOURCES),
  collection: text(MAX_TEXT),
  tags: optional(listOf(text(MAX_TAG), MAX_TAGS)),
  added: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  place: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  words: optional(text(MAX_TEXT)),
  setter: optional(setterReader),
  entries: optional(text(MAX_CELLS)),
  marks: optional(listOf(wholeNumber(0, 2 ** 31 - 1), MAX_CELLS)),
});
