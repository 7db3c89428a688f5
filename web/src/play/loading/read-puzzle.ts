import 'pencilmark/constraints';
import {
  conflictsOf,
  isHeavy,
  drawnPuzzle,
  fogOf,
  lacksRules,
  readShare,
  shareFragment,
  startState,
} from '@pencilmark/game';
import {
  geometryName,
  givenCount,
  isSolutionOf,
  type ParsedPuzzle,
  parsePuzzle,
  type Place,
  type Problem,
} from 'pencilmark';
import { readRemark } from 'pencilmark/internal';
import { solutionsOf } from '../../workers/solutions.ts';
import { loadingWords } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { leftOutTexts } from '../../puzzles/setters/left-out.ts';
import { setterWords } from '../../puzzles/setters/words.ts';
import { puzzleTitle } from '../../puzzles/setters/puzzle-title.ts';
import { isSetters, leftOutOf, setterOf } from '../../puzzles/setters/setter-of.ts';
import { gameOfSheet } from '../../puzzles/setters/sheet-game.ts';

/** The verdict on a text that may be a puzzle. */
export type Reading =
  | { readonly kind: 'empty' }
  /** It cannot be played; `at`: the place of the reason in the text. */
  | { readonly kind: 'refused'; readonly message: string; readonly at?: Place }
  /** One of our links: the puzzle in it, and the address of the page that opens it. */
  | {
      readonly kind: 'shared';
      readonly message: string;
      readonly sheet: ParsedPuzzle;
      readonly payload: string;
    }
  | {
      readonly kind: 'counting' | 'sound' | 'doubtful';
      readonly message: string;
      readonly sheet: ParsedPuzzle;
      /** For a setter's puzzle: the address of the page that shows it before it is played. */
      readonly payload?: string;
    };

/** The verdict on a text, as far as possible without solving. */
export function readPuzzle(text: string): Reading {
  if (text.trim() === '') return { kind: 'empty' };
  const link = LINK.exec(text);
  if (link) return readLink(link[1]);
  const whole = parsePuzzle(text);
  // A puzzle can be played by its setter's text if a rule is unknown here; the missing rules are reported.
  const read =
    !whole.ok && whole.error.code === 'format.rules'
      ? parsePuzzle(text, { unknownRules: 'leave-out' })
      : whole;
  if (!read.ok) return refused(whole.ok ? read.error : whole.error);
  const { puzzle } = read.value;
  const state = startState(puzzle);
  const conflict = isHeavy(state) ? undefined : conflictsOf(state).at(0);
  if (conflict) {
    const message = loadingWords.import.conflict(problemTexts.conflict(puzzle.geometry, conflict));
    return { kind: 'refused', message };
  }
  const sheet = { ...read.value, puzzle: drawnPuzzle(read.value) };
  const payload = payloadOf(sheet);
  const message = loadingWords.import.counting;
  return { kind: 'counting', message, sheet, ...(payload !== undefined && { payload }) };
}

/** Undefined for a puzzle without a setter. */
function payloadOf(sheet: ParsedPuzzle): string | undefined {
  const game = isSetters(setterOf(sheet)) ? gameOfSheet(sheet) : undefined;
  if (!game?.ok) return undefined;
  const saved = { game: game.value, played: 0, title: sheet.title ?? puzzleTitle(sheet.puzzle) };
  return shareFragment(saved, game.value.log.length > 0 ? 'board' : 'puzzle').slice(1);
}

/** A game shared as a link, whichever of our pages the link opens. */
const LINK = /^\s*[^\s#]*#(?:\/\w+\/)?(p\d*=\S*)\s*$/;

function readLink(payload: string): Reading {
  const read = readShare(payload);
  if (!read.ok) return { kind: 'refused', message: problemTexts.sentence(read.error) };
  const { puzzle } = read.value.game;
  const title = read.value.title || puzzleTitle(puzzle);
  return { kind: 'shared', message: loadingWords.import.shared(title), sheet: { puzzle, title }, payload };
}

function refused(error: Problem): Reading {
  return { kind: 'refused', message: problemTexts.sentence(error), ...(error.at && { at: error.at }) };
}

/** Remarks about a text before it is played, a sentence each: what was recognised in it, and what is left out. */
export function leftOut(sheet: ParsedPuzzle, played?: Reading['kind']): readonly string[] {
  return [...recognisedIn(sheet, played), ...leftOutTexts(leftOutOf(sheet))];
}

/**
 * The rules that are drawn but not stated, those whose look means something else, and fog that is not shown: because the puzzle is not `played`, or because
 * the fog could never lift, as no solution out of several is the right one.
 */
export function recognisedIn(
  { puzzle, remarks = [], solution }: ParsedPuzzle,
  played?: Reading['kind'],
): readonly string[] {
  const names = remarks.flatMap((sentence) => {
    const remark = readRemark(sentence);
    const { recognised, doubted } = loadingWords.remarks;
    if (remark?.kind === 'doubted') return [doubted(remark.names)];
    return remark?.kind === 'recognised' ? [recognised(remark.names)] : [];
  });
  const isSeen = played !== undefined && (played !== 'doubtful' || solution !== undefined);
  return fogOf(puzzle) && !isSeen ? [...names, setterWords.leftOut.fog] : names;
}

/**
 * A warning if a text comes with a solution that is not the only one: rules may be in a picture or in drawings that
 * cannot be read here. If the text has no solution, nothing is solved. Rejects when solving fails.
 */
export async function doubtOfStated({ puzzle, solution }: ParsedPuzzle): Promise<readonly string[]> {
  if (!solution) return [];
  if (!isSolutionOf(puzzle, solution)) return [loadingWords.remarks.otherSolution];
  const { kind } = await solutionsOf(puzzle);
  return kind === 'multiple' ? [loadingWords.remarks.severalSolutions] : [];
}

/** The verdict on a puzzle by the number of its solutions; without meaning if rules are missing here. */
export async function judgePuzzle(sheet: ParsedPuzzle): Promise<Reading> {
  const { puzzle } = sheet;
  const name = geometryName(puzzle.geometry);
  if (lacksRules(setterOf(sheet))) return { kind: 'doubtful', message: `${name}.`, sheet };
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
