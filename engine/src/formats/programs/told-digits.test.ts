import { describe, expect, test } from 'vitest';
import { isSolutionOf, type ParsedPuzzle, parsePuzzle } from '../../index.ts';

const BOXES = [0, 2, 8, 10].map((first) =>
  [0, 1, 4, 5].map((by) => [Math.floor((first + by) / 4), (first + by) % 4]),
);

function pad(solution: string, more: object = {}, cells: Record<number, number | string> = {}): string {
  return JSON.stringify({
    cellSize: 50,
    cells: [0, 1, 2, 3].map((r) =>
      [0, 1, 2, 3].map((c) => (r * 4 + c in cells ? { value: cells[r * 4 + c] } : {})),
    ),
    regions: BOXES,
    metadata: { solution },
    ...more,
  });
}

function fpuzzles(solution: unknown, cells: Record<number, number> = {}): string {
  const grid = [0, 1, 2, 3].map((r) =>
    [0, 1, 2, 3].map((c) => (r * 4 + c in cells ? { value: cells[r * 4 + c], given: true } : {})),
  );
  return JSON.stringify({ size: 4, grid, solution });
}

function read(text: string): ParsedPuzzle {
  const found = parsePuzzle(text);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const ONE = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const ZERO = ONE.map((digit) => digit - 1).join('');

describe('a stated solution tells the digits', () => {
  test.each([
    ['SudokuPad', pad(ZERO, {}, { 0: 0, 5: 3 })],
    ['f-puzzles', fpuzzles(ZERO, { 0: 0, 5: 3 })],
  ])('from 0 on, of %s', (_, text) => {
    const { puzzle, solution } = read(text);
    expect(puzzle.geometry.values).toEqual([0, 1, 2, 3]);
    expect(solution).toEqual(ONE);
    expect(puzzle.givens.slice(0, 6)).toEqual([1, 0, 0, 0, 0, 4]);
  });

  test('of which a 0 in a cell that holds another is none', () => {
    const { puzzle } = read(pad(ZERO, {}, { 0: 0, 1: 0, 5: 3 }));
    expect(puzzle.givens.slice(0, 6)).toEqual([1, 0, 0, 0, 0, 4]);
  });

  test('above the number of cells in a row', () => {
    const { puzzle, solution } = read(pad(ONE.join('').replaceAll('4', '6')));
    expect([puzzle.geometry.size, puzzle.geometry.rows, puzzle.geometry.regions.length]).toEqual([6, 4, 4]);
    expect(solution).toEqual(ONE.map((digit) => (digit === 4 ? 6 : digit)));
  });

  test('as given digits do', () => {
    expect(read(pad('', {}, { 3: 0 })).puzzle.geometry.values[0]).toBe(1);
    expect(read(pad('', {}, { 3: 7 })).puzzle.geometry.size).toBe(7);
    expect(read(pad('', {}, { 3: 'A' })).puzzle.geometry.size).toBe(10);
  });

  test.each([
    ['.', '12.4'],
    ['?', '12?4'],
  ])('and leaves cells open with %s', (_, start) => {
    const { solution } = read(pad(`${start}${ONE.slice(4).join('')}`));
    expect(solution).toEqual([1, 2, 0, 4, ...ONE.slice(4)]);
  });

  test('in a list of f-puzzles too, with null, 0 or text', () => {
    for (const open of [null, 0, '.', '']) {
      const { solution, puzzle } = read(fpuzzles([1, 2, open, 4, ...ONE.slice(4).map(String)]));
      expect(solution).toEqual([1, 2, 0, 4, ...ONE.slice(4)]);
      expect(puzzle.geometry.values[0]).toBe(1);
    }
  });

  test('but not with words, or for another board', () => {
    for (const solution of ['solve it yourself', '123', `${ONE.join('')}1`, '................'])
      expect(read(pad(solution)).solution).toBeUndefined();
  });
});

describe('rows and columns that do not hold', () => {
  const loose = { metadata: { norowcol: true } };
  test('leave the regions', () => {
    const { puzzle } = read(pad('', loose));
    const { geometry } = puzzle;
    expect(geometry.houses.map(({ cells }) => cells)).toEqual([
      [0, 1, 4, 5],
      [2, 3, 6, 7],
      [8, 9, 12, 13],
      [10, 11, 14, 15],
    ]);
    expect(isSolutionOf(puzzle, [1, 2, 1, 2, 3, 4, 3, 4, 1, 2, 1, 2, 3, 4, 3, 4])).toBe(true);
  });

  test('leave the cells of no region, diagonals and cages without a sum', () => {
    const cage = {
      cells: [
        [0, 0],
        [1, 2],
      ],
    };
    const line = {
      wayPoints: [
        [0, 0],
        [4, 4],
      ],
      color: '#34bbe6',
      thickness: 1,
    };
    const text = pad('', { ...loose, regions: [BOXES[0]], cages: [cage], lines: [line] });
    const { geometry } = read(text).puzzle;
    expect(geometry.cells).toHaveLength(16);
    expect(geometry.houses.filter(({ cells }) => cells.length > 1).map(({ cells }) => cells)).toEqual([
      [0, 1, 4, 5],
      [0, 6],
      [0, 5, 10, 15],
    ]);
  });

  test('hold where the flag is false', () => {
    expect(read(pad('', { metadata: { norowcol: false } })).puzzle.geometry.houses).toHaveLength(12);
  });
});

test('a region or cage of more cells than there are digits is a frame', () => {
  const all = BOXES.flat();
  const { puzzle, drawings } = read(pad('', { regions: [...BOXES, all], cages: [{ cells: all }] }));
  expect(puzzle.geometry.houses).toHaveLength(12);
  expect(puzzle.constraints).toEqual([]);
  expect(drawings?.map(({ shape }) => shape)).toEqual(['cage', 'cage']);
});

test('a full filling that obeys the rules is the solution, from f-puzzles and SudokuPad too', () => {
  const grid = [0, 1, 2, 3].map((r) => ONE.slice(r * 4, r * 4 + 4).map((value) => ({ value })));
  const cells = grid.map((row) => row.map(({ value }) => ({ value, given: false })));
  for (const text of [JSON.stringify({ size: 4, grid }), pad('', { cells }), pad(ONE.join(''), { cells })]) {
    const { entries, solution } = read(text);
    expect([entries, solution]).toEqual([undefined, ONE]);
  }
  const other = read(pad(`2${ONE.slice(1).join('')}`, { cells }));
  expect(other.entries).toEqual(ONE);
});
