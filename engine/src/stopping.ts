import { CALLBACK, type Want } from './require.ts';

/** How a long call is ended before it is done. */
export interface Stopping {
  /** Called many times a second; true ends the call early, with an outcome that says so. */
  readonly shouldStop?: () => boolean;
  /**
   * An `AbortSignal`. Once it is aborted, the call throws its reason, an `AbortError` or a `TimeoutError` as a rule. It
   * is checked when the call begins and whenever `shouldStop` would be called.
   */
  readonly signal?: StopSignal;
}

/** The part of an `AbortSignal` that is used; any signal will do. */
export interface StopSignal {
  /** Whether it is aborted. */
  readonly aborted: boolean;
  /** Throws the reason, once it is aborted. */
  throwIfAborted(): void;
}

/** The requirements for the two fields. */
export const STOPPING: { readonly shouldStop: Want; readonly signal: Want } = {
  shouldStop: CALLBACK,
  signal: {
    what: 'an AbortSignal',
    isMet: (value) => CALLBACK.isMet((value as Partial<StopSignal> | null)?.throwIfAborted),
  },
};

/** The same options, with `shouldStop` also checking the signal. Throws at once if it is already aborted. */
export function heeding<T extends Stopping>(options: T): T {
  const { shouldStop, signal } = options;
  if (!signal) return options;
  const listen = () => {
    signal.throwIfAborted();
    return !!shouldStop?.();
  };
  signal.throwIfAborted();
  return { ...options, signal: undefined, shouldStop: listen };
}

/** Units of work between two questions, a few milliseconds: a unit is about a cell of a relation, visited once. */
const WORK_BETWEEN = 1_000;

let total = 0;
let asked: (() => boolean) | undefined;
let workLeft = WORK_BETWEEN;

const STOPPED = new Error('stopped');

/**
 * Counts work of a loop that has no control at hand, such as the compilation of rules, for `workBudget`. Inside
 * `heedingWork` it asks whether to stop.
 */
export function spend(work: number): void {
  total += work;
  if (!asked || (workLeft -= work) > 0) return;
  workLeft = WORK_BETWEEN;
  if (asked()) throw STOPPED;
}

/**
 * A question that says yes once so much work has been counted since: unlike a time limit, it ends a search at the same
 * place on every machine, and unlike a number of questions, it takes about the same time on every board.
 */
export function workBudget(work: number): () => boolean {
  const end = total + work;
  return () => total > end;
}

/** Does work whose loops call `spend`; `stopped` once `shouldStop` says so. Whatever the work changes must be its own. */
export function heedingWork<T>(shouldStop: (() => boolean) | undefined, work: () => T): T | 'stopped' {
  if (!shouldStop) return work();
  const before = asked;
  asked = shouldStop;
  workLeft = WORK_BETWEEN;
  try {
    return work();
  } catch (error) {
    if (error === STOPPED) return 'stopped';
    throw error;
  } finally {
    asked = before;
  }
}
