import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../random.ts';
import { classic9 } from '../../model/boards.ts';
import { isSolutionOf } from '../../puzzle/validity.ts';
import {
  type BatchOptions,
  batchSteps,
  classicSolver,
  countBatch,
  MALFORMED,
  solveBatch,
  solveLines,
} from './batch.ts';
import { beginBands, newBandSearch, runBands } from './bands.ts';
import { countSolutions as countBySearch } from '../solver.ts';
import { cases } from '../../../../scripts/samples.mjs';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** 17 givens, from Gordon Royle's collection; its solution is checked by the rules below. */
const SEVENTEEN = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';
/** Only 1, 2 and 3 are given; the other six digits hide the contradiction below millions of guesses. */
const CROWDED = '.2.......13...2.....3.21........3.........1...1.23.......1.32..3.....1..2.3......';
/** The number of mutated and sparse puzzles on which the solvers are compared. */
const MUTATED = cases(5_000, 100_000);
const SPARSE = cases(12, 40);
const kernel: BatchOptions = { solver: 'kernel' };
const bands: BatchOptions = { solver: 'bands' };

describe('kernel and band solver', () => {
  it('run the kernel here', () => {
    expect(classicSolver()).toEqual({ solver: 'kernel' });
  });

  it.each([1, 2, 50, 200])(`count ${MUTATED} mutated puzzles alike up to %i`, (limit) => {
    const puzzles = mutatedPuzzles();
    const size = puzzles.length / 81;
    expect(size).toBe(MUTATED);
    const byKernel = new Uint32Array(size);
    const byBands = new Uint32Array(size);
    expect(countBatch(puzzles, byKernel, { ...kernel, limit }).solver).toBe('kernel');
    expect(countBatch(puzzles, byBands, { ...bands, limit }).solver).toBe('bands');
    expect(differences(byKernel, byBands)).toEqual([]);
    // The comparison only means something if it covers many puzzles of every kind.
    for (const kind of kinds(byBands, limit)) expect(kind).toBeGreaterThan(MUTATED / 100);
  });

  it('report the same solutions, limit by limit, and they obey the rules', () => {
    const puzzles = mutatedPuzzles().subarray(0, 81 * (MUTATED / 5));
    for (const limit of [1, 2, 3]) {
      const [first, second] = [kernel, bands].map((solver) => solved(puzzles, { ...solver, limit }));
      expect(second.counts).toEqual(first.counts);
      expect(Buffer.compare(first.solutions, second.solutions)).toBe(0);
      expect(wrongSolutions(puzzles, first.solutions, first.counts)).toEqual([]);
    }
  });

  it('agree with the general search, which shares no code with them', () => {
    const puzzles = mutatedPuzzles().subarray(0, 81 * 300);
    const counts = new Uint32Array(300);
    countBatch(puzzles, counts, { limit: 20 });
    for (let i = 0; i < counts.length; i++) {
      const givens = [...puzzles.subarray(81 * i, 81 * i + 81)];
      expect(countBySearch({ geometry: classic9(), constraints: [], givens }, 20).count).toBe(counts[i]);
    }
  });

  it('agree on sparse grids with thousands of solutions', () => {
    const random = createRandom('sparse');
    const puzzles = new Uint8Array(81 * SPARSE);
    for (let i = 0; i < SPARSE; i++) dig(randomGrid(random), random, 5 + random.below(16), puzzles, i);
    const [a, b] = [kernel, bands].map((solver) => solved(puzzles, { ...solver, limit: 5000 }));
    expect(a.counts).toEqual(b.counts);
    expect(Buffer.compare(a.solutions, b.solutions)).toBe(0);
  });

  it('count exactly into the hundred thousands', () => {
    const puzzle = new Uint8Array(81 * 5);
    puzzle.set(grid(SEVENTEEN));
    for (let i = 0; i < 5; i++) {
      puzzle.copyWithin(81 * i, 0, 81);
      // Fewer givens, more solutions: one given left out, then two.
      grid(SEVENTEEN)
        .reduce<number[]>((cells, digit, cell) => (digit > 0 ? [...cells, cell] : cells), [])
        .filter((_, k) => k === i || k === i + 3)
        .forEach((cell) => (puzzle[81 * i + cell] = 0));
    }
    const [a, b] = [kernel, bands].map((solver) => {
      const counts = new Uint32Array(5);
      countBatch(puzzle, counts, { ...solver, limit: 150_000 });
      return counts;
    });
    expect(a).toEqual(b);
    expect(Math.max(...a)).toBeGreaterThan(100_000);
  });
});

describe.each([kernel, bands])('a batch by $solver', (solver) => {
  it.each([
    ['a full grid', SOLVED, 2, 1],
    ['one cell missing', SOLVED.replace('5', '.'), 2, 1],
    ['the empty grid', '.'.repeat(81), 2, 2],
    ['the empty grid, limit 1', '.'.repeat(81), 1, 1],
    ['the empty grid, limit 100,000', '.'.repeat(81), 100_000, 100_000],
    ['conflicting givens', '11' + '.'.repeat(79), 2, 0],
    ['all givens, one wrong', '4' + SOLVED.slice(1), 2, 0],
    ['17 givens', SEVENTEEN, 2, 1],
    ['two digits with only one cell between them, found at random', CROWDED, 2, 0],
  ])('counts %s', (_, line, limit, expected) => {
    const counts = new Uint32Array(1);
    countBatch(grid(line), counts, { ...solver, limit });
    expect(counts[0]).toBe(expected);
  });

  it.each([0, 1, 7, 8, 9, 4095, 4096, 4097, 9000])('keeps the order of %i puzzles', (size) => {
    const random = createRandom(`order ${size}`);
    const puzzles = new Uint8Array(81 * size);
    const expected = new Uint8Array(81 * size);
    const pool = Array.from({ length: 20 }, () => randomGrid(random));
    for (let i = 0; i < size; i++) {
      const full = pool[random.below(pool.length)];
      dig(full, random, 70, puzzles, i);
      expected.set(full, 81 * i);
    }
    const { solutions, counts } = solved(puzzles, solver);
    expect(counts.length).toBe(size);
    const wrong = [...counts.keys()].filter((i) => {
      const [found, wanted] = [solutions, expected].map((all) => all.subarray(81 * i, 81 * i + 81));
      return counts[i] === 1 && Buffer.compare(found, wanted) !== 0;
    });
    expect(wrong).toEqual([]);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(Math.floor(size * 0.9));
  });

  it('marks what is no puzzle and solves its neighbours', () => {
    const puzzles = new Uint8Array(81 * 4);
    for (let i = 0; i < 4; i++) puzzles.set(grid(SEVENTEEN), 81 * i);
    puzzles[81] = 10;
    puzzles[81 * 3 - 1] = 46;
    const { solutions, counts } = solved(puzzles, solver);
    expect([...counts]).toEqual([1, MALFORMED, MALFORMED, 1]);
    expect([...solutions.subarray(81, 243)]).toEqual(Array(162).fill(0));
    expect(solutions.subarray(243)).toEqual(solutions.subarray(0, 81));
  });

  it('goes from lines to lines', () => {
    const lines = [
      SOLVED,
      SEVENTEEN,
      SEVENTEEN.replaceAll('.', '0'),
      '11' + '.'.repeat(79),
      'x' + SOLVED.slice(1),
    ];
    const text = ascii(lines.map((line) => `${line}\n`).join(''));
    const out = new Uint8Array(text.length);
    const counts = new Uint32Array(5);
    expect(solveLines(text, out, counts, solver).status).toBe('done');
    const answers = String.fromCharCode(...out).split('\n');
    expect([...counts]).toEqual([1, 1, 1, 0, MALFORMED]);
    expect(answers[0]).toBe(SOLVED);
    expect(answers[2]).toBe(answers[1]);
    expect(wrongSolutions(grid(SEVENTEEN), grid(answers[1]), counts.subarray(1, 2))).toEqual([]);
    expect(answers.slice(3)).toEqual(['.'.repeat(81), '.'.repeat(81), '']);
  });

  it('marks a line that does not end where it should', () => {
    const text = ascii(`${SOLVED}\n${SOLVED} ${SOLVED}\n`);
    const counts = new Uint32Array(3);
    solveLines(text, new Uint8Array(text.length), counts, solver);
    expect([...counts]).toEqual([1, MALFORMED, 1]);
  });

  it('ends when asked to and says how far it came', () => {
    const puzzles = new Uint8Array(81 * 3);
    puzzles.set(grid(SOLVED));
    puzzles.set(grid(SOLVED), 162); // the middle one is empty and counted to the end of days
    const counts = new Uint32Array(3);
    const seen: number[] = [];
    const options = { ...solver, limit: 4e9, onProgress: (done: number) => seen.push(done) };
    const outcome = countBatch(puzzles, counts, { ...options, shouldStop: () => seen.length > 5 });
    expect(outcome).toMatchObject({ done: 1, status: 'stopped', solver: solver.solver });
    expect(outcome.guesses).toBeGreaterThan(0);
    expect(seen.length).toBe(6);
  });

  it('runs several batches at once', () => {
    const puzzles = grid('.'.repeat(81));
    const many = Array.from({ length: 3 }, (_, k) => {
      const counts = new Uint32Array(1);
      return { counts, limit: 5000 * (k + 1) };
    });
    const steps = many.map(({ counts, limit }) =>
      batchSteps({ form: 'bytes', puzzles, counts }, { ...solver, limit }),
    );
    for (let left = steps; left.length > 0;) left = left.filter((step) => !step.next().done);
    expect(many.map(({ counts }) => counts[0])).toEqual([5000, 10_000, 15_000]);
  });

  it.each([
    ['puzzles', 80, 81, 1, 2],
    ['solutions', 81, 80, 1, 2],
    ['counts', 162, 162, 1, 2],
    ['a limit of 0', 81, 81, 1, 0],
    ['a limit of 1.5', 81, 81, 1, 1.5],
    ['a limit past the end', 81, 81, 1, 2 ** 32],
  ])('refuses %s that do not fit', (_, puzzles, solutions, counts, limit) => {
    const call = () =>
      solveBatch(new Uint8Array(puzzles), new Uint8Array(solutions), new Uint32Array(counts), {
        ...solver,
        limit,
      });
    expect(call).toThrow(RangeError);
  });
});

/** Random full grids with 20 to 36 cells kept; every third has one digit changed. */
function mutatedPuzzles(): Uint8Array {
  if (mutated) return mutated;
  const random = createRandom('mutations');
  mutated = new Uint8Array(81 * MUTATED);
  let full = randomGrid(random);
  for (let i = 0; i < MUTATED; i++) {
    if (i % 20 === 0) full = randomGrid(random);
    dig(full, random, i % 25 === 0 ? 20 + random.below(6) : 27 + random.below(10), mutated, i);
    if (i % 3 === 0) mutate(mutated.subarray(81 * i, 81 * i + 81), random);
  }
  return mutated;
}
let mutated: Uint8Array | undefined;

function mutate(puzzle: Uint8Array, random: Random): void {
  for (;;) {
    const cell = random.below(81);
    if (puzzle[cell] === 0) continue;
    puzzle[cell] = 1 + random.below(9);
    return;
  }
}

/** Three boxes on the diagonal do not see each other: any digits there can be completed. */
function randomGrid(random: Random): Uint8Array {
  const cells = new Uint8Array(81);
  for (let box = 0; box < 3; box++) {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let k = 0; k < 9; k++) {
      const [digit] = digits.splice(random.below(digits.length), 1);
      cells[30 * box + 9 * Math.floor(k / 3) + (k % 3)] = digit;
    }
  }
  // One more random row if there is one, so that grids differ by more than their labels.
  for (let k = 0; k < 12; k++) {
    const cell = random.below(81);
    const held = cells[cell];
    if (held !== 0) continue;
    cells[cell] = 1 + random.below(9);
    if (completed(cells) === undefined) cells[cell] = 0;
  }
  return completed(cells)!;
}

function completed(cells: Uint8Array): Uint8Array | undefined {
  const search = newBandSearch();
  beginBands(search, cells, 0);
  runBands(search, 1, Infinity);
  return search.count > 0 ? search.solutions[0] : undefined;
}

/** Keeps `kept` random cells of a full grid as puzzle `i`. */
function dig(full: Uint8Array, random: Random, kept: number, puzzles: Uint8Array, i: number): void {
  for (let left = kept; left > 0;) {
    const cell = random.below(81);
    if (puzzles[81 * i + cell] !== 0) continue;
    puzzles[81 * i + cell] = full[cell];
    left--;
  }
}

function solved(puzzles: Uint8Array, options: BatchOptions): { solutions: Uint8Array; counts: Uint32Array } {
  const solutions = new Uint8Array(puzzles.length);
  const counts = new Uint32Array(puzzles.length / 81);
  solveBatch(puzzles, solutions, counts, options);
  return { solutions, counts };
}

function differences(a: Uint32Array, b: Uint32Array): number[] {
  return [...a.keys()].filter((i) => a[i] !== b[i]);
}

/** The numbers of puzzles with no, one, few and very many solutions, as far as the limit shows. */
function kinds(counts: Uint32Array, limit: number): number[] {
  const all = [
    counts.filter((count) => count === 0).length,
    counts.filter((count) => count === 1).length,
    counts.filter((count) => count > 1 && count < 50).length,
    counts.filter((count) => count >= 50).length,
  ];
  return all.slice(0, limit === 1 ? 2 : limit === 2 ? 3 : 4);
}

function wrongSolutions(puzzles: Uint8Array, solutions: Uint8Array, counts: Uint32Array): number[] {
  return [...counts.keys()].filter((i) => {
    if (counts[i] === 0) return false;
    const givens = [...puzzles.subarray(81 * i, 81 * i + 81)];
    return !isSolutionOf({ geometry: classic9(), constraints: [], givens }, [
      ...solutions.subarray(81 * i, 81 * i + 81),
    ]);
  });
}

function grid(line: string): Uint8Array {
  return Uint8Array.from(line, (symbol) => Number(symbol) || 0);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (symbol) => symbol.charCodeAt(0));
}

it.each(['kernel', 'bands'] as const)('the %s tells how many guesses a batch took', (solver) => {
  const lines = [
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    '..............1......7........8...41.7..........9148.............64..........9...',
  ];
  const guessesOf = (...some: string[]): number => {
    const puzzles = Uint8Array.from(some.flatMap((line) => [...line].map((sign) => Number(sign) || 0)));
    return countBatch(puzzles, new Uint32Array(some.length), { solver }).guesses;
  };
  const [easy, hard, third] = lines.map((line) => guessesOf(line));
  expect(easy).toBe(0);
  expect(hard).toBeGreaterThan(0);
  // Lanes that share work may guess differently beside others.
  expect(guessesOf(lines[0], lines[1])).toBeGreaterThan(0);
  if (solver === 'bands') expect(guessesOf(...lines)).toBe(easy + hard + third);
});
