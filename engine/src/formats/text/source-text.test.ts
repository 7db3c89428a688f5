import { describe, expect, test } from 'vitest';
import { formatLine, parsePuzzle, parsePuzzles, unwrap } from '../../index.ts';

const PUZZLE = '1..2..1..1..3.4.';
const ROWS = PUZZLE.match(/.{4}/g)!;

interface Writing {
  readonly open?: string;
  readonly close?: string;
  readonly empty?: string;
  readonly between?: string;
  readonly digit?: (sign: string) => string;
}

/** The rows of the puzzle as a language writes them. */
function rows({
  open = '[',
  close = ']',
  empty = 'null',
  between = ', ',
  digit = String,
}: Writing): string[] {
  return ROWS.map(
    (row) => open + [...row].map((sign) => (sign === '.' ? empty : digit(sign))).join(between) + close,
  );
}

const listed = (writing: Writing, between = ',\n  ') => rows(writing).join(between);
const flat = (empty: string) => listed({ open: '', close: '', empty });

describe('a list in source text', () => {
  test.each([
    ['MiniZinc', `% comment\nx = array2d(1..4, 1..4, [\n% first band\n  ${flat('_')}\n]);\n`],
    ['MiniZinc, with a size', `% 2x2\nn = 2;\npuzzle=array2d(1..n*n, 1..n*n,\n[ ${flat('0')}]);\n`],
    ['MiniZinc, the size behind', `x = array2d(1..n, 1..n, [\n ${flat('_')},\n]);\nn = 4;`],
    ['MiniZinc, rows', `x = [|${listed({ open: '', close: '', empty: '_' }, ' |\n')}|];\nS=2;\n`],
    ['MiniZinc, rows alone', `grid = [|${listed({ open: '', close: '', empty: '0' }, '|\n')} |];`],
    ['C#', `int?[,] board = new int?[,] {\n${listed({ open: '{', close: '}' })}\n};`],
    [
      'C#, rows of rows',
      `int?[][] p = new int?[][]\n{\n${listed({ open: 'new int?[] { ', close: ' }' })}\n};`,
    ],
    [
      'Java',
      `private static final int[][] GRID = new int[][] {\n${listed({ open: 'new int[] {', close: '}', empty: '0' })}\n};`,
    ],
    ['TypeScript', `const grid: (number | null)[][] = [\n${listed({})},\n];`],
    [
      'TypeScript, generic',
      `export const grid: Array<Array<number | undefined>> = [\n${listed({ empty: 'undefined' })}\n];`,
    ],
    ['Swift', `let board: [[Int?]] = [\n${listed({ empty: 'nil' })}\n]`],
    ['Elixir', `board = [\n${listed({ empty: 'nil' })}\n]`],
    ['Ruby', `grid = [\n${listed({ empty: 'nil' })}\n].freeze`],
    ['Ruby, words', `board = %w[\n${ROWS.join('\n')}\n]`],
    ['Ruby, lists of words', `grid = [\n${listed({ open: '%w[', empty: '.', between: ' ' })}\n]`],
    [
      'Rust',
      `let b: [[Option<u8>; 4]; 4] = [\n${listed({ empty: 'None', digit: (sign) => `Some(${sign})` })},\n];`,
    ],
    [
      'Rust, vectors',
      `let b = vec![\n${listed({ open: 'vec![', empty: 'None', digit: (sign) => `Some(${sign})` })}\n];`,
    ],
    ['Haskell', `board = [\n${listed({ empty: 'Nothing', digit: (sign) => `Just ${sign}` })}\n]`],
    ['Essence', `language Essence 1.3\n$ a comment\nletting hints be [\n${listed({ empty: '0' })}\n]\n`],
    [
      'Essence, with a size',
      `letting n be 2\nletting clues be [ ${listed({ close: '; int(1..4)]', empty: '0' })} ; int(1..4) ]\n`,
    ],
    ['Python, with a size', `n = 4\ngrid = [\n${listed({ empty: 'None' })},\n]\n`],
  ])('%s', (_, text) => {
    expect(unwrap(parsePuzzles(text)).map((sheet) => formatLine(sheet))).toEqual([PUZZLE]);
  });

  test.each([
    ['cages', `n = 4;\ncages = [[1, 2], [3, 4]];\nx = array2d(1..n, 1..n, [\n ${flat('_')}]);`],
    ['arrows', `grid = [\n${listed({ empty: '0' })}]\narrows = [[0, 1], [1, 2]]`],
  ])('beside %s is refused by name', (name, text) => {
    const read = parsePuzzles(text);
    expect(read.ok ? '' : read.error.message).toContain(name);
  });
});

describe('texts that say why they are not read', () => {
  test.each([
    ['https://f-puzzles.com/?id=29ytsnfl', 'server'],
    [' f-puzzles.com/?id=abc_1\n', 'server'],
    ['3 = (0,0) + (0,1)\n9 = (0,2) + (0,3) + (1,3)\n7 = (1,0)+(2,0)', 'equations'],
    ['r1c1 + r1c2 = 3\nr1c3 + r1c4 = 5\n', 'equations'],
    ['AA|BB\nCD|DB\n--+--\nCE|EF\nGG|HF\n\nA = 3   B = 9   C = 7\nD = 3   E = 5', 'letters with sums'],
    ['A A B B\nC D D B\nC E E F\nG G H F\n\nA: 3\nB: 9\nC: 7\n', 'letters with sums'],
  ])('%s', (text, reason) => {
    const read = parsePuzzles(text);
    expect(read.ok ? '' : read.error.code).toBe('format.unread');
    expect(read.ok ? '' : read.error.message).toContain(reason);
  });
});

describe('letters beside candidates are notes', () => {
  const marked = (cell: string) => `${cell}|34|12|2\n2|34|1|34\n34|1|2|34\n3|2|4|1`;

  test.each(['A34', '34b', 'AB-34', 'C3-4', '-134', '3+4'])('%s', (cell) => {
    const [{ puzzle, comment = '' }] = unwrap(parsePuzzles(marked(cell)));
    const digits = cell.match(/\d/g)!.map(Number);
    expect(puzzle.allowed?.[0]).toBe(digits.reduce((set, digit) => set | (1 << (digit - 1)), 0));
    const letters = cell.replace(/[^A-Za-z]/g, '');
    expect(comment).toBe(letters && `Letters beside candidates: ${letters} r1c1.`);
  });

  test.each(['A3', '-3', 'ABC34'])('%s is none', (cell) => {
    expect(parsePuzzles(marked(cell)).ok).toBe(false);
  });
});

test('a list of MiniZinc with long comments before its rows', () => {
  const words = `% ${'from a page of old puzzles '.repeat(4)}\n`.repeat(4);
  const read = parsePuzzle(
    `x = array2d(1..n, 1..n, [\n${words}1,_,_,_,\n_,_,3,_,\n_,2,_,_,\n_,_,_,4\n]);\nn = 4;\n`,
  );
  expect(read.ok ? read.value.puzzle.givens.join('') : read.error.message).toBe('1000003002000004');
});
