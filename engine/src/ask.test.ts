import { expect, test } from 'vitest';
import { checkUniqueness, countSolutions, enumerateSolutions, solve } from './ask.ts';
import { createGeometry } from './model/create-geometry.ts';
import { defaultBox, plainBoard } from './model/plain-board.ts';
import { PuzzleError } from './result.ts';
import { formatLine } from './formats/lines/line.ts';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test('a text is solved, counted and classified as it stands', () => {
  expect(solve(LINE).solution!.join('')).toBe(SOLVED);
  expect(checkUniqueness(LINE)).toBe('unique');
  expect(countSolutions('.'.repeat(16), Infinity).count).toBe(288);
  expect([...enumerateSolutions(LINE)].map((digits) => digits.join(''))).toEqual([SOLVED]);
});

test('blanks and line breaks do not count, nor does the case of letters', () => {
  expect(solve(LINE.replace(/.{9}/g, '$& \n')).solution!.join('')).toBe(SOLVED);
  const large = solve('.'.repeat(255) + 'g').solution!;
  expect(large.at(-1)).toBe(16);
});

test.each([
  { text: '', message: /^line 1, column 1: 0 cells make no board/, code: 'line.length' },
  { text: `${LINE.slice(1)}\n`, message: /^line 1, column 81: 80 cells make no board/, code: 'line.length' },
  {
    text: `53..7\n6..1!5${'.'.repeat(70)}`,
    message: /^line 2, column 5: "!" is no digit/,
    code: 'line.symbol',
  },
  {
    text: `5${'.'.repeat(15)}`,
    message: /^line 1, column 1: "5" is no digit of a 4×4 board \(1 to 4\)/,
    code: 'line.symbol',
  },
])('$text is refused with its place', ({ text, message, code }) => {
  let thrown: unknown;
  try {
    solve(text);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(PuzzleError);
  expect(thrown).toMatchObject({ name: 'PuzzleError', code, message: expect.stringMatching(message) });
});

test.each([4, 5, 6, 8, 9, 10, 12, 16, 25, 35, 36])(
  'the plain board of %i digits is what createGeometry builds',
  (size) => {
    const boxes = defaultBox(size);
    const made = createGeometry(boxes ? { size, boxes } : { size });
    expect(made.ok && made.value).toEqual(plainBoard(size));
    expect(plainBoard(size)).toBe(plainBoard(size));
  },
);

test('the line that is written can be solved', () => {
  const geometry = plainBoard(6);
  const givens = geometry.cells.map((_, cell) => (cell === 0 ? 6 : 0));
  const line = formatLine({ puzzle: { geometry, constraints: [], givens } });
  expect(solve(line).solution![0]).toBe(6);
});
