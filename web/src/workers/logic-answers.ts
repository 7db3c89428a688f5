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
import { explain, type Locale, proveTrial, type Puzzle, type Step } from 'pencilmark';
import type { HintAnswer, LogicAnswer, LogicQuestion, UsedAnswer, WireBoard } from './logic-protocol.ts';
import { proofPatience } from './patience.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';

interface Asked<Q extends LogicQuestion = LogicQuestion> {
  readonly question: Q;
  /** The language of explanations. */
  readonly locale: Locale;
  /** Ends a search that takes too long for a waiting user. */
  readonly shouldStop?: () => boolean;
}

/** Answers a question of the page. */
export function answerLogic({ question, ...rest }: Asked): LogicAnswer {
  const board = unpack(question.board);
  const solutions = solutionsKnown(board.puzzle);
  if (question.ask === 'hint') return answerHint(board, solutions, { question, ...rest });
  return answerUsed(board, solutions, { question, ...rest });
}

function answerHint(
  board: BoardState,
  solutions: Solutions,
  { question, locale }: Asked<Extract<LogicQuestion, { ask: 'hint' }>>,
): HintAnswer {
  const { near } = question;
  const hint = findHint(board, solutions, { near });
  if (hint.kind !== 'step') return hint;
  const step = provedTrial(board, hint.step);
  const holds = solutions.kind === 'unique' ? 'in the solution' : 'in all solutions';
  const explanation = explain(step, board.puzzle.geometry, locale, board.digits);
  return { ...hint, step, explanation, isTaught: isTaughtStep(step), holds };
}

/** The boards of the last puzzle on which no proof was found: it would not be found at the next press either. */
let unproved: { readonly puzzle: string; readonly keys: Set<string> } = { puzzle: '', keys: new Set() };

/** A digit found by trial with the contradictions of the others, if they are found soon enough. */
function provedTrial(board: BoardState, step: Step): Step {
  if (step.technique !== 'brute-force') return step;
  const position = hintPosition(board);
  const key = [...board.digits, ...position.candidates, step.placements[0].cell].join();
  if (unproved.puzzle !== last!.key) unproved = { puzzle: last!.key, keys: new Set() };
  if (unproved.keys.has(key)) return step;
  const proved = proveTrial(position, step, proofPatience(board.puzzle));
  if (!proved) unproved.keys.add(key);
  return proved ?? step;
}

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

/** The solutions of the last puzzle: consecutive hints usually ask about the same one. */
let last: { readonly key: string; readonly solutions: Solutions } | undefined;

function solutionsKnown(puzzle: Puzzle): Solutions {
  const key = JSON.stringify([puzzle.geometry.spec, puzzle.constraints, puzzle.givens, puzzle.allowed]);
  if (last?.key !== key) last = { key, solutions: solutionsOf(puzzle)! };
  return last.solutions;
}

function unpack({ puzzle, digits, corner, centre }: WireBoard): BoardState {
  return { ...startState(unpackPuzzle(puzzle)), digits, corner, centre };
}
