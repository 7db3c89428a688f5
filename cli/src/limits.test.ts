/** Limits: a bound never looks like a number, and everything can be asked for. */
import { expect, it } from 'vitest';
import { createCollector } from './collect.ts';
import { createPool } from './threads/pool.ts';
import { runIn } from './test-io.ts';
import { answerLinesWithin } from './stream/within.ts';

const EMPTY4 = '.'.repeat(16);
const EMPTY9 = '.'.repeat(81);
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HOPELESS = `11${'.'.repeat(79)}`;

it.each([
  [['--limit', '2', EMPTY4], '≥2\n'],
  [['--limit', '287', EMPTY4], '≥287\n'],
  [['--limit', '289', EMPTY4], '288\n'],
  [['--limit', 'all', EMPTY4], '288\n'],
  [['--limit', 'ALL', PUZZLE], '1\n'],
  [['--limit', '1', PUZZLE], '≥1\n'],
  [['--limit', '2', PUZZLE, EMPTY9, HOPELESS], '1\n≥2\n0\n'],
  [['--limit', '300', '--variant', 'x', EMPTY9], '≥300\n'],
  [[EMPTY9], '≥1000000\n'],
])('count %j tells a bound from a number', async (args, wanted) => {
  expect((await runIn({}, 'count', ...args)).output).toBe(wanted);
});

it('count tells a bound of lines that are counted together', async () => {
  const { output } = await runIn({ input: `${PUZZLE}\n${EMPTY9}\n${HOPELESS}\n` }, 'count', '--limit', '5');
  expect(output).toBe('1\n≥5\n0\n');
});

it('a count that took too long has the number so far', async () => {
  const job = { source: '', isJson: true, timeout: 50 } as const;
  const question = { name: 'count', limit: 5, limitIs: 'chosen' } as const;
  const collector = createCollector({ ...job, question });
  collector.giveUp(3, 1234);
  expect(JSON.parse(new TextDecoder().decode(collector.done().output))).toEqual({
    line: 3,
    status: 'timeout',
    count: 1234,
    exact: false,
  });
});

it('a thread that is ended leaves the last progress of its puzzle', async () => {
  const worker = new (await import('node:events')).EventEmitter();
  Object.assign(worker, { postMessage: () => {}, terminate: () => Promise.resolve(0) });
  const pool = createPool(1, () => worker as never);
  const job = {
    question: { name: 'count', limit: 5, limitIs: 'chosen' },
    source: '',
    isJson: true,
    timeout: 1,
  } as const;
  const block = { bytes: new TextEncoder().encode(EMPTY9), firstLine: 7 };
  const answer = answerLinesWithin(pool, job, block);
  await new Promise((resolve) => void setImmediate(resolve));
  worker.emit('message', { kind: 'begun', what: 'task' });
  worker.emit('message', { kind: 'progress', progress: { guesses: 9, solutions: 77 } });
  expect(new TextDecoder().decode((await answer).output)).toBe(
    '{"line":7,"status":"timeout","count":77,"exact":false}\n',
  );
});

it.each([['all'], ['100000'], ['10001']])('solve --limit %s prints all there are', async (limit) => {
  const { output, exit } = await runIn({ input: `${EMPTY4}\n123434122143....\n` }, 'solve', '--limit', limit);
  const lines = output.trimEnd().split('\n');
  expect([exit, lines.length, new Set(lines).size]).toEqual([0, 289, 288]);
  expect(lines.at(-1)).toBe('1234341221434321');
});

it('solve --limit all --json is one object for each puzzle', async () => {
  const { output, exit, messages } = await runIn(
    { input: `${EMPTY4}\n${'.'.repeat(80)}\n11..............\n1234341221434321\n` },
    'solve',
    '--limit',
    'all',
    '--json',
  );
  const [many, none, one] = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { status: string; solutions: string[] });
  expect([many.status, many.solutions.length, none.status, one.solutions]).toEqual([
    'solved',
    288,
    'impossible',
    ['1234341221434321'],
  ]);
  expect(exit).toBe(2);
  expect(messages).toContain('line 2');
});

it('solve --limit all ends when nobody reads on, or the time is over', async () => {
  const left = await runIn({ input: EMPTY9, reads: 3 }, 'solve', '--limit', 'all');
  expect([left.exit, left.output.split('\n').length - 1]).toEqual([0, 1 + 2 * 500]);
  const late = await runIn({ input: `${EMPTY9}\n${PUZZLE}` }, 'solve', '--limit', 'all', '--timeout', '30');
  const lines = late.output.trimEnd().split('\n');
  expect([late.exit, lines.at(-2)]).toEqual([1, 'timeout']);
  expect(lines.at(-1)).toMatch(/^534678912/);
  expect(lines.length).toBeGreaterThan(100);
});

it('solve --limit all writes other formats, with their headings and blank lines', async () => {
  const grid = await runIn({ input: `${EMPTY4}` }, 'solve', '--limit', 'all', '--to', 'grid');
  const held = await runIn({ input: `${EMPTY4}` }, 'solve', '--limit', '9999', '--to', 'grid');
  expect(grid.output.split('\n').sort()).toEqual([...held.output.split('\n')].sort());
});
