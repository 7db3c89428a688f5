/** Layouts printed by programs, and layouts of source code. */
import type { Layout } from './layouts.ts';
import { type Printed, rowsOf, symbolOr } from './printed.ts';

function literal(
  printed: Printed,
  open: string,
  close: string,
  sign: (digit: number) => string = String,
): string {
  const rows = rowsOf(printed, printed.givens, sign).map((row) => `${open}${row.join(', ')}${close}`);
  return `${open}\n    ${rows.join(',\n    ')}\n${close}`;
}

function line({ givens }: Printed, empty: string): string {
  return givens.map(symbolOr(empty)).join('');
}

function numpy(printed: Printed): string {
  const rows = rowsOf(printed, printed.givens, (digit) => `${digit}`.padStart(printed.size > 9 ? 2 : 1));
  return rows
    .map((row, at) => `${at === 0 ? '[[' : ' ['}${row.join(' ')}]${at === rows.length - 1 ? ']' : ''}`)
    .join('\n');
}

const LATEX = (printed: Printed): string =>
  [
    '\\begin{sudoku}',
    ...rowsOf(printed, printed.givens, symbolOr(' ')).map((row) => `|${row.join('|')}|.`),
    '\\end{sudoku}',
  ].join('\n');

/** The digits of another script, starting at its zero. */
function inScript(zero: number): (printed: Printed) => string {
  return (printed) =>
    rowsOf(printed, printed.givens, (digit) => (digit === 0 ? '.' : String.fromCodePoint(zero + digit)))
      .map((row) => row.join(' '))
      .join('\n');
}

const ZERO_BASED = '0123456789ABCDEF';

function fromZero(empty: string, between: string): (printed: Printed) => string {
  return (printed) =>
    rowsOf(printed, printed.givens, (digit) => (digit === 0 ? empty : ZERO_BASED[digit - 1]))
      .map((row) => row.join(between))
      .join('\n');
}

const hex = (name: string, empty: string, between: string): Layout => ({
  name: `0 to F, ${name}`,
  sizes: [16],
  fits: ({ givens }) => givens.includes(1),
  print: fromZero(empty, between),
});

const SMALL = [4, 6, 9];

export const PROGRAMS: readonly Layout[] = [
  {
    name: 'JSON list of lists',
    print: ({ size, givens }) =>
      JSON.stringify(rowsOf({ size } as Printed, givens, String).map((row) => row.map(Number))),
  },
  {
    name: 'JSON with null',
    print: (printed) => literal(printed, '[', ']', (digit) => (digit === 0 ? 'null' : `${digit}`)),
  },
  {
    name: 'JSON with empty texts',
    print: (printed) => literal(printed, '[', ']', (digit) => (digit === 0 ? '""' : `"${digit}"`)),
  },
  {
    name: 'JavaScript with holes',
    print: (printed) => literal(printed, '[', ']', (digit) => (digit === 0 ? '' : `${digit}`)),
  },
  {
    name: 'Python with None',
    print: (printed) =>
      `grid = ${literal(printed, '[', ']', (digit) => (digit === 0 ? 'None' : `${digit}`))}`,
  },
  {
    name: 'Python with -1',
    print: (printed) => `board = ${literal(printed, '[', ']', (digit) => `${digit || -1}`)}`,
  },
  { name: 'Python tuples', print: (printed) => `puzzle = ${literal(printed, '(', ')')}` },
  { name: 'numpy', print: numpy },
  { name: 'numpy array', print: (printed) => `array(${literal(printed, '[', ']')})` },
  {
    name: 'C',
    print: (printed) => `int grid[${printed.size}][${printed.size}] = ${literal(printed, '{', '}')};`,
  },
  {
    name: 'Rust',
    print: (printed) => `let grid: [[u8; ${printed.size}]; ${printed.size}] = ${literal(printed, '[', ']')};`,
  },
  {
    name: 'Go',
    print: (printed) =>
      `grid := [${printed.size}][${printed.size}]int${literal(printed, '{', '}').replace(/\n\}$/, ',\n}')}`,
  },
  { name: 'Java', print: (printed) => `int[][] board = new int[][] ${literal(printed, '{', '}')};` },
  { name: 'LaTeX', sizes: [9], print: LATEX },
  { name: 'numbered list', print: (printed) => `1. ${line(printed, '.')}` },
  { name: 'list item', print: (printed) => `- ${line(printed, '0')}` },
  { name: 'quoted', print: (printed) => `"${line(printed, '.')}"` },
  { name: 'quoted in an answer', print: (printed) => line(printed, '.').replace(/^/, '> ') },
  { name: 'one line of dots', print: (printed) => line(printed, '.') },
  { name: 'one line of dashes', print: (printed) => line(printed, '-') },
  {
    name: 'groups on one line',
    sizes: SMALL,
    print: (printed) =>
      rowsOf(printed, printed.givens, symbolOr('.'))
        .map((row) => row.join(''))
        .join(' '),
  },
  {
    name: 'groups with slashes',
    sizes: SMALL,
    print: (printed) =>
      rowsOf(printed, printed.givens, symbolOr('.'))
        .map((row) => row.join(''))
        .join('/'),
  },
  { name: 'Arabic digits', sizes: SMALL, print: inScript(0x660) },
  { name: 'Persian digits', sizes: SMALL, print: inScript(0x6f0) },
  { name: 'Devanagari digits', sizes: SMALL, print: inScript(0x966) },
  { name: 'sudoku-exchange', sizes: [9], print: (printed) => `0000183b305c ${line(printed, '0')} 1.5` },
  { name: 'list of the hardest', sizes: [9], print: (printed) => `12 3 ${line(printed, '.')} 11.0 11.0 2.6` },
  hex('dots', '.', ''),
  hex('dashes', '-', ' '),
  hex('stars', '*', ''),
  hex('underscores', '_', ' '),
  hex('question marks', '?', ' '),
  hex('x', 'x', ''),
  hex('empty fields', '', ','),
  hex('bare blanks', ' ', '|'),
];
