import type { FormatName, GeometrySpec, ParsedPuzzle } from 'pencilmark';
import type { Question } from './answers/question.ts';
import type { Picture, Progress } from './answers/reply.ts';
import type { ExitCode } from './exit.ts';

/** The job for every puzzle of a source. Plain data, so that it can be sent to a thread. */
export interface Job {
  readonly question: Question;
  /** The name of the source for messages; empty if there is only one and it needs no name. */
  readonly source: string;
  /** The board of all puzzles; if omitted, each text decides. */
  readonly board?: GeometrySpec;
  readonly format?: FormatName;
  /** The handling of rules that are not known here; default: the puzzle is refused. */
  readonly unknownRules?: 'refuse' | 'leave-out';
  /** The first line of a table, which names the columns of all others. */
  readonly heading?: string;
  readonly isJson: boolean;
  /** Milliseconds that a puzzle may take; unlimited if omitted. */
  readonly timeout?: number;
}

/** Whole lines of a source. */
export interface Block {
  readonly bytes: Uint8Array;
  /** 1-based. */
  readonly firstLine: number;
}

/** The answer to a block or a document. */
export interface Answer {
  /** Results, in the order of the puzzles. */
  readonly output: Uint8Array;
  /** A line to print before the very first result. */
  readonly heading?: string;
  /** Whether the last result has several lines, so that a blank one must precede the next. */
  readonly isSpread: boolean;
  /** If only the first of each key counts: each result with its key, and no output. */
  readonly keyed?: readonly Keyed[];
  readonly reports: readonly Report[];
  readonly puzzles: number;
  /** The puzzles, if they are themselves the answer. */
  readonly sheets?: readonly ParsedPuzzle[];
  /** Files to write, with names that differ within one run. */
  readonly pictures: readonly Picture[];
  readonly exit: ExitCode;
  /** Milliseconds it took. */
  readonly took: number;
}

/** A result that is printed unless an earlier one had its key. */
export interface Keyed {
  readonly key: string;
  readonly text: string;
}

/** A message about one puzzle, with its place. */
export interface Report {
  readonly message: string;
  /** Whether the results contain it too, so that one screen need not show it twice. */
  readonly isInOutput: boolean;
  /** Whether it is said once, however many puzzles bring it. */
  readonly isOnce?: true;
}

/** Callbacks that an answer may use besides the puzzles. */
export interface Clock {
  readonly now: () => number;
  /** Called when a puzzle of a text has been read. */
  readonly onPuzzle?: () => void;
  /** Called now and then while a puzzle takes long. */
  readonly onProgress?: Progress;
}

/** Tells what lines of a source are beside its puzzles. */
export interface LineTests {
  readonly isLabel: (line: string) => boolean;
  /** Whether a line is the solution of the puzzle on the line before it. */
  readonly isSolution: (puzzle: string, line: string) => boolean;
  /** Whether answers show the solution, so that a puzzle waits for the line after it. */
  readonly isWaiting: boolean;
}
