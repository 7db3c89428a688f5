import {
  type AlgorithmName,
  type Digits,
  enumerateSolutions,
  formatLine,
  formatPuzzle,
  type Puzzle,
  type Result,
  runAlgorithm,
  solve,
} from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { EXIT } from '../exit.ts';
import { remarkOnStated } from './stated.ts';
import type { Question } from './question.ts';
import { type Answerer, type Progress, type Reply, textOf, type Written } from './reply.ts';

export const NO_SOLUTION = 'no solution';

/** The solution as a line, or the first `limit` of them. Uniqueness is not checked. */
export const answerSolve: Answerer<'solve'> = (sheet, question, onProgress) => {
  const { puzzle } = sheet;
  if (question.algorithm) return byAlgorithm(question.algorithm, puzzle, question, onProgress);
  if (question.limit > 1) return several(puzzle, question);
  const { solution, guesses, solver } = solve(puzzle, { onProgress });
  const facts = () => {
    const line = solution && lineOf(puzzle, solution);
    return {
      puzzle: lineOf(puzzle),
      status: line ? 'solved' : 'impossible',
      solution: line,
      guesses,
      solver,
    };
  };
  const remark = remarkOnStated(sheet, solution ? [solution] : []);
  if (!solution) return { text: NO_SOLUTION, facts, exit: EXIT.noResult, remark };
  const reply = written(puzzle, [solution], question, facts);
  return { ...reply, remark: reply.remark ?? remark };
};

function several(puzzle: Puzzle, question: Question<'solve'>): Reply {
  const found: Digits[] = [];
  for (const solution of enumerateSolutions(puzzle)) {
    found.push(solution);
    if (found.length === question.limit) break;
  }
  const facts = () => ({
    puzzle: lineOf(puzzle),
    status: found.length > 0 ? 'solved' : 'impossible',
    solutions: found.map((solution) => lineOf(puzzle, solution)),
  });
  if (found.length === 0) return { text: NO_SOLUTION, facts, exit: EXIT.noResult };
  return written(puzzle, found, question, facts);
}

function byAlgorithm(
  algorithm: AlgorithmName,
  puzzle: Puzzle,
  question: Question<'solve'>,
  onProgress?: Progress,
): Reply {
  const { status, digits, counters } = runAlgorithm(algorithm, puzzle, { onProgress });
  const facts = () => {
    const board = { [status === 'solved' ? 'solution' : 'board']: lineOf(puzzle, digits) };
    return { puzzle: lineOf(puzzle), status, ...board, algorithm, ...counters };
  };
  if (status === 'solved') return written(puzzle, [digits], question, facts);
  const text = status === 'stuck' ? `stuck: ${lineOf(puzzle, digits)}` : NO_SOLUTION;
  return { text, facts, exit: EXIT.noResult };
}

/** The solutions in the requested format, as a reply. */
function written(
  puzzle: Puzzle,
  found: readonly Digits[],
  question: Question<'solve'>,
  facts: () => object,
): Reply {
  const text = writtenGrids(puzzle, found, question);
  if (text.ok) return { ...text.value, facts, exit: EXIT.done };
  const { error } = text;
  return { facts: () => ({ ...facts(), error }), exit: EXIT.badInput, remark: error.message };
}

/** Full grids in the requested format, with blank lines between those of several lines. */
export function writtenGrids(
  { geometry }: Puzzle,
  found: readonly Digits[],
  { to = 'line' }: Question<'solve'>,
): Result<Written> {
  const parts: Written[] = [];
  for (const givens of found) {
    // The caller has the puzzle already, so nothing that matters is lost.
    const text = formatPuzzle({ puzzle: { geometry, constraints: [], givens } }, to, { lossy: 'allow' });
    if (!text.ok) return text;
    parts.push(textOf(text.value, to));
  }
  const isSpread = parts.some((part) => part.isSpread);
  const text = parts.map((part) => part.text).join(isSpread ? '\n\n' : '\n');
  return ok({ text, isSpread, heading: parts[0].heading });
}

/** Digits, or the givens, as one line. */
export function lineOf({ geometry, givens }: Puzzle, digits: Digits = givens): string {
  return formatLine({ puzzle: { geometry, constraints: [], givens: digits } });
}
