import { describe, expect, test } from 'vitest';
import { detectFormat, digitsAsLine, formatLine, parsePuzzles, unwrap } from '../../index.ts';

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

describe('a saved file is one puzzle with its answers', () => {
  const GIVENS = ['. 1 . .', '. . . 2', '3 . . .', '. . 3 .'];
  const ANSWERS = ['2 . 4 3', '4 3 1 .', '. 4 2 1', '1 2 . 4'];
  const HEAD = ['pzprv3', 'sudoku', '4'];

  test.each([
    ['lines', [...HEAD, ...GIVENS, ...ANSWERS].join(' \n'), 12, 0],
    ['lines of Windows', [...HEAD, ...GIVENS, ...ANSWERS].join('\r\n'), 12, 0],
    ['slashes', [...HEAD, ...GIVENS, ...ANSWERS, ''].join('/'), 12, 0],
    ['no answers', [...HEAD, ...GIVENS].join('\n'), 0, 0],
    ['nothing answered', [...HEAD, ...GIVENS, ...GIVENS.map(() => '. . . .')].join('\n'), 0, 0],
    ['small digits', [...HEAD, ...GIVENS, '.[1,2,,] . 4 .[,3,,]', ...ANSWERS.slice(1)].join('\n'), 10, 2],
    ['a history', [...HEAD, ...GIVENS, ...ANSWERS, '{"type":"pzpr","version":0.4}'].join('\n'), 12, 0],
  ])('%s', (_, text, entered, marked) => {
    const [{ puzzle, entries = [], corners = [] }, ...others] = unwrap(parsePuzzles(text));
    expect(others).toEqual([]);
    expect(formatLine({ puzzle })).toBe('.1.....23.....3.');
    expect(entries.filter((digit) => digit !== 0)).toHaveLength(entered);
    expect(corners.filter((set) => set !== 0)).toHaveLength(marked);
  });

  test.each([
    ['another kind', 'pzprv3\nslither\n4\n4\n. 1 . .\n', 'format.unread'],
    ['a row too few', [...HEAD, ...GIVENS, ...ANSWERS.slice(1)].join('\n'), 'puzzlink.cells'],
    ['a digit too large', [...HEAD, ...GIVENS.slice(1), '5 . . .'].join('\n'), 'puzzlink.digit'],
  ])('%s is refused', (_, text, code) => {
    const read = parsePuzzles(text);
    expect(read.ok ? '' : read.error.code).toBe(code);
  });
});
