import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, type ExitCode, grouped } from 'pencilmark-cli';
import type { BulkArguments } from '../options.ts';
import type { Queue } from '../queue.ts';
import type { WorkerState } from '../records.ts';
import { type BulkCommand, complain, findRun, withQueue, type World } from './command.ts';
import { type Status, statusOf } from './status.ts';

const LOOK = 1000;
const BAR = 24;

export const watchCommand: BulkCommand = {
  name: 'watch',
  usage: '[RUN]',
  summary: 'show how far a run is, until it is done',
  details: [
    'A bar, chunks done and in all, workers alive, puzzles a second of all of them together, the time left at that rate, ' +
      'and the chunks set apart. --once tells it once; --json as one object a line.',
  ],
  options: ['queue', 'once', 'json', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      return watch(queue, run.value.id, args, world);
    }),
};

async function watch(queue: Queue, id: string, { options }: BulkArguments, { io }: World): Promise<ExitCode> {
  const isLive = io.output.isTerminal && !options.has('json') && !options.has('once');
  for (;;) {
    const run = (await queue.runs()).find((candidate) => candidate.id === id);
    if (!run) return complain(io, `The run ${id} was removed.`);
    const status = await statusOf(queue, run);
    const workers = await queue.workers();
    const foreign = await queue.foreign();
    const line = options.has('json')
      ? JSON.stringify({ ...status, ...summaryOf(status, workers), foreign })
      : lineOf(status, workers);
    const isRead = await io.write(isLive ? `\r\u001B[K${line}` : `${line}\n`);
    const isDone = status.chunks !== undefined && status.done + status.setApart.length >= status.chunks;
    if (isDone || options.has('once') || !isRead) {
      if (isLive) await io.write('\n');
      for (const { place, reason } of status.setApart) io.say(`set apart: ${place}: ${reason}\n`);
      if (foreign > 0) io.say(`${foreign} jobs in the queue are not ours; no worker runs them\n`);
      return EXIT.done;
    }
    await pause(LOOK);
  }
}

interface Summary {
  readonly workers: number;
  readonly threads: number;
  /** Puzzles a second. */
  readonly rate: number;
  /** Seconds at that rate; undefined where it cannot be told. */
  readonly left: number | undefined;
}

/** Workers take chunks of all runs, so that the time left is that of this run only if it is the only one. */
export function summaryOf(
  { done, chunks, lines, setApart }: Status,
  workers: readonly WorkerState[],
): Summary {
  const rate = workers.reduce((sum, worker) => sum + worker.rate, 0);
  const open = chunks === undefined ? undefined : chunks - done - setApart.length;
  return {
    workers: workers.length,
    threads: workers.reduce((sum, worker) => sum + worker.threads, 0),
    rate,
    left: open === undefined || rate === 0 ? undefined : Math.ceil((open * lines) / rate),
  };
}

function lineOf(status: Status, workers: readonly WorkerState[]): string {
  const { done, chunks, setApart } = status;
  const { rate, left, workers: alive, threads } = summaryOf(status, workers);
  const filled = chunks ? Math.floor((BAR * done) / chunks) : 0;
  return [
    `[${'#'.repeat(filled).padEnd(BAR, '.')}] ${grouped(done)} of ${chunks === undefined ? '?' : grouped(chunks)} chunks`,
    `${grouped(rate)} a second`,
    ...(left === undefined ? [] : [`${durationOf(left)} left`]),
    `${alive} workers with ${threads} threads`,
    ...(setApart.length > 0 ? [`${setApart.length} set apart`] : []),
  ].join(', ');
}

/** Seconds as 1:02:03. */
function durationOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
