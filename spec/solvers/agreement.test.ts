/** All solvers and algorithms agree, on boards of every kind, with few givens and many, solvable or not. */
import fc from 'fast-check';
import {
  createRandom,
  type Digit,
  digitSet,
  emptyPuzzle,
  type Geometry,
  type GeometrySpec,
  isConsistent,
  isSolutionOf,
  type Puzzle,
  type Random,
  runAlgorithm,
  shuffle,
  solve,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { board, COUNTERS, decide, DECIDERS, JIGSAW_7 } from './every-solver.ts';

const LIMIT = 50;

/** Brute force may need too long for a hard case; the others may not. */
const LOOKS = 2_000;

const BOARDS: readonly { name: string; spec: GeometrySpec; runs: number }[] = [
  { name: '4×4', spec: variantSpec('classic', 4), runs: 150 },
  { name: '4×4 X', spec: variantSpec('x', 4), runs: 60 },
  {
    name: '4×4 with short houses',
    spec: {
      ...variantSpec('classic', 4),
      extra: [
        [0, 6, 9],
        [3, 12],
      ],
    },
    runs: 100,
  },
  { name: 'Latin 5×5', spec: variantSpec('latin', 5), runs: 60 },
  { name: '6×6', spec: variantSpec('classic', 6), runs: 60 },
  { name: '4 × 7: fewer rows than digits', spec: { size: 7, rows: 4, columns: 7 }, runs: 40 },
  { name: 'jigsaw 7×7', spec: { size: 7, regions: JIGSAW_7 }, runs: 40 },
  { name: 'tiny samurai', spec: variantSpec('tinysamurai'), runs: 30 },
  { name: '9×9', spec: variantSpec('classic'), runs: 40 },
  { name: '9×9 X', spec: variantSpec('x'), runs: 20 },
  { name: 'windoku', spec: variantSpec('windoku'), runs: 20 },
  { name: 'disjoint groups', spec: variantSpec('disjoint'), runs: 20 },
  { name: 'twodoku', spec: variantSpec('twodoku'), runs: 8 },
];

/** Giving most cells, so that brute force ends; a third of the puzzles get a wrong given or pencil marks. */
function randomPuzzle(geometry: Geometry, random: Random): Puzzle {
  const relabelled = shuffle(
    geometry.symbols.map((_, index) => index + 1),
    random,
  );
  const solution = fullGrid(geometry).map((digit) => relabelled[digit - 1]);
  const kept = new Set(shuffle([...solution.keys()], random).slice(0, keptCount(geometry, random)));
  const givens = solution.map((digit, cell) => (kept.has(cell) ? digit : 0));
  const kind = random.below(3);
  if (kind === 0) return { geometry, constraints: [], givens: withWrongGiven(geometry, givens, random) };
  if (kind === 1)
    return {
      geometry,
      constraints: [],
      givens,
      allowed: solution.map((digit) => marks(digit, geometry, random)),
    };
  return { geometry, constraints: [], givens };
}

function keptCount({ cells }: Geometry, random: Random): number {
  const fewest = cells.length <= 36 ? 0.25 : 0.4;
  return Math.floor(cells.length * (fewest + random.below(40) / 100));
}

function withWrongGiven(geometry: Geometry, givens: readonly Digit[], random: Random): Digit[] {
  const open = [...givens.keys()].filter((cell) => givens[cell] === 0);
  const cell = open[random.below(open.length)];
  return givens.with(cell, 1 + random.below(geometry.size));
}

/** The right digit and one or two others. */
function marks(digit: Digit, { size }: Geometry, random: Random): number {
  return digitSet([digit, 1 + random.below(size), 1 + random.below(size)]);
}

const grids = new Map<Geometry, readonly Digit[]>();

function fullGrid(geometry: Geometry): readonly Digit[] {
  const known = grids.get(geometry) ?? solve(emptyPuzzle(geometry)).solution!;
  grids.set(geometry, known);
  return known;
}

describe.each(BOARDS)('$name', ({ spec, runs }) => {
  const geometry = board(spec);
  const seeds = fc.string({ minLength: 1, maxLength: 8 });

  test('all count the same, and what they find is a solution', () => {
    const kinds = new Set<number>();
    const check = (seed: string): void => {
      const puzzle = randomPuzzle(geometry, createRandom(seed));
      const counters = COUNTERS.filter(({ takes }) => takes(puzzle));
      const found = counters.map(({ count }) => count(puzzle, LIMIT));
      for (const { count, solution } of found) {
        expect(count).toBe(found[0].count);
        expect(solution !== undefined).toBe(count > 0);
        if (solution) expect(isSolutionOf(puzzle, solution)).toBe(true);
      }
      if (!isConsistent(puzzle, puzzle.givens)) expect(found[0].count).toBe(0);
      kinds.add(Math.min(found[0].count, 2));
    };
    fc.assert(fc.property(seeds, check), { numRuns: runs, seed: 20261121 });
    expect([...kinds].sort(), 'puzzles with none, one and several solutions were among them').toEqual([
      0, 1, 2,
    ]);
  });

  test('every algorithm decides as the search does', () => {
    const check = (seed: string): void => {
      const puzzle = randomPuzzle(geometry, createRandom(seed));
      const { count, solution } = COUNTERS[0].count(puzzle, 2);
      for (const algorithm of DECIDERS) {
        const decided = decide(algorithm, puzzle, LOOKS);
        if (decided === 'gave up') {
          expect(algorithm.name).toContain('brute-force');
          continue;
        }
        expect({ name: algorithm.name, solved: decided !== undefined }).toEqual({
          name: algorithm.name,
          solved: count > 0,
        });
        if (count === 1) expect(decided).toEqual(solution);
        if (decided) expect(isSolutionOf(puzzle, decided)).toBe(true);
      }
      checkNakedSingles(puzzle, count, solution);
    };
    fc.assert(fc.property(seeds, check), { numRuns: Math.ceil(runs / 2), seed: 20261122 });
  });
});

/** Checks naked singles, which may stop early but are never wrong: every digit they place is in every solution. */
function checkNakedSingles(puzzle: Puzzle, count: number, solution: readonly Digit[] | undefined): void {
  const { status, digits } = runAlgorithm('naked-singles', puzzle);
  if (status === 'impossible') expect(count).toBe(0);
  if (status === 'solved') expect([count, digits]).toEqual([1, solution]);
  if (solution) expect(digits.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
}
