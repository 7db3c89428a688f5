import type { Result } from 'pencilmark';
import type { DataSet } from './data-sets/description.ts';
import type { ExitCode } from './exit.ts';
import type { Progress, PuzzleProgress } from './answers/reply.ts';
import type { GenerateJob } from './generating/part.ts';
import type { Job } from './job.ts';
import type { Arguments } from './options.ts';
import type { Parts, TaskName, Tasks } from './threads/tasks.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** A file with random access. Reading may throw. */
export interface FilePieces {
  readonly byteLength: number;
  readonly slice: (start: number, end?: number) => Promise<ArrayBuffer>;
  readonly close: () => Promise<void>;
}

/** A place for text output, and the formatting that it supports. */
export interface Screen {
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
}

/** All side effects that a command may have. `process-io.ts` implements it, and tests fake it. */
export interface Io {
  readonly input: { readonly isTerminal: boolean; readonly read: () => Bytes };
  readonly output: Screen;
  readonly messages: Screen;
  /** Opens a file, or returns the reason why that failed. Reading it may still throw. */
  readonly open: (path: string) => Promise<Result<Bytes>>;
  /** Opens a file for random access; undefined for pipes and the like. */
  readonly openPieces: (path: string) => Promise<FilePieces | undefined>;
  /** Writes results. False once nobody reads them any more, so that the work can end. */
  readonly write: (text: string | Uint8Array) => Promise<boolean>;
  /** Writes a file and the folders it needs, or returns the reason why that failed. */
  readonly save: (path: string, content: string | Uint8Array) => Promise<Result<string>>;
  /** Removes a file, if it is there. */
  readonly remove: (path: string) => Promise<void>;
  /** The names of the files in a folder, sorted; undefined if this is no folder. */
  readonly list: (path: string) => Promise<readonly string[] | undefined>;
  /** Writes a message for the user, at once. */
  readonly say: (text: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** A text never used before: the seed if none is given. */
  readonly freshSeed: () => string;
  readonly cores: number;
  /** Undefined if this program has no threads. */
  readonly startPool: (threads: number) => Pool | undefined;
  /**
   * If present, receives jobs over many puzzles instead of their being run: for programs that distribute them over
   * machines.
   */
  readonly take?: (order: Order) => ExitCode;
}

/** The order of a valid command line. */
export interface Order {
  readonly args: Arguments;
  readonly work: Work;
}

export type Work =
  | { readonly kind: 'answer'; readonly job: Job }
  | {
      readonly kind: 'generate';
      readonly job: GenerateJob;
      readonly count: number;
      /** The format of the rows, if they are those of a data set. */
      readonly dataSet?: DataSet;
    };

/** Threads that do tasks. */
export interface Pool {
  /**
   * Waits for a free thread and for its whole answer. `timeout`: the task took too long; its thread was ended and
   * replaced. Without a limit the memory of a block is transferred: the caller must not read it again.
   */
  readonly run: <Name extends TaskName>(
    name: Name,
    task: Tasks[Name],
    options?: TaskOptions,
  ) => Promise<TaskOutcome<Name>>;
  /** Ends all threads at once. */
  readonly close: () => Promise<void>;
}

export interface TaskOutcome<Name extends TaskName> {
  readonly parts: readonly Parts[Name][];
  readonly end: 'done' | 'timeout';
  /** The last progress told of a puzzle that took too long. */
  readonly last?: PuzzleProgress;
}

export interface TaskOptions {
  /** Milliseconds for each part, plus the time for reading its puzzle. */
  readonly timeout?: number;
  readonly reading?: number;
  readonly onProgress?: Progress;
}
