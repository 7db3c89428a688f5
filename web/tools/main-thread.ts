/** The tasks of a page's main thread, by Chromium's trace. */
import type { CDPSession } from '@playwright/test';

/** The longest task in ms, by the clock and in processor time, which does not count other programs. */
export interface Longest {
  readonly clock: number;
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs, on the clock and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Follows every task of the page's main thread. Returns a function that ends this and returns the longest. */
export async function watchTasks(session: CDPSession): Promise<() => Promise<Longest>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  return async () => {
    const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await ended;
    const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
    // Another page's thread has nothing to do, and which of them is this page's is not told.
    const tasks = events.filter(
      ({ name, pid, tid }) =>
        name.endsWith('RunTask') && mains.some((main) => main.pid === pid && main.tid === tid),
    );
    return {
      clock: Math.max(...tasks.map(({ dur }) => (dur ?? 0) / 1000)),
      processor: Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)),
    };
  };
}
