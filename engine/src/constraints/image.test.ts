/** What a symmetry of the board makes of a constraint, and which symmetries a kind does not survive. */
import { describe, expect, test } from 'vitest';
import { createGeometry } from '../model/create-geometry.ts';
import { cellIn, type Geometry, type GeometrySpec } from '../model/geometry.ts';
import { constraintImage, constraintImages } from './image.ts';
import type { Constraint } from './kinds.ts';
import { range } from './surroundings.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const SIX = board({ size: 6, boxes: { rows: 2, columns: 3 } });
const SMALL = board({ size: 4, boxes: { rows: 2, columns: 2 } });
const BARE = board({ size: 4 });
const ALIKE = range(7);

/** The places of cells after a change of row and column on a board of `size` columns. */
function moved(size: number, to: (row: number, column: number) => readonly [number, number]): number[] {
  return range(size * size).map((cell) => {
    const [row, column] = to(Math.floor(cell / size), cell % size);
    return row * size + column;
  });
}

const still = moved(4, (r, c) => [r, c]);
const mirrored = moved(4, (r, c) => [r, 3 - c]);
const upsideDown = moved(4, (r, c) => [3 - r, c]);
const halfTurn = moved(4, (r, c) => [3 - r, 3 - c]);
const transposed = moved(4, (r, c) => [c, r]);
const quarterTurn = moved(4, (r, c) => [c, 3 - r]);
const otherQuarter = moved(4, (r, c) => [3 - c, r]);
const otherDiagonal = moved(4, (r, c) => [3 - c, 3 - r]);
/** Exchanges the first two rows: boxes stay, neighbours do not. */
const rowsSwapped = moved(4, (r, c) => [r < 2 ? 1 - r : r, c]);
/** Exchanges the middle rows: not even boxes stay. */
const middleSwapped = moved(4, (r, c) => [[0, 2, 1, 3][r], c]);

const SYMMETRIES = {
  still, mirrored, upsideDown, halfTurn, transposed, quarterTurn, otherQuarter, otherDiagonal, rowsSwapped, middleSwapped,
}; // oxfmt-ignore
type Name = keyof typeof SYMMETRIES;
const NAMES = Object.keys(SYMMETRIES) as Name[];
const RIGID: readonly Name[] = NAMES.slice(0, 8);

describe('which symmetries of the cells a kind survives', () => {
  test.each<[string, Constraint, readonly Name[]]>([
    ['only its cells count', { kind: 'all-different', cells: [0, 5] }, NAMES],
    ['neighbours count', { kind: 'anti-king' }, RIGID],
    ['boxes count', { kind: 'region-sum', cells: [0, 1, 2] }, [...RIGID, 'rowsSwapped']],
    ['rows and columns count', { kind: 'row-index', cells: [0] }, ['still']],
    ['an alternative counts', { kind: 'any-of', alternatives: [[{ kind: 'odd', cells: [3] }], [{ kind: 'anti-king' }]] }, RIGID],
    ['none of the alternatives minds', { kind: 'any-of', alternatives: [[{ kind: 'odd', cells: [3] }]] }, NAMES],
  ])('%s', (_, constraint, survived) => {
    const having = NAMES.filter((name) => constraintImage(SMALL, constraint, { cells: SYMMETRIES[name], digits: ALIKE }));
    expect(having).toEqual(survived);
  }); // oxfmt-ignore

  test('a half turn of a board of wide boxes is one, a transposition is not', () => {
    const runs: Constraint = { kind: 'region-sum', cells: [0, 1, 2] };
    const of = (cells: number[]) => constraintImage(SIX, runs, { cells, digits: ALIKE });
    expect(of(moved(6, (r, c) => [5 - r, 5 - c]))).toEqual({ kind: 'region-sum', cells: [35, 34, 33] });
    expect(of(moved(6, (r, c) => [c, r]))).toBeUndefined();
  });

  test('no region may be torn apart or become cells without one', () => {
    const parts = board({ size: 4, regions: [...'AABBAABB........'] });
    const runs: Constraint = { kind: 'region-sum', cells: [0, 1] };
    const columnsSwapped = moved(4, (r, c) => [r, [0, 2, 1, 3][c]]);
    expect(constraintImage(parts, runs, { cells: mirrored, digits: ALIKE })).toBeDefined();
    expect(constraintImage(parts, runs, { cells: upsideDown, digits: ALIKE })).toBeUndefined();
    expect(constraintImage(parts, runs, { cells: columnsSwapped, digits: ALIKE })).toBeUndefined();
    expect(constraintImage(BARE, runs, { cells: columnsSwapped, digits: ALIKE })).toBeDefined();
  });

  test('that touching cells still touch is not enough on a canvas with gaps', () => {
    const grids = [{ row: 0, column: 0 }, { row: 0, column: 6 }]; // oxfmt-ignore
    const islands = board({ size: 4, grids });
    const exchanged = islands.cells.map(({ row, column }) => cellIn(islands, row, (column + 6) % 12)!);
    const turned = islands.cells.map(({ row, column }) => cellIn(islands, row, 9 - column)!);
    const kings: Constraint = { kind: 'anti-king' };
    expect(constraintImage(islands, kings, { cells: turned, digits: ALIKE })).toEqual(kings);
    expect(constraintImage(islands, kings, { cells: exchanged, digits: ALIKE })).toBeUndefined();
  });
});

test('a board whose first cell is not in a corner of its canvas can be turned as a whole', () => {
  const grids = [{ row: 0, column: 4 }, { row: 4, column: 0 }]; // oxfmt-ignore
  const steps = board({ size: 4, grids });
  const last = steps.cells.length - 1;
  const kings: Constraint = { kind: 'anti-king' };
  const cells = range(last + 1);
  expect(constraintImage(steps, kings, { cells, digits: ALIKE })).toEqual(kings);
  expect(constraintImage(steps, kings, { cells: cells.map((cell) => last - cell), digits: ALIKE })).toEqual(kings);
  // Each grid by a half turn of its own.
  const apart = cells.map((cell) => (cell < 16 ? 15 - cell : 47 - cell));
  expect(constraintImage(steps, kings, { cells: apart, digits: ALIKE })).toBeUndefined();
}); // oxfmt-ignore

test('values count for sums, not for cells that differ', () => {
  const digits = [0, 2, 1, 3, 4];
  const cage: Constraint = { kind: 'cage', cells: [0, 1], sum: 5 };
  const different: Constraint = { kind: 'all-different', cells: [0, 1] };
  expect(constraintImage(SMALL, cage, { cells: still, digits })).toBeUndefined();
  expect(constraintImage(SMALL, cage, { cells: mirrored, digits: [0, 1, 2, 3, 4] })).toEqual({
    kind: 'cage',
    cells: [3, 2],
    sum: 5,
  });
  expect(constraintImage(SMALL, different, { cells: mirrored, digits })).toEqual({
    kind: 'all-different',
    cells: [3, 2],
  });
  const either: Constraint = { kind: 'any-of', alternatives: [[different], [cage]] };
  expect(constraintImage(SMALL, either, { cells: still, digits })).toBeUndefined();
});

test('a list has images only if each of its constraints has one', () => {
  const list: Constraint[] = [{ kind: 'all-different', cells: [0, 1] }, { kind: 'anti-king' }];
  expect(constraintImages(SMALL, list, { cells: mirrored, digits: ALIKE })).toEqual([
    { kind: 'all-different', cells: [3, 2] },
    { kind: 'anti-king' },
  ]);
  expect(constraintImages(SMALL, list, { cells: rowsSwapped, digits: ALIKE })).toBeUndefined();
  expect(constraintImages(SMALL, [], { cells: rowsSwapped, digits: ALIKE })).toEqual([]);
});
