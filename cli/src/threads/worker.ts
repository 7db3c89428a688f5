/** The program of a thread: one task after the other, each answered by the messages of `Message`. */
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import type { PuzzleProgress } from '../answers/reply.ts';
import { perform, type TaskName, type Tasks } from './tasks.ts';

/** A task as it is sent to a thread. */
export interface Sent {
  readonly name: TaskName;
  readonly task: Tasks[TaskName];
}

/**
 * `begun`: the task, or the next puzzle of a text, has been read. `progress`: the progress of its puzzle. `part`: a
 * part of the answer. `done`: there are no more.
 */
export type Message =
  | { readonly kind: 'begun'; readonly what: 'task' | 'puzzle' }
  | { readonly kind: 'progress'; readonly progress: PuzzleProgress }
  | { readonly kind: 'part'; readonly part: unknown }
  | { readonly kind: 'done' };

/** Milliseconds between two progress messages. */
const INTERVAL = 100;

let reportedAt = 0;

const clock = {
  now: () => performance.now(),
  onPuzzle: () => say({ kind: 'begun', what: 'puzzle' }),
  onProgress(progress: PuzzleProgress): void {
    const now = performance.now();
    if (now - reportedAt < INTERVAL) return;
    reportedAt = now;
    say({ kind: 'progress', progress });
  },
};

function say(message: Message): void {
  parentPort!.postMessage(message);
}

parentPort!.on('message', ({ name, task }: Sent) => {
  say({ kind: 'begun', what: 'task' });
  for (const part of perform(name, task, clock)) say({ kind: 'part', part });
  say({ kind: 'done' });
});
