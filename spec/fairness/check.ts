/** The guarantees for a generated puzzle, checked by independent code: the band solver and plain coordinates. */
import {
  classic9,
  type Generated,
  type GenerateOptions,
  difficultyOf,
  type SymmetryPattern,
} from 'pencilmark';
import { countBatch } from '../../engine/src/solve/classic/batch.ts';

export const FAULTS = [
  'not unique',
  'another solution',
  'not minimal',
  'not symmetric',
  'wrong number of givens',
  'wrong level',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The faults of a puzzle on the classic board; none is what we expect. */
export function faultsOf(options: GenerateOptions, { puzzle, solution, rating }: Generated): Fault[] {
  if (!puzzle || !solution) return [];
  const { givens } = puzzle;
  const faults: Fault[] = [];
  const { symmetry = 'none', target } = options;
  const [own, ...without] = solutionCounts([givens, ...withoutEachOrbit(givens, symmetry)]);
  if (own !== 1) faults.push('not unique');
  if (!givens.every((digit, cell) => digit === 0 || digit === solution[cell]))
    faults.push('another solution');
  if (options.dig === 'minimal' && without.some((count) => count < 2)) faults.push('not minimal');
  if (!isSymmetric(givens, symmetry)) faults.push('not symmetric');
  if (options.givens !== undefined && givens.filter((digit) => digit > 0).length !== options.givens)
    faults.push('wrong number of givens');
  if (target?.kind === 'level') {
    const afresh = difficultyOf(puzzle);
    if (afresh.level !== target.level || afresh.score !== rating?.score) faults.push('wrong level');
  }
  return faults;
}

/** Uses the band solver, which did not help to make the puzzles if there is a kernel. */
function solutionCounts(puzzles: readonly (readonly number[])[]): Uint32Array {
  const counts = new Uint32Array(puzzles.length);
  const outcome = countBatch(Uint8Array.from(puzzles.flat()), counts, { limit: 2, solver: 'bands' });
  if (outcome.solver !== 'bands') throw new Error('the band solver was asked for');
  return counts;
}

/** For each symmetry, the images of a cell, written independently. */
const IMAGES: Readonly<
  Record<SymmetryPattern, (r: number, c: number) => readonly (readonly [number, number])[]>
> = {
  none: () => [],
  'rotation-180': (r, c) => [[8 - r, 8 - c]],
  'rotation-90': (r, c) => [
    [c, 8 - r],
    [8 - r, 8 - c],
    [8 - c, r],
  ],
  horizontal: (r, c) => [[r, 8 - c]],
  vertical: (r, c) => [[8 - r, c]],
  both: (r, c) => [
    [r, 8 - c],
    [8 - r, c],
    [8 - r, 8 - c],
  ],
  diagonal: (r, c) => [[c, r]],
  'anti-diagonal': (r, c) => [[8 - c, 8 - r]],
  'both-diagonals': (r, c) => [
    [c, r],
    [8 - c, 8 - r],
    [8 - r, 8 - c],
  ],
  full: (r, c) => [
    [r, 8 - c],
    [8 - r, c],
    [8 - r, 8 - c],
    [c, r],
    [c, 8 - r],
    [8 - c, r],
    [8 - c, 8 - r],
  ],
};

function imagesOf(cell: number, symmetry: SymmetryPattern): number[] {
  const { row, column } = classic9().cells[cell];
  return IMAGES[symmetry](row, column).map(([r, c]) => 9 * r + c);
}

function isSymmetric(givens: readonly number[], symmetry: SymmetryPattern): boolean {
  return givens.every((digit, cell) =>
    imagesOf(cell, symmetry).every((image) => digit > 0 === givens[image] > 0),
  );
}

function withoutEachOrbit(givens: readonly number[], symmetry: SymmetryPattern): number[][] {
  const seen = new Set<number>();
  return givens.flatMap((digit, cell) => {
    if (digit === 0 || seen.has(cell)) return [];
    const orbit = [cell, ...imagesOf(cell, symmetry)];
    for (const one of orbit) seen.add(one);
    return [givens.map((other, at) => (orbit.includes(at) ? 0 : other))];
  });
}
