import { digitsIn, houseName, isSolutionOf, type Puzzle, solve } from 'pencilmark';
import { expect, test } from 'vitest';
import { readTruthRecord, type TruthRecord } from './truth-record.ts';

/** A 4×4 record that every case below changes somewhere. */
const PLAIN = {
  id: 'a',
  type: '4x4',
  rows: 4,
  cols: 4,
  values: [1, 4],
  boxes: '2x2',
  regions: '0011001122332233',
  givens: '12..34..........',
  constraints: {},
  solution: '1234341221434321',
};

function read(changes: object): TruthRecord {
  const result = readTruthRecord(JSON.stringify({ ...PLAIN, ...changes }));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function houseNames({ geometry }: Puzzle): string[] {
  return geometry.houses.map((house) => houseName(geometry, house));
}

test('a plain record', () => {
  const { id, type, puzzle, solution, unsupported } = read({});
  expect([id, type, unsupported]).toEqual(['a', '4x4', []]);
  expect(puzzle!.givens).toEqual([1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(puzzle!.allowed).toBeUndefined();
  expect(puzzle!.geometry.houses.every((house) => house.full)).toBe(true);
  expect(isSolutionOf(puzzle!, solution!)).toBe(true);
});

const BOXES_5X2 = Array.from(
  { length: 100 },
  (_, i) => Math.floor(i / 50) * 5 + Math.floor((i % 10) / 2),
).join('');

test.each([
  { name: 'boxes without regions', changes: { regions: null }, kinds: { row: 4, column: 4, box: 4 } },
  {
    name: 'a digit may be 0',
    changes: { values: [0, 3], givens: '01..23..........', solution: '0123230110323210' },
    kinds: { row: 4, column: 4, box: 4 },
  },
  {
    name: 'boxes five high and two wide',
    changes: {
      rows: 10,
      cols: 10,
      values: [1, 10],
      boxes: '5x2',
      regions: BOXES_5X2,
      givens: '.'.repeat(100),
      solution: '123456789A'.repeat(10),
    },
    kinds: { row: 10, column: 10, box: 10 },
  },
  {
    name: 'jigsaw',
    changes: { boxes: 'jigsaw', regions: '0001011122232333' },
    kinds: { row: 4, column: 4, region: 4 },
  },
  {
    name: 'regions smaller than N, and cells without a region',
    changes: { boxes: null, regions: '000.011122.23333' },
    kinds: { row: 4, column: 4, extra: 3 },
  },
  { name: 'no boxes at all', changes: { boxes: null, regions: null }, kinds: { row: 4, column: 4 } },
  {
    name: 'fewer rows than digits',
    changes: { rows: 3, boxes: null, regions: null, givens: '.'.repeat(12), solution: '123434122143' },
    kinds: { row: 3, column: 4 },
  },
  {
    name: 'both diagonals',
    changes: { constraints: { diagonals: ['main', 'anti'] } },
    kinds: { row: 4, column: 4, box: 4, diagonal: 2 },
  },
  {
    name: 'one diagonal',
    changes: { constraints: { diagonals: ['anti'] } },
    kinds: { row: 4, column: 4, box: 4, diagonal: 1 },
  },
  {
    name: 'disjoint groups',
    changes: { constraints: { disjointGroups: true } },
    kinds: { row: 4, column: 4, box: 4, disjoint: 4 },
  },
  {
    name: 'extra regions, full and short',
    changes: {
      constraints: {
        extraRegions: [
          ['R1C1', 'R2C3', 'R3C2', 'R4C4'],
          ['R1C4', 'R4C1'],
        ],
      },
    },
    kinds: { row: 4, column: 4, box: 4, extra: 2 },
  },
  {
    name: 'rules that are there but off',
    changes: { constraints: { windoku: false, killer: [], thermo: null } },
    kinds: { row: 4, column: 4, box: 4 },
  },
])('$name', ({ changes, kinds }) => {
  const { puzzle } = read(changes);
  const counted: Record<string, number> = {};
  for (const { kind } of puzzle!.geometry.houses) counted[kind] = (counted[kind] ?? 0) + 1;
  expect(counted).toEqual(kinds);
});

test('windoku', () => {
  const text = '.'.repeat(81);
  const { puzzle } = read({
    rows: 9,
    cols: 9,
    values: [1, 9],
    boxes: '3x3',
    regions: null,
    givens: text,
    solution: '1'.repeat(81),
    constraints: { windoku: true },
  });
  expect(houseNames(puzzle!).filter((name) => name.startsWith('window'))).toHaveLength(4);
});

test('large digits are letters, and 36 is a', () => {
  const { puzzle } = read({
    rows: 1,
    cols: 36,
    values: [1, 36],
    boxes: null,
    regions: null,
    givens: `9AZa${'.'.repeat(32)}`,
    solution: '1'.repeat(36),
  });
  expect(puzzle!.givens.slice(0, 5)).toEqual([9, 10, 35, 36, 0]);
});

test('two overlapping grids: houses by groups only, no cell where the canvas has none', () => {
  const rows = ['R1C1 R1C2 R1C3 R1C4', 'R2C1 R2C2 R2C3 R2C4', 'R2C4 R2C5 R2C6 R2C7'];
  const { puzzle, solution } = read({
    rows: 2,
    cols: 7,
    boxes: null,
    regions: null,
    groups: rows.map((row) => row.split(' ')),
    givens: '1...###....4..',
    solution: '1234###4321432',
  });
  expect(puzzle!.geometry.cells).toHaveLength(11);
  expect(puzzle!.geometry.peers[7]).toHaveLength(6);
  expect(puzzle!.givens).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0]);
  expect(solution).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 4, 3, 2]);
});

test('pencil marks', () => {
  const { puzzle } = read({
    values: [0, 3],
    givens: '.'.repeat(16),
    solution: '0123230110323210',
    candidates: { R2C3: [0, 3] },
  });
  expect(digitsIn(puzzle!.allowed![6])).toEqual([1, 4]);
  expect(digitsIn(puzzle!.allowed![0])).toEqual([1, 2, 3, 4]);
  expect([1, 4]).toContain(solve(puzzle!).solution![6]);
});

test.each([
  {
    name: 'one that nobody has heard of',
    changes: { constraints: { frobnicate: true } },
    rules: ['frobnicate'],
  },
  {
    name: 'diagonals where it is not said of which grid',
    changes: { groups: [['R1C1']], constraints: { diagonals: ['main'] } },
    rules: ['diagonals'],
  },
  {
    name: 'pencil marks with more digits than a set holds',
    changes: { values: [1, 32], candidates: { R1C1: [1] } },
    rules: ['candidates on large boards'],
  },
])('not supported: $name', ({ changes, rules }) => {
  const record = read(changes);
  expect(record.unsupported).toEqual(rules);
  expect(record.puzzle).toBeUndefined();
});

test.each([
  { name: 'no JSON', line: '{"id":', code: 'truth.json' },
  { name: 'an array', line: '[]', code: 'truth.field' },
  { name: 'nothing', line: 'null', code: 'truth.field' },
  ...[
    { name: 'no type', changes: { type: undefined }, code: 'truth.field' },
    { name: 'rows as text', changes: { rows: '4' }, code: 'truth.field' },
    { name: 'no solution', changes: { solution: undefined }, code: 'truth.field' },
    { name: 'boxes of no shape', changes: { boxes: 'round' }, code: 'truth.field' },
    { name: 'a cell by letters', changes: { candidates: { A1: [1] } }, code: 'truth.field' },
    { name: 'groups of no cells', changes: { groups: [['R0C1']] }, code: 'truth.field' },
    { name: 'too few givens', changes: { givens: '12' }, code: 'truth.cells' },
    { name: 'a digit too large', changes: { givens: '5...............' }, code: 'truth.cells' },
    { name: 'a symbol of no digit', changes: { givens: '?...............' }, code: 'truth.cells' },
    { name: 'a hole in a row', changes: { givens: '#...............' }, code: 'truth.cells' },
    { name: 'a solution with an open cell', changes: { solution: '.234341221434321' }, code: 'truth.cells' },
    { name: 'regions that are not the boxes', changes: { regions: '0001011122232333' }, code: 'truth.cells' },
    { name: 'boxes that do not tile', changes: { boxes: '3x2', regions: null }, code: 'geometry.boxes' },
    {
      name: 'an extra region outside',
      changes: { constraints: { extraRegions: [['R1C1', 'R1C5']] } },
      code: 'truth.cells',
    },
    { name: 'a group outside', changes: { groups: [['R1C1', 'R9C9']] }, code: 'truth.cells' },
    {
      name: 'a diagonal of no name',
      changes: { constraints: { diagonals: ['sideways'] } },
      code: 'truth.field',
    },
    { name: 'diagonals without names', changes: { constraints: { diagonals: true } }, code: 'truth.field' },
    { name: 'a jigsaw without regions', changes: { boxes: 'jigsaw', regions: null }, code: 'truth.field' },
    { name: 'one digit only', changes: { values: [1, 1] }, code: 'geometry.size' },
    { name: 'a candidate too large', changes: { candidates: { R1C1: [5] } }, code: 'truth.cells' },
    { name: 'a candidate outside the board', changes: { candidates: { R5C1: [1] } }, code: 'truth.cells' },
  ].map(({ name, changes, code }) => ({ name, line: JSON.stringify({ ...PLAIN, ...changes }), code })),
])('unreadable: $name', ({ line, code }) => {
  const result = readTruthRecord(line);
  expect(result.ok ? 'read' : result.error.code).toBe(code);
});
