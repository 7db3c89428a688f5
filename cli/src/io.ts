import type { Result } from 'pencilmark';
import type { DataSet } from './data-sets/description.ts';
import type { ExitCode } from './exit.ts';
import type { Progress } from './answers/reply.ts';
import type { GenerateJob } from './generating/part.ts';
import type { Job } from './job.ts';
import type { Arguments } from './options.ts';
import type { Parts, TaskName, Tasks } from './threads/tasks.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** A file that is read at any place. Reading may throw. */
export interface FilePieces {
  readonly byteLength: number;
  readonly slice: (start: number, end?: number) => Promise<ArrayBuffer>;
  readonly close: () => Promise<void>;
}

/** Where text goes, and what it may look like there. */
export interface Screen {
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
}

/** Everything a command may do to the world. `process-io.ts` makes the real one, tests a fake. */
export interface Io {
  readonly input: { readonly isTerminal: boolean; readonly read: () => Bytes };
  readonly output: Screen;
  readonly messages: Screen;
  /** Opens a file, or says why not. Reading it may still throw. */
  readonly open: (path: string) => Promise<Result<Bytes>>;
  /** Opens a file that can be read at any place; undefined for pipes and the like. */
  readonly openPieces: (path: string) => Promise<FilePieces | undefined>;
  /** Writes results. False once nobody reads them any more: then there is no point in going on. */
  readonly write: (text: string | Uint8Array) => Promise<boolean>;
  /** Writes a file and the folders it needs, or says why not. */
  readonly save: (path: string, content: string | Uint8Array) => Promise<Result<string>>;
  /** Writes a message for people, at once. */
  readonly say: (text: string) => void;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** A text that nobody has seen before: the seed where none is given. */
  readonly freshSeed: () => string;
  readonly cores: number;
  /** Undefined if this program has no threads. */
  readonly startPool: (threads: number) => Pool | undefined;
  /** Where it is there, work over many puzzles is handed to it and not done: for those who spread it over machines. */
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
      /** What the rows are written as, where they are those of a data set. */
      readonly dataSet?: DataSet;
    };

/** Threads that do tasks. */
export interface Pool {
  /**
   * Waits for a free thread, and for all that it answers. `timeout`: what it was at took too long; the thread was
   * ended, and another takes its place. Without a limit the memory of a block is handed over: the caller no longer
   * reads it.
   */
  readonly run: <Name extends TaskName>(
    name: Name,
    task: Tasks[Name],
    wishes?: Wishes,
  ) => Promise<{ readonly parts: readonly Parts[Name][]; readonly end: 'done' | 'timeout' }>;
  /** Ends all threads at once. */
  readonly close: () => Promise<void>;
}

export interface Wishes {
  /** Milliseconds for each part, and on top of it for reading what it is about. */
  readonly timeout?: number;
  readonly reading?: number;
  readonly onProgress?: Progress;
}
