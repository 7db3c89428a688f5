import type { FormatName, ParsedPuzzle, SolveProgress } from 'pencilmark';
import type { ExitCode } from '../exit.ts';
import type { Question, QuestionName } from './question.ts';

/** The answer to one puzzle. */
export interface Reply {
  /** The text to print, without the last line break; absent if the remark says it all. */
  readonly text?: string;
  /** Whether the text is one item of several lines, as opposed to one item per line. */
  readonly isSpread?: boolean;
  /** The line that names the columns of the text, printed once before all others. */
  readonly heading?: string;
  /** The same as data for programs, created only on demand. */
  readonly facts: () => object;
  readonly exit: ExitCode;
  /** The key shared by puzzles that count as the same. */
  readonly key?: string;
  /** A message beside the result. */
  readonly remark?: string;
  /** A message that is said once, however many answers bring it. */
  readonly notice?: string;
  /** Files that go with the answer. */
  readonly pictures?: readonly Picture[];
  /** The puzzle, if it is itself the answer. */
  readonly sheet?: ParsedPuzzle;
}

/** A file to write: its name within the folder named by the user. */
export interface Picture {
  readonly name: string;
  readonly text: string;
}

/** The progress of one puzzle: guesses of a search, steps of a rated path and the hardest so far, or attempts. */
export type PuzzleProgress =
  | SolveProgress
  | { readonly steps: number; readonly hardest: string }
  | { readonly attempts: number };

export type Progress = (progress: PuzzleProgress) => void;

/** Answers one kind of question. */
export type Answerer<Name extends QuestionName> = (
  sheet: ParsedPuzzle,
  question: Question<Name>,
  onProgress?: Progress,
) => Reply;

/** A text without the line breaks at its end; blanks there may be empty cells. */
export function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}

/** The part of a reply that is a text in a format. */
export interface Written {
  readonly text: string;
  readonly isSpread: boolean;
  readonly heading?: string;
}

/** A text in a format as part of a reply: without its last line break, and with its heading separate. */
export function textOf(text: string, format: FormatName): Written {
  const lines = withoutLastBreaks(text).split('\n');
  if (format === 'table') return { heading: lines[0], text: lines.slice(1).join('\n'), isSpread: false };
  return { text: lines.join('\n'), isSpread: lines.length > 1 };
}
