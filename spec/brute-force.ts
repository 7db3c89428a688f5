/**
 * The solver against the checks of the kinds: on small boards every grid is known, so the number of solutions of any
 * constraints is the number of grids that their checks accept.
 */
import {
  allHold,
  type Constraint,
  countSolutions,
  createGeometry,
  type Digits,
  emptyPuzzle,
  enumerateSolutions,
  findConflicts,
  type Geometry,
  type GeometrySpec,
  type Puzzle,
} from 'pencilmark';

export interface SmallBoard {
  readonly geometry: Geometry;
  readonly grids: readonly Digits[];
}

/** Boards small enough to list all their grids: 4×4 with boxes, of values from 1 and from 0, and odd shapes. */
export const SMALL_SPECS: readonly (readonly [string, GeometrySpec])[] = [
  ['4×4', { size: 4, boxes: { rows: 2, columns: 2 } }],
  ['4×4 from 0', { size: 4, lowestValue: 0, boxes: { rows: 2, columns: 2 } }],
  ['2×3 of five values', { size: 5, rows: 2, columns: 3 }],
  ['1×5 of six values', { size: 6, lowestValue: 0, rows: 1, columns: 5 }],
  ['jigsaw', { size: 4, regions: [...'AAABACBBCCBDCDDD'] }],
];

const known = new Map<GeometrySpec, SmallBoard>();

export function smallBoard(spec: GeometrySpec): SmallBoard {
  let board = known.get(spec);
  if (!board) {
    const geometry = createGeometry(spec);
    if (!geometry.ok) throw new Error(geometry.error.message);
    board = { geometry: geometry.value, grids: [...enumerateSolutions(emptyPuzzle(geometry.value))] };
    known.set(spec, board);
  }
  return board;
}

/** Undefined where solver and checks agree; else what differs. */
export function disagreement(
  { geometry, grids }: SmallBoard,
  constraints: readonly Constraint[],
): string | undefined {
  const wanted = grids.filter((grid) => allHold(geometry, constraints, grid));
  const puzzle: Puzzle = { ...emptyPuzzle(geometry), constraints };
  const { count: found } = countSolutions(puzzle, Infinity);
  if (found !== wanted.length)
    return `${found} solutions, ${wanted.length} grids: ${JSON.stringify(constraints)}`;
  const broken = wanted.find((grid) => findConflicts(puzzle, grid).length > 0);
  if (broken) return `a solution with conflicts: ${JSON.stringify(constraints)} ${broken.join('')}`;
  const silent = grids.find((grid) => !wanted.includes(grid) && findConflicts(puzzle, grid).length === 0);
  if (silent) return `no conflict in ${silent.join('')}: ${JSON.stringify(constraints)}`;
  return undefined;
}
