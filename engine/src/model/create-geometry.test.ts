import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGeometry, MAX_SIZE, MIN_SIZE } from './create-geometry.ts';
import { cellIn, cellName, type Geometry, type GeometrySpec, houseName } from './geometry.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** The cells of a house as names, by the house's name. */
function house(geometry: Geometry, name: string): string {
  const found = geometry.houses.find((one) => houseName(geometry, one) === name)!;
  return found.cells.map((cell) => cellName(geometry, cell)).join(' ');
}

describe('houses stand where they should', () => {
  test.each([
    { spec: { size: 9 }, name: 'row 3', cells: 'r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9' },
    { spec: { size: 4 }, name: 'column 2', cells: 'r1c2 r2c2 r3c2 r4c2' },
    {
      spec: { size: 6, boxes: { rows: 2, columns: 3 } },
      name: 'box 4',
      cells: 'r3c4 r3c5 r3c6 r4c4 r4c5 r4c6',
    },
    {
      spec: { size: 6, boxes: { rows: 3, columns: 2 } },
      name: 'box 4',
      cells: 'r4c1 r4c2 r5c1 r5c2 r6c1 r6c2',
    },
    { spec: { size: 4, regions: [...'AAABACBBCCDBCDDD'] }, name: 'region 2', cells: 'r1c4 r2c3 r2c4 r3c4' },
    { spec: { size: 4, diagonals: ['main'] }, name: 'main diagonal', cells: 'r1c1 r2c2 r3c3 r4c4' },
    { spec: { size: 4, diagonals: ['anti'] }, name: 'anti-diagonal', cells: 'r1c4 r2c3 r3c2 r4c1' },
    {
      spec: { size: 9, windows: true },
      name: 'window 2',
      cells: 'r2c6 r2c7 r2c8 r3c6 r3c7 r3c8 r4c6 r4c7 r4c8',
    },
    {
      spec: { size: 4, boxes: { rows: 2, columns: 2 }, disjoint: true },
      name: 'disjoint group 2',
      cells: 'r1c2 r1c4 r3c2 r3c4',
    },
    { spec: { size: 4, extra: [[13, 2]] }, name: 'house 1', cells: 'r1c3 r4c2' },
    {
      spec: {
        size: 4,
        grids: [
          { row: 0, column: 0 },
          { row: 2, column: 2 },
        ],
      },
      name: 'row 2 of grid 2',
      cells: 'r4c3 r4c4 r4c5 r4c6',
    },
  ] as { spec: GeometrySpec; name: string; cells: string }[])('$name', ({ spec, name, cells }) => {
    expect(house(board(spec), name)).toBe(cells);
  });
});

describe('what is wrong is named', () => {
  const regions = [...'AAABACBBCCDBCDDD'];
  test.each([
    { spec: { size: MIN_SIZE - 1 }, code: 'geometry.size', named: '3' },
    { spec: { size: MAX_SIZE + 1 }, code: 'geometry.size', named: '37' },
    { spec: { size: 4.5 }, code: 'geometry.size', named: '4.5' },
    { spec: { size: NaN }, code: 'geometry.size', named: 'NaN' },
    { spec: { size: 4, symbols: [...'ABCA'] }, code: 'symbols.duplicate', named: '"A"' },
    { spec: { size: 4, rows: 5 }, code: 'geometry.shape', named: '5 × 4' },
    { spec: { size: 4, rows: 0 }, code: 'geometry.shape', named: '0 × 4' },
    { spec: { size: 4, columns: 1.5 }, code: 'geometry.shape', named: '1.5' },
    { spec: { size: 6, boxes: { rows: 4, columns: 1 } }, code: 'geometry.boxes', named: '4 × 1' },
    { spec: { size: 6, boxes: { rows: 0, columns: 6 } }, code: 'geometry.boxes', named: '0 × 6' },
    { spec: { size: 4, boxes: { rows: 4, columns: 2 } }, code: 'geometry.boxes', named: 'more cells' },
    {
      spec: { size: 4, boxes: { rows: 2, columns: 2 }, regions },
      code: 'geometry.regions',
      named: 'not both',
    },
    { spec: { size: 4, regions: regions.slice(1) }, code: 'geometry.regions', named: '15' },
    {
      spec: { size: 4, regions: regions.with(0, 'B') },
      code: 'geometry.regions',
      named: '"B" at r1c1 has 5 cells',
    },
    { spec: { size: 4, regions, grids: [{ row: 1, column: 0 }] }, code: 'geometry.regions', named: 'single' },
    { spec: { size: 4, grids: [{ row: -1, column: 0 }] }, code: 'geometry.grids', named: 'Grid 1' },
    { spec: { size: 4, grids: [{ row: 0, column: 0.5 }] }, code: 'geometry.grids', named: '0.5' },
    { spec: { size: 4, grids: [{ row: 1e9, column: 0 }] }, code: 'geometry.shape', named: '10000' },
    { spec: { size: 4, rows: 3, diagonals: ['main'] }, code: 'geometry.diagonals', named: '3 × 4' },
    { spec: { size: 8, windows: true }, code: 'geometry.windows', named: '9 × 9' },
    { spec: { size: 4, disjoint: true }, code: 'geometry.disjoint', named: 'boxes' },
    { spec: { size: 4, extra: [[]] }, code: 'geometry.extra', named: 'house 1 has no cells' },
    {
      spec: { size: 4, extra: [[0], [0, 1, 2, 3, 4]] },
      code: 'geometry.extra',
      named: 'house 2 has 5 cells',
    },
    { spec: { size: 4, extra: [[16]] }, code: 'geometry.extra', named: '16' },
    { spec: { size: 4, extra: [[-1]] }, code: 'geometry.extra', named: '-1' },
    { spec: { size: 4, extra: [[5, 5]] }, code: 'geometry.extra', named: 'r2c2 twice' },
  ] as { spec: GeometrySpec; code: string; named: string }[])('$code: $named', ({ spec, code, named }) => {
    const made = createGeometry(spec);
    expect(made.ok ? 'fine' : made.error.code).toBe(code);
    expect(made.ok ? '' : made.error.message).toContain(named);
  });

  test('very many grids are an error, not a crash', () => {
    const grids = Array.from({ length: 200_000 }, () => ({ row: 0, column: 0 }));
    const made = createGeometry({ size: 4, grids });
    expect(made.ok ? 'fine' : made.error.code).toBe('geometry.grids');
  });
});

describe('special shapes', () => {
  test('houses alone: no grid, and no cell where no house is', () => {
    const geometry = board({
      size: 4,
      rows: 2,
      columns: 5,
      grids: [],
      extra: [
        [0, 1, 2, 3],
        [3, 8],
      ],
    });
    expect(geometry.cells).toHaveLength(5);
    expect(geometry.cellAt).toEqual([0, 1, 2, 3, -1, -1, -1, -1, 4, -1]);
    expect(geometry.houses.map(({ full }) => full)).toEqual([true, false]);
    expect(geometry.peers[3]).toEqual([0, 1, 2, 4]);
    expect([
      cellIn(geometry, 1, 3),
      cellIn(geometry, 0, 4),
      cellIn(geometry, -1, 0),
      cellIn(geometry, 0, 5),
    ]).toEqual([4, undefined, undefined, undefined]);
  });

  test('equal houses count once, the first of them', () => {
    const geometry = board({
      size: 4,
      extra: [
        [3, 2, 1, 0],
        [0, 5],
      ],
    });
    expect(geometry.houses.filter(({ kind }) => kind === 'extra')).toHaveLength(1);
    expect(geometry.houses).toHaveLength(9);
  });

  test('fewer rows than digits: columns are short', () => {
    const geometry = board({ size: 6, rows: 4 });
    expect(geometry.houses.filter(({ full }) => full)).toHaveLength(4);
    expect([geometry.rows, geometry.columns, geometry.cells.length]).toEqual([4, 6, 24]);
  });

  test('cells without a region', () => {
    const geometry = board({ size: 4, regions: [...'AAAA............'] });
    expect(geometry.houses.filter(({ kind }) => kind === 'region')).toHaveLength(0);
    expect(geometry.cells).toHaveLength(16);
  });
});

test('any description gives a board or an error, and a board keeps its promises', () => {
  const length = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
  const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
  const spec = fc.record({
    size: fc.integer({ min: 3, max: 12 }),
    rows: seldom(length(12)),
    columns: seldom(length(12)),
    boxes: seldom(fc.record({ rows: length(4), columns: length(4) })),
    grids: seldom(
      fc.array(fc.record({ row: fc.integer({ min: -1, max: 9 }), column: length(9) }), { maxLength: 3 }),
    ),
    diagonals: seldom(fc.subarray(['main', 'anti'] as const)),
    disjoint: seldom(fc.constant(true as const)),
    extra: seldom(
      fc.array(fc.uniqueArray(fc.integer({ min: -1, max: 30 }), { maxLength: 6 }), { maxLength: 3 }),
    ),
  });
  let boards = 0;
  const check = (described: GeometrySpec): void => {
    const made = createGeometry(described);
    if (!made.ok) return void expect(made.error.message).toMatch(/\.$/);
    boards++;
    const { size, cells, cellAt, rows, columns, houses, housesOf, peers } = made.value;
    expect(cellAt).toHaveLength(rows * columns);
    expect(cellAt.filter((cell) => cell >= 0)).toEqual([...cells.keys()]);
    for (const [cell, { row, column }] of cells.entries()) expect(cellAt[row * columns + column]).toBe(cell);
    for (const { cells: members, full } of houses) {
      expect(members).toEqual([...new Set(members)].sort((a, b) => a - b));
      expect(members.length).toBeLessThanOrEqual(size);
      expect(full).toBe(members.length === size);
    }
    for (const [cell, own] of housesOf.entries()) {
      expect(own).toEqual([...houses.keys()].filter((index) => houses[index].cells.includes(cell)));
      expect(own.length).toBeGreaterThan(0);
      expect(peers[cell].filter((peer) => !peers[peer].includes(cell))).toEqual([]);
    }
  };
  fc.assert(fc.property(spec, check), { numRuns: 300, seed: 7 });
  expect(boards).toBeGreaterThan(60);
});
