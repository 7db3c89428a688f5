import 'pencilmark/constraints';
import { conflictsOf, drawnPuzzle, readShare, startState, statedSolution } from '@pencilmark/game';
import {
  geometryName,
  givenCount,
  isSolutionOf,
  parseSheet,
  type Place,
  possibleRules,
  type Problem,
  type Sheet,
} from 'pencilmark';
import { readRemark } from 'pencilmark/internal';
import { solutionsOf } from '../../workers/solutions.ts';
import { loadingWords } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';

/** The verdict on a text that may be a puzzle. */
export type Reading =
  | { readonly kind: 'empty' }
  /** It cannot be played; `at` is where in the text the reason stands. */
  | { readonly kind: 'refused'; readonly message: string; readonly at?: Place }
  /** A link of ours: the puzzle in it, and what stands in the address of the page that opens it. */
  | { readonly kind: 'shared'; readonly message: string; readonly sheet: Sheet; readonly payload: string }
  | { readonly kind: 'counting' | 'sound' | 'doubtful'; readonly message: string; readonly sheet: Sheet };

/** The verdict on a text, as far as it can be seen without solving. */
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
  const sheet = { ...read.value, puzzle: drawnPuzzle(read.value) };
  return { kind: 'counting', message: loadingWords.import.counting, sheet };
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

/** The parts of a text that the board leaves out, a sentence for each; fog where it is not `played`, or could not lift. */
export function leftOut(
  { puzzle, remarks = [], drawings = [] }: Sheet,
  played?: Reading['kind'],
): readonly string[] {
  const isLifted = played && (statedSolution(puzzle) || played !== 'doubtful');
  const hasFog = !isLifted && drawings.some(({ shape }) => shape === 'fog');
  return [
    ...remarks.map(inWords),
    ...(possibleRules(drawings) ? [loadingWords.import.drawings] : []),
    ...(hasFog ? [loadingWords.import.fog] : []),
  ];
}

function inWords(sentence: string): string {
  const remark = readRemark(sentence);
  if (!remark) return sentence;
  const { picture, column, recognised } = loadingWords.remarks;
  if (remark.kind === 'picture') return picture;
  return remark.kind === 'column' ? column(remark.name) : recognised(remark.names);
}

/**
 * A warning if a text comes with a solution that is not the only one: rules may live in a picture or in
 * drawings that nobody here can read. Nothing is solved where the text brings none. Rejects when solving fails.
 */
export async function doubtOfStated({ puzzle, solution }: Sheet): Promise<readonly string[]> {
  if (!solution) return [];
  if (!isSolutionOf(puzzle, solution)) return [loadingWords.remarks.otherSolution];
  const { kind } = await solutionsOf(puzzle);
  return kind === 'multiple' ? [loadingWords.remarks.severalSolutions] : [];
}

/** The verdict on a puzzle by the number of its solutions. */
export async function judgePuzzle(sheet: Sheet): Promise<Reading> {
  const { puzzle } = sheet;
  const name = geometryName(puzzle.geometry);
  const givens = givenCount(puzzle);
  try {
    const { kind } = await solutionsOf(puzzle);
    const doubts = await doubtOfStated(sheet);
    const say = (...sentences: string[]) => [...sentences, ...doubts].join(' ');
    if (kind === 'none') return { kind: 'refused', message: say(loadingWords.import.none(name)) };
    return kind === 'unique' && doubts.length === 0
      ? { kind: 'sound', message: loadingWords.import.unique(name, givens), sheet }
      : { kind: 'doubtful', message: say(loadingWords.import[kind](name, givens)), sheet };
  } catch {
    return { kind: 'doubtful', message: loadingWords.import.unknown(name), sheet };
  }
}
