import { canonicalForm, formatLine, type Problem, type Puzzle } from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Answerer, Reply } from './reply.ts';

/** The canonical form of each puzzle; with `keep` the puzzle itself, and the form to know its like by. */
export const answerCanonical: Answerer = ({ puzzle }, { keep, automorphisms }) => {
  const found = canonicalForm(puzzle);
  if (!found.ok) return refused(puzzle, found.error);
  const { kind, puzzle: form, automorphisms: count } = found.value;
  const line = formatLine({ puzzle: form });
  const shown = keep ? formatLine({ puzzle }) : line;
  return {
    text: automorphisms ? `${shown}\t${count}` : shown,
    // What givens look like says nothing of the board or of pencil marks.
    key: JSON.stringify([form.geometry.spec, form.givens, form.allowed]),
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

/** The reply where there is no result, for a reason that is not in the text. */
export function refused(puzzle: Puzzle, error: Problem): Reply {
  return {
    text: `invalid: ${error.message}`,
    facts: () => ({ puzzle: formatLine({ puzzle }), status: 'invalid', error }),
    exit: EXIT.badInput,
    remark: error.message,
  };
}
