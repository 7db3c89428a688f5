/**
 * Logic on other boards: in positions made from a full grid (some cells emptied, some wrong candidates taken away) no
 * step may contradict that grid, and the evidence must prove each. Such positions may have several solutions, so the
 * techniques that argue with uniqueness stay out.
 */
import {
  createPosition,
  createRandom,
  digitBit,
  drawGrid,
  eliminate,
  familyOf,
  type Geometry,
  type Position,
  shuffle,
  type Step,
  TECHNIQUES,
  variantSpec,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import { board, JIGSAW_7 } from '../solvers/every-solver.ts';
import { checkStep } from '../step-checker/step-checker.ts';
import { cases } from '../../scripts/samples.mjs';

const BOARDS: readonly [name: string, spec: Parameters<typeof board>[0], open: number][] = [
  ['6×6', variantSpec('classic', 6), 0.7],
  ['Latin 7×7', variantSpec('latin', 7), 0.6],
  ['jigsaw 7×7', { size: 7, regions: JIGSAW_7 }, 0.7],
  ['X', variantSpec('x'), 0.6],
  ['windoku', variantSpec('windoku'), 0.6],
  ['disjoint groups', variantSpec('disjoint'), 0.6],
  ['tiny samurai', variantSpec('tinysamurai'), 0.7],
  ['twodoku', variantSpec('twodoku'), 0.4],
  ['samurai', variantSpec('samurai'), 0.3],
];

/**
 * Techniques that argue from the candidates alone. Mutant fish and fish with more than four bases are too many to list
 * here.
 */
const SOUND = TECHNIQUES.filter(
  ({ id, assumes }) =>
    assumes === 'nothing' &&
    !/^(template|mutant|finned-mutant)/.test(id) &&
    !/(squirmbag|whale|leviathan)$/.test(id),
);

/** Per technique and position. */
const MAX_STEPS = cases(3, 12);

test.each(BOARDS)('%s', (name, spec, open) => {
  const geometry = board(spec);
  const random = createRandom(name);
  const grid = drawGrid(geometry, random)!;
  const seen = new Set<string>();
  const refused: string[] = [];
  for (let k = 0; k < cases(1, 3); k++) {
    const position = positionFrom(geometry, grid, open, random);
    for (const step of stepsOf(position)) {
      seen.add(step.technique);
      const fault = contradicts(step, grid) ? 'against the grid' : checkStep(boardOf(position), step);
      if (fault) refused.push(`${step.technique}: ${fault}`);
    }
  }
  expect(refused).toEqual([]);
  expect(seen.size).toBeGreaterThan(15);
});

function positionFrom(
  geometry: Geometry,
  grid: ArrayLike<number>,
  open: number,
  random: ReturnType<typeof createRandom>,
): Position {
  const cells = shuffle(
    geometry.cells.map((_, cell) => cell),
    random,
  );
  const givens = Array.from(grid);
  for (const cell of cells.slice(0, Math.floor(open * cells.length))) givens[cell] = 0;
  const position = createPosition({ geometry, constraints: [], givens });
  for (let cell = 0; cell < cells.length; cell++) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      const isThere = (position.candidates[cell] & digitBit(digit)) !== 0;
      if (isThere && digit !== grid[cell] && random.below(4) === 0) eliminate(position, cell, digit);
    }
  }
  return position;
}

function* stepsOf(position: Position): Generator<Step> {
  const search = createFinderContext(position, { extent: 'every', alsNodes: true, alsOverlap: true });
  for (const { id } of SOUND) {
    let count = 0;
    for (const step of familyOf(id)!.find(search, [id])) {
      yield step;
      if (++count === MAX_STEPS) break;
    }
  }
}

function boardOf({ puzzle, digits, candidates }: Position): Parameters<typeof checkStep>[0] {
  return { ...puzzle, digits: [...digits], candidates: [...candidates] };
}

function contradicts({ placements, eliminations }: Step, grid: ArrayLike<number>): boolean {
  return (
    placements.some(({ cell, digit }) => grid[cell] !== digit) ||
    eliminations.some(({ cell, digit }) => grid[cell] === digit)
  );
}
