import { expect, test } from 'vitest';
import { detectFormat, digitsAsLine, parsePuzzles } from '../../index.ts';

// Source: addresses of the kind that the editor of puzz.link writes; the first by hand.
test.each([
  ['https://puzz.link/p?sudoku/4/4/g2j1h1j3g', '.2....1..1....3.'],
  [
    'https://puzz.link/p?sudoku/9/9/k13m27h476h39h825zg841h29h538h18m96k',
    '.....13.......27..476..39..825....................841..29..538..18.......96.....',
  ],
  [
    'see http://pzv.jp/p.html?sudoku/6/6/61j3g2j4g3j5g4j6g5j12 (easy)',
    '61....3.2....4.3....5.4....6.5....12',
  ],
])('%s', (link, line) => {
  const read = parsePuzzles(link);
  if (!read.ok) throw new Error(read.error.message);
  const [{ puzzle }] = read.value;
  expect(puzzle.givens.length).toBe(puzzle.geometry.size ** 2);
  expect(digitsAsLine(puzzle.geometry, puzzle.givens).replaceAll('.', '')).toBe(line.replaceAll('.', ''));
});

test('two signs are one digit on large boards', () => {
  const read = parsePuzzles(`https://puzz.link/p?sudoku/16/16/-10f${'z'.repeat(12)}t`);
  expect(read.ok && read.value[0].puzzle.givens.slice(0, 3)).toEqual([16, 15, 0]);
});

test.each([
  ['https://puzz.link/p?sudoku/9/9/1g', 'This link holds 2 cells where 81 are expected.', 32],
  ['https://puzz.link/p?sudoku/4/4/g2j7h1j3g', '7 is no digit of a board of 4×4.', 35],
  ['https://puzz.link/p?sudoku/4/6/g2j1h1j3g', 'A square board with boxes is expected, not 4×6.', 32],
])('%s is refused at its place', (link, message, column) => {
  expect(detectFormat(link)).toBe('puzzlink');
  expect(parsePuzzles(link)).toMatchObject({ ok: false, error: { message, at: { line: 1, column } } });
});
