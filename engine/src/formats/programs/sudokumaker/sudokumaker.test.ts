import { describe, expect, test } from 'vitest';
import { type ParsedPuzzle, parsePuzzle } from '../../../index.ts';

const GRID = [
  '534678912', '672195348', '198342567', '859761423', '426853791', '713924856', '961537284', '287419635', '345286179',
]; // oxfmt-ignore
const ROWS = GRID.map((row) => [...row].map(Number));
const FULL = ROWS.flat();
const REGIONS = FULL.map((_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));

function puzzleOf(
  constraints: readonly object[],
  more: object = {},
  values: readonly number[] = FULL,
): string {
  const cells = values.map((value) => (value > 0 ? { value } : {}));
  return JSON.stringify({ formatVersion: '1.5.0', puzzle: { cells, constraints, ...more } });
}

function read(text: string): ParsedPuzzle {
  const found = parsePuzzle(text);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const boxes = { type: 1, regions: REGIONS };

describe('a full filling', () => {
  test('that obeys the rules is the solution and no game that is won', () => {
    const { entries, solution } = read(puzzleOf([boxes]));
    expect(entries).toBeUndefined();
    expect(solution).toEqual(FULL);
  });

  test('keeps its givens', () => {
    const cells = FULL.map((value, cell) => (cell < 30 ? { value, given: true } : { value }));
    const { puzzle, entries, solution } = read(
      JSON.stringify({ formatVersion: '1.5.0', puzzle: { cells, constraints: [boxes] } }),
    );
    expect(puzzle.givens.filter((digit) => digit > 0)).toHaveLength(30);
    expect([entries, solution]).toEqual([undefined, FULL]);
  });

  test('with a mistake, or with a cell left, is what a player entered', () => {
    const wrong = [...FULL];
    [wrong[0], wrong[1]] = [wrong[1], wrong[0]];
    for (const values of [wrong, FULL.map((value, cell) => (cell === 40 ? 0 : value))]) {
      const { entries, solution } = read(puzzleOf([boxes], {}, values));
      expect([entries, solution]).toEqual([values, undefined]);
    }
  });
});

/** The place beside the board, by row and column of the board with a ring. */
const ring = (row: number, column: number): number => row * 11 + column;
const column = (at: number): number[] => ROWS.map((row) => row[at]);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const diagonal = (row: number, at: number, down: number, right: number): number => {
  let sum = 0;
  for (let [r, c] = [row, at]; r >= 0 && c >= 0 && r < 9 && c < 9; r += down, c += right) sum += ROWS[r][c];
  return sum;
};
const between = (line: readonly number[]): number => {
  const [from, to] = [line.indexOf(1), line.indexOf(9)].sort((a, b) => a - b);
  return total(line.slice(from + 1, to));
};
const xSum = (line: readonly number[]): number => total(line.slice(0, line[0]));
const seen = (line: readonly number[]): number =>
  line.filter((value, at) => line.slice(0, at).every((before) => before < value)).length;
const room = (line: readonly number[]): number => line[line[0] - 1];

/** From each side: the place, and the values as seen from there. */
const SIDES: readonly (readonly [string, number, number[]])[] = [
  ['the top', ring(0, 3), column(2)],
  ['the bottom', ring(10, 8), column(7).reverse()],
  ['the left', ring(5, 0), [...ROWS[4]]],
  ['the right', ring(9, 10), [...ROWS[8]].reverse()],
];
const LINE_RULES = [
  ['sandwich', 501, between],
  ['x-sum', 502, xSum],
  ['skyscraper', 503, seen],
  ['numbered-room', 504, room],
] as const;

describe('clues beside the board', () => {
  for (const [kind, type, valueOf] of LINE_RULES) {
    test.each(SIDES)(`${kind} from %s`, (_, outerCell, line) => {
      const value = valueOf(line);
      const { puzzle, solution } = read(puzzleOf([boxes, { type, clues: [{ value, outerCell }] }]));
      expect(puzzle.constraints.map((one) => one.kind)).toEqual([kind]);
      expect(solution).toEqual(FULL);
      const wrong = { type, clues: [{ value: value + 1, outerCell }] };
      expect(read(puzzleOf([boxes, wrong])).solution).toBeUndefined();
    });
  }

  const diagonals = [
    ['down and right from the top', ring(0, 2), -1, diagonal(0, 2, 1, 1)],
    ['down and left from the top', ring(0, 6), 1, diagonal(0, 4, 1, -1)],
    ['up and right from the left', ring(6, 0), 1, diagonal(4, 0, -1, 1)],
    ['up and left from the right', ring(7, 10), -1, diagonal(5, 8, -1, -1)],
    ['up and left from the bottom', ring(10, 5), -1, diagonal(8, 3, -1, -1)],
    ['from the corner', ring(0, 0), -1, diagonal(0, 0, 1, 1)],
  ] as const;
  test.each(diagonals)('a little killer %s', (_, outerCell, sign, value) => {
    const place = { value, outerCell, diagonal: sign };
    expect(read(puzzleOf([boxes, { type: 500, clues: [place] }])).solution).toEqual(FULL);
    const wrong = { ...place, diagonal: -sign };
    expect(parsePuzzle(puzzleOf([boxes, { type: 500, clues: [wrong] }]))).not.toMatchObject({
      value: { solution: FULL },
    });
  });

  test('that have no value are only drawn', () => {
    expect(read(puzzleOf([boxes, { type: 503, clues: [{ outerCell: 3 }] }])).puzzle.constraints).toEqual([]);
  });
});

describe('rules of a puzzle', () => {
  const rules: readonly (readonly [string, object, object])[] = [
    [
      'quadruples',
      { type: 303, clues: [{ corner: 11, digits: [5, 3, 7] }] },
      { type: 303, clues: [{ corner: 11, digits: [9] }] },
    ],
    [
      'quadruples at the rim',
      { type: 303, clues: [{ corner: 9, digits: [2] }] },
      { type: 303, clues: [{ corner: 9, digits: [1] }] },
    ],
    ['clones', { type: 302, groups: [[0, 14]] }, { type: 302, groups: [[0, 13]] }],
    ['clones of three', { type: 302, groups: [[0, 14, 24]] }, { type: 302, groups: [[0, 14, 13]] }],
    [
      'sequences',
      {
        type: 405,
        lines: [
          [3, 4, 5],
          [1, 10],
        ],
      },
      { type: 405, lines: [[2, 3, 4, 5]] },
    ],
    [
      'sequences that fall',
      {
        type: 405,
        lines: [
          [1, 2],
          [32, 33, 42],
        ],
      },
      { type: 405, lines: [[5, 4, 3, 2]] },
    ],
    [
      'lines of three groups',
      { type: 406, groups: [70, 392, 560], lines: [[0, 1, 9]] },
      { type: 406, groups: [70, 392, 560], lines: [[0, 1, 2]] },
    ],
    [
      'lines of five remainders',
      { type: 406, groups: [32, 66, 132, 264, 528], lines: [[0, 1, 2, 3]] },
      { type: 406, groups: [32, 66, 132, 264, 528], lines: [[3, 4, 5, 6, 7]] },
    ],
    ['squares of two groups', { type: 16, groups: [1022, 1022] }, { type: 16, groups: [2, 1020] }],
    [
      'line totals of whole regions',
      { type: 404, singleRegionTotals: true, lines: [[0, 5, 1]] },
      { type: 404, singleRegionTotals: true, lines: [[0, 5, 2]] },
    ],
    [
      'numbers in two cells',
      { type: 408, bulbsWithArrows: [{ bulbCells: [7, 8], arrows: [[8, 17, 16]] }] },
      { type: 408, bulbsWithArrows: [{ bulbCells: [7, 8], arrows: [[8, 17, 26]] }] },
    ],
    [
      'cages by remainder',
      { type: 2001, name: 'Cages mod 5', cages: [{ value: '3', cells: [0, 1] }] },
      { type: 2001, name: 'mod5 cages', cages: [{ value: '[2]', cells: [0, 1] }] },
    ],
    [
      'products',
      { type: 2001, name: 'product cages', cages: [{ value: '60', cells: [0, 1, 2] }] },
      { type: 2001, name: 'product killer cages', cages: [{ value: '61', cells: [0, 1, 2] }] },
    ],
  ];
  test.each(rules)('%s', (_, right, wrong) => {
    expect(read(puzzleOf([boxes, right])).solution).toEqual(FULL);
    expect(read(puzzleOf([boxes, wrong])).solution).toBeUndefined();
  });

  test('that are programmed, or cages with a name that says nothing, are refused by name', () => {
    const programmed = { type: 1000, definition: { name: 'no roping' }, input: {} };
    const named = { type: 2001, name: 'unique cages mod 5', cages: [{ value: '1', cells: [0, 1] }] };
    for (const [element, name] of [
      [programmed, 'no roping'],
      [named, 'unique cages mod 5'],
    ] as const) {
      const found = parsePuzzle(puzzleOf([boxes, element]));
      expect(found.ok ? '' : found.error.message).toContain(name);
    }
  });

  test('about cages that leave open whether digits repeat are refused, and read where the words say so', () => {
    const cage = { type: 2001, name: 'cages mod 5', cages: [{ value: '2', cells: [0, 9, 14, 13] }] };
    expect(parsePuzzle(puzzleOf([boxes, cage]))).toMatchObject({
      ok: false,
      error: { code: 'format.rules' },
    });
    const kinds = (comment: string): string[] =>
      read(puzzleOf([boxes, cage], { comment })).puzzle.constraints.map(({ kind }) => kind);
    expect(kinds('Normal rules.\nDigits in cages may repeat.')).toEqual(['automaton']);
    expect(kinds('• Digits in cages cannot repeat.')).toEqual(['automaton', 'all-different']);
  });
});

describe('a custom board', () => {
  const custom = { type: 'custom' };
  test('has rows and columns only where an element says so', () => {
    const houses = (elements: readonly object[]): number =>
      read(puzzleOf(elements, custom)).puzzle.geometry.houses.length;
    expect(houses([boxes, { type: 2003 }])).toBe(27);
    expect(houses([boxes])).toBe(9);
    expect(read(puzzleOf([], custom)).puzzle.geometry.cells).toHaveLength(81);
  });

  test('has digits up to 9 whatever its width, and any width and height', () => {
    const wide = { ...custom, width: 6, height: 4 };
    const { geometry } = read(puzzleOf([{ type: 2003 }], wide, new Array<number>(24).fill(0))).puzzle;
    expect([geometry.size, geometry.rows, geometry.columns, geometry.houses.length]).toEqual([9, 4, 6, 10]);
    const place = { type: 303, clues: [{ corner: 8, digits: [1] }] };
    const quad = read(puzzleOf([{ type: 2003 }, place], wide, new Array<number>(24).fill(0))).puzzle;
    expect(quad.constraints).toMatchObject([{ kind: 'quadruple', cells: [0, 1, 6, 7] }]);
  });

  test('may have rows and columns in some areas', () => {
    const areas = [{ x: 0, y: 0, width: 6, height: 4 }];
    const { houses } = read(puzzleOf([{ type: 2003, areas }], custom)).puzzle.geometry;
    expect(houses.filter(({ cells }) => cells.length > 1).map(({ cells }) => cells.length)).toEqual([
      6, 6, 6, 6, 4, 4, 4, 4, 4, 4,
    ]);
  });

  test('may have regions of unequal sizes', () => {
    const regions = REGIONS.map((region, cell) => (cell === 0 ? -1 : region));
    const { houses } = read(puzzleOf([{ type: 1, regions }])).puzzle.geometry;
    expect(houses.map(({ cells }) => cells.length).filter((length) => length === 8)).toHaveLength(1);
  });
});

test('symbols are drawn whether each has its style or names one of a list', () => {
  const params = [
    { type: 'ellipse', rx: 0.4, ry: 0.3, stroke: '#000000' },
    { type: 'text', text: 'a' },
  ];
  const packed = {
    type: 2002,
    params,
    symbols: [
      [4.5, 3.5],
      [1, 2, 1, 'background'],
    ],
  };
  const { drawings } = read(puzzleOf([boxes, packed]));
  expect(drawings).toEqual([
    { shape: 'oval', centre: [3.5, 4.5], width: 0.8, height: 0.6, border: '#000000' },
    { shape: 'text', centre: [2, 1], text: 'a', below: true },
  ]);
});

test('a drawn cage may say which cells are lit in the fog', () => {
  const fog = { type: 2001, name: 'Fog of War', cages: [{ value: 'foglight', cells: [3, 4] }] };
  expect(read(puzzleOf([boxes, fog])).drawings).toEqual([{ shape: 'fog', cells: [3, 4] }]);
});
