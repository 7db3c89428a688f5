import type { ResultStore } from './results/result-store.ts';
import type { Chunk, Run, SetApart, Task, WorkerState } from './records.ts';

/**
 * Where runs, their chunks and results are kept, and who takes which chunk next. A queue may hand out a chunk twice;
 * what says that it is done is its result, which is there as a whole or not at all.
 */
export interface Queue {
  /** For messages; never with a password. */
  readonly place: string;
  readonly runs: () => Promise<readonly Run[]>;
  /** Keeps a new run, and returns it, or the one with its id that is there already. */
  readonly create: (run: Run) => Promise<Run>;
  /**
   * Notes that all `chunks` of a run were added. False if some are missing, as a server that was killed may forget
   * the last moments before: then they have to be added again.
   */
  readonly finish: (run: Run, chunks: number) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** The chunks of a run in order, from one on; `next` is undefined if there is none yet. */
  readonly chunks: (id: string, from?: number) => { readonly next: () => Promise<Chunk | undefined> };
  /**
   * Keeps a chunk with its bytes, unless workers read those themselves, and offers it to workers. Doing it again
   * changes nothing.
   */
  readonly add: (task: Task, bytes: Uint8Array | undefined) => Promise<void>;
  /** Whether more chunks can be added without filling the memory of the queue. */
  readonly hasRoom: () => Promise<boolean>;
  readonly input: (task: Task) => Promise<Uint8Array | undefined>;
  readonly hasResult: (task: Task) => Promise<boolean>;
  readonly result: (task: Task) => Promise<Uint8Array | undefined>;
  /**
   * Keeps a result, as a whole or not at all, and gives up the input. One that is there already stays. `full`: there
   * is no place for it until some is made.
   */
  readonly keepResult: (task: Task, bytes: Uint8Array) => Promise<'kept' | 'full'>;
  /** Takes away a result that turned out to be damaged. */
  readonly dropResult: (task: Task) => Promise<void>;
  readonly done: (id: string) => Promise<number>;
  /** Notes that a thread died on a chunk, and says how often that has happened. */
  readonly addDeath: (task: Task) => Promise<number>;
  readonly setApart: (task: Task, reason: string) => Promise<void>;
  readonly allSetApart: (id: string) => Promise<readonly SetApart[]>;
  /** Offers a chunk again that was set apart or that is without result, as if nothing had happened to it. */
  readonly retry: (task: Task) => Promise<void>;
  /** Hands out chunks, `most` at a time, until it is stopped. */
  readonly work: (handler: Handler, most: number, state: () => WorkerState) => Promise<Working>;
  readonly workers: () => Promise<readonly WorkerState[]>;
  /** Jobs put into the queue by hand or by another program, which no worker of ours runs. */
  readonly foreign: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Does a chunk. `losses`: how many workers vanished while they had it. `back`: another worker is to do it. */
export type Handler = (task: Task, losses: number) => Promise<'settled' | 'back'>;

export interface Working {
  /** Resolves when the work ends; rejects where it cannot go on. */
  readonly ended: Promise<void>;
  /** Takes no more chunks, and resolves once those in hand are settled or given back. */
  readonly stop: () => Promise<void>;
}

/** Says something to the user, at once. */
export type Say = (message: string) => void;

/** How a queue is used. */
export interface QueueOptions {
  /** Milliseconds without a sign of life after which the chunks of a worker go to others. */
  readonly lease: number;
  /** For results that Redis has no room for. */
  readonly results?: ResultStore;
  /** Bytes of results of a run that Redis keeps. */
  readonly bound: number;
  /** Hears what is worth telling while the queue is used. */
  readonly say: Say;
}

/**
 * An error that the user can do something about: a place that is full, a wrong password, a server that is not there.
 */
export class QueueError extends Error {}
