/** Long calls in a worker, so that the program that makes them stays awake and can end them. */
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

/** What is used of an `AbortSignal` to end a call in a worker. */
export interface CallSignal extends StopSignal {
  /** The reason of the abort, with which the call is rejected. */
  readonly reason: unknown;
  /** Hears of the abort. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Hears of it no longer. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Options of a call as a worker takes them: a signal and, where the call has it, `onProgress`. Other functions cannot be
 * sent, so `shouldStop` is left out.
 */
export type WorkerOptions<Options extends Stopping> = Omit<
  Options,
  'signal' | 'shouldStop' | 'beforeTrial' | 'onHint'
> & {
  /** Once it is aborted, the call is rejected with its reason at once, and its work is ended. */
  readonly signal?: CallSignal;
};

/** A whole path of logic. */
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
 * The long calls of this library, made in a worker. Each takes what the function of its name takes, and a promise gives what
 * that returns or is rejected with what that throws.
 */
export interface WorkerClient {
  /** As `solve`. */
  solve(puzzle: Puzzle | string, control?: WorkerOptions<SolveControl>): Promise<SolveOutcome>;
  /** As `countSolutions`. */
  countSolutions(
    puzzle: Puzzle | string,
    limit: number,
    control?: WorkerOptions<SolveControl>,
  ): Promise<CountOutcome>;
  /** As `checkUniqueness`; never undefined, since a call that is ended is rejected. */
  checkUniqueness(puzzle: Puzzle | string, control?: WorkerOptions<SolveControl>): Promise<Uniqueness>;
  /** As `trueCandidates`. */
  trueCandidates(
    puzzle: Puzzle,
    digits?: Digits,
    control?: WorkerOptions<SolveControl>,
  ): Promise<TrueCandidates>;
  /** As `generate`, all of them at once. */
  generate(options: GenerateOptions, control?: WorkerOptions<GenerateControl>): Promise<Generated[]>;
  /** As `difficultyOf`. */
  difficultyOf(puzzle: Puzzle, options?: WorkerOptions<Stopping>): Promise<DifficultyRating>;
  /** As `ratePuzzle`. */
  ratePuzzle(
    puzzle: Puzzle,
    profile: ProfileName,
    options?: WorkerOptions<RateOptions>,
  ): Promise<Result<Rating>>;
  /** As `solveLogically`, all steps at once. */
  solveLogically(puzzle: Puzzle, options?: WorkerOptions<LogicOptions>): Promise<LogicalPath>;
  /** As `nextStep` of `createPosition(source)`. */
  nextStep(source: PositionSource, options?: WorkerOptions<LogicOptions>): Promise<Step | undefined>;
  /** As `canonicalForm`. */
  canonicalForm(source: Puzzle, options?: WorkerOptions<FormOptions>): Promise<Result<CanonicalForm>>;
  /** As `findEquivalence`. */
  findEquivalence(
    first: Puzzle,
    second: Puzzle,
    options?: WorkerOptions<FormOptions>,
  ): Promise<Result<Symmetry | undefined>>;
  /** As `findRedundantGivens`. */
  findRedundantGivens(puzzle: Puzzle, control?: WorkerOptions<SolveControl>): Promise<Cell[]>;
  /** As `findRedundantConstraints`. */
  findRedundantConstraints(puzzle: Puzzle, control?: WorkerOptions<SolveControl>): Promise<Constraint[]>;
  /** As `findContradiction`. */
  findContradiction(
    puzzle: Puzzle,
    control?: WorkerOptions<SolveControl>,
  ): Promise<Contradiction | undefined>;
  /** As `findExtraGivens`. */
  findExtraGivens(puzzle: Puzzle, control?: WorkerOptions<AnalysisControl>): Promise<ExtraGivens>;
  /** As `findMinimalSubpuzzles`. */
  findMinimalSubpuzzles(
    puzzle: Puzzle,
    limit: number,
    control?: WorkerOptions<AnalysisControl>,
  ): Promise<Subpuzzles>;
  /** As `findBackdoors`. */
  findBackdoors(
    puzzle: Puzzle,
    solution: Digits,
    control?: WorkerOptions<AnalysisControl>,
  ): Promise<Backdoors>;
  /** Ends the worker. Calls in work, and later ones, are rejected. */
  close(): void;
}

/** The options that stay on this side. */
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
 * A client of a worker, which starts with the first call and answers one call after the other. Aborting the signal of the
 * call that is in work ends the worker, whatever it is at, and the calls behind it go to a new one. In Node an idle worker
 * does not keep the process from ending.
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
  /** The first is in work. */
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
    if (message.kind === 'progress') told(message.progress);
    else if (message.kind === 'value') settle(({ resolve }) => resolve(unpack(message.value)));
    else settle(({ reject }) => reject(unpackError(message.error)));
  }

  /** What `onProgress` throws ends its call, as it does without a worker. */
  function told(progress: unknown): void {
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

/** The options of a call, with what cannot be sent refused. */
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
