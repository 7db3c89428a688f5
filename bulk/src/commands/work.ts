import { setTimeout as pause } from 'node:timers/promises';
import { EXIT, type ExitCode, grouped } from 'pencilmark-cli';
import { createHandler } from '../handle.ts';
import { type BulkArguments, countOf } from '../options.ts';
import type { Queue } from '../queue.ts';
import { createThreads } from '../threads.ts';
import { type BulkCommand, complain, withQueue, type World } from './command.ts';

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
        ...(args.options.has('until-done') ? [allDone(queue, () => isOver)] : []),
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
    return EXIT.done;
  });
}

/** Resolves once every chunk of every run is done or set apart, or nobody waits any more. */
async function allDone(queue: Queue, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const runs = await queue.runs();
    const open = await Promise.all(
      runs.map(async ({ id, chunks }) => {
        if (chunks === undefined) return true;
        return (await queue.done(id)) + (await queue.allSetApart(id)).length < chunks;
      }),
    );
    if (!open.includes(true)) return;
    await pause(LOOK);
  }
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
