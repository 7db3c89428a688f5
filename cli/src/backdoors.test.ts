import { expect, it } from 'vitest';
import { runIn } from './test-io.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Top 1465, puzzle 4, and Inkala 2012. */
const HARD = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

it('backdoors of a list, one line each', async () => {
  const input = [EASY, HARD, HARDEST, '.'.repeat(81), `55${'.'.repeat(79)}`].join('\n');
  const { output, exit } = await runIn({ input }, 'backdoors');
  const lines = output.trimEnd().split('\n');
  expect([exit, lines.length, lines[0], lines[3]]).toEqual([2, 5, '0', 'not one solution']);
  expect(lines[4]).toMatch(/^invalid: /);
  for (const [k, puzzle] of [HARD, HARDEST].entries()) {
    const line = lines[k + 1];
    expect(line).toMatch(/^(?:1:(?: r\dc\d=\d)+|2:(?: r\dc\d=\d\+r\dc\d=\d)+)$/);
    const cells = [...puzzle];
    for (const [, row, column, digit] of line.split(' ')[1].matchAll(/r(\d)c(\d)=(\d)/g))
      cells[9 * (Number(row) - 1) + Number(column) - 1] = digit;
    // With them as givens, nothing else is needed.
    expect((await runIn({}, 'backdoors', cells.join(''))).output).toBe('0\n');
  }
});

it('backdoors as data', async () => {
  const { output } = await runIn({}, 'backdoors', '--json', EASY);
  expect(JSON.parse(output)).toMatchObject({ size: 0, exact: true, cells: [] });
});
