/** Shared by the answers on human logic. */
import {
  allowedIn,
  checkUniqueness,
  DEFAULT_TECHNIQUES,
  describeConflict,
  type DifficultyRating,
  type Digits,
  type Explanation,
  findConflicts,
  findDeepChain,
  formatLine,
  type HodokuTableRating,
  type LogicOptions,
  MAX_SET_DIGIT,
  type ParsedPuzzle,
  type PathStep,
  playedDigits,
  playedPosition,
  type Position,
  type Puzzle,
  type SolveControl,
  type Step,
  type TechniqueId,
  techniqueOf,
  WITHOUT_UNIQUENESS,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { STEP_ORDERS } from '../options.ts';
import type { Picture, Reply } from './reply.ts';
import { stepSvg, THEMES } from '@pencilmark/board';

/** The arguments of a search for steps, by the requested order. */
export const ORDERS = {
  catalogue: {},
  seen: { order: 'seen', beforeTrial: findDeepChain },
} as const satisfies Record<(typeof STEP_ORDERS)[number], LogicOptions>;

/** A step, the board before it, and its explanation. */
export interface ExplainedStep extends PathStep {
  readonly explanation: Explanation;
}

/** The start of a path: a reply that ends it, or a search for steps. */
export type Start =
  | { readonly refused: Reply }
  | {
      readonly refused?: undefined;
      readonly kind: 'unique' | 'multiple' | 'unknown';
      /** The position where logic begins: with the text's entries and deleted candidates. */
      readonly position: Position;
      /** The techniques allowed by default. */
      readonly techniques: readonly TechniqueId[];
      readonly remark?: string;
    };

/** The reply if logic cannot begin with a position; undefined if it can. */
export function refusal(puzzle: Puzzle, digits: Digits = puzzle.givens): Reply | undefined {
  const { geometry } = puzzle;
  const isLarge = geometry.size > MAX_SET_DIGIT;
  const conflicts = findConflicts(puzzle, digits).map((conflict) => describeConflict(geometry, conflict));
  if (!isLarge && conflicts.length === 0) return undefined;
  const reason = isLarge ? `human logic ends at ${MAX_SET_DIGIT} digits` : conflicts.join('; ');
  const facts = () => ({ puzzle: formatLine({ puzzle }), status: 'invalid', conflicts });
  return { text: `invalid: ${reason}`, facts, exit: EXIT.badInput, remark: reason };
}

/**
 * Checks the conditions for steps of logic: digits without conflicts, one solution, and a position that still leads to
 * it.
 */
export function startOf(sheet: ParsedPuzzle): Start {
  const { puzzle } = sheet;
  const refused = refusal(puzzle, playedDigits(sheet));
  if (refused) return { refused };
  const kind = checkUniqueness(puzzle, patience());
  const position = playedPosition(sheet);
  if (kind === 'none' || isLost(sheet, position)) {
    const facts = () => ({ puzzle: formatLine({ puzzle }), status: 'impossible' });
    const remark = 'an entry or a deleted candidate is wrong';
    const text = 'no solution';
    return { refused: { text, facts, exit: EXIT.noResult, ...(kind !== 'none' && { remark }) } };
  }
  if (kind === 'unique') return { kind, position, techniques: DEFAULT_TECHNIQUES };
  const reason = kind ? 'it has several solutions' : 'its solutions could not be counted in time';
  const remark = `${reason}; techniques that assume a single one are left out`;
  return { kind: kind ?? 'unknown', position, techniques: WITHOUT_UNIQUENESS, remark };
}

/** Whether entries or marks have ruled out every solution. */
function isLost({ puzzle, entries, marks }: ParsedPuzzle, position: Position): boolean {
  if (!entries && !marks) return false;
  return checkUniqueness({ ...puzzle, allowed: allowedIn(position) }, patience()) === 'none';
}

/** On large boards, counting solutions may take longer than finding a step; then the number stays unknown. */
const MAX_ASKED = 40;

function patience(): SolveControl {
  let asked = 0;
  return { shouldStop: () => ++asked > MAX_ASKED };
}

/** How a path ended, in words that do not call guessing logic. */
export function endText({ end, guesses }: Pick<DifficultyRating, 'end' | 'guesses'>): string {
  const tried = guesses === 0 ? '' : `, ${guesses} ${guesses === 1 ? 'step' : 'steps'} by trial`;
  if (end === 'solved') return guesses === 0 ? 'solved by logic' : `solved${tried}`;
  return `${end === 'stuck' ? 'stuck' : 'stopped'}${tried}`;
}

/** HoDoKu's score and level: `score 1408 (HoDoKu: unfair)`. */
export function scoreText({ level, score }: Pick<HodokuTableRating, 'level' | 'score'>): string {
  return `score ${score} (HoDoKu: ${level})`;
}

/** A step as data for programs: its conclusions, its explanation and its proof. */
export function stepFacts(step: Step, { name, nudge, what, why, notation }: Explanation): object {
  const { level: hodokuLevel, score } = techniqueOf(step.technique);
  return { ...step, name, hodokuLevel, score, nudge, what, why, notation };
}

/** The pictures of explained steps, each on the board before it, numbered in order. */
export function picturesOf(
  { geometry, constraints, givens }: Puzzle,
  path: readonly ExplainedStep[],
): Picture[] {
  const wide = String(path.length).length;
  return path.map(({ step, digits, candidates, explanation }, index) => {
    const title = `${explanation.name}. ${explanation.why.join(' ')}`;
    return {
      name: `${String(index + 1).padStart(wide, '0')}-${step.technique}.svg`,
      text: stepSvg({ geometry, constraints, givens, digits, candidates }, step, {
        theme: THEMES.light,
        title,
        width: 640,
      }),
    };
  });
}
