import { describe, expect, test } from 'vitest';
import {
  createGeometry,
  describeProblem,
  formatLine,
  type Geometry,
  parseLine,
  variantSpec,
} from '../../index.ts';
import { parseLineOrBlank } from './line.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function geometryOf(name: 'x' | 'samurai' | 'latin', size = 9): Geometry {
  const made = createGeometry(variantSpec(name, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const READ: readonly (readonly [what: string, text: string, line: string, symbols?: string])[] = [
  ['dots', PUZZLE, PUZZLE],
  ['zeros', PUZZLE.replaceAll('.', '0'), PUZZLE],
  ['dots and zeros', PUZZLE.replace('.', '0'), PUZZLE],
  ["SudoCue's X", PUZZLE.replaceAll('.', 'X'), PUZZLE],
  ["SudoCue's star", PUZZLE.replaceAll('.', '*'), PUZZLE],
  ["SudoCue's underscore", PUZZLE.replaceAll('.', '_'), PUZZLE],
  ["SudoCue's blank", PUZZLE.replaceAll('.', ' '), PUZZLE],
  ['blanks around', `  \t${PUZZLE}  `, PUZZLE],
  ['byte order mark and CRLF', `\uFEFF${PUZZLE}\r\n`, PUZZLE],
  ['zero-width blank', `\u200B${PUZZLE}\u200B`, PUZZLE],
  [
    'full-width digits',
    PUZZLE.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    PUZZLE,
  ],
  ['middle dots', PUZZLE.replaceAll('.', '·'), PUZZLE],
  ['blanks between', [...PUZZLE].join(' '), PUZZLE],
  ['commas between', [...PUZZLE].join(','), PUZZLE],
  ['commas and blanks between', [...PUZZLE].join(', '), PUZZLE],
  ['4×4', '1..4..3..1..4..1', '1..4..3..1..4..1'],
  ['6×6', '1....6'.repeat(6), '1....6'.repeat(6)],
  ['10×10', '1........A'.repeat(10), '1........A'.repeat(10)],
  ['16×16, lower case', '1.............ag'.repeat(16), '1.............AG'.repeat(16)],
  ['16×16 from 0 to F', '0.............0F'.repeat(16), '0.............0F'.repeat(16), '0123456789ABCDEF'],
  ['16×16 from A to P', 'A..............P'.repeat(16), 'A..............P'.repeat(16), 'ABCDEFGHIJKLMNOP'],
  [
    '9×9 from A to I',
    PUZZLE.replace(/\d/g, (d) => 'ABCDEFGHI'[Number(d) - 1]),
    PUZZLE.replace(/\d/g, (d) => 'ABCDEFGHI'[Number(d) - 1]),
    'ABCDEFGHI',
  ],
  [
    '16×16 in decimal',
    Array.from({ length: 256 }, (_, at) => (at % 3 ? 0 : 1 + (at % 16))).join(' '),
    Array.from({ length: 256 }, (_, at) => (at % 3 ? '.' : '123456789ABCDEFG'[at % 16])).join(''),
  ],
  ['25×25', 'P........................'.repeat(25), 'P........................'.repeat(25)],
];

describe('one line', () => {
  test.each(READ.map(([what, text, line, symbols = '']) => [what, text, line, symbols] as const))(
    '%s',
    (_, text, line, symbols) => {
      const read = parseLine(text);
      if (!read.ok) throw new Error(describeProblem(read.error));
      expect(formatLine(read.value!)).toBe(line);
      if (symbols) expect(read.value!.puzzle.geometry.symbols.join('')).toBe(symbols);
    },
  );

  test.each([
    ['tdoku', `${PUZZLE}:from a list`, 'from a list', false],
    ['a blank', `${PUZZLE} 9.0 hard`, '9.0 hard', false],
    ['a number sign', `${PUZZLE} # hard`, 'hard', false],
    ['a solution', `${PUZZLE},${SOLUTION}`, undefined, true],
    ['QQwing csv', `${PUZZLE},${SOLUTION},`, undefined, true],
    ['a solution and words', `${PUZZLE},${SOLUTION},easy`, 'easy', true],
    [
      'a grid that is no solution',
      `${PUZZLE},${SOLUTION.replace('5', '6')}`,
      SOLUTION.replace('5', '6'),
      false,
    ],
  ])('what follows the puzzle: %s', (_, text, comment, solution) => {
    const read = parseLine(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value!.comment).toBe(comment);
    expect(read.value!.solution !== undefined).toBe(solution);
  });

  test.each(['', '   ', '\r\n', '# a comment', '  #x'])('nothing in %j', (text) => {
    expect(parseLineOrBlank(text)).toEqual({ ok: true, value: undefined });
    const read = parseLine(text, { line: 3, offset: 164 });
    expect(read.ok || read.error).toMatchObject({
      code: 'line.none',
      at: { line: 3, column: 1, offset: 164 },
    });
  });

  test.each([
    [
      '80 symbols',
      PUZZLE.slice(1),
      'line 7, column 81: No board has 80 cells: 64 (8×8) or 81 (9×9) would do.',
    ],
    [
      '82 symbols',
      `${PUZZLE}1`,
      'line 7, column 83: No board has 82 cells: 81 (9×9) or 100 (10×10) would do.',
    ],
    [
      '48 symbols: nothing tiles 7×7',
      PUZZLE.slice(0, 48),
      'line 7, column 49: No board has 48 cells: 36 (6×6) or 64 (8×8) would do.',
    ],
    [
      'a strange symbol',
      PUZZLE.replace('6', '%'),
      'line 7, column 10: "%" is no digit of this board: 1 to 9, or . for empty.',
    ],
    [
      'an indented one',
      `  ${PUZZLE.replace('6', '%')}`,
      'line 7, column 12: "%" is no digit of this board: 1 to 9, or . for empty.',
    ],
    [
      'a digit too large',
      '1..5............',
      'line 7, column 4: "5" is no digit of this board: 1 to 4, or . for empty.',
    ],
    [
      '49 symbols',
      '.'.repeat(49),
      'line 7, column 1: No box tiles a board of 7×7: its regions must be given.',
    ],
    [
      'half an emoji',
      `\uD83C${PUZZLE.slice(1)}`,
      'line 7, column 1: "\uD83C" is no digit of this board: 1 to 9, or . for empty.',
    ],
    [
      'a group with a repeat',
      [...PUZZLE].map((sign, at) => (at === 2 ? '122' : sign)).join(' '),
      'line 7, column 7: The candidates "122" hold 2 twice.',
    ],
    [
      'a minus for a digit',
      PUZZLE.replace('6', '−'),
      'line 7, column 10: "−" is no digit of this board: 1 to 9, or . for empty.',
    ],
  ])('%s', (_, text, message) => {
    const read = parseLine(text, { line: 7, offset: 1000 });
    if (read.ok) throw new Error('it was read');
    expect(describeProblem(read.error)).toBe(message);
    expect(read.error.at!.offset).toBe(999 + read.error.at!.column);
  });

  test('with a board: its symbols decide what 0 is', () => {
    const symbols = [...'012345678'];
    const read = parseLine(PUZZLE.replaceAll('9', '0'), { symbols });
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value!.puzzle.givens[11]).toBe(0);
    expect(read.value!.puzzle.givens[12]).toBe(2);
    expect(read.value!.puzzle.givens[13]).toBe(1);
  });

  test('with a board that has no boxes', () => {
    const geometry = geometryOf('latin', 7);
    const read = parseLine('1......'.repeat(7), { geometry });
    expect(read.ok && read.value!.puzzle.geometry).toBe(geometry);
  });

  test.each(['#', '.', ' ', '-'])('a samurai with %j where the canvas has no cell', (gap) => {
    const geometry = geometryOf('samurai');
    const places = geometry.cellAt.map((cell) => (cell < 0 ? gap : cell % 5 === 0 ? '7' : '.')).join('');
    const cells = geometry.cells.map((_, cell) => (cell % 5 === 0 ? '7' : '.')).join('');
    const read = [parseLine(places, { geometry }), parseLine(cells, { geometry })].map((result) => {
      if (!result.ok) throw new Error(describeProblem(result.error));
      return result.value!.puzzle.givens;
    });
    expect(read[0]).toEqual(read[1]);
    expect(read[0].filter((digit) => digit === 7)).toHaveLength(Math.ceil(369 / 5));
  });

  test('a samurai of the wrong length', () => {
    const read = parseLine('.'.repeat(370), { geometry: geometryOf('samurai') });
    expect(!read.ok && describeProblem(read.error)).toBe(
      'line 1, column 371: 369 (or 441) symbols are expected, 370 were found.',
    );
  });
});
