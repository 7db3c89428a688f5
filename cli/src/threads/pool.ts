import type { Worker } from 'node:worker_threads';
import type { PuzzleProgress } from '../answers/reply.ts';
import type { Pool, TaskOptions, TaskOutcome } from '../io.ts';
import type { Parts, TaskName, Tasks } from './tasks.ts';
import type { Message, Sent } from './worker.ts';

/** A slot for a thread, which is started when it first has work, and again after one was ended. */
interface Seat {
  worker: Worker | undefined;
}

/**
 * A pool of at most `threads` threads. Each does one task at a time; further tasks wait. Once it is closed no thread is
 * started, since nobody would end it, and every task fails that was waiting, at work or comes later.
 */
export function createPool(threads: number, startThread: () => Worker): Pool {
  const seats: Seat[] = Array.from({ length: threads }, () => ({ worker: undefined }));
  const free = seats.toReversed();
  const queue: ((seat: Seat | undefined) => void)[] = [];
  let isClosed = false;
  const takeSeat = async (): Promise<Seat | undefined> =>
    free.pop() ?? new Promise((resolve) => void queue.push(resolve));
  const leave = (seat: Seat): void => {
    const next = queue.shift();
    if (next) next(seat);
    else free.push(seat);
  };
  return {
    async run(name, task, options = {}) {
      const seat = isClosed ? undefined : await takeSeat();
      if (!seat || isClosed) throw new Error('All threads were ended.');
      try {
        seat.worker ??= startThread();
        return await runIn(seat, { name, task }, transferOf(name, task, options), options);
      } finally {
        leave(seat);
      }
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting(undefined);
      await Promise.all(seats.map(async ({ worker }) => worker?.terminate()));
    },
  };
}

/** The memory of a block is transferred, unless it may be needed again. */
function transferOf<Name extends TaskName>(
  name: Name,
  task: Tasks[Name],
  { timeout }: TaskOptions,
): ArrayBuffer[] {
  if (name !== 'lines' || timeout !== undefined) return [];
  return [(task as Tasks['lines']).block.bytes.buffer as ArrayBuffer];
}

function runIn<Name extends TaskName>(
  seat: Seat,
  sent: Sent,
  transfer: readonly ArrayBuffer[],
  { timeout, reading = 0, onProgress }: TaskOptions,
): Promise<TaskOutcome<Name>> {
  const worker = seat.worker!;
  let last: PuzzleProgress | undefined;
  const parts: Parts[Name][] = [];
  return new Promise((resolve, reject) => {
    const timer = createTimer(() => {
      stop();
      void worker.terminate();
      resolve({ parts, end: 'timeout', last });
    });
    const hear = (message: Message): void => {
      if (message.kind === 'progress') {
        last = message.progress;
        return onProgress?.(message.progress);
      }
      last = undefined;
      timer.clear();
      if (message.kind === 'done') {
        worker.off('message', hear).off('error', fail).off('exit', end);
        return resolve({ parts, end: 'done' });
      }
      if (message.kind === 'part') parts.push(message.part as Parts[Name]);
      const isReading = message.kind === 'part' || message.what === 'task';
      if (timeout !== undefined) timer.set(timeout + (isReading ? reading : 0));
    };
    const stop = (): void => {
      timer.clear();
      seat.worker = undefined;
      worker.off('message', hear).off('error', fail).off('exit', end);
      // Later errors are ignored.
      worker.on('error', () => {});
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const end = (code: number): void => fail(new Error(`A thread ended with code ${code}.`));
    worker.on('message', hear).on('error', fail).on('exit', end);
    worker.postMessage(sent, transfer);
  });
}

/** Calls back when its time is over, unless a message arrives that this thread was too busy to receive. */
function createTimer(callback: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let late: NodeJS.Immediate | undefined;
  return {
    set(milliseconds: number): void {
      timer = setTimeout(() => (late = setImmediate(callback)), milliseconds);
    },
    clear(): void {
      clearTimeout(timer);
      clearImmediate(late);
    },
  };
}
