import { describe, expect, test } from 'vitest';
import { describeProblem, type FormatName, parsePuzzles } from '../index.ts';
import { compressLz } from './codecs/lz-string.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = PUZZLE.match(/.{9}/g)!.join('\n');
const CELLS_4 = Array.from({ length: 4 }, () => [{}, {}, {}, {}]);
const fpuzzles = (more: object): string => JSON.stringify({ size: 4, grid: CELLS_4, ...more });
const graph = (more: string): string =>
  `<ksudoku><game><puzzle><graph order="4" sizeX="4" sizeY="4" sizeZ="1">${more}</graph></puzzle></game></ksudoku>`;

/** Format, text, and its error with the place. */
const BROKEN: readonly (readonly [FormatName, string, string])[] = [
  ['sdk', `#AX\n[Puzzle]\n${ROWS}\n[Notes]\n`, 'line 12, column 1: The section [Notes] is not known.'],
  [
    'sdk',
    `[Puzzle]\n${ROWS}\n[State]\n${ROWS.replace('5', '.')}`,
    'line 12, column 1: The state has not all the givens of the puzzle.',
  ],
  [
    'sdk',
    `#AX\n${ROWS.replace('6..195', '6..19?5')}`,
    'line 3, column 11: This row has 10 cells where 9 are expected.',
  ],
  ['sdx', '\u00AD', 'line 1, column 1: Boards have 4 to 36 digits, not 0.'],
  ['sdx', '1 u2 34 34\n34 34 1 2\n2 1 34', 'line 1, column 1: 3 rows of 3 cells are expected.'],
  [
    'sdx',
    '1 u2 34 34\n34 34 1 2\n2 1 34 34\n34 34 2 u15',
    'line 4, column 9: "u15" is no digit of this board: 1 to 4, or . for empty.',
  ],
  [
    'jigsaw',
    `${PUZZLE}AAA`,
    'line 1, column 1: A line of givens and regions has twice as many signs as cells, not 84.',
  ],
  [
    'jigsaw',
    `${PUZZLE}${'A'.repeat(10)}${'B'.repeat(71)}`,
    'line 1, column 82: Region "A" at r1c1 has 10 cells, not 9.',
  ],
  [
    'sumocue',
    'SumoCueV1=0J0=8J0x',
    'line 1, column 1: SumoCueV1 and then one "=vJr" for each cell is expected.',
  ],
  ['sumocue', 'SumoCueV1=0J0=8J0', 'line 1, column 1: No board has 2 cells.'],
  ['solo', '3x3:a1b2_3', 'line 1, column 11: The board has 81 cells, the game 6.'],
  ['solo', '2x2:p1', 'line 1, column 7: The board has 16 cells, the game more.'],
  ['solo', '2x2:a7n', 'line 1, column 6: 7 is no digit from 1 to 4, no run of empty cells and no _.'],
  [
    'solo',
    '3x3#12345',
    'line 1, column 1: This is the number of a game that only the program itself can make; copy the game as “specific”.',
  ],
  ['solo', '4j:p,zz', 'line 1, column 5: The borders of regions do not fit a board of 4×4.'],
  ['solo', '3x3k:zzzc,a,b', 'line 1, column 11: The borders of cages do not fit a board of 9×9.'],
  [
    'hodoku',
    ':0000:1:123::::',
    'line 1, column 9: 81 cells are expected here, digits and dots, with + before an entry; not 3.',
  ],
  [
    'hodoku',
    `:0000:1:${PUZZLE}:12::`,
    'line 1, column 91: "12" is no candidate: its digit, row and column are expected.',
  ],
  ['iss', '.Windoku.~R2C6_5~R2C8_x', 'line 1, column 18: R2C8_x is no cell of this board with its digits.'],
  [
    'iss',
    '# one\n.Cage~10~R1C1~R1C2.AntiKing.ChaosConstruction.Var~A',
    'line 2, column 29: This puzzle has rules that are not known here (ChaosConstruction, Var); without them it would be another puzzle.',
  ],
  [
    'iss',
    '.Cage~10~R1C1~R1Cx',
    'line 1, column 2: The rule "Cage" (cage), cells[1] is no cell of the board, which are 0 to 80.',
  ],
  [
    'iss',
    '.Or.X~R1C1~R1C2',
    'line 1, column 1: Alternatives begin with .Or, .And or .Replicate and end with .End.',
  ],
  ['gnome', '{"cells": []}', 'line 1, column 1: 0 cells do not fill a board.'],
  [
    'gnome',
    `{"cells": [${'{"position": [0, 0], "value": 1, "fixed": true}, '.repeat(16)}]}`,
    'line 1, column 61: A cell needs its own position, a value, "fixed", and earmarks that are digits.',
  ],
  [
    'opensudoku',
    '<opensudoku><game data="12"/></opensudoku>',
    'line 1, column 13: "12" is not 81 digits, nor a game of a version that is known.',
  ],
  [
    'opensudoku',
    '<opensudoku>\n<game data="12">\n</opensudoku>',
    'line 3, column 1: "</opensudoku>" does not belong here.',
  ],
  ['opensudoku', '<opensudoku></opensudoku>', 'line 1, column 1: There is no game in this collection.'],
  [
    'ksudoku',
    graph('<clique size="2">0 99</clique>'),
    'line 1, column 1: A <graph> with its size and order is expected.',
  ],
  [
    'ksudoku',
    graph('<sudokugroups at="0"/><cage operator="2" value="3" size="2">0 1</cage>'),
    'line 1, column 93: This puzzle has rules that are not known here (killer cage); without them it would be another puzzle.',
  ],
  [
    'ksudoku',
    graph('<sudokugroups at="0" withblocks="1"/>').replace('</puzzle>', '<values>b</values></puzzle>'),
    'line 1, column 116: The values must have a sign for each place: a letter, or _ if it is empty.',
  ],
  [
    'fpuzzles',
    fpuzzles({ antiknight: true, yinyang: [{}], chaos: true }),
    'line 1, column 104: This puzzle has rules that are not known here (yinyang, chaos); without them it would be another puzzle.',
  ],
  [
    'fpuzzles',
    fpuzzles({ killercage: [{ cells: ['R1C1', 'R5C1'] }] }),
    'line 1, column 90: The rule "killer cages" (cage), cells[1] is no cell of the board, which are 0 to 15.',
  ],
  [
    'fpuzzles',
    fpuzzles({ killercage: [{ cells: ['R1C1'], value: '<5' }] }),
    'line 1, column 90: This puzzle has rules that are not known here (a killer cage labelled "<5"); without them it would be another puzzle.',
  ],
  [
    'fpuzzles',
    fpuzzles({ grid: [] }),
    'line 1, column 1: A size, and a grid of as many rows and cells, are expected.',
  ],
  [
    'fpuzzles',
    fpuzzles({ grid: [[{ value: 5 }, {}, {}, {}], ...CELLS_4.slice(1)] }),
    'line 1, column 20: A cell holds digits from 1 to 4.',
  ],
  [
    'fpuzzles',
    'see ?load=N4Ig',
    'line 1, column 5: This link is incomplete. Ask for it again, or paste the puzzle itself.',
  ],
  [
    'fpuzzles',
    `?load=${compressLz('{"size":4,\n"grid":5x}')}`,
    'line 1, column 1: "x}" does not belong here (line 2, column 9 of what the link holds).',
  ],
  [
    'sudokupad',
    'https://sudokupad.app/abcdef',
    'line 1, column 1: This link names a puzzle that lies on the server of SudokuPad: it cannot be read without it.',
  ],
  [
    'sudokupad',
    '{"cells": [[{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}], [{}, {}, {}, {}]], "global": ["antimagic"]}',
    'line 1, column 96: This puzzle has rules that are not known here (antimagic); without them it would be another puzzle.',
  ],
  [
    'sudokupad',
    '{"cells": [[{}], [{}]], "regions": []}',
    'line 1, column 1: Rows of cells are expected, as many as there are cells in a row.',
  ],
  ['killer', `${'<'.repeat(81)}`, 'line 1, column 1: This sign points beyond the board.'],
  ['killer', '1<<', 'line 1, column 4: A killer on one line has 81 signs, not 3.'],
  ['killer', `><${'0'.repeat(79)}`, 'line 1, column 1: From here the signs point round in a circle.'],
  [
    'cages',
    '3x3::k:1:2:3:',
    'line 1, column 1: Expected 3x3:, perhaps d, :k: and a number for each of 81 cells.',
  ],
  ['cages', `3x3:d:k:12:x:${'1:'.repeat(79)}`, 'line 1, column 12: "x" is no number.'],
  [
    'sudokumaker',
    'https://sudokumaker.app/?puzzle=N4Ig',
    'line 1, column 9: This link is incomplete. Ask for it again, or paste the puzzle itself.',
  ],
  [
    'sudokumaker',
    JSON.stringify({
      formatVersion: '1.5.0',
      puzzle: { width: 4, cells: CELLS_4.flat(), constraints: [{ type: 1000 }] },
    }),
    'line 1, column 119: This puzzle has rules that are not known here (rules that are programmed); without them it would be another puzzle.',
  ],
  [
    'sudokumaker',
    '{"formatVersion":"1.5.0","puzzle":{"width":4,"height":5,"cells":[]}}',
    'line 1, column 35: As many cells as the width and height say, and digits from 0 up, are expected.',
  ],
  [
    'penpa',
    '#m=edit&p=7VRRb5s8',
    'line 1, column 1: This link is incomplete. Ask for it again, or paste the puzzle itself.',
  ],
  ['penpa', 'hex,5,5,38', 'line 1, column 1: A square board, as many rows as columns, is expected.'],
];

describe('texts that are broken say where', () => {
  test.each(BROKEN)('%s %#', (format, text, message) => {
    const read = parsePuzzles(text, { format });
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});

describe('the board that is told', () => {
  test('must be that of the text where the text describes one', () => {
    const classic = parsePuzzles(PUZZLE);
    const geometry = classic.ok ? classic.value[0].puzzle.geometry : undefined;
    expect(parsePuzzles('2x2x:p', { geometry })).toMatchObject({
      error: {
        code: 'format.board',
        message: 'This is a puzzle on a board of 4×4 X, not on the one that is expected (9×9).',
      },
    });
  });
});
