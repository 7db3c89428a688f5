import { canonicalForm, formatLine, formatPuzzle, type Problem, type Puzzle } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { type Answerer, type Reply, withoutLastBreaks } from './reply.ts';

/** The canonical form of each puzzle; with `keep`, the puzzle itself, with the form as its key. */
export const answerCanonical: Answerer<'canonical'> = ({ puzzle }, { keep, automorphisms }) => {
  const found = canonicalForm(puzzle);
  if (!found.ok) return refused(puzzle, found.error);
  const { kind, puzzle: form, automorphisms: count } = found.value;
  const line = wholeLine(form);
  const shown = keep ? wholeLine(puzzle) : line;
  return {
    text: automorphisms ? `${shown}\t${count}` : shown,
    key: puzzleKey(form),
    facts: () => ({
      puzzle: formatLine({ puzzle }),
      status: 'canonical',
      form: line,
      kind,
      automorphisms: String(count),
    }),
    exit: EXIT.done,
  };
};

/** Equal only for equal puzzles: a line alone does not contain the board or pencil marks. */
export function puzzleKey({ geometry, ...rest }: Puzzle): string {
  return JSON.stringify([geometry.spec, rest]);
}

/** The puzzle on one line, with its own pencil marks if a line of the format can hold them. */
export function wholeLine(puzzle: Puzzle): string {
  // A given becomes a cell with one pencil mark, which is the same puzzle.
  const marks = puzzle.allowed ? formatPuzzle({ puzzle }, 'sukaku', { lossy: 'allow' }) : undefined;
  return marks?.ok ? withoutLastBreaks(marks.value) : formatLine({ puzzle });
}

/** The reply if there is no result, for a reason that is not in the text. */
export function refused(puzzle: Puzzle, error: Problem): Reply {
  return {
    text: `invalid: ${error.message}`,
    facts: () => ({ puzzle: formatLine({ puzzle }), status: 'invalid', error }),
    exit: EXIT.badInput,
    remark: error.message,
  };
}
