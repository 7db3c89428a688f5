import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, type ExitCode, grouped, type Io } from 'pencilmark-cli';
import { createHandler } from '../handle.ts';
import { type BulkArguments, countOf } from '../options.ts';
import { orderOf } from '../plain-command.ts';
import type { Queue } from '../queue.ts';
import type { Run } from '../records.ts';
import { createThreads } from '../threads.ts';
import { type BulkCommand, complain, INCOMPLETE, withQueue, type World } from './command.ts';

/** More threads than this only cost memory, on any machine. */
const MAX_THREADS = 256;

/**
 * Milliseconds for finishing chunks in hand when the worker is asked to stop. Container engines kill after ten seconds.
 */
const GRACE = 8000;

/** Milliseconds over which the rate is measured, and between two reports of it. */
const WINDOW = 30_000;

/** Milliseconds between two checks whether everything is done. */
const LOOK = 300;

export const workCommand: BulkCommand = {
  name: 'work',
  usage: '',
  summary: 'do chunks of the queue, until it is stopped',
  details: [
    'As many workers as you like, on as many machines. On SIGTERM or SIGINT a worker takes no more chunks, finishes those ' +
      'it has within 8 seconds, gives back the others, and ends; a second signal makes it give them back at once. ' +
      'A worker that loses the connection to Redis waits for it.',
    'A chunk on which three threads died, or with which ten workers vanished, is set apart and named with its lines; ' +
      'the rest goes on.',
    '--until-done waits neither for a run that this version cannot do nor for chunks that the queue has lost, and names ' +
      'them. Exit code 3: there were some.',
  ],
  options: ['queue', 'threads', 'lease', 'results', 'bound', 'until-done', 'quiet', 'help'],
  run: work,
};

async function work(args: BulkArguments, world: World): Promise<ExitCode> {
  const { io } = world;
  if (args.rest.length > 0) return complain(io, `work does not know "${args.rest[0]}".`);
  const count = countOf(args, 'threads', io.cores, MAX_THREADS);
  if (!count.ok) return complain(io, count.error.message);
  const isQuiet = args.options.has('quiet');
  return withQueue(args, world, async (queue) => {
    const threads = createThreads(count.value, world.threadFile);
    const done = { chunks: 0, puzzles: 0 };
    const meter = createMeter(io.now, () => done.puzzles);
    let stopping: Promise<unknown> | undefined;
    let isOver = false;
    let left: readonly string[] = [];
    const say = (message: string): void => io.say(`pencilmark bulk: ${message}\n`);
    const handler = createHandler(queue, threads, io, say, done, () => stopping !== undefined);
    const state = () => ({
      name: String(process.pid),
      threads: count.value,
      puzzles: done.puzzles,
      rate: meter.rate(),
    });
    const began = io.now();
    // One chunk more than threads, so that no thread waits while chunks and results are in transit.
    const working = await queue.work(handler, count.value + 1, state);
    let wantStop = (): void => {};
    const asked = new Promise<void>((resolve) => (wantStop = resolve));
    const stopListening = world.onStop(() => {
      if (stopping) void threads.stop();
      else if (!isQuiet) say(`ends within ${GRACE / 1000} s; asked again, at once`);
      stopping ??= pause(GRACE, undefined, { ref: false }).then(() => threads.stop());
      wantStop();
    });
    const reporting = setInterval(() => {
      if (!isQuiet && done.chunks > 0)
        say(`${grouped(done.puzzles)} puzzles, ${grouped(meter.rate())} a second`);
    }, WINDOW);
    try {
      await Promise.race([
        working.ended,
        asked,
        ...(args.options.has('until-done')
          ? [allDone(queue, io, () => isOver).then((reasons) => (left = reasons))]
          : []),
      ]);
      await working.stop();
      await working.ended;
    } finally {
      isOver = true;
      // If it cannot continue, chunks in hand are given back.
      if (!stopping) await threads.stop();
      await working.stop();
      clearInterval(reporting);
      stopListening();
      await threads.stop();
    }
    const seconds = (io.now() - began) / 1000;
    if (!isQuiet)
      say(
        `${grouped(done.chunks)} chunks, ${grouped(done.puzzles)} puzzles in ${seconds.toFixed(1)} s, ` +
          `${grouped(Math.round(done.puzzles / seconds))} a second`,
      );
    for (const reason of left) say(reason);
    return left.length > 0 ? INCOMPLETE : EXIT.done;
  });
}

/**
 * Resolves once every chunk of every run is done or set apart, or nobody waits any more; with the reasons why the rest
 * cannot be done.
 */
async function allDone(queue: Queue, io: Io, isOver: () => boolean): Promise<readonly string[]> {
  const ledgers = new Map<string, Ledger>();
  while (!isOver()) {
    const states: (string | 'done' | 'open')[] = [];
    for (const run of await queue.runs()) {
      const ledger = ledgers.get(run.id) ?? { chunks: queue.chunks(run.id), count: 0 };
      ledgers.set(run.id, ledger);
      states.push(await stateOf(queue, run, ledger, io));
    }
    if (!states.includes('open')) return states.filter((state) => state !== 'done');
    await pause(LOOK);
  }
  return [];
}

/** The chunks of a run, and how many have been counted. */
interface Ledger {
  readonly chunks: ReturnType<Queue['chunks']>;
  count: number;
}

/** `done`, `open`, or the reason why the rest of a run cannot be done. */
async function stateOf(queue: Queue, run: Run, ledger: Ledger, io: Io): Promise<string> {
  const order = await orderOf(run, io);
  if (!order.ok) return `run ${run.id} is left: ${order.error.message}`;
  if (run.chunks === undefined) return 'open';
  const settled = (await queue.done(run.id)) + (await queue.allSetApart(run.id)).length;
  if (settled >= run.chunks) return 'done';
  while (await ledger.chunks.next()) ledger.count++;
  const lost = run.chunks - ledger.count;
  if (lost <= 0 || settled < ledger.count) return 'open';
  return `run ${run.id} lacks ${grouped(lost)} of its chunks; submit the same input again`;
}

/** The recent rate of a count. */
function createMeter(now: () => number, count: () => number): { readonly rate: () => number } {
  const marks = [{ time: now(), count: 0 }];
  return {
    rate() {
      const time = now();
      marks.push({ time, count: count() });
      while (marks.length > 2 && marks[1].time < time - WINDOW) marks.shift();
      const [first] = marks;
      return time > first.time ? Math.round(((count() - first.count) * 1000) / (time - first.time)) : 0;
    },
  };
}
