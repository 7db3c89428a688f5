import { cellName, findBackdoors, formatLine, solve, symbolOf } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { refusal, startOf } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The smallest sets of cells after which singles solve the puzzle: their size, then each with its digits. */
export const answerBackdoors: Answerer<'backdoors'> = (sheet) => {
  const { puzzle } = sheet;
  const refused = refusal(puzzle);
  if (refused) return refused;
  const start = startOf({ puzzle });
  if (start.refused) return start.refused;
  const line = formatLine({ puzzle });
  const { solution } = solve(puzzle);
  if (start.kind !== 'unique' || !solution) {
    const facts = () => ({ puzzle: line, status: start.kind });
    return { text: 'not one solution', facts, exit: EXIT.noResult };
  }
  const { status, size, cells } = findBackdoors(puzzle, solution);
  const { geometry } = puzzle;
  const facts = () => ({ puzzle: line, size: size ?? null, exact: status === 'exact', cells });
  if (size === undefined) {
    const text = status === 'exact' ? 'more than 2' : 'unknown';
    return { text, facts, exit: EXIT.done };
  }
  const named = cells.map((own) =>
    own.map((cell) => `${cellName(geometry, cell)}=${symbolOf(geometry, solution[cell])}`).join('+'),
  );
  const bound = status === 'exact' ? '' : ' …';
  return { text: size === 0 ? '0' : `${size}: ${named.join(' ')}${bound}`, facts, exit: EXIT.done };
};
