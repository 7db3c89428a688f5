/** The built command as a process: what only pipes, signals and memory can show. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '..');
const launcher = join(cli, 'bin', 'pencilmark.mjs');

/** Top 1465, the first puzzle, and its solution. */
const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';

/** An empty 25×25 board has more solutions than anybody can count: a line that is never answered. */
const ENDLESS = '.'.repeat(625);

let folder: string;

beforeAll(() => {
  if (!existsSync(join(cli, 'dist', 'pencilmark.mjs'))) {
    const built = spawnSync('npx', ['vite', 'build', 'cli', '--logLevel', 'warn'], { cwd: join(cli, '..') });
    expect(built.status).toBe(0);
  }
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function runCommand(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [launcher, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { stdout, stderr, status };
}

/** Runs a line of the shell in which `pencilmark` is the command and `$1` the argument. */
function runShell(line: string, ...args: readonly string[]) {
  const script = `set -o pipefail; pencilmark() { "${process.execPath}" "${launcher}" "$@"; }; ${line}`;
  return spawnSync('bash', ['-c', script, 'bash', ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function started(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [launcher, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
}

function nextText(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout!.once('data', (data: Buffer) => resolve(data.toString())));
}

describe('exit codes', () => {
  it.each([
    ['all solved', ['solve', PUZZLE], 0],
    ['one without a solution', ['solve', PUZZLE, '234........1....'], 1],
    ['one that cannot be read', ['solve', PUZZLE, PUZZLE.slice(1)], 2],
    ['unique', ['check', PUZZLE], 0],
    ['several', ['check', '.'.repeat(16)], 1],
    ['no such file', ['check', 'nothing-of-this-name.txt'], 2],
    ['no such option', ['check', '--strict'], 2],
    ['no such command', ['chekc'], 2],
    ['a board', ['geometry', '--size', '12'], 0],
    ['no board', ['geometry', '--size', '9', '--box', '2x4'], 2],
    ['help', ['solve', '--help'], 0],
  ])('%s', (_, args, status) => {
    expect(runCommand(args).status).toBe(status);
  });
});

describe('streams', () => {
  it('answers nothing with nothing', () => {
    expect(runCommand(['solve'], '')).toEqual({ stdout: '', stderr: '', status: 0 });
  });

  it.each([
    ['\n', 'line feeds'],
    ['\r\n', 'carriage returns too'],
  ])('reads lines that end with %j (%s)', (end) => {
    const { stdout, status } = runCommand(['solve'], [PUZZLE, '', PUZZLE].join(end));
    expect(stdout).toBe(`${SOLUTION}\n${SOLUTION}\n`);
    expect(status).toBe(0);
  });

  it('names line and column of a bad line, and goes on', () => {
    const bad = PUZZLE.replace('8', 'e');
    const { stdout, stderr, status } = runCommand(['solve'], `${PUZZLE}\n\n${bad}\n${PUZZLE}\n`);
    expect(stdout.split('\n')[2]).toBe(SOLUTION);
    expect(stderr).toMatch(/^line 3, column 16: .+\n$/);
    expect(status).toBe(2);
  });

  it('reads files again when they are given twice, and goes on after one that is missing', () => {
    const path = file('one.txt', `${PUZZLE}\n`);
    const { stdout, stderr, status } = runCommand(['solve', path, join(folder, 'none.txt'), path]);
    expect(stdout).toBe(`${SOLUTION}\n${SOLUTION}\n`);
    expect(stderr).toMatch(/none\.txt: there is no such file/);
    expect(status).toBe(2);
  });

  it('answers a line on a pipe before the next one comes', async () => {
    const child = started(['solve']);
    for (let turn = 0; turn < 3; turn++) {
      child.stdin!.write(`${PUZZLE}\n`);
      expect(await nextText(child)).toBe(`${SOLUTION}\n`);
    }
    child.stdin!.end();
    expect(await ended(child)).toEqual({ code: 0, signal: null });
  });

  it('is a filter: what it writes, it reads', () => {
    const path = file('two.txt', `${PUZZLE}\n${PUZZLE}\n`);
    const { stdout, stderr, status } = runShell('pencilmark solve "$1" | pencilmark check | uniq -c', path);
    expect(stdout.trim()).toBe('2 complete');
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('gives the same with one thread and with several', () => {
    const path = file('many.txt', manyLines(20_000));
    const [single, several] = ['1', '2'].map((threads) => runCommand(['solve', '--threads', threads, path]));
    expect(single.status).toBe(2);
    expect(several.status).toBe(2);
    expect(several.stdout === single.stdout).toBe(true);
    expect(several.stderr).toBe(single.stderr);
    expect(single.stderr.split('\n').length).toBe(20_000 / 1000 + 1);
  });
});

describe('endings', () => {
  it.each(['1', '2'])('ends quietly when the reader has enough, with %s threads', (threads) => {
    const path = file('pipe.txt', `${PUZZLE}\n`.repeat(100_000));
    const line = `pencilmark solve --threads ${threads} "$1" | head -n 1`;
    const { stdout, stderr, status } = runShell(line, path);
    expect([stdout, stderr, status]).toEqual([`${SOLUTION}\n`, '', 0]);
  });

  it('ends quietly when the reader has enough and the writer has not', () => {
    const { stdout, stderr } = runShell('yes "$1" | pencilmark solve | head -n 1', PUZZLE);
    expect([stdout, stderr]).toEqual([`${SOLUTION}\n`, '']);
  });

  it.runIf(existsSync('/dev/full'))('says when results cannot be written', () => {
    const { stderr, status } = runShell('pencilmark solve "$1" > /dev/full', PUZZLE);
    expect(stderr).toMatch(/^pencilmark: cannot write: .+\n$/);
    expect(status).toBe(2);
  });

  it('says that a folder is no input', () => {
    const { stderr, status } = runShell('pencilmark solve < "$1"', folder);
    expect(stderr).toBe('pencilmark: standard input: this is a folder, not a file\n');
    expect(status).toBe(2);
  });

  // Below /proc a folder can never be made, and Node's own way of making it never ends.
  it.each(['below a file', '/proc/none'])('says where pictures cannot be written: %s', (place) => {
    const path = place.startsWith('/') ? place : join(file('plain.txt', ''), 'pictures');
    const { stderr, status } = runShell('pencilmark explain --svg "$1" "$2" > /dev/null', path, PUZZLE);
    expect(stderr).toMatch(
      /^pencilmark: .+: cannot be written \((ENOTDIR|ENOENT|EEXIST)\); no further pictures are written\n$/,
    );
    expect(status).toBe(2);
  });

  // The first answer shows that it is at work. Then it gets one that it searches without end, or nothing to do.
  it.each([
    ['while it searches', ['count', '--limit', '900000000000'], '1\n', ENDLESS],
    ['while it waits', ['solve'], `${SOLUTION}\n`, undefined],
  ])('ends quietly by Ctrl-C %s', async (_, args, answer, next) => {
    const child = started(args);
    let text = '';
    child.stdout!.on('data', (data: Buffer) => (text += data.toString()));
    child.stderr!.on('data', (data: Buffer) => (text += data.toString()));
    child.stdin!.write(`${PUZZLE}\n`);
    await expect.poll(() => text, { timeout: 60_000, interval: 10 }).toBe(answer);
    if (next !== undefined)
      await new Promise((resolve) => child.stdin!.end(`${next}\n`, () => resolve(next)));
    child.kill('SIGINT');
    expect(await ended(child)).toEqual({ code: null, signal: 'SIGINT' });
    expect(text).toBe(answer);
  });
});

/** Nothing may grow with the input: four times the lines need hardly more memory. */
describe.runIf(process.platform === 'linux')('memory', () => {
  it.each(['1', '2'])('stays constant, with %s threads', async (threads) => {
    const small = await peaks(['solve', '--threads', threads, file('small.txt', manyLines(25_000))]);
    const large = await peaks(['solve', '--threads', threads, file('large.txt', manyLines(100_000))]);
    expect(small.megabytes).toBeGreaterThan(10);
    // The larger file and its solutions are 8 MB each as bytes, and far more as objects.
    expect(large.megabytes - small.megabytes).toBeLessThan(40);
  });

  it('is used by as many threads as are asked for', async () => {
    const path = file('threads.txt', manyLines(50_000));
    const [single, several] = [
      await peaks(['solve', '-j', '1', path]),
      await peaks(['solve', '-j', '3', path]),
    ];
    expect(several.threads - single.threads).toBeGreaterThanOrEqual(3);
  });
});

/** A puzzle that takes some guesses, relabelled from line to line; every thousandth line is broken. */
function manyLines(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const line = PUZZLE.replaceAll(/\d/g, (digit) => String(((Number(digit) + index) % 9) + 1));
    return index % 1000 === 999 ? line.slice(1) : line;
  });
  return `${lines.join('\n')}\n`;
}

/** The most memory and threads that a run had, as the system counts them. */
async function peaks(args: readonly string[]): Promise<{ megabytes: number; threads: number }> {
  const child = started(args);
  child.stdin!.end();
  child.stderr!.resume();
  const peak = { megabytes: 0, threads: 0 };
  child.stdout!.on('data', () => {
    const path = `/proc/${child.pid}/status`;
    const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
    peak.megabytes = Math.max(peak.megabytes, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
    peak.threads = Math.max(peak.threads, Number(/Threads:\s+(\d+)/.exec(status)?.[1] ?? 0));
  });
  await ended(child);
  return peak;
}
