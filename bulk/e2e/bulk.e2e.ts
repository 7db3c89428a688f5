/** `pencilmark bulk` as a user runs it, with the plain command beside it. */
import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Queue as Jobs } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, type Ended, pencilmark, startPencilmark } from './command.ts';
import { compareLines } from './compare.ts';
import { runUnderFire, type KillPlan } from './kills.ts';
import { disguisedPuzzles, SEVENTEENS } from './puzzles.ts';
import { hasRedisServer, type RedisServer, startRedis, startSecureRedis } from './redis-server.ts';
import { startS3 } from './s3-server.ts';

/** `SEVENTEENS`, a line each, packed by zstd -19: Node 20 cannot pack. */
const ZSTANDARD =
  'KLUv/QRotQEAcokLC6A5Y+3n2or/x3MF4CL53/pMhy/34eSR1v/nP90flNP/zmH89S/f6Y/1n7vIMAEABxAC4wMRsw==';

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

/** Waits until the process has said this. */
async function told(child: ChildProcess, words: string): Promise<void> {
  let text = '';
  for await (const [piece] of on(child.stderr!, 'data', { close: ['end'] }) as AsyncIterable<[Buffer]>) {
    text += String(piece);
    if (text.includes(words)) return;
  }
}

/** A process takes longer to start than most of these jobs, so that all of them go through one worker. */
async function throughBulk(
  queue: string,
  jobs: readonly (readonly string[])[],
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const at = ['--queue', queue];
  const here = { environment };
  const submitted = await Promise.all(
    jobs.map((words) => pencilmark(['bulk', 'submit', ...words, ...at, '--chunk', '50', '--quiet'], here)),
  );
  expect(submitted.map(({ messages }) => messages).join('')).toBe('');
  const work = ['bulk', 'work', ...at, ...options, '--until-done', '--threads', '2', '--quiet'];
  const worked = await pencilmark(work, here);
  expect([worked.exit, worked.messages]).toEqual([0, '']);
  const stored = options.filter((_, index) => options.at(index - 1) === '--results');
  const results = stored.flatMap((place) => ['--results', place]);
  return Promise.all(
    submitted.map(({ output }) => pencilmark(['bulk', 'collect', output.trim(), ...at, ...results], here)),
  );
}

it('answers around a puzzle that takes longer than the job allows: lines, texts, what is generated', async () => {
  const lines = join(folder, 'endless.txt');
  await writeFile(lines, [puzzles[0], '.'.repeat(625), puzzles[1]].join('\n'));
  const text = join(folder, 'circles.txt');
  await writeFile(text, [ours([], puzzles[0]), ours([CIRCLES], NO_GIVENS), ours([], puzzles[1])].join('\n'));
  const within = ['--timeout', '3'];
  const killer = ['--rules', 'killer', '--size', '16', '--seed', 'x', '--count', '2', '--json'];
  const collected = await throughBulk(join(folder, 'queue-endless'), [
    ['count', '--limit', '900000000000', ...within, lines],
    ['check', ...within, '--json', text],
    ['generate', ...killer, ...within],
  ]);
  expect(collected.map(({ exit }) => exit)).toEqual([1, 1, 1]);
  expect(collected[0].output).toBe('1\ntimeout\n1\n');
  expect(collected[0].messages).toContain('line 2: timeout after 3 s\n');
  const statuses = collected.slice(1).map(({ output }) => output.match(/(?<="status":")[a-z]+/g));
  expect(statuses).toEqual([
    ['unique', 'timeout', 'unique'],
    ['timeout', 'timeout'],
  ]);
});

const NO_GIVENS = '.'.repeat(81);
/** Forty circles: so many cells hold a digit as the digit says. No solver here settles that. */
const CIRCLES = {
  kind: 'counting-circles',
  cells: Array.from({ length: 40 }, (_, index) => index * 2),
};

function ours(constraints: readonly object[], givens: string): string {
  const spec = { size: 9, boxes: { rows: 3, columns: 3 } };
  const puzzle = { spec, constraints, givens: [...givens].map((symbol) => Number(symbol) || 0) };
  return JSON.stringify({ format: 'pencilmark', version: 1, puzzle });
}

describe('the bytes are those of the plain command', () => {
  let jobs: string[][];
  let plain: Ended[];

  beforeAll(async () => {
    const gzipped = join(folder, 'puzzles.gz');
    await writeFile(gzipped, gzipSync(puzzles.slice(0, 80).join('\n')));
    const packed = join(folder, 'puzzles.zst');
    await writeFile(packed, Buffer.from(ZSTANDARD, 'base64'));
    const unpacked = [join(folder, 'gzipped.txt'), join(folder, 'packed.txt')];
    await writeFile(unpacked[0], puzzles.slice(0, 80).join('\n'));
    await writeFile(unpacked[1], `${SEVENTEENS.join('\n')}\n`);
    const boards = join(folder, 'boards.txt');
    await writeFile(boards, (await pencilmark(['convert', '--to', 'grid', ...puzzles.slice(0, 3)])).output);
    const plainLines = join(folder, 'lines.txt');
    await writeFile(plainLines, ['no puzzle', ...puzzles.slice(0, 120)].join('\n'));
    const generate = ['generate', '--count', '60', '--seed', 'bulk', '--symmetry', 'rotation-180', '--quiet'];
    const alike = [
      ['solve', file],
      ['rate', '--json', file],
      ['count', '--limit', '3', file],
      ['canonical', '--unique', file],
      ['convert', '--to', 'grid', file],
      ['convert', '--to', 'table', '--lossy', file],
      ['permute', '--seed', 'x', '--count', '2', file],
      ['solve', '--json', plainLines, boards],
      generate,
    ];
    jobs = [...alike, ['solve', gzipped], ['solve', packed], ['solve', plainLines, '--in-place']];
    const words = [...alike, ['solve', unpacked[0]], ['solve', unpacked[1]], ['solve', plainLines]];
    plain = await Promise.all(words.map((each) => pencilmark(each)));
    for (const { output } of plain) expect(output.length).toBeGreaterThan(0);
  });

  it('by a folder', async () => {
    expect(await throughBulk(queues()[0], jobs)).toEqual(plain);
  });

  it('by Redis', async ({ skip }) => {
    if (!server) return skip('there is no redis-server');
    expect(await throughBulk(server.url, jobs)).toEqual(plain);
  });

  it('by Redis with TLS, results in S3 or, what finds room, in Redis', async ({ skip }) => {
    if (!hasRedisServer('--tls-port')) return skip('there is no redis-server with TLS');
    const own = await mkdtemp(join(folder, 'tls-'));
    const secure = await startSecureRedis(own);
    const store = await startS3(join(own, 's3'), 'results');
    try {
      const few = jobs.slice(0, 3);
      const environment = { ...store.environment, NODE_EXTRA_CA_CERTS: secure.certificate };
      const refused = await bulk('list', '--queue', secure.url);
      expect([refused.exit, refused.messages]).toEqual([2, expect.stringContaining('is not trusted here')]);
      expect(refused.messages).not.toContain('secret');
      const options = ['--results', 's3://results/bulk', '--bound', '0'];
      expect(await throughBulk(secure.url, few, options, environment)).toEqual(plain.slice(0, 3));
      expect(store.names()).toHaveLength(3 * 13);
      const runs = (await pencilmark(['bulk', 'list', '--queue', secure.url], { environment })).output;
      const at = ['--queue', secure.url, '--results', 's3://results/bulk'];
      for (const line of runs.trim().split('\n')) {
        const removed = await pencilmark(['bulk', 'remove', line.slice(0, 16), ...at], { environment });
        expect(removed.exit).toBe(0);
      }
      expect(store.names()).toEqual([]);
      const wrong = { environment: { ...environment, AWS_ACCESS_KEY_ID: 'guessed' } };
      const complaint = await pencilmark(['bulk', 'work', ...at, '--until-done'], wrong);
      expect([complaint.exit, complaint.messages]).toEqual([2, expect.stringContaining('s3://results: ')]);
      expect(complaint.messages).not.toContain('guessed');
      const missing = ['--queue', secure.url, '--results', 's3://else', '--until-done'];
      const noBucket = await pencilmark(['bulk', 'work', ...missing], { environment });
      expect([noBucket.exit, noBucket.messages]).toEqual([
        2,
        expect.stringContaining('s3://else: there is no such'),
      ]);
    } finally {
      await store.close();
      await secure.close();
    }
  });
});

it('submitting again continues, and does nothing twice', async () => {
  const check = async (queue: string): Promise<void> => {
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
    if (queue === server?.url) expect(await server.client.keys(`*${run}*`)).toEqual([]);
  };
  await Promise.all(queues().map(check));
});

it('a worker that is asked to end twice gives back what it has, and another takes it', async () => {
  const check = async (queue: string): Promise<void> => {
    // A chunk that takes minutes, so that no worker is done with it before it is asked.
    const slow = ['generate', '--count', '4000000', '--seed', 'drain', '--chunk', '2000000'];
    const run = (await bulk('submit', ...slow, '--queue', queue, '--quiet')).output.trim();
    const inHand = async (): Promise<number> =>
      queue === server?.url
        ? server.client.llen('pencilmark:chunks:active')
        : (await readdir(join(queue, 'runs', run, 'claims')).catch(() => [])).length;
    for (let turn = 0; turn < 2; turn++) {
      const worker = startPencilmark(['bulk', 'work', '--queue', queue, '--threads', '1']);
      await expect.poll(inHand, { timeout: 60_000 }).toBe(2);
      const ended = new Promise((resolve) => worker.once('exit', (code) => resolve(code)));
      worker.kill('SIGTERM');
      // Two signals on top of each other would arrive as one.
      await told(worker, 'asked again');
      worker.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(await inHand()).toBe(0);
    }
    const status = await bulk('watch', run, '--queue', queue, '--json', '--once');
    expect(JSON.parse(status.output)).toMatchObject({ workers: 0, done: 0, setApart: [] });
    await bulk('remove', run, '--queue', queue);
  };
  await Promise.all(queues().map(check));
});

it('the page shows what watch tells, and nothing else can be done with it', async () => {
  const [queue] = queues();
  const name = '<b>Sunday & Co</b>';
  const words = ['solve', file, '--name', name, '--chunk', '1000'];
  const run = (await bulk('submit', ...words, '--queue', queue, '--quiet')).output.trim();
  const page = startPencilmark(['bulk', 'watch', '--page', '0', '--queue', queue], 'pipe');
  try {
    const [address] = ((await once(page.stdout!, 'data')) as [Buffer]).map(String);
    const told = await fetch(new URL('/status.json', address.trim()));
    expect(await told.json()).toMatchObject({ runs: [{ run, name, done: 0, chunks: 1 }], workers: 0 });
    const shown = await fetch(address.trim());
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await shown.text();
    expect(html).toContain('&#60;b&#62;Sunday &#38; Co');
    expect(html).not.toContain('<b>');
    expect(html).toContain('0 of 1 chunk done');
    expect((await fetch(address.trim(), { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/else', address.trim()))).status).toBe(404);
  } finally {
    page.kill('SIGTERM');
  }
  expect(await once(page, 'exit')).toEqual([0, null]);
});

describe('what is wrong is said', () => {
  it.concurrent.each([
    [['submit', 'solve', 'missing.txt', '--queue', 'QUEUE'], 'missing.txt: there is no such file'],
    [['submit', 'sing', 'FILE', '--queue', 'QUEUE'], 'There is no job sing.'],
    [['submit', 'solve', '--limit', 'x', 'FILE', '--queue', 'QUEUE'], '--limit takes a whole number'],
    [['submit', 'solve', 'FILE'], 'Say which queue'],
    [['submit', 'dataset', '--seed', '1', '--output', 'x', '--queue', 'QUEUE'], 'collect takes it'],
    [['collect', 'none', '--queue', 'QUEUE'], 'There is no run'],
    [['work', '--queue', 'http://localhost'], 'not http://'],
    [['work', '--queue', 'FILE'], 'cannot be written: part of its path is a file'],
    [['work', '--queue', 'redis://:secret@127.0.0.1:1'], 'there is no server'],
    [['work', '--queue', 'QUEUE', '--results', 's3://bucket'], 's3:// needs AWS_ACCESS_KEY_ID'],
    [['work', '--queue', 'QUEUE', '--results', 's3://my_bucket'], 'this address cannot be read'],
    [['work', '--queue', 'QUEUE', '--results', 'ftp://bucket'], 'not ftp://'],
    [['submit', 'solve', 'FILE', '--in-place', '--queue', 'QUEUE'], '--in-place takes files'],
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
