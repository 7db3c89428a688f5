import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, type ExitCode, grouped } from 'pencilmark-cli';
import { type BulkArguments, countOf } from '../options.ts';
import { servePage } from '../page/serve.ts';
import type { Queue } from '../queue.ts';
import { type BulkCommand, complain, findRun, withQueue, type World } from './command.ts';
import { durationOf, queueStatus, type Status, statusOf, type Workforce, workforceOf } from '../status.ts';

/** Milliseconds between two checks of the queue. */
const LOOK = 1000;

/** Width of the bar, in characters. */
const BAR = 24;

const HIGHEST_PORT = 65_535;

export const watchCommand: BulkCommand = {
  name: 'watch',
  usage: '[RUN]',
  summary: 'show how far a run is, until it is done',
  details: [
    'A bar, chunks done and in all, workers alive, puzzles a second of all of them together, the time left at that rate, ' +
      'and the chunks set apart. --once tells it once; --json as one object a line.',
    'With --page it serves the same for all runs as a page that only shows, to browsers on this machine, until it is ' +
      'stopped, and as /status.json.',
  ],
  options: ['queue', 'once', 'json', 'page', 'help'],
  run: (args, world) =>
    withQueue(args, world, async (queue) => {
      if (args.options.has('page')) return serve(queue, args, world);
      const run = await findRun(queue, args.rest);
      if (!run.ok) return complain(world.io, run.error.message);
      return watch(queue, run.value.id, args, world);
    }),
};

async function serve(queue: Queue, args: BulkArguments, { io, onStop }: World): Promise<ExitCode> {
  const port = countOf(args, 'page', 0, HIGHEST_PORT, 0);
  if (!port.ok) return complain(io, port.error.message);
  const asked = new Promise<void>((resolve) => void onStop(resolve));
  const page = await servePage(port.value, queue.place, () => queueStatus(queue));
  await io.write(`${page.address}\n`);
  await asked;
  page.close();
  return EXIT.done;
}

async function watch(queue: Queue, id: string, { options }: BulkArguments, { io }: World): Promise<ExitCode> {
  const isLive = io.output.isTerminal && !options.has('json') && !options.has('once');
  for (;;) {
    const run = (await queue.runs()).find((candidate) => candidate.id === id);
    if (!run) return complain(io, `The run ${id} was removed.`);
    const workforce = workforceOf(await queue.workers());
    const status = await statusOf(queue, run, workforce);
    const foreign = await queue.foreign();
    const line = options.has('json')
      ? JSON.stringify({ ...status, ...workforce, foreign })
      : lineOf(status, workforce);
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

function lineOf({ done, chunks, setApart, left }: Status, { rate, workers, threads }: Workforce): string {
  const filled = chunks ? Math.floor((BAR * done) / chunks) : 0;
  return [
    `[${'#'.repeat(filled).padEnd(BAR, '.')}] ${grouped(done)} of ${chunks === undefined ? '?' : grouped(chunks)} chunks`,
    `${grouped(rate)} a second`,
    ...(left === undefined ? [] : [`${durationOf(left)} left`]),
    `${workers} workers with ${threads} threads`,
    ...(setApart.length > 0 ? [`${setApart.length} set apart`] : []),
  ].join(', ');
}
