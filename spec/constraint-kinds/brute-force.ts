/**
 * Compares the solver with the checks of the kinds: on small boards every grid is known, so the number of solutions
 * under any constraints is the number of grids that their checks accept.
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
  readonly givens: Digits;
  /** All grids with these givens. */
  readonly grids: readonly Digits[];
}

interface SmallSpec extends GeometrySpec {
  readonly givens?: string;
}

/** Boards small enough to list all their grids: 4×4 with boxes, of values from 1 and from 0, odd shapes, and 6×6. */
export const SMALL_SPECS: readonly (readonly [string, SmallSpec])[] = [
  ['4×4', { size: 4, boxes: { rows: 2, columns: 2 } }],
  ['4×4 from 0', { size: 4, lowestValue: 0, boxes: { rows: 2, columns: 2 } }],
  ['2×3 of five values', { size: 5, rows: 2, columns: 3 }],
  ['1×5 of six values', { size: 6, lowestValue: 0, rows: 1, columns: 5 }],
  ['jigsaw', { size: 4, regions: [...'AAABACBBCCBDCDDD'] }],
  ['jigsaw with rows as regions', { size: 4, regions: [...'AAAABBBBCCDDCCDD'] }],
  ['jigsaw with columns as regions', { size: 4, regions: [...'ABCCABCCABDDABDD'] }],
  ['6×6', { size: 6, boxes: { rows: 2, columns: 3 }, givens: '.2...6.......3....5..2.1............' }],
];

export function smallBoard({ givens: line, ...spec }: SmallSpec): SmallBoard {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  const geometry = made.value;
  const givens = line
    ? [...line].map((symbol) => Number(symbol === '.' ? 0 : symbol))
    : emptyPuzzle(geometry).givens;
  return { geometry, givens, grids: [...enumerateSolutions({ ...emptyPuzzle(geometry), givens })] };
}

/** The number of grids that obey the constraints. */
export function obeying({ geometry, grids }: SmallBoard, constraints: readonly Constraint[]): number {
  return grids.filter((grid) => allHold(geometry, constraints, grid)).length;
}

/** Undefined if solver and checks agree; otherwise the difference. */
export function disagreement(
  { geometry, givens, grids }: SmallBoard,
  constraints: readonly Constraint[],
): string | undefined {
  const wanted = grids.filter((grid) => allHold(geometry, constraints, grid));
  const isWanted = new Set(wanted);
  const puzzle: Puzzle = { ...emptyPuzzle(geometry), givens, constraints };
  const { count: found } = countSolutions(puzzle, Infinity);
  if (found !== wanted.length)
    return `${found} solutions, ${wanted.length} grids: ${JSON.stringify(constraints)}`;
  const broken = wanted.find((grid) => findConflicts(puzzle, grid).length > 0);
  if (broken) return `a solution with conflicts: ${JSON.stringify(constraints)} ${broken.join('')}`;
  const silent = grids.find((grid) => !isWanted.has(grid) && findConflicts(puzzle, grid).length === 0);
  if (silent) return `no conflict in ${silent.join('')}: ${JSON.stringify(constraints)}`;
  return undefined;
}
