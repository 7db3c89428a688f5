import { describe, expect, it } from 'vitest';
import { createGeometry } from '../model/create-geometry.ts';
import { classic9, type Variant, variantSpec } from '../model/boards.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import { emptyPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { isSolutionOf } from '../puzzle/validity.ts';
import { createRandom, shuffle } from '../random.ts';
import { advanceLearning, createLearningSearch } from './general/learning.ts';
import { findRedundantGivens } from '../analysis/redundant-givens.ts';
import { advance, createSearch } from './general/search.ts';
import { checkUniqueness, countSolutions, enumerateSolutions, solve } from './solver.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function variant(name: Variant, size?: number): Geometry {
  return board(variantSpec(name, size));
}

function puzzle9(line: string): Puzzle {
  return {
    geometry: classic9(),
    constraints: [],
    givens: [...line].map((symbol) => Number(symbol === '.' ? 0 : symbol)),
  };
}

/** Some givens of a random full grid: many solutions, one or, if a given is wrong, none. */
function randomPuzzle(geometry: Geometry, seed: string, share: number): Puzzle {
  const random = createRandom(seed);
  const filled = solve(emptyPuzzle(geometry)).solution!;
  const relabelled = shuffle(
    Array.from({ length: geometry.size }, (_, index) => index + 1),
    random,
  );
  const givens = filled.map((digit) => (random.below(100) < share ? relabelled[digit - 1] : 0));
  if (random.below(4) === 0) givens[random.below(givens.length)] = 1 + random.below(geometry.size);
  return { geometry, constraints: [], givens };
}

describe('solve', () => {
  it.each([
    // Arto Inkala's "AI Escargot" relatives and other well-known grids; solutions proved unique by this test.
    ['Inkala 2010', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..'],
    ['Inkala 2012', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'],
    ['Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'],
  ])('finds the only solution of %s', (_, line) => {
    const puzzle = puzzle9(line);
    const outcome = solve(puzzle);
    expect(outcome.status).toBe('solved');
    expect(isSolutionOf(puzzle, outcome.solution!)).toBe(true);
    expect(checkUniqueness(puzzle)).toBe('unique');
  });

  it.each([
    ['two equal givens in a row', '55' + '.'.repeat(79)],
    ['a cell without candidates', '12345678.' + '.........'.repeat(2) + '........9' + '.'.repeat(45)],
  ])('proves that there is none: %s', (_, line) => {
    expect(solve(puzzle9(line))).toMatchObject({ status: 'impossible' });
    expect(checkUniqueness(puzzle9(line))).toBe('none');
  });

  it.each([
    ['4×4', variant('classic', 4)],
    ['25×25', variant('classic', 25)],
    ['36×36', variant('classic', 36)],
    ['X', variant('x')],
    ['windoku', variant('windoku')],
    ['disjoint groups', variant('disjoint')],
    ['samurai', variant('samurai')],
    ['tiny samurai', variant('tinysamurai')],
    ['7×7 without boxes', variant('latin', 7)],
    ['4 rows of 7', board({ size: 7, rows: 4, columns: 7 })],
  ])('fills the empty board: %s', (_, geometry) => {
    const puzzle = emptyPuzzle(geometry);
    expect(isSolutionOf(puzzle, solve(puzzle).solution!)).toBe(true);
  });

  it('respects pencil marks that the puzzle gives', () => {
    const geometry = variant('classic', 4);
    const allowed = geometry.cells.map((_, cell) => (cell === 0 ? 0b1000 : 0b1111));
    const found = solve({ ...emptyPuzzle(geometry), allowed });
    expect(found.solution![0]).toBe(4);
    expect(countSolutions({ ...emptyPuzzle(geometry), allowed }, Infinity).count).toBe(288 / 4);
  });
});

describe('count', () => {
  it('counts all 288 grids of 4×4', () => {
    expect(countSolutions(emptyPuzzle(variant('classic', 4)), Infinity)).toMatchObject({
      status: 'exact',
      count: 288,
    });
  });

  it('ends at the limit and gives two examples that differ', () => {
    const outcome = countSolutions(emptyPuzzle(classic9()), 100);
    expect(outcome).toMatchObject({ status: 'limit', count: 100 });
    expect(outcome.examples).toHaveLength(2);
    expect(outcome.examples[0]).not.toEqual(outcome.examples[1]);
  });

  it.each([
    ['9×9', classic9()],
    ['X', variant('x')],
    ['16×16', variant('classic', 16)],
  ])('reports progress and can be stopped, however quickly solutions come: %s', (_, geometry) => {
    let calls = 0;
    const control = { onProgress: () => calls++, shouldStop: () => calls >= 3 };
    expect(countSolutions(emptyPuzzle(geometry), Infinity, control).status).toBe('stopped');
    expect(calls).toBe(3);
  });

  it('lists the same solutions as it counts, each once', () => {
    const all = [...enumerateSolutions(emptyPuzzle(variant('classic', 4)))].map((digits) => digits.join(''));
    expect(new Set(all).size).toBe(288);
  });
});

describe('the plain and the learning search agree', () => {
  const boards: [string, Geometry, number][] = [
    ['4×4', variant('classic', 4), 20],
    ['6×6', variant('classic', 6), 35],
    ['9×9 X', variant('x'), 30],
    ['9×9', classic9(), 35],
    ['5×5 without boxes', variant('latin', 5), 40],
    ['tiny samurai', variant('tinysamurai'), 35],
  ];
  it.each(boards)('on %s', (name, geometry, share) => {
    for (let round = 0; round < 60; round++) {
      const puzzle = randomPuzzle(geometry, `${name} ${round}`, share);
      const plain = createSearch(puzzle);
      const learning = createLearningSearch(puzzle);
      const found = [new Set<string>(), new Set<string>()];
      for (let k = 0; k < 300; k++) {
        if (advance(plain, Infinity) === 'solution') found[0].add(plain.digits.join());
        if (advanceLearning(learning, Infinity) === 'solution') found[1].add(learning.digits.join());
      }
      expect(found[1].size, `${name} ${round}`).toBe(found[0].size);
      if (found[0].size < 300) expect(found[1]).toEqual(found[0]);
    }
  });
});

describe('findRedundantGivens', () => {
  it('finds none in a minimal puzzle and the surplus one when a given is added', () => {
    // 17 givens, from Gordon Royle's collection: minimal, since no puzzle with 16 exists (McGuire et al. 2012).
    const minimal = puzzle9(
      '...8.1..........435............7.8........1...2..3....6......75..34........2..6..',
    );
    expect(findRedundantGivens(minimal)).toEqual([]);
    const digit = solve(minimal).solution![0];
    expect(findRedundantGivens({ ...minimal, givens: minimal.givens.with(0, digit) })).toContain(0);
  });
});
