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
