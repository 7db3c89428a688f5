import type { Queue } from './queue.ts';
import { placeOf, type Run, type WorkerState } from './records.ts';

/** The progress of a run. */
export interface Status {
  readonly run: string;
  readonly name: string;
  readonly command: readonly string[];
  /** Chunks done. */
  readonly done: number;
  /** All chunks, once they are all submitted. */
  readonly chunks: number | undefined;
  /** Lines per chunk, except the last. */
  readonly lines: number;
  readonly setApart: readonly { readonly place: string; readonly reason: string }[];
  /** Seconds, if all workers worked only on this run; undefined if unknown. */
  readonly left: number | undefined;
}

/** The workers of a queue. */
export interface Workforce {
  readonly workers: number;
  readonly threads: number;
  /** Puzzles per second of all workers together. */
  readonly rate: number;
}

export interface QueueStatus extends Workforce {
  readonly runs: readonly Status[];
  /** Jobs that other programs put into the queue. */
  readonly foreign: number;
}

export async function queueStatus(queue: Queue): Promise<QueueStatus> {
  const workforce = workforceOf(await queue.workers());
  const runs: Status[] = [];
  for (const run of await queue.runs()) runs.push(await statusOf(queue, run, workforce));
  return { ...workforce, runs, foreign: await queue.foreign() };
}

export function workforceOf(workers: readonly WorkerState[]): Workforce {
  return {
    workers: workers.length,
    threads: workers.reduce((sum, worker) => sum + worker.threads, 0),
    rate: workers.reduce((sum, worker) => sum + worker.rate, 0),
  };
}

export async function statusOf(queue: Queue, run: Run, { rate }: Workforce): Promise<Status> {
  const apart = await queue.allSetApart(run.id);
  const done = await queue.done(run.id);
  const open = run.chunks === undefined ? undefined : Math.max(0, run.chunks - done - apart.length);
  return {
    run: run.id,
    name: run.name,
    command: run.command,
    done,
    chunks: run.chunks,
    lines: run.lines,
    setApart: apart.map((chunk) => ({ place: placeOf(run, chunk), reason: chunk.reason })),
    left:
      open === undefined || (rate === 0 && open > 0)
        ? undefined
        : Math.ceil((open * run.lines) / (rate || 1)),
  };
}

/** Seconds as 1:02:03. */
export function durationOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
