/** `pencilmark bulk` as a user runs it, with the plain command beside it. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Queue as Jobs } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, pencilmark, startPencilmark } from './command.ts';
import { compareLines } from './compare.ts';
import { runUnderFire, type KillPlan } from './kills.ts';
import { disguisedPuzzles } from './puzzles.ts';
import { hasRedisServer, type RedisServer, startRedis } from './redis-server.ts';

let folder: string;
let puzzles: string[];
let file: string;
let server: RedisServer | undefined;

beforeAll(async () => {
  buildCommand();
  folder = await mkdtemp(join(tmpdir(), 'pencilmark-bulk-test-'));
  puzzles = await disguisedPuzzles(600);
  file = join(folder, 'puzzles.txt');
  // Bad lines, comments and blanks are answered as the plain command does.
  const lines = [
    ...puzzles.slice(0, 200),
    'no puzzle',
    '',
    '# a comment',
    '1'.repeat(81),
    ...puzzles.slice(200),
  ];
  await writeFile(file, lines.join('\r\n'));
  if (hasRedisServer()) {
    server = await startRedis(await mkdtemp(join(folder, 'redis-')), ['--requirepass', 'secret']);
  } else console.info('There is no redis-server on this machine: bulk is tested with a folder only.');
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every kind of queue that this machine has. */
function queues(): string[] {
  return [join(folder, `queue-${Math.random()}`), ...(server ? [server.url] : [])];
}

const bulk = (...words: string[]) => pencilmark(['bulk', ...words]);

async function throughBulk(queue: string, words: readonly string[], chunk = '50') {
  const submitted = await bulk('submit', ...words, '--queue', queue, '--chunk', chunk, '--quiet');
  expect(submitted.messages).toBe('');
  const run = submitted.output.trim();
  const worked = await bulk('work', '--queue', queue, '--until-done', '--threads', '2', '--quiet');
  expect([worked.exit, worked.messages]).toEqual([0, '']);
  return bulk('collect', run, '--queue', queue);
}

describe('the bytes are those of the plain command', () => {
  it.each([
    { words: ['solve'] },
    { words: ['rate', '--json'] },
    { words: ['count', '--limit', '3'] },
    { words: ['canonical', '--unique'] },
    { words: ['convert', '--to', 'grid'] },
    { words: ['convert', '--to', 'table', '--lossy'] },
    { words: ['permute', '--seed', 'x', '--count', '2'] },
  ])('$words', async ({ words }) => {
    const plain = await pencilmark([...words, file]);
    expect(plain.output.length).toBeGreaterThan(0);
    for (const queue of queues()) expect(await throughBulk(queue, [...words, file])).toEqual(plain);
  });

  it('of several files, one packed, one of boards', async () => {
    const packed = join(folder, 'packed.txt');
    await writeFile(packed, gzipSync(puzzles.slice(0, 80).join('\n')));
    const boards = join(folder, 'boards.txt');
    const { output } = await pencilmark(['convert', '--to', 'grid', ...puzzles.slice(0, 3)]);
    await writeFile(boards, output);
    const [queue] = queues();
    const found = await throughBulk(queue, ['solve', '--json', packed, boards]);
    await writeFile(packed, puzzles.slice(0, 80).join('\n'));
    expect(found).toEqual(await pencilmark(['solve', '--json', packed, boards]));
  });

  it('of generated puzzles', async () => {
    const words = ['generate', '--count', '40', '--seed', 'bulk', '--symmetry', 'rotation-180'];
    const plain = await pencilmark([...words, '--quiet']);
    for (const queue of queues()) expect((await throughBulk(queue, words, '7')).output).toBe(plain.output);
  });
});

it('submitting again continues, and does nothing twice', async () => {
  for (const queue of queues()) {
    const words = ['solve', '--limit', '4', file, '--queue', queue, '--chunk', '100'];
    const first = await bulk('submit', ...words);
    const second = await bulk('submit', ...words);
    expect(second.output).toBe(first.output);
    const run = first.output.trim();
    const incomplete = await bulk('collect', run, '--queue', queue);
    expect(incomplete.exit).toBe(3);
    await bulk('work', '--queue', queue, '--until-done');
    const third = await bulk('submit', ...words);
    expect(third.messages).toBe('604 lines in 7 chunks, 7 of them done before\n');
    const status = await bulk('watch', run, '--queue', queue, '--json', '--once');
    expect(JSON.parse(status.output)).toMatchObject({ run, done: 7, chunks: 7, setApart: [], foreign: 0 });
    await bulk('remove', run, '--queue', queue);
    expect((await bulk('list', '--queue', queue)).output).not.toContain(run);
  }
});

it('a worker that is asked to end gives back what it has', async () => {
  for (const queue of queues()) {
    const slow = ['generate', '--count', '4000', '--seed', 'drain'];
    const run = (await bulk('submit', ...slow, '--queue', queue, '--chunk', '2000', '--quiet')).output.trim();
    const worker = startPencilmark(['bulk', 'work', '--queue', queue, '--threads', '1']);
    await expect
      .poll(async () => (JSON.parse((await statusOf(run, queue)).output) as { workers: number }).workers, {
        timeout: 60_000,
      })
      .toBe(1);
    const ended = new Promise((resolve) => worker.once('exit', (code) => resolve(code)));
    worker.kill('SIGTERM');
    worker.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(JSON.parse((await statusOf(run, queue)).output)).toMatchObject({ workers: 0, setApart: [] });
    const plain = await pencilmark([...slow, '--quiet']);
    await bulk('work', '--queue', queue, '--until-done', '--quiet');
    expect((await bulk('collect', run, '--queue', queue)).output).toBe(plain.output);
  }
});

const statusOf = (run: string, queue: string) => bulk('watch', run, '--queue', queue, '--json', '--once');

describe('what is wrong is said', () => {
  it.each([
    [['submit', 'solve', 'missing.txt', '--queue', 'QUEUE'], 'missing.txt: there is no such file'],
    [['submit', 'sing', 'FILE', '--queue', 'QUEUE'], 'There is no job sing.'],
    [['submit', 'solve', '--limit', 'x', 'FILE', '--queue', 'QUEUE'], '--limit takes a whole number'],
    [['submit', 'solve', 'FILE'], 'Say which queue'],
    [['collect', 'none', '--queue', 'QUEUE'], 'There is no run'],
    [['work', '--queue', 'http://localhost'], 'not http://'],
    [['work', '--queue', 'FILE'], 'cannot be written: part of its path is a file'],
    [['work', '--queue', 'redis://:secret@127.0.0.1:1'], 'there is no server'],
    [['work', '--queue', 'QUEUE', '--results', 's3://bucket'], '(s3://…) are not supported'],
  ])('%j', async (words, message) => {
    const queue = join(folder, 'queue-of-errors');
    const filled = words.map((word) => word.replace('QUEUE', queue).replace('FILE', file));
    const { exit, messages, output } = await bulk(...filled);
    expect([exit, output]).toEqual([2, '']);
    expect(messages).toContain(message);
    expect(messages).not.toContain('secret');
  });

  it('a disk that is full loses nothing', async () => {
    const [queue] = queues();
    const run = (await bulk('submit', 'solve', file, '--queue', queue, '--quiet')).output.trim();
    // A file where the folder for results should be is refused like a disk without room.
    const results = join(queue, 'runs', run, 'results');
    await writeFile(results, '');
    const refused = await bulk('work', '--queue', queue, '--until-done', '--quiet');
    expect([refused.exit, refused.messages]).toEqual([2, expect.stringContaining('cannot be written')]);
    await rm(results);
    expect(await readdir(join(queue, 'runs', run, 'claims'))).toEqual([]);
    await bulk('work', '--queue', queue, '--until-done', '--quiet');
    expect((await bulk('collect', run, '--queue', queue)).output).toBe(
      (await pencilmark(['solve', file])).output,
    );
  });

  it('by Redis: a wrong password, data that it may throw away, no memory, jobs of others', async ({
    skip,
  }) => {
    if (!server) return skip('there is no redis-server');
    const { client, url, port } = server;
    const wrong = await bulk('list', '--queue', `redis://:guessed@127.0.0.1:${port}`);
    expect([wrong.exit, wrong.messages]).toEqual([2, expect.stringContaining('password is wrong')]);
    expect(wrong.messages).not.toContain('guessed');
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect((await bulk('list', '--queue', url)).messages).toContain('Set maxmemory-policy noeviction');
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    await client.config('SET', 'maxmemory', '1');
    const full = await bulk('submit', 'count', file, '--queue', url, '--quiet');
    expect([full.exit, full.messages]).toEqual([2, expect.stringContaining('is out of memory')]);
    await client.config('SET', 'maxmemory', '0');

    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const jobs = new Jobs('chunks', { connection, prefix: 'pencilmark' });
    await jobs.add('chunk', { code: 'process.exit(1)' });
    const fake = {
      run: '0123456789abcdef',
      index: 0,
      hash: 'a'.repeat(64),
      source: 0,
      firstLine: 1,
      lines: 1,
    };
    const run = (await bulk('submit', 'count', file, '--queue', url, '--quiet')).output.trim();
    await jobs.add('chunk', { ...fake, run });
    const worked = await bulk('work', '--queue', url, '--until-done', '--quiet');
    expect(worked.exit).toBe(0);
    expect((await bulk('list', '--queue', url)).messages).toMatch(/jobs in the queue are not ours/);
    expect((await bulk('collect', run, '--queue', url)).output).toBe(
      (await pencilmark(['count', file])).output,
    );
    await jobs.close();
    connection.disconnect();
  });
});

describe('killed at random', () => {
  const plan: Omit<KillPlan, 'folder' | 'puzzles'> = {
    queue: 'folder',
    job: ['solve', '--json'],
    chunk: 5,
    workers: 2,
    kills: { worker: 3, submitter: 1 },
    seed: 'npm test',
  };
  const nothing = { lost: 0, doubled: 0, outOfOrder: 0, isSame: true, complaints: [] };

  it('with a folder: nothing is lost, doubled or out of order', async () => {
    const own = await mkdtemp(join(folder, 'fire-'));
    expect(await runUnderFire({ ...plan, folder: own, puzzles })).toMatchObject(nothing);
  });

  it('with Redis, which is killed, too', async ({ skip }) => {
    if (!server) return skip('there is no redis-server');
    const own = await mkdtemp(join(folder, 'fire-'));
    const kills = { worker: 2, submitter: 1, server: 1, connections: 1 };
    expect(await runUnderFire({ ...plan, queue: 'redis', kills, folder: own, puzzles })).toMatchObject(
      nothing,
    );
  });

  it('the comparison sees what it looks for', () => {
    const none = { lost: 0, doubled: 0, outOfOrder: 0 };
    expect(compareLines('a\nb\na\n', 'a\nb\na\n')).toEqual(none);
    expect(compareLines('a\nb\nc\n', 'a\nc\n')).toEqual({ ...none, lost: 1 });
    expect(compareLines('a\nb\nc\n', 'a\nb\nb\nc\n')).toEqual({ ...none, doubled: 1 });
    expect(compareLines('a\nb\nc\n', 'a\nc\nb\n')).toEqual({ ...none, outOfOrder: 1 });
    expect(compareLines('a\nb\n', 'a\nx\n')).toEqual({ lost: 1, doubled: 1, outOfOrder: 0 });
  });
});
