import { isTaughtStep } from '@pencilmark/game/learn';
import {
  type BoardState,
  findHint,
  hintPosition,
  justify,
  playerCandidates,
  type Solutions,
  solutionsOf,
  startState,
  wrongCells,
  wrongMarks,
} from '@pencilmark/game';
import { createStepSearch, workBudget } from 'pencilmark/internal';
import { explain, type Locale, type LogicOptions, proveTrial, type Puzzle, type Step } from 'pencilmark';
import type { HintAnswer, LogicAnswer, LogicQuestion, UsedAnswer, WireBoard } from './logic-protocol.ts';
import { PROOF_WORK } from './patience.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';

interface Asked<Q extends LogicQuestion = LogicQuestion> {
  readonly question: Q;
  /** The language of explanations. */
  readonly locale: Locale;
  /** Ends a search that takes too long for a waiting user. */
  readonly shouldStop?: () => boolean;
  /** Told the digit of a trial at once, before its proof is sought. */
  readonly onDigit?: (answer: HintAnswer) => void;
  /** The work after which the search of a step ends. */
  readonly searchWork?: number;
}

/** Answers a question of the page. */
export function answerLogic({ question, ...rest }: Asked): LogicAnswer {
  const { puzzle, solutions } = solutionsKnown(unpackPuzzle(question.board.puzzle));
  const board = boardOf(puzzle, question.board);
  if (question.ask === 'hint') return answerHint(board, solutions, { question, ...rest });
  return answerUsed(board, solutions, { question, ...rest });
}

function answerHint(
  board: BoardState,
  solutions: Solutions,
  { question, locale, onDigit, searchWork = SEARCH_WORK }: Asked<Extract<LogicQuestion, { ask: 'hint' }>>,
): HintAnswer {
  const { near, isUnproved } = question;
  const begun = findHint(board, solutions, { near, shouldStop: workBudget(searchWork) }, last!.search);
  // Looking on would take too long; what the solution tells always helps.
  const hint = begun.kind === 'stopped' ? findHint(board, solutions, TRIAL) : begun;
  if (hint.kind !== 'step') return hint;
  const holds = solutions.kind === 'unique' ? 'in the solution' : 'in all solutions';
  const answerWith = (step: Step): Extract<HintAnswer, { kind: 'step' }> => {
    const explanation = explain(step, board.puzzle.geometry, locale, board.digits);
    const early = begun.kind === 'stopped' && { isEarly: true };
    return { ...hint, step, explanation, isTaught: isTaughtStep(step), holds, ...early };
  };
  const answer = answerWith(hint.step);
  if (hint.step.technique !== 'brute-force' || isUnproved) return answer;
  onDigit?.({ ...answer, isPending: true });
  const proved = proveTrial(hintPosition(board), hint.step, workBudget(PROOF_WORK));
  return proved ? answerWith(proved) : answer;
}

/** For the search of a step: about 0.7 s. */
const SEARCH_WORK = 20_000_000;

const TRIAL: LogicOptions = { techniques: ['brute-force'] };

function answerUsed(
  before: BoardState,
  { kind, solution }: Solutions,
  { question, locale, shouldStop }: Asked<Extract<LogicQuestion, { ask: 'used' }>>,
): UsedAnswer {
  const isMistaken =
    kind === 'none' ||
    (kind === 'unique' && wrongCells(before, solution!).length + wrongMarks(before, solution!).length > 0);
  const { geometry } = before.puzzle;
  const options = shouldStop ? { shouldStop } : {};
  const found = isMistaken ? [] : justify({ before, ...question }, options);
  return {
    kind: 'used',
    found: found.map((justification) => ({
      ...justification,
      explanation: explain(justification.step, geometry, locale, before.digits),
      isTaught: isTaughtStep(justification.step),
    })),
    candidates: playerCandidates(before),
    ground: isMistaken ? 'mistaken' : 'sound',
  };
}

/** What is known of the last puzzle: consecutive hints usually ask about the same one. */
interface Known {
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly solutions: Solutions;
  readonly search: ReturnType<typeof createStepSearch>;
}

let last: Known | undefined;

function solutionsKnown(puzzle: Puzzle): Known {
  const key = JSON.stringify([puzzle.geometry.spec, puzzle.constraints, puzzle.givens, puzzle.allowed]);
  if (last?.key !== key) last = { key, puzzle, solutions: solutionsOf(puzzle)!, search: createStepSearch() };
  return last;
}

function boardOf(puzzle: Puzzle, { digits, corner, centre }: WireBoard): BoardState {
  return { ...startState(puzzle), digits, corner, centre };
}
