import type { Result } from 'pencilmark';
import type { ExitCode } from './exit.ts';
import type { GenerateJob, Printed } from './generating/part.ts';
import type { Answer, Block, Job } from './job.ts';
import type { Arguments } from './options.ts';

export type Bytes = AsyncIterable<Uint8Array>;

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
  /** Writes results. False once nobody reads them any more: then there is no point in going on. */
  readonly write: (text: string | Uint8Array) => Promise<boolean>;
  /** Writes a file and the folders it needs, or says why not. */
  readonly save: (path: string, text: string) => Promise<Result<string>>;
  /** Writes a message for people, at once. */
  readonly say: (text: string) => void;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** A text that nobody has seen before: the seed where none is given. */
  readonly freshSeed: () => string;
  readonly cores: number;
  readonly startPool: (threads: number) => Promise<Pool>;
  /** Where it is there, work over many puzzles is handed to it and not done: for those who spread it over machines. */
  readonly take?: (order: Order) => ExitCode;
}

/** What a command line asks to be done, once it has been found right. */
export interface Order {
  readonly args: Arguments;
  readonly work: Work;
}

export type Work =
  | { readonly kind: 'answer'; readonly job: Job }
  | { readonly kind: 'generate'; readonly job: GenerateJob; readonly count: number };

/** Threads that answer blocks and generate. */
export interface Pool {
  /** The block's memory may be handed over: the caller no longer reads it. */
  readonly answer: (job: Job, block: Block) => Promise<Answer>;
  readonly generate: (job: GenerateJob, first: number, count: number) => Promise<readonly Printed[]>;
  readonly close: () => Promise<void>;
}
