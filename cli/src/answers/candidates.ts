import {
  countByCandidate,
  type DigitSet,
  digitsIn,
  formatLine,
  type FormatName,
  formatPuzzle,
  MAX_SET_DIGIT,
  type Puzzle,
  trueCandidates,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { type Answerer, type Reply, textOf } from './reply.ts';
import { NO_SOLUTION } from './solve.ts';

/**
 * The digits that each cell holds in some solution, as a board; as data for programs, with their numbers of solutions.
 */
export const answerCandidates: Answerer<'candidates'> = ({ puzzle }, question, onProgress) => {
  const line = formatLine({ puzzle });
  if (puzzle.geometry.size > MAX_SET_DIGIT) {
    const remark = `candidates are for boards of at most ${MAX_SET_DIGIT} digits`;
    return { facts: () => ({ puzzle: line, status: 'invalid', error: remark }), exit: EXIT.badInput, remark };
  }
  const { candidates } = trueCandidates(puzzle, puzzle.givens, { onProgress });
  if (candidates.every((set) => set === 0)) {
    return { text: NO_SOLUTION, facts: () => ({ puzzle: line, status: 'impossible' }), exit: EXIT.noResult };
  }
  const facts = () => ({
    puzzle: line,
    status: 'found',
    candidates: candidates.map((set) => [...digitsIn(set)]),
    ...(question.limitIs === 'chosen' && { counts: countsOf(puzzle, question.limit) }),
  });
  return { ...written(puzzle, candidates, question.to ?? 'pencilmarks'), facts, exit: EXIT.done };
};

/** For each cell an object from digits to numbers of solutions. */
function countsOf(puzzle: Puzzle, limit: number): object[] | undefined {
  return countByCandidate(puzzle, limit)?.map((counts) => Object.fromEntries(counts) as object);
}

function written(
  puzzle: Puzzle,
  candidates: readonly DigitSet[],
  to: FormatName,
): Pick<Reply, 'text' | 'isSpread' | 'heading' | 'remark'> {
  const sheet = { puzzle: { ...puzzle, constraints: [], allowed: candidates } };
  const text = formatPuzzle(sheet, to, { lossy: 'allow', geometry: puzzle.geometry });
  return text.ok ? textOf(text.value, to) : { remark: text.error.message };
}
