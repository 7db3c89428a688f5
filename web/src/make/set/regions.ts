/** A board whose regions are painted by hand, and whose lowest value is free. */
import 'pencilmark/constraints';
import {
  type Cell,
  createGeometry,
  createPuzzle,
  type Geometry,
  type GeometrySpec,
  type Puzzle,
  type Result,
} from 'pencilmark';

/** Whether there is one grid, whose regions can be painted. */
export function hasPaintableRegions({ spec, rows, columns }: Geometry): boolean {
  return spec.grids === undefined && rows === columns && rows === spec.size;
}

/** For each cell, the number of its region, from 1; 0 for none. */
export function regionNumbers({ cells, regions }: Geometry): number[] {
  const regionOf = cells.map(() => 0);
  regions.forEach((region, index) => region.forEach((cell: Cell) => (regionOf[cell] = index + 1)));
  return regionOf;
}

/** The number of cells of each incomplete region: not 0, and not the number of digits. */
export function unfinished(painted: readonly number[], size: number): { region: number; cells: number }[] {
  return Array.from({ length: size }, (_, index) => index + 1)
    .map((region) => ({ region, cells: painted.filter((other) => other === region).length }))
    .filter(({ cells }) => cells !== 0 && cells !== size);
}

/**
 * The puzzle on a board with these regions instead of its boxes. Errors: those of `createGeometry` and
 * `createPuzzle`.
 */
export function withRegions(puzzle: Puzzle, painted: readonly number[]): Result<Puzzle> {
  const { boxes: _, disjoint: __, ...rest } = puzzle.geometry.spec;
  return onBoard(puzzle, {
    ...rest,
    regions: painted.map((region) => (region === 0 ? '.' : String(region))),
  });
}

/** The puzzle with another lowest value: its digits keep their order. */
export function withLowestValue(puzzle: Puzzle, lowestValue: number): Result<Puzzle> {
  const { symbols: _, lowestValue: __, ...rest } = puzzle.geometry.spec;
  return onBoard(puzzle, { ...rest, ...(lowestValue !== 1 && { lowestValue }) });
}

function onBoard({ givens, allowed, constraints }: Puzzle, spec: GeometrySpec): Result<Puzzle> {
  const geometry = createGeometry(spec);
  return geometry.ok ? createPuzzle(geometry.value, givens, allowed, constraints) : geometry;
}
