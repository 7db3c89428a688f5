/** Long calls in a worker, so that the calling program stays responsive and can end them. */
import type { AnalysisControl } from '../analysis/control.ts';
import type { Backdoors } from '../analysis/backdoors.ts';
import type { Contradiction } from '../analysis/contradiction.ts';
import type { ExtraGivens } from '../analysis/extra-givens.ts';
import type { Subpuzzles } from '../analysis/minimal-subpuzzles.ts';
import type { CanonicalForm, FormOptions } from '../canonical/canonical.ts';
import type { Symmetry } from '../canonical/symmetry.ts';
import type { Constraint } from '../constraints/kinds.ts';
import type { GenerateControl, Generated } from '../generate/generate.ts';
import type { GenerateOptions } from '../generate/options.ts';
import type { DifficultyRating } from '../logic/difficulty/difficulty.ts';
import type { PositionSource } from '../logic/position.ts';
import type { LogicOptions, PathEnd, PathStep } from '../logic/solve-logically.ts';
import type { Step } from '../logic/step.ts';
import type { Cell } from '../model/geometry.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import type { ProfileName } from '../rating/explainer/profiles.ts';
import type { RateOptions, Rating } from '../rating/explainer/rate.ts';
import { CALLBACK, OBJECT, requireFields, requireValue } from '../require.ts';
import type { Result } from '../result.ts';
import type { SolveControl } from '../solve/control.ts';
import type { CountOutcome, SolveOutcome, Uniqueness } from '../solve/solver.ts';
import type { TrueCandidates } from '../solve/true-candidates.ts';
import { STOPPING, type Stopping, type StopSignal } from '../stopping.ts';
import { hear, type HeardWorker, type NodeWorker, type WebWorker } from './platform.ts';
import { type CallName, createPacking, OPTIONS_AT, type ReplyMessage, unpackError } from './protocol.ts';
import { startWorker } from './start-worker.ts';

/** The part of an `AbortSignal` that is used to end a call in a worker. */
export interface CallSignal extends StopSignal {
  /** The reason of the abort, with which the call is rejected. */
  readonly reason: unknown;
  /** Adds a listener for the abort. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Removes the listener. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Options of a call, as a worker takes them: a signal and, if the call has it, `onProgress`. Other functions cannot be
 * sent, so `shouldStop` is left out.
 */
export type WorkerOptions<Options extends Stopping> = Omit<
  Options,
  'signal' | 'shouldStop' | 'beforeTrial' | 'onHint'
> & {
  /** When it is aborted, the call is rejected with its reason at once, and its work ends. */
  readonly signal?: CallSignal;
};

/** A whole logical path. */
export interface LogicalPath {
  /** In the order in which they were taken. */
  readonly steps: readonly PathStep[];
  /** How the path ended. */
  readonly end: PathEnd;
}

/** How a client gets its worker. */
export interface WorkerClientOptions {
  /**
   * Starts a worker that imports `pencilmark/worker-host`, for bundlers that do not follow
   * `new Worker(new URL(…, import.meta.url))` into packages. Called again after a call was aborted.
   */
  readonly create?: () => WebWorker | NodeWorker;
}

/**
 * The long calls of this library, made in a worker. Each takes the arguments of the function of its name, and its
 * promise resolves with the function's result or is rejected with its error.
 */
export interface WorkerClient {
  /** Like `solve`. */
  solve(puzzle: Puzzle | string, control?: WorkerOptions<SolveControl>): Promise<SolveOutcome>;
  /** Like `countSolutions`. */
  countSolutions(
    puzzle: Puzzle | string,
    limit: number,
    control?: WorkerOptions<SolveControl>,
  ): Promise<CountOutcome>;
  /** Like `checkUniqueness`; never undefined, since a call that is ended is rejected. */
  checkUniqueness(puzzle: Puzzle | string, control?: WorkerOptions<SolveControl>): Promise<Uniqueness>;
  /** Like `trueCandidates`. */
  trueCandidates(
    puzzle: Puzzle,
    digits?: Digits,
    control?: WorkerOptions<SolveControl>,
  ): Promise<TrueCandidates>;
  /** Like `generate`, with all puzzles at once. */
  generate(options: GenerateOptions, control?: WorkerOptions<GenerateControl>): Promise<Generated[]>;
  /** Like `difficultyOf`. */
  difficultyOf(puzzle: Puzzle, options?: WorkerOptions<Stopping>): Promise<DifficultyRating>;
  /** Like `ratePuzzle`. */
  ratePuzzle(
    puzzle: Puzzle,
    profile: ProfileName,
    options?: WorkerOptions<RateOptions>,
  ): Promise<Result<Rating>>;
  /** Like `solveLogically`, with all steps at once. */
  solveLogically(puzzle: Puzzle, options?: WorkerOptions<LogicOptions>): Promise<LogicalPath>;
  /** Like `nextStep` of `createPosition(source)`. */
  nextStep(source: PositionSource, options?: WorkerOptions<LogicOptions>): Promise<Step | undefined>;
  /** Like `canonicalForm`. */
  canonicalForm(source: Puzzle, options?: WorkerOptions<FormOptions>): Promise<Result<CanonicalForm>>;
  /** Like `findEquivalence`. */
  findEquivalence(
    first: Puzzle,
    second: Puzzle,
    options?: WorkerOptions<FormOptions>,
  ): Promise<Result<Symmetry | undefined>>;
  /** Like `findRedundantGivens`. */
  findRedundantGivens(puzzle: Puzzle, control?: WorkerOptions<SolveControl>): Promise<Cell[]>;
  /** Like `findRedundantConstraints`. */
  findRedundantConstraints(puzzle: Puzzle, control?: WorkerOptions<SolveControl>): Promise<Constraint[]>;
  /** Like `findContradiction`. */
  findContradiction(
    puzzle: Puzzle,
    control?: WorkerOptions<SolveControl>,
  ): Promise<Contradiction | undefined>;
  /** Like `findExtraGivens`. */
  findExtraGivens(puzzle: Puzzle, control?: WorkerOptions<AnalysisControl>): Promise<ExtraGivens>;
  /** Like `findMinimalSubpuzzles`. */
  findMinimalSubpuzzles(
    puzzle: Puzzle,
    limit: number,
    control?: WorkerOptions<AnalysisControl>,
  ): Promise<Subpuzzles>;
  /** Like `findBackdoors`. */
  findBackdoors(
    puzzle: Puzzle,
    solution: Digits,
    control?: WorkerOptions<AnalysisControl>,
  ): Promise<Backdoors>;
  /** Ends the worker. Current and later calls are rejected. */
  close(): void;
}

/** The options that stay on the client's side. */
interface LocalOptions {
  readonly signal?: CallSignal | undefined;
  readonly onProgress?: ((progress: never) => void) | undefined;
}

interface PendingCall {
  readonly name: CallName;
  readonly args: readonly unknown[];
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Creates a client of a worker, which starts with the first call and answers calls one after the other. Aborting the
 * signal of the current call ends the worker at once, and the waiting calls go to a new one. In Node an idle worker
 * does not keep the process alive.
 *
 * @example
 * const worker = createWorkerClient();
 * const abort = new AbortController();
 * button.onclick = () => abort.abort();
 * const { solution } = await worker.solve('53..7....6..195…', { signal: abort.signal });
 */
export function createWorkerClient(options: WorkerClientOptions = {}): WorkerClient {
  requireFields('options', options, { create: CALLBACK });
  const { create = startWorker } = options;
  const { pack, unpack } = createPacking();
  /** The first one is running. */
  const pending: PendingCall[] = [];
  let worker: HeardWorker | undefined;
  let isClosed = false;

  function next(): void {
    const [first] = pending;
    if (!first) return worker?.hold(false);
    try {
      worker ??= hear(create(), take, fail);
      worker.hold(true);
      worker.post({ name: first.name, args: first.args, wantsProgress: !!first.onProgress });
    } catch (error) {
      settle(({ reject }) => reject(error));
    }
  }

  function settle(how: (call: PendingCall) => void): void {
    const done = pending.shift();
    next();
    if (done) how(done);
  }

  function take(message: ReplyMessage): void {
    if (message.kind === 'progress') reportProgress(message.progress);
    else if (message.kind === 'value') settle(({ resolve }) => resolve(unpack(message.value)));
    else settle(({ reject }) => reject(unpackError(message.error)));
  }

  /** An error thrown by `onProgress` ends its call, as it does without a worker. */
  function reportProgress(progress: unknown): void {
    try {
      pending[0]?.onProgress?.(progress as never);
    } catch (error) {
      end();
      settle(({ reject }) => reject(error));
    }
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  function fail(reason: string): void {
    end();
    settle(({ reject }) => reject(new Error(`The worker failed: ${reason}.`)));
  }

  async function call(name: CallName, args: readonly unknown[]): Promise<unknown> {
    if (isClosed) throw new Error('This worker client is closed.');
    const sent = args.slice();
    const { signal, onProgress, ...rest } = optionsOf(name, args);
    if (args.length > OPTIONS_AT[name]) sent[OPTIONS_AT[name]] = rest;
    signal?.throwIfAborted();
    let abort = (): void => undefined;
    try {
      return await new Promise((resolve, reject) => {
        const own: PendingCall = { name, args: sent.map(pack), onProgress, resolve, reject };
        abort = () => {
          drop(own);
          reject(signal!.reason as Error);
        };
        signal?.addEventListener('abort', abort);
        pending.push(own);
        if (pending.length === 1) next();
      });
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  function drop(own: PendingCall): void {
    const place = pending.indexOf(own);
    if (place < 0) return;
    pending.splice(place, 1);
    if (place > 0) return;
    end();
    next();
  }

  const calls = Object.keys(OPTIONS_AT).map((name) => [
    name,
    (...args: unknown[]) => call(name as CallName, args),
  ]);
  return {
    ...(Object.fromEntries(calls) as Omit<WorkerClient, 'close'>),
    close() {
      isClosed = true;
      end();
      for (const { reject } of pending.splice(0)) reject(new Error('This worker client is closed.'));
    },
  };
}

/** The options of a call; rejects those that cannot be sent. */
function optionsOf(name: CallName, args: readonly unknown[]): LocalOptions {
  const options = args[OPTIONS_AT[name]] ?? {};
  requireValue('options', options, OBJECT);
  const { signal, onProgress, ...rest } = options as LocalOptions;
  requireFields('options', { signal, onProgress }, { signal: STOPPING.signal, onProgress: CALLBACK });
  for (const [key, value] of Object.entries(rest))
    if (CALLBACK.isMet(value))
      throw new RangeError(
        `options.${key} is a function, which no worker can be sent; a signal ends a call there.`,
      );
  return { signal, onProgress, ...rest };
}
