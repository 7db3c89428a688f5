import { Worker } from 'node:worker_threads';
import type { Assignment } from './answer-chunk.ts';
import type { ChunkAnswer } from './result-object.ts';

/** Threads that answer chunks, each one at a time. */
export interface Threads {
  /**
   * Waits for a free thread. The memory of the bytes may be transferred: the caller must not read them again. `died`:
   * the thread ended on this chunk and was replaced. `stopped`: all threads were ended from outside.
   */
  readonly answer: (assignment: Assignment) => Promise<ChunkAnswer | Died | 'stopped'>;
  /** Ends all threads at once; their current calls return `stopped`. */
  readonly stop: () => Promise<void>;
}

export interface Died {
  readonly died: string;
}

interface Seat {
  worker: Worker | undefined;
}

/** The plain command's pool waits for ever for a thread that ends by itself; here that is an answer. */
export function createThreads(count: number, file: URL): Threads {
  const free: Seat[] = Array.from({ length: count }, () => ({ worker: undefined }));
  const busy = new Set<Seat>();
  const queued: ((seat: Seat | undefined) => void)[] = [];
  let isStopped = false;
  const seat = async (): Promise<Seat | undefined> =>
    free.pop() ?? new Promise((resolve) => void queued.push(resolve));
  const leave = (left: Seat): void => {
    busy.delete(left);
    const next = queued.shift();
    if (next) next(left);
    else free.push(left);
  };
  return {
    async answer(assignment) {
      const taken = isStopped ? undefined : await seat();
      if (!taken || isStopped) return 'stopped';
      busy.add(taken);
      try {
        const answer = await answerIn(taken, file, assignment);
        return isStopped && 'died' in answer ? 'stopped' : answer;
      } finally {
        leave(taken);
      }
    },
    async stop() {
      isStopped = true;
      for (const waiting of queued.splice(0)) waiting(undefined);
      await Promise.all([...free, ...busy].map(async ({ worker }) => worker?.terminate()));
    },
  };
}

/** Memory that holds only these bytes need not be copied for the thread. */
function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function answerIn(seat: Seat, file: URL, assignment: Assignment): Promise<ChunkAnswer | Died> {
  const worker = (seat.worker ??= new Worker(file));
  return new Promise((resolve) => {
    const end = (answer: ChunkAnswer | Died): void => {
      worker.off('message', answered).off('error', failed).off('exit', ended);
      if ('died' in answer) {
        // Later errors are ignored.
        worker.on('error', () => {});
        seat.worker = undefined;
      }
      resolve(answer);
    };
    const answered = (answer: ChunkAnswer): void => end(answer);
    const failed = (error: Error): void => end({ died: error.message });
    const ended = (code: number): void => end({ died: `the thread ended with code ${code}` });
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(assignment, ownMemory(assignment.bytes));
  });
}
