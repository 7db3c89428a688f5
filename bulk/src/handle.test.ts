/** A worker on a queue in a folder, with threads that certain lines kill. */
import { appendFile, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from 'pencilmark-cli';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolderQueue } from './folder/folder-queue.ts';
import { createHandler } from './handle.ts';
import type { Queue } from './queue.ts';
import { chunkKey, idOf, type Run, type Task } from './records.ts';
import { hashOf, readResult } from './result-object.ts';
import { createThreads } from './threads.ts';

const THREAD = new URL('../test/dying-thread.mjs', import.meta.url);
const LEASE = 500;
const STATE = { name: 'test', threads: 2, puzzles: 0, rate: 0 };

/** Everything needed to read a command line. */
const io = { cores: 1, input: {}, say: () => {}, freshSeed: () => 'fresh' } as unknown as Io;

let folder: string;
let queue: Queue;
let said: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pencilmark-handle-'));
  queue = await openFolderQueue(folder, LEASE);
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function submit(texts: readonly string[]): Promise<{ run: Run; tasks: Task[] }> {
  const job = { command: ['solve'], sources: [{ name: '', layout: 'lines' as const }], inputs: [] };
  const run: Run = {
    version: 1,
    id: idOf(job),
    name: '',
    ...job,
    lines: 1,
    submitted: 1,
    chunks: texts.length,
  };
  await queue.create(run);
  const tasks = texts.map((text, index) => {
    const hash = hashOf(new TextEncoder().encode(text));
    return { run: run.id, index, hash, source: 0, firstLine: index + 1, lines: 1 };
  });
  for (const [index, task] of tasks.entries()) await queue.add(task, new TextEncoder().encode(texts[index]));
  return { run, tasks };
}

/** Works until every chunk has a result or is set apart. */
async function workThrough(run: Run): Promise<void> {
  const threads = createThreads(2, THREAD);
  const counts = { chunks: 0, puzzles: 0 };
  const handler = createHandler(
    queue,
    threads,
    io,
    (message) => said.push(message),
    counts,
    () => false,
  );
  const working = await queue.work(handler, 2, () => STATE);
  await expect
    .poll(async () => (await queue.done(run.id)) + (await queue.allSetApart(run.id)).length, {
      timeout: 60_000,
    })
    .toBe(run.chunks);
  await working.stop();
  await threads.stop();
}

it('sets apart what threads die on three times, names its lines, and goes on', async () => {
  const { run, tasks } = await submit(['a', 'exit', 'b', 'throw', 'c']);
  await workThrough(run);
  const apart = await queue.allSetApart(run.id);
  expect(apart.map(({ index }) => index)).toEqual([1, 3]);
  expect(apart[0].reason).toBe('3 threads died on it: the thread ended with code 3');
  expect(apart[1].reason).toBe('3 threads died on it: a puzzle too much');
  expect(said.filter((line) => line.startsWith('chunk 1 (line 2) is set apart'))).toHaveLength(1);
  for (const task of [tasks[0], tasks[2], tasks[4]])
    expect(readResult(task, (await queue.result(task))!)?.puzzles).toBe(1);
});

it('tries again what was set apart, from the beginning', async () => {
  const { run, tasks } = await submit(['exit']);
  await workThrough(run);
  await queue.retry(tasks[0]);
  expect(await queue.allSetApart(run.id)).toEqual([]);
  await workThrough(run);
  expect(said.filter((line) => /time 3/.test(line))).toHaveLength(2);
});

it('takes over the chunks of a worker that has vanished, and of one that died while it claimed', async () => {
  const { run } = await submit(['a', 'b', 'c']);
  const claims = join(folder, 'runs', run.id, 'claims');
  await mkdir(claims);
  await writeFile(join(claims, '0'), 'elsewhere.4711.abcd');
  await writeFile(join(claims, '2'), '');
  await utimes(join(claims, '2'), 1, 1);
  await workThrough(run);
  expect(await queue.done(run.id)).toBe(3);
});

it('sets apart what ten workers vanished with', async () => {
  const { run } = await submit(['a', 'b']);
  await mkdir(join(folder, 'runs', run.id, 'losses'));
  await writeFile(join(folder, 'runs', run.id, 'losses', '1'), 'x'.repeat(10));
  await workThrough(run);
  expect((await queue.allSetApart(run.id)).map(({ reason }) => reason)).toEqual([
    '10 workers vanished while they had it',
  ]);
});

it('sets apart a chunk whose input was changed', async () => {
  const { run, tasks } = await submit(['a', 'b']);
  await writeFile(join(folder, 'runs', run.id, 'input', '0', chunkKey(tasks[1])), 'something else');
  await workThrough(run);
  expect((await queue.allSetApart(run.id)).map(({ reason }) => reason)).toEqual([
    'its input is damaged; submit the input again',
  ]);
});

it('sets apart a chunk of a source that the run does not have', async () => {
  const { run, tasks } = await submit(['a', 'b']);
  await appendFile(
    join(folder, 'runs', run.id, 'chunks.jsonl'),
    `${JSON.stringify({ ...tasks[1], run: undefined, index: 2, source: 1 })}\n`,
  );
  await workThrough({ ...run, chunks: 3 });
  expect((await queue.allSetApart(run.id)).map(({ index, reason }) => [index, reason])).toEqual([
    [2, 'its source is none of the run'],
  ]);
});

it('reads a ledger that deaths tore, and lets a resubmission repair it', async () => {
  const { run, tasks } = await submit(['a', 'b']);
  const ledger = join(folder, 'runs', run.id, 'chunks.jsonl');
  await appendFile(ledger, '{"index":2,"hash":"ab');
  const again = await openFolderQueue(folder, LEASE);
  const third = { ...tasks[0], index: 2, hash: hashOf(new TextEncoder().encode('c')), firstLine: 3 };
  await again.add(third, new TextEncoder().encode('c'));
  const chunks = queue.chunks(run.id);
  const indexes: number[] = [];
  for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) indexes.push(chunk.index);
  expect(indexes).toEqual([0, 1, 2]);
});
