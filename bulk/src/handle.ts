/** Processes one chunk. */
import type { Io, Order } from 'pencilmark-cli';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { orderOf } from './plain-command.ts';
import type { Handler, Queue, Say } from './queue.ts';
import { readRange } from './input/read-range.ts';
import { placeOf, type Run, type Task } from './records.ts';
import { hashOf, writeResult } from './result-object.ts';
import type { Threads } from './threads.ts';

/** Threads that may die on a chunk before it is set apart. */
export const MAX_DEATHS = 3;

/**
 * Workers that may vanish while they hold a chunk. More than deaths, because power cuts, kills and updates are not the
 * chunk's fault.
 */
export const MAX_LOSSES = 10;

/** Milliseconds between two attempts to store a result when there is no room. */
const PATIENCE = 1000;

export interface Counts {
  chunks: number;
  puzzles: number;
}

/** `isStopping` ends the wait for room. Counts finished work in `counts`. */
export function createHandler(
  queue: Queue,
  threads: Threads,
  io: Io,
  say: Say,
  counts: Counts,
  isStopping: () => boolean,
): Handler {
  const orders = new Map<string, ReturnType<typeof readRunOrder>>();
  const ordered = (id: string) => {
    const known = orders.get(id) ?? readRunOrder(queue, id, io);
    orders.set(id, known);
    return known;
  };
  /** Runs whose chunks are left, each told once. */
  const left = new Set<string>();
  const setApart = async (task: Task, run: Run, reason: string): Promise<'settled'> => {
    say(`chunk ${task.index} (${placeOf(run, task)}) is set apart: ${reason}`);
    await queue.setApart(task, reason);
    return 'settled';
  };
  return async (task, losses) => {
    if (await queue.hasResult(task)) return 'settled';
    const found = await ordered(task.run);
    if (!found.ok) {
      orders.delete(task.run);
      if (!left.has(task.run)) say(`run ${task.run} is left: ${found.error.message}`);
      left.add(task.run);
      return 'settled';
    }
    const [run, { work }] = found.value;
    if (!run.sources[task.source]) return setApart(task, run, 'its source is none of the run');
    if (losses >= MAX_LOSSES) return setApart(task, run, `${losses} workers vanished while they had it`);
    const { path } = run.sources[task.source];
    const bytes = path && task.range ? await readRange(path, task.range) : await queue.input(task);
    if (!bytes || hashOf(bytes) !== task.hash) {
      // Settling a chunk removes its input.
      if (await queue.hasResult(task)) return 'settled';
      return setApart(task, run, `its input is ${bytes ? 'damaged' : 'missing'}; submit the input again`);
    }
    const answer = await threads.answer({ work, source: run.sources[task.source], chunk: task, bytes });
    if (answer === 'stopped') return 'back';
    if ('died' in answer) {
      const deaths = await queue.addDeath(task);
      say(`a thread died on chunk ${task.index} (${placeOf(run, task)}), time ${deaths}: ${answer.died}`);
      if (deaths < MAX_DEATHS) return 'back';
      return setApart(task, run, `${deaths} threads died on it: ${answer.died}`);
    }
    const result = writeResult(task, answer);
    let hasSaid = false;
    while ((await queue.keepResult(task, result)) === 'full') {
      if (isStopping()) return 'back';
      if (!hasSaid) say('there is no room for more results; collect and remove runs, or give --results');
      hasSaid = true;
      await new Promise((resolve) => void setTimeout(resolve, PATIENCE));
    }
    counts.chunks++;
    counts.puzzles += answer.puzzles;
    return 'settled';
  };
}

/** A run and its order. Errors: `run.missing`, and those of `orderOf`. */
async function readRunOrder(queue: Queue, id: string, io: Io): Promise<Result<readonly [Run, Order]>> {
  const run = (await queue.runs()).find((candidate) => candidate.id === id);
  if (!run) return failure('run.missing', 'it is not there');
  const order = await orderOf(run, io);
  return order.ok ? ok([run, order.value]) : order;
}
