/** A server as shared by the parts of its queue, and the names under which they store data there. */
import type { Queue as Jobs } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueueOptions } from '../queue.ts';
import { chunkKey, chunkOf, readRun, type Run, sortedRuns, type Task } from '../records.ts';

export const PREFIX = 'pencilmark';
export const JOBS = 'chunks';
export const RUNS = `${PREFIX}:runs`;
export const WORKERS = `${PREFIX}:workers`;

/** A chunk that a worker gave back or failed on is retried as often as necessary: the worker itself counts deaths. */
export const ATTEMPTS = 1_000_000;

/** Milliseconds between two attempts of a worker that Redis refused. */
export const RETRY = 1000;

export interface Server {
  /** For messages; never with a password. */
  readonly place: string;
  readonly redis: Redis;
  readonly jobs: Jobs<Task>;
  readonly options: QueueOptions;
}

/** The keys of a run: hashes by chunk, and sums of bytes. */
export const KINDS = [
  'chunks',
  'inputs',
  'results',
  'input-bytes',
  'result-bytes',
  'deaths',
  'apart',
] as const;

export function keyOf(run: string, kind: (typeof KINDS)[number]): string {
  return `${PREFIX}:run:${run}:${kind}`;
}

/** The value that holds the bytes. */
export function valueOf(kind: 'input' | 'result', task: Task): string {
  return `${PREFIX}:run:${task.run}:${kind}:${chunkKey(task)}`;
}

export function signOf(worker: string): string {
  return `${PREFIX}:worker:${worker}`;
}

export function jobIdOf({ run, index }: Task): string {
  return `${run}-${index}`;
}

/** A task without any extra fields. */
export function taskOf(task: Task): Task {
  return { run: task.run, ...chunkOf(task) };
}

/** Offers a chunk to any free worker. */
export async function offer({ jobs }: Server, task: Task): Promise<void> {
  await jobs.add('chunk', taskOf(task), { jobId: jobIdOf(task) });
}

export async function allRuns({ redis }: Server): Promise<Run[]> {
  const texts = Object.values(await redis.hgetall(RUNS));
  return sortedRuns(texts.flatMap((text) => readRun(text) ?? []));
}

/** The same memory as a Buffer, which the client sends without copying. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
