import { formatLine, formatPuzzle, type ParsedPuzzle } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { type Answerer, textOf } from './reply.ts';

/** The puzzle in another format, one text after the other, with blank lines between texts of several lines. */
export const answerConvert: Answerer<'convert'> = (sheet, { to = 'line', lossy, board }) => {
  const geometry = board === 'given' ? sheet.puzzle.geometry : undefined;
  const write = (one: ParsedPuzzle) => formatPuzzle(one, to, { lossy, geometry });
  const whole = write(sheet);
  // A comment that the format cannot hold as it is does not keep the puzzle from being written.
  const inOneLine = whole.ok ? whole : write(withComment(sheet, sheet.comment?.replace(/\s+/g, ' ')));
  const written = inOneLine.ok ? inOneLine : write(withComment(sheet, undefined));
  if (!written.ok) {
    const { error } = written;
    return {
      facts: () => ({ puzzle: formatLine(sheet), status: 'invalid', error }),
      exit: EXIT.badInput,
      remark: error.message,
    };
  }
  const facts = () => ({ puzzle: formatLine(sheet), status: 'converted', format: to, text: written.value });
  return {
    ...textOf(written.value, to),
    facts,
    exit: EXIT.done,
    ...(inOneLine.ok ? {} : { notice: COMMENT_LOST }),
  };
};

const COMMENT_LOST = 'comments are left out, since this format has no room for them';

function withComment({ comment: _, ...sheet }: ParsedPuzzle, comment: string | undefined): ParsedPuzzle {
  return comment === undefined ? sheet : { ...sheet, comment };
}
