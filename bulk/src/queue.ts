import type { ResultStore } from './results/result-store.ts';
import type { Chunk, Run, SetApart, Task, WorkerState } from './records.ts';

/**
 * Stores runs, their chunks and results, and decides who takes which chunk next. A queue may hand out a chunk twice; a
 * chunk is done once its result exists, which is there as a whole or not at all.
 */
export interface Queue {
  /** For messages; never with a password. */
  readonly place: string;
  readonly runs: () => Promise<readonly Run[]>;
  /** Stores a new run and returns it, or the existing run with its id. */
  readonly create: (run: Run) => Promise<Run>;
  /**
   * Records that all `chunks` of a run were added. False if some are missing, because a killed server may forget its
   * last moments: then they have to be added again.
   */
  readonly finish: (run: Run, chunks: number) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** The chunks of a run in order, starting at one; `next` is undefined if there is none yet. */
  readonly chunks: (id: string, from?: number) => { readonly next: () => Promise<Chunk | undefined> };
  /**
   * Stores a chunk with its bytes, unless workers read those themselves, and offers it to workers. Repeating it changes
   * nothing.
   */
  readonly add: (task: Task, bytes: Uint8Array | undefined) => Promise<void>;
  /** Whether more chunks can be added without filling the queue's memory. */
  readonly hasRoom: () => Promise<boolean>;
  readonly input: (task: Task) => Promise<Uint8Array | undefined>;
  readonly hasResult: (task: Task) => Promise<boolean>;
  readonly result: (task: Task) => Promise<Uint8Array | undefined>;
  /**
   * Stores a result, as a whole or not at all, and deletes the input. An existing result stays. `full`: there is no
   * room for it yet.
   */
  readonly keepResult: (task: Task, bytes: Uint8Array) => Promise<'kept' | 'full'>;
  /** Removes a result that turned out to be damaged. */
  readonly dropResult: (task: Task) => Promise<void>;
  readonly done: (id: string) => Promise<number>;
  /** Records that a thread died on a chunk, and returns how often that has happened. */
  readonly addDeath: (task: Task) => Promise<number>;
  readonly setApart: (task: Task, reason: string) => Promise<void>;
  readonly allSetApart: (id: string) => Promise<readonly SetApart[]>;
  /** Offers a chunk again that was set apart or has no result, with its failures forgotten. */
  readonly retry: (task: Task) => Promise<void>;
  /** Hands out chunks, up to `most` at a time, until it is stopped. */
  readonly work: (handler: Handler, most: number, state: () => WorkerState) => Promise<Working>;
  readonly workers: () => Promise<readonly WorkerState[]>;
  /** Jobs put into the queue by hand or by another program, which bulk's workers do not run. */
  readonly foreign: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Processes a chunk. `losses`: the number of workers that vanished while they held it. `back`: another worker should do
 * it.
 */
export type Handler = (task: Task, losses: number) => Promise<'settled' | 'back'>;

export interface Working {
  /** Resolves when the work ends; rejects if it cannot continue. */
  readonly ended: Promise<void>;
  /** Takes no more chunks, and resolves once those in hand are settled or given back. */
  readonly stop: () => Promise<void>;
}

/** Tells the user something, at once. */
export type Say = (message: string) => void;

/** How a queue is used. */
export interface QueueOptions {
  /** Milliseconds without a heartbeat after which the chunks of a worker go to others. */
  readonly lease: number;
  /** For results that do not fit into Redis. */
  readonly results?: ResultStore;
  /** Maximum bytes of a run's results in Redis. */
  readonly bound: number;
  /** Receives messages for the user while the queue is used. */
  readonly say: Say;
}

/** An error that the user can do something about: a full disk, a wrong password, a server that is not running. */
export class QueueError extends Error {}
