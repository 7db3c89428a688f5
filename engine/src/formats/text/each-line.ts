import { err, failure, ok, type Place, type Problem, type Result } from '../../result.ts';
import type { ParsedPuzzle } from '../parsed-puzzle.ts';
import { eachLineOf, problemAt, withoutInvisible } from './text.ts';

/** One item of a text with many puzzles: a puzzle, or the reason that it could not be read. */
export type Piece = Result<ParsedPuzzle>;

/** A format with one puzzle per line. */
export interface LineForm {
  /** The code of the error if there is no line at all. */
  readonly none: Problem['code'];
  /** The expected content of the text: a puzzle, a game. */
  readonly thing: string;
  /** Whether a line is not a puzzle; default: if it begins with `#`. */
  readonly isComment?: (line: string) => boolean;
  /** Reads a line without the blanks around it; `words` are the comments above it. Places are relative to its start. */
  readonly read: (line: string, words: readonly string[]) => Piece;
}

/** Maximum length of a line: the largest canvas with candidates is shorter. */
export const MAX_LINE = 20_000;

/** Reads every line separately, so that a broken one does not prevent the others from being read. */
export function* eachLine(text: string, { none, thing, isComment, read }: LineForm): Generator<Piece, void> {
  let count = 0;
  let words: string[] = [];
  let index = -1;
  for (const line of eachLineOf(withoutInvisible(text))) {
    index++;
    const content = line.text.trim();
    if (content === '') continue;
    if (isComment ? isComment(content) : content.startsWith('#')) {
      words.push(content.slice(1).trim());
      continue;
    }
    count++;
    const piece = content.length > MAX_LINE ? tooLong() : read(content, words);
    const before = line.text.length - line.text.trimStart().length;
    const start = { line: index + 1, column: before + 1, offset: line.offset + before };
    yield piece.ok ? piece : movedTo(piece.error, start);
    words = [];
  }
  if (count === 0) yield problemAt(text, 0, none, `There is no ${thing} in this text.`);
}

export function tooLong(): Piece {
  const at = { line: 1, column: MAX_LINE + 1, offset: MAX_LINE };
  return failure('line.length', `The line is longer than ${MAX_LINE} characters.`, at);
}

/** A problem in some lines, placed in the text where the first of them begins at `start`. */
export function movedTo(problem: Problem, start: Place): Piece {
  const { at } = problem;
  if (!at) return err(problem);
  const column = at.line === 1 ? at.column + start.column - 1 : at.column;
  const line = start.line + at.line - 1;
  return err({ ...problem, at: { line, column, offset: at.offset + start.offset } });
}

/** All puzzles of a text, or the first problem in it. */
export function allOf(pieces: Iterable<Piece>): Result<ParsedPuzzle[]> {
  const sheets: ParsedPuzzle[] = [];
  for (const piece of pieces) {
    if (!piece.ok) return piece;
    sheets.push(piece.value);
  }
  return ok(sheets);
}
