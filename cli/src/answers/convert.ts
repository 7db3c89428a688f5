import { formatLine, formatPuzzle } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { type Answerer, textOf } from './reply.ts';

/** The puzzle in another format, one text after the other, with blank lines between texts of several lines. */
export const answerConvert: Answerer<'convert'> = (sheet, { to = 'line', lossy, board }) => {
  const geometry = board === 'given' ? sheet.puzzle.geometry : undefined;
  const written = formatPuzzle(sheet, to, { lossy, geometry });
  if (!written.ok) {
    const { error } = written;
    return {
      facts: () => ({ puzzle: formatLine(sheet), status: 'invalid', error }),
      exit: EXIT.badInput,
      remark: error.message,
    };
  }
  const facts = () => ({ puzzle: formatLine(sheet), status: 'converted', format: to, text: written.value });
  return { ...textOf(written.value, to), facts, exit: EXIT.done };
};
