import 'pencilmark/constraints';
import { conflictsOf, readShare, startState } from '@pencilmark/game';
import {
  geometryName,
  givenCount,
  parseSheet,
  type Place,
  possibleRules,
  type Problem,
  type Sheet,
} from 'pencilmark';
import { solutionsOf } from '../../workers/solutions.ts';
import { loadingWords } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';

/** What is to be said of a text that may be a puzzle. */
export type Reading =
  | { readonly kind: 'empty' }
  /** It cannot be played; `at` is where in the text the reason stands. */
  | { readonly kind: 'refused'; readonly message: string; readonly at?: Place }
  /** A link of ours: the puzzle in it, and what stands in the address of the page that opens it. */
  | { readonly kind: 'shared'; readonly message: string; readonly sheet: Sheet; readonly payload: string }
  | { readonly kind: 'counting' | 'sound' | 'doubtful'; readonly message: string; readonly sheet: Sheet };

/** What a text is, as far as can be seen without solving it. */
export function readPuzzle(text: string): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const link = LINK.exec(text);
  if (link) return readLink(link[1]);
  const read = parseSheet(text);
  if (!read.ok) return refused(read.error);
  const { puzzle } = read.value;
  const conflict = conflictsOf(startState(puzzle)).at(0);
  if (conflict) {
    const message = loadingWords.import.conflict(problemTexts.conflict(puzzle.geometry, conflict));
    return { kind: 'refused', message };
  }
  return { kind: 'counting', message: loadingWords.import.counting, sheet: read.value };
}

/** A game that was shared as a link, in whatever page of ours the link opens. */
const LINK = /^\s*\S*#(?:\/\w+\/)?(p\d*=\S*)\s*$/;

function readLink(payload: string): Reading {
  const read = readShare(payload);
  if (!read.ok) return { kind: 'refused', message: problemTexts.sentence(read.error) };
  const { puzzle } = read.value.game;
  const title = read.value.title || geometryName(puzzle.geometry);
  return { kind: 'shared', message: loadingWords.import.shared(title), sheet: { puzzle, title }, payload };
}

function refused(error: Problem): Reading {
  return { kind: 'refused', message: problemTexts.sentence(error), ...(error.at && { at: error.at }) };
}

/** What a text holds that the board leaves out, a sentence for each. */
export function leftOut({ remarks = [], drawings }: Sheet): readonly string[] {
  return possibleRules(drawings) ? [...remarks, loadingWords.import.drawings] : remarks;
}

/** What the number of its solutions says of a puzzle. */
export async function judgePuzzle(sheet: Sheet): Promise<Reading> {
  const { puzzle } = sheet;
  const name = geometryName(puzzle.geometry);
  const givens = givenCount(puzzle);
  try {
    const { kind } = await solutionsOf(puzzle);
    if (kind === 'none') return { kind: 'refused', message: loadingWords.import.none(name) };
    return kind === 'unique'
      ? { kind: 'sound', message: loadingWords.import.unique(name, givens), sheet }
      : { kind: 'doubtful', message: loadingWords.import.multiple(name, givens), sheet };
  } catch {
    return { kind: 'doubtful', message: loadingWords.import.unknown(name), sheet };
  }
}
