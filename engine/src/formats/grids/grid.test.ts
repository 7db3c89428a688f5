import { describe, expect, test } from 'vitest';
import { describeProblem, formatLine, parsePuzzles } from '../../index.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = PUZZLE.match(/.{9}/g)!;

const spaced = ROWS.map((row) => [...row].join(' '));
const barred = ROWS.map((row) => row.replace(/(...)(...)(...)/, '$1|$2|$3'));
const between = (rows: readonly string[], wall: string) =>
  [...rows.slice(0, 3), wall, ...rows.slice(3, 6), wall, ...rows.slice(6)].join('\n');
const digits = ROWS.map((row) => [...row].map((sign) => (sign === '.' ? 0 : Number(sign))));

const PASTED: readonly (readonly [what: string, text: string])[] = [
  ['nine lines of nine', ROWS.join('\n')],
  ['CRLF, byte order mark, blanks at the ends', `\uFEFF${ROWS.join('  \r\n')}\r\n\r\n`],
  ['blanks between cells', spaced.join('\n')],
  ['tabs between cells', ROWS.map((row) => [...row].join('\t')).join('\n')],
  ['no-break blanks between cells', ROWS.map((row) => [...row].join('\u00A0')).join('\n')],
  ['underscores', spaced.join('\n').replaceAll('.', '_')],
  ['dashes', ROWS.join('\n').replaceAll('.', '-')],
  ['dashes between bars', between(barred, '---+---+---').replaceAll('.', '-')],
  ['underscores between bars', barred.join('\n').replaceAll('.', '_')],
  ['bars and borders', between(barred, '---+---+---')],
  [
    'a frame',
    `+---+---+---+\n${between(
      barred.map((row) => `|${row}|`),
      '+---+---+---+',
    )}\n+---+---+---+`,
  ],
  [
    'Simple Sudoku',
    `*-----------*\n${between(
      barred.map((row) => `|${row}|`),
      '|---+---+---|',
    )}\n*-----------*`,
  ],
  [
    'QQwing, readable',
    between(
      ROWS.map((row) => ` ${[...row].join(' ').replace(/^(.{6})(.{6})/, '$1| $2| ')}`),
      '-------|-------|-------',
    ),
  ],
  ['spaced borders', between(spaced, '- - - + - - - + - - -')],
  ['equal signs', between(spaced, '=====================')],
  ['blank lines between boxes', between(spaced, '')],
  [
    'a bar between all cells, blanks for empty',
    ROWS.map((row) => `|${[...row].join('|')}|`.replaceAll('.', ' ')).join('\n'),
  ],
  [
    'double bars around boxes',
    ROWS.map((row) => `||${row.replace(/(.)(.)(.)/g, '$1|$2|$3||')}`.replaceAll('.', ' ')).join('\n'),
  ],
  [
    'a table of Markdown',
    ['| | | | | | | | | |', '|---|---|---|---|---|---|---|---|---|']
      .slice(1)
      .concat(ROWS.map((row) => `| ${[...row].join(' | ')} |`))
      .join('\n'),
  ],
  [
    'box drawing',
    `┏━━━┯━━━┓\n${ROWS.map((row) => `┃ ${[...row].join(' │ ')} ┃`).join('\n┠───┼───┨\n')}\n┗━━━┷━━━┛`.replaceAll(
      '.',
      ' ',
    ),
  ],
  [
    'box drawing, compact',
    between(
      ROWS.map((row) => `│${row.replace(/(...)(...)(...)/, '$1│$2│$3')}│`),
      '├───┼───┼───┤',
    ),
  ],
  ['blanks for empty', ROWS.join('\n').replaceAll('.', ' ')],
  ['blanks for empty, ends cut', ROWS.map((row) => row.replaceAll('.', ' ').trimEnd()).join('\n')],
  ['blanks between and for empty', spaced.join('\n').replaceAll('.', ' ')],
  ['commas', ROWS.map((row) => [...row].join(',')).join('\n')],
  [
    'commas, nothing for empty',
    ROWS.map((row) => [...row].join(','))
      .join('\n')
      .replaceAll('.', ''),
  ],
  ['commas, one at the end too', ROWS.map((row) => `${[...row].join(',')},`).join('\n')],
  [
    'semicolons',
    ROWS.map((row) => [...row].join(';'))
      .join('\n')
      .replaceAll('.', ''),
  ],
  [
    'full-width digits',
    ROWS.join('\n').replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ],
  [
    'words around',
    `Here is a hard one, enjoy:\n\n${between(barred, '---+---+---')}\n\nRated 7.2 by a friend`,
  ],
  ['a list of lists', JSON.stringify(digits)],
  ['a list of lists, indented', JSON.stringify(digits, null, 2)],
  ['a list with null', JSON.stringify(digits.map((row) => row.map((digit) => digit || null)))],
  ['a list of texts', JSON.stringify(ROWS)],
  ['a flat list', JSON.stringify(digits.flat())],
  ['source text', `const grid = ${JSON.stringify(digits)};`],
  ['Python', `board = ${JSON.stringify(digits, null, 1)}`],
];

const SIXTEEN = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => ((row * 5 + column) % 3 ? 0 : ((row + column) % 16) + 1)),
);
const sixteen = (sign: (digit: number) => string, glue: string) =>
  SIXTEEN.map((row) => row.map(sign).join(glue)).join('\n');
const LETTERS = '.123456789ABCDEFG';
const SIXTEEN_LINE = SIXTEEN.flat()
  .map((digit) => LETTERS[digit])
  .join('');

describe('pasted grids', () => {
  test.each(PASTED)('%s', (_, text) => {
    const read = parsePuzzles(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.map(({ puzzle }) => formatLine({ puzzle }))).toEqual([PUZZLE]);
    expect(read.value[0].puzzle.allowed).toBeUndefined();
  });

  test.each([
    ['letters', sixteen((digit) => LETTERS[digit], '')],
    ['lower case', sixteen((digit) => LETTERS[digit].toLowerCase(), ' ')],
    ['numbers', sixteen((digit) => String(digit || '.'), ' ')],
    ['padded numbers', sixteen((digit) => String(digit).padStart(2, '0'), ' ').replace(/\b00\b/g, '0')],
    ['numbers between bars', sixteen((digit) => (digit ? String(digit) : ' '), '|').replace(/^|$/gm, '|')],
    ['numbers between commas', sixteen((digit) => (digit ? String(digit) : ''), ',')],
    ['a list', JSON.stringify(SIXTEEN)],
  ])('16×16 with %s', (_, text) => {
    const read = parsePuzzles(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.map((sheet) => formatLine(sheet))).toEqual([SIXTEEN_LINE]);
  });

  test.each([
    [
      'bars after two, a border after three rows',
      '1 2|. .|. .\n'.repeat(3) + '---+---+---\n' + '. .|. .|. .\n'.repeat(3),
      { rows: 3, columns: 2 },
    ],
    ['bars after three', '1 2 .|. . .\n'.repeat(6), { rows: 2, columns: 3 }],
    ['nothing', '1 2 . . . .\n'.repeat(6), { rows: 2, columns: 3 }],
  ])('boxes drawn by %s', (_, text, boxes) => {
    const read = parsePuzzles(text);
    expect(read.ok && read.value[0].puzzle.geometry.spec.boxes).toEqual(boxes);
  });

  test('several grids, the words between them, solutions and entries', () => {
    const two = parsePuzzles(
      `First\n${ROWS.join('\n')}\n\nSecond one\n${ROWS.join('\n').replace('53', '54')}`,
    );
    expect(two.ok && two.value.length).toBe(2);
    const framed = (rows: readonly string[]) => `*-----------*\n${rows.join('\n')}\n*-----------*\n`;
    const played = parsePuzzles(framed(ROWS) + framed(['534.7....', ...ROWS.slice(1)]));
    expect(played.ok && played.value.map((sheet) => sheet.entries?.indexOf(4))).toEqual([2]);
  });

  test.each([
    [
      'a short row',
      ROWS.map((row, at) => (at === 4 ? row.slice(1) : row)),
      'line 5, column 9: This row has 8 cells where 9 are expected.',
    ],
    [
      'a long row',
      ROWS.map((row, at) => (at === 4 ? `${row}1` : row)),
      'line 5, column 11: This row has 10 cells where 9 are expected.',
    ],
    ['a missing row', ROWS.slice(1), 'line 8, column 10: 8 rows of 9 cells: 9 rows are expected.'],
    [
      'a row too many',
      [...ROWS, ROWS[0]],
      'line 10, column 1: The line "53..7...." belongs to no grid of 9 rows.',
    ],
    [
      'a strange symbol',
      [...ROWS.slice(0, 8), '....8..%9'],
      'line 9, column 8: "%" is no digit of this board: 1 to 9, or . for empty.',
    ],
    [
      'a seven by seven',
      Array.from({ length: 7 }, () => '.......'),
      'line 1, column 1: No box tiles a board of 7×7: its regions must be given.',
    ],
    [
      'a number too large',
      Array.from({ length: 9 }, () => '1 2 3 4 5 6 7 8 10'),
      'line 1, column 18: "0" is no digit of this board: 1 to 9, or . for empty.',
    ],
  ])('%s', (_, rows, message) => {
    const read = parsePuzzles(rows.join('\n'));
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});

test('numbers of two digits beside symbols that do not count from 1 are an error, not a guess', () => {
  const row = (first: string) => `${first} ${'. '.repeat(11)}`;
  const text = [row('5'), row('10'), ...Array.from({ length: 10 }, () => row('.'))].join('\n');
  const read = parsePuzzles(text, { symbols: [...'0123456789AB'] });
  expect(read.ok ? 'read' : describeProblem(read.error)).toBe(
    'line 2, column 1: "10" is a number; digits of this board are 0 1 2 3 4 5 6 7 8 9 A B.',
  );
  const usual = parsePuzzles(text);
  expect(usual.ok && usual.value[0].puzzle.givens.filter((digit) => digit > 0)).toEqual([5, 10]);
});
