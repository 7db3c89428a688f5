import { expect, test } from 'vitest';
import { formatLine, parsePuzzles, unwrap } from '../../index.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** A game of OpenSudoku in which each open cell has these parts. */
function gameWith(open: (cell: number) => string): string {
  const cells = [...PUZZLE].map((sign, cell) => (sign === '.' ? open(cell) : `${sign}|0|0|`));
  return `<opensudoku version="2"><game data="version: 2&#10;${cells.join('')}" /></opensudoku>`;
}

test.each([
  ['in all open cells', () => '0|28||1|'],
  ['in some', (cell: number) => (cell % 2 === 0 ? '0|28||1|' : '0|0|1|')],
  ['beside entries', (cell: number) => (cell % 3 === 0 ? '0|28||1|' : `${(cell % 9) + 1}|0|1|`)],
  ['in one', (cell: number) => (cell === 2 ? '0|28||1|' : '0||1|')],
])('marks with a bar of their own: %s', (_, open) => {
  const [{ puzzle, marks, entries }] = unwrap(parsePuzzles(gameWith(open)));
  expect(formatLine({ puzzle })).toBe(PUZZLE);
  const shown = [...PUZZLE].map((sign, cell) => (sign === '.' ? open(cell) : ''));
  expect(marks).toEqual(shown.map((cell) => (cell.includes('28') ? 28 : 0)));
  expect(entries?.some((digit) => digit !== 0) ?? false).toBe(shown.some((cell) => /^[1-9]/.test(cell)));
});

test('a game that is cut off is refused', () => {
  const read = parsePuzzles(gameWith(() => '0|28||1|').replace('0|28||1|', ''));
  expect(read.ok ? '' : read.error.code).toBe('opensudoku.data');
});
