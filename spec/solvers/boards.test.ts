/** The parts of a board: houses, peers and cells as they follow from its description by plain arithmetic. */
import { type GeometrySpec, HOUSE_KINDS, type HouseKind, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { board } from './every-solver.ts';

type Kinds = Partial<Record<HouseKind, number>>;

const ROWS: readonly {
  name: string;
  spec: GeometrySpec;
  cells: number;
  kinds: Kinds;
  /** The smallest and the largest number of houses of a cell, and of its peers. */
  housesOf: [number, number];
  peers: [number, number];
}[] = [
  {
    name: '9×9 (Norvig, Solving Every Sudoku Puzzle: 27 units, 3 of each cell, 20 peers)',
    spec: variantSpec('classic'),
    cells: 81,
    kinds: { row: 9, column: 9, box: 9 },
    housesOf: [3, 3],
    peers: [20, 20],
  },
  {
    name: '4×4',
    spec: variantSpec('classic', 4),
    cells: 16,
    kinds: { row: 4, column: 4, box: 4 },
    housesOf: [3, 3],
    peers: [7, 7],
  },
  {
    name: '6×6: 5 in the row, 5 in the column, 2 more in the box',
    spec: variantSpec('classic', 6),
    cells: 36,
    kinds: { row: 6, column: 6, box: 6 },
    housesOf: [3, 3],
    peers: [12, 12],
  },
  {
    name: '12×12, boxes 3×4',
    spec: variantSpec('classic', 12),
    cells: 144,
    kinds: { row: 12, column: 12, box: 12 },
    housesOf: [3, 3],
    peers: [28, 28],
  },
  {
    name: '16×16',
    spec: variantSpec('classic', 16),
    cells: 256,
    kinds: { row: 16, column: 16, box: 16 },
    housesOf: [3, 3],
    peers: [39, 39],
  },
  {
    name: '25×25',
    spec: variantSpec('classic', 25),
    cells: 625,
    kinds: { row: 25, column: 25, box: 25 },
    housesOf: [3, 3],
    peers: [64, 64],
  },
  {
    name: 'Latin 7×7',
    spec: variantSpec('latin', 7),
    cells: 49,
    kinds: { row: 7, column: 7 },
    housesOf: [2, 2],
    peers: [12, 12],
  },
  {
    name: 'X: each diagonal adds 6 peers outside of the box',
    spec: variantSpec('x'),
    cells: 81,
    kinds: { row: 9, column: 9, box: 9, diagonal: 2 },
    housesOf: [3, 5],
    peers: [20, 32],
  },
  {
    name: 'windoku',
    spec: variantSpec('windoku'),
    cells: 81,
    kinds: { row: 9, column: 9, box: 9, window: 4 },
    housesOf: [3, 4],
    peers: [20, 24],
  },
  {
    name: 'disjoint groups: 4 of the 8 others are in no other house of the cell',
    spec: variantSpec('disjoint'),
    cells: 81,
    kinds: { row: 9, column: 9, box: 9, disjoint: 9 },
    housesOf: [4, 4],
    peers: [24, 24],
  },
  {
    name: 'twodoku: two grids that share one box',
    spec: variantSpec('twodoku'),
    cells: 2 * 81 - 9,
    kinds: { row: 18, column: 18, box: 17 },
    housesOf: [3, 5],
    peers: [20, 32],
  },
  {
    name: 'samurai: five grids, the middle one shares four boxes',
    spec: variantSpec('samurai'),
    cells: 5 * 81 - 4 * 9,
    kinds: { row: 45, column: 45, box: 41 },
    housesOf: [3, 5],
    peers: [20, 32],
  },
  {
    name: 'butterfly: four grids on 12×12',
    spec: variantSpec('butterfly'),
    cells: 144,
    kinds: { row: 24, column: 24, box: 16 },
    housesOf: [3, 5],
    peers: [20, 26],
  },
  {
    name: 'tiny samurai: five 4×4, which share single cells',
    spec: variantSpec('tinysamurai'),
    cells: 5 * 16 - 4,
    kinds: { row: 20, column: 20, box: 20 },
    housesOf: [3, 6],
    peers: [7, 14],
  },
];

test.each(ROWS)('$name', ({ spec, cells, kinds, housesOf, peers }) => {
  const geometry = board(spec);
  expect(geometry.cells).toHaveLength(cells);
  const counted: Kinds = {};
  for (const kind of HOUSE_KINDS) {
    const houses = geometry.houses.filter((house) => house.kind === kind);
    if (houses.length > 0) counted[kind] = houses.length;
    expect(houses.every((house) => house.full && house.cells.length === geometry.size)).toBe(true);
  }
  expect(counted).toEqual(kinds);
  expect(range(geometry.housesOf)).toEqual(housesOf);
  expect(range(geometry.peers)).toEqual(peers);
});

test.each(ROWS)('$name: peers are exactly the cells that share a house', ({ spec }) => {
  const geometry = board(spec);
  for (const [cell, peers] of geometry.peers.entries()) {
    const sharing = geometry.houses
      .filter((house) => house.cells.includes(cell))
      .flatMap((house) => house.cells);
    expect([...peers]).toEqual([...new Set(sharing)].filter((other) => other !== cell).sort((a, b) => a - b));
  }
});

function range(lists: readonly (readonly unknown[])[]): [number, number] {
  const lengths = lists.map((list) => list.length);
  return [Math.min(...lengths), Math.max(...lengths)];
}
