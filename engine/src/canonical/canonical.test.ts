import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { createRandom } from '../random.ts';
import { randomSymmetry } from './board-symmetries.ts';
import { canonicalForm, findEquivalence } from './canonical.ts';
import { applyToPuzzle, isSymmetryOf, type Symmetry } from './symmetry.ts';

/** Top 1465, puzzle 4, and its solution. */
const PUZZLE = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';
const GRID = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
/** The only grid with 648 automorphisms (gsf, players' forum, "Canonical form", 2007). */
const MAX_CANONICAL = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';

/** The smallest and the largest of all min-lex grids (Red Ed, players' forum, "Canonical form", January 2007). */
const SMALLEST = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const LARGEST = '123456789457893612986217354274538196531964827698721435342685971715349268869172543';

const BOARDS: readonly Geometry[] = [
  variantSpec('classic'),
  variantSpec('classic', 4),
  variantSpec('classic', 6),
  variantSpec('x', 4),
  variantSpec('windoku'),
  variantSpec('disjoint', 6),
  variantSpec('latin', 5),
  variantSpec('tinysamurai'),
  { size: 4, regions: [...'AAABCABBCCDBCDDD'] },
  { size: 8, rows: 6, columns: 8, boxes: { rows: 2, columns: 4 } },
].map(board);

const cases = fc
  .record({ geometry: fc.constantFrom(...BOARDS), seed: fc.string(), every: fc.integer({ min: 2, max: 30 }) })
  .map(({ geometry, seed, every }) => ({
    puzzle: scattered(geometry, seed, every),
    symmetry: drawn(geometry, seed),
  }));

describe('the canonical form', () => {
  test('is the same for all that are equivalent, and one of them', () => {
    fc.assert(
      fc.property(cases, ({ puzzle, symmetry }) => {
        const form = formOf(puzzle);
        const disguised = formOf(applyToPuzzle(symmetry, puzzle));
        expect(disguised.puzzle).toEqual(form.puzzle);
        expect(disguised.automorphisms).toBe(form.automorphisms);
        expect(isSymmetryOf(puzzle.geometry, form.symmetry)).toBe(true);
        expect(applyToPuzzle(form.symmetry, puzzle)).toEqual(form.puzzle);
      }),
      { numRuns: 200 },
    );
  });

  test('is its own', () => {
    fc.assert(
      fc.property(cases, ({ puzzle }) => {
        const { puzzle: form } = formOf(puzzle);
        expect(formOf(form).puzzle).toEqual(form);
      }),
    );
  });

  test('goes with equivalence, and equivalence with a witness', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ puzzle, symmetry }, pick) => {
        const image = applyToPuzzle(symmetry, puzzle);
        const way = witness(puzzle, image)!;
        expect(applyToPuzzle(way, puzzle)).toEqual(image);
        const cell = pick % image.givens.length;
        const other = { ...image, givens: image.givens.with(cell, (image.givens[cell] + 1) % 4) };
        const isSame = formOf(other).puzzle.givens.join() === formOf(puzzle).puzzle.givens.join();
        expect(witness(puzzle, other) !== undefined).toBe(isSame);
      }),
      { numRuns: 200 },
    );
  });

  test('tells pencil marks of a puzzle apart', () => {
    const [geometry] = BOARDS;
    const puzzle = { ...puzzleOf(PUZZLE), allowed: geometry.cells.map(() => 511).with(0, 0b111) };
    const other = { ...puzzle, allowed: puzzle.allowed.with(0, 0b1111) };
    const image = applyToPuzzle(drawn(geometry, 'marks'), puzzle);
    expect(formOf(image).puzzle).toEqual(formOf(puzzle).puzzle);
    expect(formOf(puzzle).kind).toBe('refined');
    expect(witness(puzzle, other)).toBeUndefined();
    expect(witness(puzzle, puzzleOf(PUZZLE))).toBeUndefined();
    // Marks that forbid nothing do not count.
    const idle = { ...puzzle, allowed: puzzle.allowed.map(() => 511) };
    expect(formOf(idle).puzzle.givens).toEqual(formOf(puzzleOf(PUZZLE)).puzzle.givens);
    expect(witness(idle, puzzleOf(PUZZLE))).toBeDefined();
  });
});

describe('on the ordinary board', () => {
  test('is the smallest of all: no row order and no transposing leads lower', () => {
    const random = createRandom('smallest');
    for (const source of [PUZZLE, GRID, MAX_CANONICAL]) {
      const { puzzle, kind } = formOf(puzzleOf(source));
      expect(kind).toBe('min-lex');
      for (let k = 0; k < 2_000; k++) {
        const way = randomSymmetry(classic9(), random, ['cells']);
        const image = way.ok ? relabelled(applyToPuzzle(way.value, puzzle).givens) : [];
        expect(image.join('') >= puzzle.givens.join('')).toBe(true);
      }
    }
  });

  test.each([
    { name: 'the most canonical grid', source: MAX_CANONICAL, automorphisms: 648n },
    { name: 'the largest min-lex grid', source: LARGEST, automorphisms: 72n },
    { name: 'a grid without symmetry', source: GRID, automorphisms: 1n },
    { name: 'a puzzle without symmetry', source: PUZZLE, automorphisms: 1n },
    // 2 · 6⁸ · 9!: every symmetry keeps the empty board.
    { name: 'the empty board', source: '.'.repeat(81), automorphisms: 3_359_232n * 362_880n },
    { name: 'one given', source: `1${'.'.repeat(80)}`, automorphisms: (3_359_232n / 81n) * 40_320n },
  ])('$name has $automorphisms automorphisms', ({ source, automorphisms }) => {
    expect(formOf(puzzleOf(source)).automorphisms).toBe(automorphisms);
  });

  test.each([MAX_CANONICAL, SMALLEST, LARGEST])('%s is its own form, as published', (grid) => {
    const image = applyToPuzzle(drawn(classic9(), grid), puzzleOf(grid));
    expect(formOf(image).puzzle.givens.join('')).toBe(grid);
  });

  test('givens at odds have a form, too', () => {
    const puzzle = puzzleOf(`11${PUZZLE.slice(2)}`);
    const image = applyToPuzzle(drawn(classic9(), 'odds'), puzzle);
    expect(formOf(image).puzzle).toEqual(formOf(puzzle).puzzle);
    expect(witness(puzzle, puzzleOf(PUZZLE))).toBeUndefined();
  });
});

test('what takes too long is refused', () => {
  const geometry = board(variantSpec('classic', 16));
  const puzzle = { geometry, constraints: [], givens: geometry.cells.map(() => 0) };
  const refused = { ok: false, error: { code: 'canonical.work' } };
  expect(canonicalForm(puzzle, { work: 10_000 })).toMatchObject(refused);
  expect(findEquivalence(puzzle, puzzle, { work: 10_000 })).toMatchObject(refused);
});

test('it can be stopped', () => {
  const geometry = board(variantSpec('classic', 16));
  const puzzle = { geometry, constraints: [], givens: geometry.cells.map(() => 0) };
  const stopped = { ok: false, error: { code: 'canonical.stopped' } };
  let asked = 0;
  expect(canonicalForm(puzzle, { shouldStop: () => ++asked > 20 })).toMatchObject(stopped);
  expect(asked).toBe(21);
  expect(findEquivalence(puzzle, puzzle, { shouldStop: () => true })).toMatchObject(stopped);
  expect(canonicalForm(puzzleOf(PUZZLE), { shouldStop: () => true }).ok).toBe(true);
});

test('puzzles of different boards are never equivalent', () => {
  const [a, b] = BOARDS.slice(1, 3).map((geometry) => scattered(geometry, '', 3));
  expect(findEquivalence(a, b)).toEqual({ ok: true, value: undefined });
});

function formOf(puzzle: Puzzle) {
  const form = canonicalForm(puzzle);
  if (!form.ok) throw new Error(form.error.message);
  return form.value;
}

function witness(a: Puzzle, b: Puzzle): Symmetry | undefined {
  const found = findEquivalence(a, b);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

function puzzleOf(text: string): Puzzle {
  return {
    geometry: classic9(),
    constraints: [],
    givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
  };
}

/** Relabels digits in the order in which they appear. */
function relabelled(givens: readonly number[]): number[] {
  const order = [...new Set(givens.filter((digit) => digit !== 0))];
  return givens.map((digit) => (digit === 0 ? 0 : order.indexOf(digit) + 1));
}

/** A puzzle with a given in about one cell of `every`; givens may conflict. */
function scattered(geometry: Geometry, seed: string, every: number): Puzzle {
  const random = createRandom(seed);
  const givens = geometry.cells.map(() => (random.below(every) === 0 ? 1 + random.below(geometry.size) : 0));
  return { geometry, constraints: [], givens };
}

function drawn(geometry: Geometry, seed: string): Symmetry {
  const found = randomSymmetry(geometry, createRandom(`${seed} symmetry`));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
