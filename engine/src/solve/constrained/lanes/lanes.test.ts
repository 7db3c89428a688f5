/** The lanes core against the scalar one, on generated puzzles with none, one, few and very many solutions. */
import '../provide.ts';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../../../scripts/samples.mjs';
import type { Constraint } from '../../../constraints/kinds.ts';
import { drawGrid } from '../../../generate/random-grid.ts';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../../../model/geometry.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { createRandom, type Random, shuffle } from '../../../random.ts';
import { COUNT, DIGIT_SETS, IN_HOST, LINEAR } from '../core/layout.ts';
import { borrowCore } from '../cores.ts';
import { createModel } from '../create-model.ts';
import { type ConstrainedSearch, searchIn } from '../search.ts';
import { takesLanes } from './image.ts';
import { borrowLanes, LanesCore, OUT_OF_MEMORY } from './lanes.ts';
import { advanceChosen, endChosen, narrowChosen, searchInLanes } from './search.ts';

const BOARDS: Readonly<Record<string, GeometrySpec>> = {
  classic: variantSpec('classic'),
  diagonals: variantSpec('x'),
  windoku: variantSpec('windoku'),
  'six by six': variantSpec('classic', 6),
  'eight by eight': variantSpec('classic', 8),
  latin: variantSpec('latin', 5),
  'several grids': variantSpec('tinysamurai'),
};

/** The maximum number of solutions listed. */
const LIMIT = 6;

/** The types of rules that occurred. */
const types = new Set<number>();
/** The number of puzzles with so many solutions. */
const seen = { none: 0, one: 0, few: 0, many: 0 };

test.each(Object.entries(BOARDS))('agrees with the scalar core: %s', (name, spec) => {
  const read = createGeometry(spec);
  if (!read.ok) throw new Error(read.error.message);
  const random = createRandom(`lanes ${name}`);
  // Every twelfth draws the same kinds of rules and the same number of givens.
  for (let turn = 0; turn < cases(12, 240); turn++) {
    const puzzle = drawPuzzle(read.value, random, turn);
    const model = createModel(puzzle);
    expect(takesLanes(model)).toBe(true);
    const [scalar, lanes] = [searchIn(model, borrowCore()), searchInLanes(model, borrowLanes()!)];
    const expected = solutionsOf(scalar, LIMIT);
    seen[expected.length === 0 ? 'none' : expected.length === 1 ? 'one' : expected.length < LIMIT ? 'few' : 'many']++; // oxfmt-ignore
    const found = solutionsOf(lanes, LIMIT);
    // No diagram was too large.
    expect(lanes.lanes).toBeDefined();
    for (const { type } of model.rules) types.add(type);
    expect(new Set(found).size).toBe(found.length);
    if (expected.length < LIMIT) expect(found).toEqual(expected);
    else {
      expect(found.length).toBe(LIMIT);
      // The scalar core has to confirm each solution.
      for (const digits of found.slice(0, 5)) {
        narrowChosen(scalar, [...digits].map((digit) => 1 << (Number(digit) - 1)), []); // oxfmt-ignore
        expect(solutionsOf(scalar, 2)).toEqual([digits]);
      }
    }
    // Restarted with fewer digits.
    const cell = random.below(model.masks.length);
    const allowed = Array.from(model.masks, (mask, at) =>
      at === cell ? mask & (random.below(511) + 1) : mask,
    );
    for (const search of [scalar, lanes]) narrowChosen(search, allowed, []);
    const again = solutionsOf(scalar, LIMIT);
    if (again.length < LIMIT) expect(solutionsOf(lanes, LIMIT)).toEqual(again);
    else expect(solutionsOf(lanes, LIMIT).length).toBe(LIMIT);
    endChosen(scalar);
    endChosen(lanes);
  }
});

afterAll(() => {
  for (const type of [DIGIT_SETS, LINEAR, COUNT, IN_HOST]) expect(types).toContain(type);
  expect(Object.entries(seen).filter(([, times]) => times < 5)).toEqual([]);
});

test('memory that cannot grow is told', () => {
  const memory = new WebAssembly.Memory({ initial: 8 });
  const exports = {
    memory,
    begin,
    restart: begin,
    join: begin,
    guessed: () => 0,
    advance: () => OUT_OF_MEMORY,
  };
  const geometry = createGeometry(variantSpec('classic'));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const model = createModel(drawPuzzle(geometry.value, createRandom('memory'), 0));
  const search = searchInLanes(model, new LanesCore(exports));
  expect(() => advanceChosen(search, 1)).toThrow('no memory left');
});

function begin(): void {
  // Nothing is searched.
}

function solutionsOf(search: ConstrainedSearch, limit: number): string[] {
  const found: string[] = [];
  while (found.length < limit) {
    const status = advanceChosen(search, 500);
    if (status === 'exhausted') break;
    if (status === 'solution') found.push(search.digits.join(''));
  }
  return found.sort();
}

/** Sums of a full grid, and some of its digits; in every sixth puzzle one sum is off by one. */
function drawPuzzle(geometry: Geometry, random: Random, turn: number): Puzzle {
  const grid = drawGrid(geometry, random)!;
  const constraints = drawRules(geometry, grid, random, turn);
  const share = [0.1, 0.2, 0.3, 0.4, 0.15, 0.25][turn % 6];
  const givens = Array.from(grid, (digit) => (random.below(1_000) < 1_000 * share ? digit : 0));
  return { geometry, constraints, givens };
}

function drawRules(geometry: Geometry, grid: Uint8Array, random: Random, turn: number): Constraint[] {
  if (turn % 4 === 1) return drawLines(geometry, grid, random, turn);
  const withPairs = turn % 4 >= 2;
  const withoutSums = turn % 4 === 3;
  const constraints: Constraint[] = [];
  const used = new Set<number>();
  const value = (cell: number): number => geometry.values[grid[cell] - 1];
  const sumOf = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum + value(cell), 0);
  for (const start of shuffle([...geometry.cells.keys()], random)) {
    const cells = drawPath(geometry, start, 2 + random.below(4), used, random);
    if (cells.length < 2) continue;
    const isPaired = withPairs && random.below(withoutSums ? 1 : 2) === 0;
    if (isPaired && cells.every((cell, at) => at === 0 || grid[cell] !== grid[cells[at - 1]])) {
      constraints.push(drawPairs(cells, cells.map(value)));
    } else if (new Set(cells.map(value)).size === cells.length && random.below(4) > 0) {
      constraints.push({ kind: 'cage', cells, sum: sumOf(cells) });
    } else {
      const weights = random.below(2) === 0 ? undefined : cells.map(() => random.below(7) - 3 || 4);
      const sum = weights ? cells.reduce((all, cell, at) => all + weights[at] * value(cell), 0) : sumOf(cells); // oxfmt-ignore
      constraints.push({ kind: 'sum', cells, sum, ...(weights && { weights }) });
    }
    cells.forEach((cell) => used.add(cell));
    if (constraints.length >= geometry.cells.length / 8) break;
  }
  const wrong = constraints.findIndex((one) => 'sum' in one);
  const one = constraints[wrong] as { sum: number } | undefined;
  if (turn % 6 === 5 && one) constraints[wrong] = { ...one, sum: one.sum + 1 } as Constraint;
  return constraints;
}

/** Rules that are counts or lines read by an automaton; one is wrong in every sixth puzzle. */
function drawLines(geometry: Geometry, grid: Uint8Array, random: Random, turn: number): Constraint[] {
  const constraints: Constraint[] = [];
  const wrong = turn % 6 === 5 ? 1 : 0;
  const lines = shuffle(geometry.houses.filter(({ full }) => full), random).slice(0, 4); // oxfmt-ignore
  for (const { cells } of lines) {
    const values = cells.map((cell) => geometry.values[grid[cell] - 1]);
    const count = values.filter((value, at) => values.slice(0, at).every((other) => other < value)).length;
    const [first, last] = [values.indexOf(1), values.indexOf(values.length)].sort((a, b) => a - b);
    const sum = values.slice(first + 1, last).reduce((total, value) => total + value, 0);
    if (random.below(2) === 0) constraints.push({ kind: 'skyscraper', cells, count: count + wrong });
    else constraints.push({ kind: 'sandwich', cells, sum: sum + wrong });
  }
  const used = new Set<number>();
  for (const start of shuffle([...geometry.cells.keys()], random)) {
    const cells = drawPath(geometry, start, 4, used, random);
    if (cells.length < 4) continue;
    const values = cells.map((cell) => geometry.values[grid[cell] - 1]);
    const other = shuffle(
      [...geometry.cells.keys()].filter((cell) => !cells.includes(cell)),
      random,
    );
    const twin = cells.map((cell) => other.find((one) => grid[one] === grid[cell] && !cells.includes(one))!);
    const drawn = random.below(3);
    if (drawn === 0)
      constraints.push({ kind: 'contain', cells, values: shuffle(values, random).slice(0, 3) });
    else if (drawn === 1) constraints.push({ kind: 'quadruple', cells, values: values.slice(0, 2) });
    else if (new Set(twin).size === 4 && !twin.includes(undefined!)) {
      constraints.push({ kind: 'same-digits', sets: [cells, twin] });
    }
    cells.forEach((cell) => used.add(cell));
    if (constraints.length >= 12) break;
  }
  return constraints;
}

/** A rule about pairs of cells. */
function drawPairs(cells: readonly number[], values: readonly number[]): Constraint {
  const steps = values.slice(1).map((value, at) => Math.abs(value - values[at]));
  return { kind: 'whisper', cells, difference: Math.max(1, Math.min(...steps)) };
}

/** A path of touching cells, none of them used. */
function drawPath(
  { cells }: Geometry,
  start: number,
  length: number,
  used: ReadonlySet<number>,
  random: Random,
): number[] {
  if (used.has(start)) return [];
  const path = [start];
  while (path.length < length) {
    const near = [...cells.keys()].filter((cell) => {
      if (used.has(cell) || path.includes(cell)) return false;
      return path.some(
        (other) =>
          Math.abs(cells[other].row - cells[cell].row) + Math.abs(cells[other].column - cells[cell].column) === 1, // oxfmt-ignore
      );
    });
    if (near.length === 0) break;
    path.push(near[random.below(near.length)]);
  }
  return path;
}
