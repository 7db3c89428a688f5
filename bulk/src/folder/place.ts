/** The layout of a queue's folder, and its small files: notes on chunks. */
import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Queue, QueueError } from '../queue.ts';
import { chunkKey, isRunId, readRun, type Run, shelfOf, sortedRuns, type Task } from '../records.ts';
import { ifThere, readIfThere, writeWhole } from './files.ts';
import { readLedger } from './ledger.ts';

/** The folder of a queue, as shared by its parts. */
export interface Place {
  readonly folder: string;
  readonly workers: string;
  readonly runs: string;
  /** Milliseconds without a heartbeat after which a worker counts as gone. */
  readonly lease: number;
}

export type NoteKind = 'claims' | 'again' | 'deaths' | 'losses' | 'apart';

/** A file or folder of a run. */
export function pathOf({ runs }: Place, id: string, ...names: string[]): string {
  return join(runs, id, ...names);
}

export function objectPath(place: Place, kind: 'input' | 'results', task: Task): string {
  return pathOf(place, task.run, kind, shelfOf(task), chunkKey(task));
}

export function notePath(place: Place, kind: NoteKind, task: Task): string {
  return pathOf(place, task.run, kind, String(task.index));
}

export async function dropNote(place: Place, kind: NoteKind, task: Task): Promise<void> {
  await rm(notePath(place, kind, task), { force: true });
}

/** A run, or undefined. Throws `QueueError` if its file holds something else. */
export async function readOne(place: Place, id: string): Promise<Run | undefined> {
  const path = pathOf(place, id, 'run.json');
  const text = await readIfThere(path);
  if (!text) return undefined;
  const run = readRun(new TextDecoder().decode(text));
  if (run?.id !== id) throw new QueueError(`${path} is no run of pencilmark bulk.`);
  return run;
}

export async function allRuns(place: Place): Promise<Run[]> {
  const ids = (await readdir(place.runs)).filter(isRunId);
  const found = await Promise.all(ids.map((id) => readOne(place, id)));
  return sortedRuns(found.filter((run) => run !== undefined));
}

export function chunksOf(place: Place, id: string, from?: number): ReturnType<Queue['chunks']> {
  return readLedger(pathOf(place, id, 'chunks.jsonl'), from);
}

export async function hasResult(place: Place, task: Task): Promise<boolean> {
  return (await ifThere(stat(objectPath(place, 'results', task)))) !== undefined;
}

/** The note contains the chunk, so that nobody has to look it up among all others. */
export function offerAgain(place: Place, task: Task): Promise<void> {
  return writeWhole(notePath(place, 'again', task), JSON.stringify(task));
}

export async function countUp(
  place: Place,
  kind: 'deaths' | 'losses',
  id: string,
  name: string,
): Promise<void> {
  await mkdir(pathOf(place, id, kind), { recursive: true });
  await appendFile(pathOf(place, id, kind, name), 'x');
}

export async function countOf(place: Place, kind: 'deaths' | 'losses', task: Task): Promise<number> {
  return (await ifThere(stat(notePath(place, kind, task))))?.size ?? 0;
}
