/** The numbers of grids that others have found; the solvers must reach them by counting. */
import { countSolutions, type Digits, type Geometry, type GeometrySpec, variantSpec } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { IS_THOROUGH } from '../../scripts/samples.mjs';
import { board, COUNTERS } from './every-solver.ts';

const NOTHING = ({ cells }: Geometry): Digits => cells.map(() => 0);

/** The digits in order in the first row: by relabelling, N! grids for each one that begins so. */
const FIRST_ROW = ({ cells, size }: Geometry): Digits => cells.map((_, cell) => (cell < size ? cell + 1 : 0));

/** First row and first column in order: a reduced Latin square. */
const REDUCED = ({ cells }: Geometry): Digits =>
  cells.map(({ row, column }) => (row === 0 ? column + 1 : column === 0 ? row + 1 : 0));

const FIRST_BOX = ({ cells }: Geometry): Digits =>
  cells.map(({ row, column }) => (column < 3 ? row * 3 + column + 1 : 0));

const WIKIPEDIA = 'Wikipedia, Mathematics of Sudoku';

interface Row {
  name: string;
  spec: GeometrySpec;
  given: (geometry: Geometry) => Digits;
  counted: number;
  /** How many grids each counted one stands for, and the total. */
  times: number;
  all: number;
  source: string;
}

const TOP_BAND: Row = {
  name: 'the top band of 9×9, first box in order',
  spec: { size: 9, rows: 3, columns: 9, boxes: { rows: 3, columns: 3 } },
  given: FIRST_BOX,
  counted: 2_612_736,
  times: 362_880,
  all: 948_109_639_680,
  source: 'Felgenhauer and Jarvis, Enumerating possible Sudoku grids (2005)',
};

const ROWS: readonly Row[] = [
  {
    name: '4×4',
    spec: variantSpec('classic', 4),
    given: NOTHING,
    counted: 288,
    times: 1,
    all: 288,
    source: WIKIPEDIA,
  },
  {
    name: '6×6, boxes 2×3, first row in order',
    spec: variantSpec('classic', 6),
    given: FIRST_ROW,
    counted: 39_168,
    times: 720,
    all: 28_200_960,
    source: WIKIPEDIA,
  },
  {
    name: '6×6, boxes 3×2: the same turned',
    spec: { size: 6, boxes: { rows: 3, columns: 2 } },
    given: FIRST_ROW,
    counted: 39_168,
    times: 720,
    all: 28_200_960,
    source: WIKIPEDIA,
  },
  ...(IS_THOROUGH ? [TOP_BAND] : []),
  {
    ...TOP_BAND,
    name: 'the top band of 9×9, first box in order, 4 behind its first row',
    given: (geometry) => FIRST_BOX(geometry).with(3, 4),
    // Columns of the box and the two lower rows can change places: each of six digits is there as often.
    counted: 435_456,
    times: 6 * 362_880,
  },
  {
    name: 'Latin squares 4×4',
    spec: variantSpec('latin', 4),
    given: NOTHING,
    counted: 576,
    times: 1,
    all: 576,
    source: 'OEIS A002860',
  },
  {
    name: 'Latin squares 5×5, reduced',
    spec: variantSpec('latin', 5),
    given: REDUCED,
    counted: 56,
    times: 2_880,
    all: 161_280,
    source: 'OEIS A000315, A002860',
  },
  {
    name: 'Latin squares 6×6, reduced',
    spec: variantSpec('latin', 6),
    given: REDUCED,
    counted: 9_408,
    times: 86_400,
    all: 812_851_200,
    source: 'OEIS A000315, A002860',
  },
];

test.each(ROWS)('$name: $all ($source)', ({ spec, given, counted, times, all }) => {
  const geometry = board(spec);
  const outcome = countSolutions({ geometry, constraints: [], givens: given(geometry) }, Infinity);
  expect([outcome.status, outcome.count]).toEqual(['exact', counted]);
  expect(counted * times).toBe(all);
});

describe('every solver counts the 288 grids of 4×4', () => {
  const geometry = board(variantSpec('classic', 4));
  const puzzle = { geometry, constraints: [], givens: NOTHING(geometry) };
  test.each(COUNTERS.filter(({ takes }) => takes(puzzle)))('$name', (counter) => {
    expect(counter.count(puzzle, Infinity).count).toBe(288);
    expect(counter.count(puzzle, 100).count).toBe(100);
    expect(counter.count(puzzle, 288).count).toBe(288);
    expect(counter.count(puzzle, 289).count).toBe(288);
  });
});

/** Of the 288 grids some have all digits on both diagonals too: counted by the search, and by looking at each. */
test('4×4 X are the 4×4 whose diagonals differ', () => {
  const classic = board(variantSpec('classic', 4));
  const x = board(variantSpec('x', 4));
  let byLooking = 0;
  const all = (digits: readonly number[]): boolean => new Set(digits).size === 4;
  for (const digits of everyGrid(classic)) {
    const main = [0, 5, 10, 15].map((cell) => digits[cell]);
    const anti = [3, 6, 9, 12].map((cell) => digits[cell]);
    if (all(main) && all(anti)) byLooking++;
  }
  expect(byLooking).toBeGreaterThan(0);
  expect(countSolutions({ geometry: x, constraints: [], givens: NOTHING(x) }, Infinity).count).toBe(
    byLooking,
  );
});

/** Without any solver: rows as permutations, kept if columns and boxes allow them. */
function everyGrid(geometry: Geometry): number[][] {
  const rows = permutations([1, 2, 3, 4]);
  let grids: number[][] = [[]];
  for (let row = 0; row < 4; row++) {
    grids = grids
      .flatMap((grid) => rows.map((next) => [...grid, ...next]))
      .filter((grid) => agrees(geometry, grid));
  }
  return grids;
}

function agrees({ houses }: Geometry, grid: readonly number[]): boolean {
  return houses.every(({ cells }) => {
    const digits = cells.filter((cell) => cell < grid.length).map((cell) => grid[cell]);
    return new Set(digits).size === digits.length;
  });
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
