/**
 * `npm run bench-bulk -- [--rounds N] [--millions N] [--rated N] [--workers 1,2,4] [--chunk LINES] [--in-place]
 * [--write] [FILE]`: how fast `pencilmark bulk` is through a Redis server on this machine, beside the plain command
 * with as many threads.
 *
 * FILE: puzzles, one per line; without it the known list of puzzles with 17 givens where it is at hand. It is repeated
 * until there are enough. Of bulk the clock runs from the start of `submit` to the end of `collect --follow`, all that
 * Redis does included; the workers, of one thread each, wait already, as those of a queue do. CPU time counts all
 * processes from their start, and so the start of the workers as well.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLists } from './lists.ts';
import { machine } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    millions: { type: 'string', default: '5' },
    rated: { type: 'string', default: '40000' },
    workers: { type: 'string', default: '1,2,4' },
    chunk: { type: 'string' },
    'in-place': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const extra = [
  ...(values.chunk === undefined ? [] : ['--chunk', values.chunk]),
  ...(values['in-place'] ? ['--in-place'] : []),
];

const LAUNCHER = fileURLToPath(new URL('../../cli/bin/pencilmark.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pencilmark-bench-bulk-'));
const page: string[] = [];
const say = (...lines: string[]): void => {
  page.push(...lines);
  console.log(lines.join('\n'));
};

interface Measured {
  readonly seconds: number;
  /** CPU seconds of all processes. */
  readonly cpu: number;
}

try {
  const lists = openLists(positionals);
  const list = lists.find(({ name }) => name === '17-clue') ?? lists[0];
  if (!list) throw new Error('Nothing to measure: name a file with one puzzle per line.');
  const date = new Date().toISOString().slice(0, 10);
  say(`# Bulk, ${date}`, '', ...machine(), `- load when it began: ${load()}`, '');
  say(
    `Puzzles: ${list.name}, repeated. Medians of ${values.rounds} rounds, lowest and highest in brackets.`,
    '',
  );
  say(
    '| job | puzzles | threads, workers | plain, s | bulk, s | share of speed | plain, CPU s | bulk, CPU s | share by CPU |',
  );
  say('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
  const jobs = [
    { job: 'solve', puzzles: Number(values.millions) * 1_000_000 },
    { job: 'rate', puzzles: Number(values.rated) },
  ];
  for (const { job, puzzles } of jobs) {
    if (puzzles === 0) continue;
    const input = join(folder, 'puzzles.txt');
    writeRepeated(input, list.take(list.size), puzzles);
    for (const workers of values.workers.split(',').map(Number)) {
      const rounds: (readonly [Measured, Measured])[] = [];
      for (let round = 0; round < Number(values.rounds); round++) {
        const plain = await measured(() => runPlain(job, input, workers));
        rounds.push([plain, await throughRedis(job, input, workers)]);
      }
      const cells = [
        rounds.map(([plain]) => plain.seconds),
        rounds.map(([, bulk]) => bulk.seconds),
        rounds.map(([plain, bulk]) => (100 * plain.seconds) / bulk.seconds),
        rounds.map(([plain]) => plain.cpu),
        rounds.map(([, bulk]) => bulk.cpu),
        rounds.map(([plain, bulk]) => (100 * plain.cpu) / bulk.cpu),
      ].map((measurements, at) => spread(measurements, at % 3 === 2 ? ' %' : ''));
      say(`| ${[`\`${job}\``, puzzles.toLocaleString('en'), workers, ...cells].join(' | ')} |`);
    }
  }
  say('', `Load when it ended: ${load()}.`);
  if (values.write)
    writeFileSync(
      fileURLToPath(new URL(`../results/${date}-bulk.md`, import.meta.url)),
      `${page.join('\n')}\n`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeRepeated(path: string, lines: Uint8Array, puzzles: number): void {
  const size = lines.length / 82;
  writeFileSync(path, '');
  for (let left = puzzles; left > 0; left -= size)
    writeFileSync(path, lines.subarray(0, Math.min(left, size) * 82), { flag: 'a' });
}

async function runPlain(job: string, input: string, threads: number): Promise<void> {
  await ended(start([job, '--threads', String(threads), '--quiet', input], 'plain.txt'));
}

async function throughRedis(job: string, input: string, count: number): Promise<Measured> {
  const data = mkdtempSync(join(folder, 'redis-'));
  const port = await freePort();
  const cpuBefore = cpuOfChildren();
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    data,
    '--save',
    '',
    '--appendonly',
    'yes',
  ];
  const redis = spawn('redis-server', options, { stdio: 'ignore' });
  const queue = ['--queue', `redis://127.0.0.1:${port}`, '--quiet'];
  const workers = Array.from({ length: count }, () => start(['bulk', 'work', '--threads', '1', ...queue]));
  while ((await ask(port, 'SCARD pencilmark:workers')) !== `:${count}`) await pauseBeside(workers, 50);
  const began = performance.now();
  const submitter = start(['bulk', 'submit', job, input, ...queue, ...extra]);
  while ((await ask(port, 'HLEN pencilmark:runs')) === ':0') await pauseBeside([submitter, ...workers], 10);
  await ended(start(['bulk', 'collect', '--follow', ...queue], 'bulk.txt'));
  const seconds = (performance.now() - began) / 1000;
  await ended(submitter);
  for (const worker of workers) worker.kill('SIGTERM');
  for (const worker of workers) await ended(worker);
  redis.kill('SIGTERM');
  await once(redis, 'exit');
  const cpu = cpuOfChildren() - cpuBefore;
  if (!readFileSync(join(folder, 'plain.txt')).equals(readFileSync(join(folder, 'bulk.txt'))))
    throw new Error('bulk does not print what the plain command does');
  rmSync(data, { recursive: true });
  return { seconds, cpu };
}

function start(words: readonly string[], outputFile?: string): ChildProcess {
  const output = outputFile === undefined ? 'ignore' : openSync(join(folder, outputFile), 'w');
  const child = spawn(process.execPath, [LAUNCHER, ...words], { stdio: ['ignore', output, 'inherit'] });
  if (typeof output === 'number') closeSync(output);
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw failed(child);
}

/** Waits while these processes are expected to run. Throws if one has ended. */
async function pauseBeside(children: readonly ChildProcess[], milliseconds: number): Promise<void> {
  await pause(milliseconds);
  for (const child of children) if (child.exitCode !== null || child.signalCode !== null) throw failed(child);
}

function failed(child: ChildProcess): Error {
  return new Error(`${child.spawnargs.slice(2).join(' ')} ended with ${child.exitCode ?? child.signalCode}`);
}

async function measured(run: () => Promise<void>): Promise<Measured> {
  const began = performance.now();
  const cpuBefore = cpuOfChildren();
  await run();
  return { seconds: (performance.now() - began) / 1000, cpu: cpuOfChildren() - cpuBefore };
}

/** CPU seconds of the ended child processes, as Linux counts them in hundredths. */
function cpuOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The answer of Redis to one line; undefined while there is no server. */
async function ask(port: number, command: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${command}\r\n`);
  try {
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString('latin1').trim();
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function spread(measurements: readonly number[], suffix: string): string {
  const sorted = measurements.toSorted((a, b) => a - b);
  const text = (value: number): string => value.toFixed(suffix === '' ? 1 : 0);
  // For an even number of rounds, the mean of the two in the middle.
  const middle = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  return `${text(middle)}${suffix} (${text(sorted[0])} to ${text(sorted.at(-1)!)})`;
}

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
}
