/** A puzzle that never ends, between two ordinary ones: with the threads of the built command. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '..');
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** An empty 25×25 board, which has more solutions than anybody can count, and a path that takes minutes to find. */
const ENDLESS = '.'.repeat(625);

/** Forty circles: so many cells hold a digit as the digit says. No solver here settles that. */
const CIRCLES = {
  kind: 'counting-circles',
  cells: Array.from({ length: 40 }, (_, index) => index * 2),
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-timeout-'));
  if (existsSync(join(cli, 'dist', 'pencilmark.mjs'))) return;
  const built = spawnSync('npx', ['vite', 'build', 'cli', '--logLevel', 'warn'], { cwd: join(cli, '..') });
  expect(built.status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(cli, 'bin', 'pencilmark.mjs'), ...args],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  return { output: stdout, messages: stderr, exit: status };
}

function ours(constraints: readonly object[], givens: string): string {
  const spec = { size: 9, boxes: { rows: 3, columns: 3 } };
  const digits = [...givens].map((symbol) => (symbol === '.' ? 0 : Number(symbol)));
  const puzzle = { spec, constraints, givens: digits };
  return `${JSON.stringify({ format: 'pencilmark', version: 1, puzzle })}\n`;
}

const LINES = `${PUZZLE}\n${ENDLESS}\n${PUZZLE}\n`;
const DOCUMENT = ours([], PUZZLE) + ours([CIRCLES], '.'.repeat(81)) + ours([], PUZZLE);

describe.each([['1'], ['2']])('with %s threads', (threads) => {
  // Ordinary puzzles take some milliseconds, on a busy machine too.
  const within = ['--threads', threads, '--timeout', '3'];

  it('answers the lines around one that takes too long', () => {
    const args = ['count', '--limit', '900000000000', ...within];
    expect(run(args, LINES)).toEqual({
      output: '1\ntimeout\n1\n',
      messages: 'line 2: timeout after 3 s\n',
      exit: 1,
    });
    const answers = run([...args, '--json'], LINES)
      .output.trimEnd()
      .split('\n');
    const facts = answers.map((line) => JSON.parse(line) as object);
    expect(facts[1]).toEqual({ line: 2, status: 'timeout', count: expect.any(Number), exact: false });
    expect(facts).toMatchObject([{ line: 1, count: 1 }, {}, { line: 3, count: 1 }]);
  });

  it('answers the puzzles of a text around one that takes too long', () => {
    expect(run(['solve', ...within], DOCUMENT)).toEqual({
      output: `${SOLVED}\ntimeout\n${SOLVED}\n`,
      messages: 'puzzle 2: timeout after 3 s\n',
      exit: 1,
    });
    const answers = run(['check', ...within, '--json'], DOCUMENT)
      .output.trimEnd()
      .split('\n');
    expect(answers.map((line) => (JSON.parse(line) as { status: string }).status)).toEqual([
      'unique',
      'timeout',
      'unique',
    ]);
  });

  it('goes on with the next where one cannot be made', () => {
    const options = ['--rules', 'killer', '--size', '16', '--seed', 'x', '--count', '2', '--json'];
    expect(run(['generate', ...options, ...within], '')).toEqual({
      output: '{"index":0,"status":"timeout"}\n{"index":1,"status":"timeout"}\n',
      messages: 'puzzle 1: timeout after 3 s\npuzzle 2: timeout after 3 s\n',
      exit: 1,
    });
  });
});

it.each([
  ['explain', ENDLESS],
  ['steps', ENDLESS],
  ['candidates', ENDLESS],
  ['solve', '.'.repeat(625), '--limit', '10000'],
])('gives up: %s', (command, puzzle, ...options) => {
  expect(run([command, '--timeout', '0.5', ...options], `${puzzle}\n`).output).toBe('timeout\n');
});

it('lays out a book with what it could not settle', () => {
  const { output, messages, exit } = run(
    ['book', '--timeout', '3'],
    `[${DOCUMENT.trim().replaceAll('\n', ',')}]`,
  );
  // Each stands with the puzzle and with its solution.
  expect(output.match(/(?<=<span>)[A-Za-z]+/g)).toEqual([
    'Beginner',
    'timeout',
    'Beginner',
    'Beginner',
    'timeout',
    'Beginner',
  ]);
  expect([messages, exit]).toEqual(['standard input: puzzle 2 took too long: timeout\n', 1]);
});

it('gives many quick puzzles the same answers, whatever the limit', () => {
  const lines = `${PUZZLE}\n`.repeat(20_000);
  const plain = run(['solve'], lines);
  expect(run(['solve', '--timeout', '20'], lines)).toEqual(plain);
  expect(plain.output).toBe(`${SOLVED}\n`.repeat(20_000));
});

it('generates the same puzzles, whatever the limit', () => {
  const args = ['generate', '--seed', 'limit', '--count', '300'];
  const { output } = run(args, '');
  expect(run([...args, '--timeout', '20'], '').output).toBe(output);
});

it('leaves out what an earlier run rated, a timeout as well', () => {
  const done = join(folder, 'done.txt');
  writeFileSync(done, '1.2/1.2/1.2\ntimeout\n');
  const { output } = run(['rate', '--resume', done, '--timeout', '20'], `${PUZZLE}\n`.repeat(3));
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});
