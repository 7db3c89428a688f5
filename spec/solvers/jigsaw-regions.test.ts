import {
  type Constraint,
  countSolutions,
  createGeometry,
  createRandom,
  type Digits,
  emptyPuzzle,
  enumerateSolutions,
  type Geometry,
  type Random,
  shuffle,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';

const BOARDS = cases(40, 1_000);
const LINES = cases(5, 40);

/** A 4×4 jigsaw by the names of its regions. */
function jigsaw(names: readonly string[]): Geometry {
  const made = createGeometry({ size: 4, regions: names });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function count(geometry: Geometry, constraint: Constraint): number {
  return countSolutions({ ...emptyPuzzle(geometry), constraints: [constraint] }, Infinity).count;
}

/** A row or column is one region; the other cells are divided among three regions that need not be connected. */
function namesWithALine(random: Random): string[] {
  const line = random.below(4);
  const isRow = random.below(2) === 0;
  const isLine = (cell: number) => (isRow ? Math.floor(cell / 4) : cell % 4) === line;
  const others = shuffle([...'BBBBCCCCDDDD'], random);
  return Array.from({ length: 16 }, (_, cell) => (isLine(cell) ? 'A' : others.pop()!));
}

/** The sums of runs from the names alone, without the program's own regions. */
function sumsOfRuns(names: readonly string[], cells: readonly number[], grid: Digits): number[] {
  const sums: number[] = [];
  cells.forEach((cell, at) => {
    if (at > 0 && names[cell] === names[cells[at - 1]]) sums[sums.length - 1] += grid[cell];
    else sums.push(grid[cell]);
  });
  return sums;
}

function pointsBack(names: readonly string[], cell: number, grid: Digits): boolean {
  const region = names.flatMap((name, other) => (name === names[cell] ? [other] : []));
  return grid[region[grid[cell] - 1]] === region.indexOf(cell) + 1;
}

describe('regions that are rows or columns as well', () => {
  const rows = [...'AAAABBBBCCDDCCDD'];

  test.each([
    ['region-sum over two rows', { kind: 'region-sum', cells: [0, 4] }, 0],
    ['region-sum of two cells and one', { kind: 'region-sum', cells: [0, 1, 5] }, 48],
    ['box-index', { kind: 'box-index', cells: [0] }, 144],
  ] as const)('%s', (_, constraint, wanted) => {
    expect(count(jigsaw(rows), constraint)).toBe(wanted);
  });

  test('they are listed once, and are no second house', () => {
    const geometry = jigsaw(rows);
    expect(geometry.regions.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    expect(geometry.houses.map(({ kind }) => kind).filter((kind) => kind === 'region')).toHaveLength(2);
  });

  test('on random boards each kind counts what the names say', () => {
    const random = createRandom('jigsaw regions');
    for (let board = 0; board < BOARDS; board++) {
      const names = namesWithALine(random);
      const geometry = jigsaw(names);
      const grids = [...enumerateSolutions(emptyPuzzle(geometry))];
      for (let line = 0; line < LINES; line++) {
        const cells = shuffle([...names.keys()], random).slice(0, 2 + random.below(4));
        const sums = grids.filter((grid) => new Set(sumsOfRuns(names, cells, grid)).size === 1);
        expect(count(geometry, { kind: 'region-sum', cells })).toBe(sums.length);
        const back = grids.filter((grid) => cells.every((cell) => pointsBack(names, cell, grid)));
        expect(count(geometry, { kind: 'box-index', cells })).toBe(back.length);
      }
    }
  });
});
