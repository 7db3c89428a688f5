import '../solve/constrained/provide.ts';
import { describe, expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findRedundantGivens } from './redundant-givens.ts';
import { checkUniqueness, enumerateSolutions, solve } from '../solve/solver.ts';
import { findBackdoors } from './backdoors.ts';
import { findExtraGivens } from './extra-givens.ts';
import { findMinimalSubpuzzles } from './minimal-subpuzzles.ts';

/** Top 1465, puzzle 4, which singles do not solve. */
const HARD = puzzleOf('.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................');
/** Wikipedia's example, which singles solve. */
const EASY = puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
/** Inkala 2012. */
const HARDEST = puzzleOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

describe('minimal sub-puzzles', () => {
  test('on 4 × 4 are all that trying every set of givens finds', () => {
    const puzzle = small('1234.41.2143....');
    expect(checkUniqueness(puzzle)).toBe('unique');
    const { status, kept } = findMinimalSubpuzzles(puzzle, Infinity);
    expect(status).toBe('exact');
    expect(kept.map((cells) => cells.join()).sort()).toEqual(minimalByTrying(puzzle).sort());
    expect(kept.length).toBeGreaterThan(1);
  });

  test('of a minimal puzzle is the puzzle', () => {
    const { status, kept } = findMinimalSubpuzzles(HARDEST, 10);
    expect([status, kept.length]).toEqual(['exact', 1]);
    expect(kept[0]).toEqual(HARDEST.givens.flatMap((digit, cell) => (digit === 0 ? [] : [cell])));
  });

  test('are minimal, each only once, up to the limit', () => {
    const { status, kept } = findMinimalSubpuzzles(EASY, 5);
    expect([status, kept.length]).toEqual(['limit', 5]);
    expect(new Set(kept.map((cells) => cells.join())).size).toBe(5);
    for (const cells of kept) {
      const givens = EASY.givens.map((digit, cell) => (cells.includes(cell) ? digit : 0));
      expect(checkUniqueness({ ...EASY, givens })).toBe('unique');
      expect(findRedundantGivens({ ...EASY, givens })).toEqual([]);
    }
  });

  test.each([
    { control: { shouldStop: () => true }, status: 'stopped' },
    { control: { tries: 20 }, status: 'limit' },
  ])('end early: $status', ({ control, status }) => {
    expect(findMinimalSubpuzzles(EASY, Infinity, control)).toEqual({ status, kept: [] });
  });
});

describe('backdoors', () => {
  test('there are none to need where singles do', () => {
    expect(findBackdoors(EASY, solve(EASY).solution!)).toEqual({ status: 'exact', size: 0, cells: [] });
  });

  test.each([HARD, HARDEST])('with them, singles solve the rest', (puzzle) => {
    const solution = solve(puzzle).solution!;
    const { status, size, cells } = findBackdoors(puzzle, solution);
    expect(status).toBe('exact');
    expect(size).toBeGreaterThan(0);
    expect(cells.length).toBeGreaterThan(0);
    for (const backdoor of cells.slice(0, 20)) {
      expect(backdoor).toHaveLength(size!);
      const givens = puzzle.givens.map((digit, cell) => (backdoor.includes(cell) ? solution[cell] : digit));
      expect(findBackdoors({ ...puzzle, givens }, solution).size).toBe(0);
    }
  });

  test.each([
    { control: { shouldStop: () => true }, status: 'stopped' },
    { control: { tries: 0 }, status: 'limit' },
  ])('end early: $status', ({ control, status }) => {
    expect(findBackdoors(HARD, solve(HARD).solution!, control)).toMatchObject({ status, size: undefined });
  });
});

describe('extra givens', () => {
  test.each([
    { text: '1...............' },
    { text: '12..............' },
    { text: '1234............' },
    { text: '1234..1.........' },
    { text: '1234341223414123' },
  ])('are as few as can be: $text', ({ text }) => {
    const puzzle = small(text);
    const { status, extra, atLeast } = findExtraGivens(puzzle);
    const givens = extra.reduce((all, { cell, digit }) => all.with(cell, digit), [...puzzle.givens]);
    expect(checkUniqueness({ ...puzzle, givens })).toBe('unique');
    expect([status, extra.length, atLeast]).toEqual([
      'exact',
      fewestByTrying(puzzle),
      fewestByTrying(puzzle),
    ]);
  });

  test('two solutions need one', () => {
    // The solution without a deadly rectangle of its own digits: r1c12 and r5c12 of an easy grid.
    const { solution } = solve(EASY);
    const second = swappable(EASY.geometry, solution!);
    const puzzle = { ...EASY, givens: second };
    expect(checkUniqueness(puzzle)).toBe('multiple');
    expect(findExtraGivens(puzzle)).toMatchObject({ status: 'exact', atLeast: 1, extra: [{}] });
  });

  test('of a board with too many solutions to list are a bound', () => {
    const puzzle = puzzleOf('.'.repeat(81));
    const { status, extra, atLeast } = findExtraGivens(puzzle);
    const givens = extra.reduce((all, { cell, digit }) => all.with(cell, digit), [...puzzle.givens]);
    expect(checkUniqueness({ ...puzzle, givens })).toBe('unique');
    // No classic puzzle has fewer than 17 givens.
    expect([status, atLeast]).toEqual(['limit', 17]);
    expect(extra.length).toBeLessThan(30);
  });

  test.each([
    // A researcher's puzzle, and others from which one given of a minimal puzzle is missing.
    '......13.....8...542.......6......2...5............4...7.4.2......6..2..........1',
    ...withoutOne('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 3),
    ...withoutOne('.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...', 5),
  ])('of a puzzle with thousands of solutions are one where one does: %s', (text) => {
    const puzzle = puzzleOf(text);
    const { status, extra, atLeast } = findExtraGivens(puzzle);
    expect([status, extra.length, atLeast]).toEqual(['exact', 1, 1]);
    const [{ cell, digit }] = extra;
    expect(checkUniqueness({ ...puzzle, givens: puzzle.givens.with(cell, digit) })).toBe('unique');
  });

  test.each([
    withoutOne('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 1)[0],
    withoutTwo('.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...', 2),
    withoutTwo('......13.....8...542.......6......2...5.1..........4...7.4.2......6..2..........1', 7),
    withoutTwo('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 4),
  ])('of a puzzle that lacks two are no more than two: %s', (text) => {
    const puzzle = puzzleOf(text);
    const { extra, atLeast } = findExtraGivens(puzzle);
    expect(extra.length).toBeLessThanOrEqual(2);
    expect(atLeast).toBeLessThanOrEqual(extra.length);
    const givens = extra.reduce((all, { cell, digit }) => all.with(cell, digit), [...puzzle.givens]);
    expect(checkUniqueness({ ...puzzle, givens })).toBe('unique');
  });

  test('of a puzzle with rules and thousands of solutions are one where one does', () => {
    const text = '......13.....8...542.......6......2...5............4...7.4.2......6..2..........1';
    const cage = { kind: 'cage', cells: [3, 4, 5] } as const;
    const puzzle = { ...puzzleOf(text), constraints: [cage] };
    expect(findExtraGivens(puzzle)).toMatchObject({ status: 'exact', atLeast: 1, extra: [{}] });
  });

  test('can be stopped, or given less work, at any time', () => {
    const puzzle = puzzleOf(
      '......13.....8...542.......6......2...5............4...7.4.2......6..2..........1',
    );
    for (const looks of [1, 500, 2_010, 2_100]) {
      let seen = 0;
      const { status } = findExtraGivens(puzzle, { shouldStop: () => ++seen > looks });
      expect(status).toBe('stopped');
      expect(seen).toBeLessThan(looks + 20);
    }
    expect(findExtraGivens(puzzle, { tries: 3_000 }).status).toBe('limit');
  });

  test.each([
    { name: 'one solution', puzzle: HARD, extra: [] },
    { name: 'no solution', puzzle: small('123....4........'), extra: [] },
  ])('there are none for $name', ({ puzzle, extra }) => {
    expect(findExtraGivens(puzzle)).toEqual({ status: 'exact', extra, atLeast: 0 });
  });

  test('end early', () => {
    expect(findExtraGivens(small('.'.repeat(16)), { shouldStop: () => true }).status).toBe('stopped');
    expect(findExtraGivens(small('.'.repeat(16)), { tries: 10 }).status).toBe('limit');
  });
});

function puzzleOf(text: string): Puzzle {
  return {
    geometry: classic9(),
    constraints: [],
    givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
  };
}

/** The puzzle without each of its first givens in turn, where that leaves several solutions. */
function withoutOne(text: string, most: number): string[] {
  const at = [...text].flatMap((symbol, cell) => (symbol === '.' ? [] : [cell])).slice(0, most);
  return at.map((cell) => `${text.slice(0, cell)}.${text.slice(cell + 1)}`);
}

/** The puzzle without its first given and another. */
function withoutTwo(text: string, other: number): string {
  const [first] = withoutOne(text, 1);
  return withoutOne(first, other).at(-1)!;
}

function small(text: string): Puzzle {
  const made = createGeometry(variantSpec('classic', 4));
  if (!made.ok) throw new Error(made.error.message);
  return {
    geometry: made.value,
    constraints: [],
    givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
  };
}

/** By the definition: all subsets, by increasing size, that contain no smaller one. */
function minimalByTrying(puzzle: Puzzle): string[] {
  const cells = puzzle.givens.flatMap((digit, cell) => (digit === 0 ? [] : [cell]));
  const subsets = Array.from({ length: 2 ** cells.length }, (_, mask) => mask);
  const kept = (mask: number) => cells.filter((_, k) => (mask >> k) & 1);
  const unique = new Set(
    subsets.filter((mask) => {
      const own = kept(mask);
      const givens = puzzle.givens.map((digit, cell) => (own.includes(cell) ? digit : 0));
      return checkUniqueness({ ...puzzle, givens }) === 'unique';
    }),
  );
  const isMinimal = (mask: number) =>
    cells.every((_, k) => !((mask >> k) & 1) || !unique.has(mask ^ (1 << k)));
  return [...unique].filter(isMinimal).map((mask) => kept(mask).join());
}

/** By the definition: sets of cells by size, until one distinguishes some solution from all others. */
function fewestByTrying(puzzle: Puzzle): number {
  const all = [...enumerateSolutions(puzzle)];
  if (all.length === 1) return 0;
  for (let size = 1; ; size++) {
    for (const cells of subsetsOf(size, 16)) {
      const seen = new Map<string, number>();
      for (const solution of all) {
        const key = cells.map((cell) => solution[cell]).join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      if ([...seen.values()].includes(1)) return size;
    }
  }
}

function subsetsOf(size: number, from: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: from }, (_, last) =>
    subsetsOf(size - 1, last).map((rest) => [...rest, last]),
  ).flat();
}

/** A grid without the cells of a rectangle in which two digits can be swapped, and without more cells if necessary. */
function swappable(geometry: Geometry, solution: readonly number[]): number[] {
  for (const [a, digit] of solution.entries()) {
    for (const [b, other] of solution.entries()) {
      const givens = solution.map((own) => (own === digit || own === other ? 0 : own));
      if (a < b && digit !== other && checkUniqueness({ geometry, constraints: [], givens }) === 'multiple') {
        // Keep the digits that the two solutions share.
        const [one, two] = [...enumerateSolutions({ geometry, constraints: [], givens })];
        return one.map((own, cell) => (own === two[cell] ? own : 0));
      }
    }
  }
  return [];
}
