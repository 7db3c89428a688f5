/**
 * The reference model: the search machine in ordinary code, one integer per candidate and the depth, no stack. The
 * style sheets must do exactly the same, step by step; the tests compare them.
 */
import type { Layout } from './layout.ts';

export const MODES = ['propagate', 'backtrack', 'guess', 'solved', 'impossible'] as const;
export type Mode = (typeof MODES)[number];

export interface Machine {
  /**
   * One per candidate. 0: open. `stampOf(L)` > 0: eliminated at depth L. −L < 0: open, and the guess that led to depth
   * L.
   */
  readonly fates: readonly number[];
  readonly depth: number;
}

/**
 * The stamp of an elimination at a depth. The gap to the previous stamp equals the depth, so that one remainder takes
 * back all consequences of a guess: modulo the stamp of D, the stamp itself becomes 0 and −D becomes the stamp of D −
 * 1, while a shift by D − 1 keeps all others apart.
 */
const stampOf = (depth: number): number => 1 + (depth * (depth + 1)) / 2;

export interface Look {
  /** The machine's next action. */
  readonly mode: Mode;
  /** Whether each candidate falls if the mode is "propagate". */
  readonly falling: readonly boolean[];
  /** The cell to guess in, if the mode is "guess". */
  readonly pick: number;
}

/**
 * The machine before its first step: for each given, its digit in the peers and the other digits of its cell are
 * eliminated at depth 0.
 */
export function begin(layout: Layout, givens: readonly number[]): Machine {
  const fates = layout.candidates.map((candidate, i) => {
    if (givens[candidate.cell] === candidate.digit) return 0;
    const struck = candidate.constraints.some((u) =>
      layout.constraints[u]!.candidates.some((j) => j !== i && isGiven(layout, givens, j)),
    );
    return struck ? 1 : 0;
  });
  return { fates, depth: 0 };
}

function isGiven(layout: Layout, givens: readonly number[], i: number): boolean {
  const { cell, digit } = layout.candidates[i]!;
  return givens[cell] === digit;
}

/** Counts, singles and contradictions of a position, and the mode that follows from them. */
export function look(layout: Layout, { fates, depth }: Machine): Look {
  const open = fates.map((fate) => (fate <= 0 ? 1 : 0));
  const count = layout.constraints.map((u) => total(u.candidates, open));
  const loose = layout.candidates.map(({ constraints }, i) =>
    open[i] && Math.min(...constraints.map((u) => count[u]!)) > 1 ? 1 : 0,
  );
  const singles = layout.constraints.map((u, index) => count[index]! - total(u.candidates, loose));
  const falling = layout.candidates.map(
    ({ constraints }, i) => loose[i] === 1 && constraints.some((u) => singles[u]! > 0),
  );
  const pick = cellToGuess(layout, count);
  if (count.some((n) => n === 0) || singles.some((n) => n > 1)) {
    return { mode: depth === 0 ? 'impossible' : 'backtrack', falling, pick };
  }
  if (falling.includes(true)) return { mode: 'propagate', falling, pick };
  return { mode: pick < 0 ? 'solved' : 'guess', falling, pick };
}

function total(members: readonly number[], flags: readonly number[]): number {
  return members.reduce((n, i) => n + flags[i]!, 0);
}

/** The first of the cells with the fewest open candidates, but at least two; −1 if every cell has one. */
function cellToGuess(layout: Layout, count: readonly number[]): number {
  let best = -1;
  layout.cells.forEach((_, cell) => {
    if (count[cell]! > 1 && (best < 0 || count[cell]! < count[best]!)) best = cell;
  });
  return best;
}

/** The next state, or the same one if the search has ended. */
export function advance(layout: Layout, machine: Machine): Machine {
  const { mode, falling, pick } = look(layout, machine);
  const { fates, depth } = machine;
  if (mode === 'propagate') {
    return { depth, fates: fates.map((fate, i) => (falling[i] ? stampOf(depth) : fate)) };
  }
  if (mode === 'backtrack') {
    const undo = (fate: number) =>
      fate === stampOf(depth) ? 0 : fate === -depth ? stampOf(depth - 1) : fate;
    return { depth: depth - 1, fates: fates.map(undo) };
  }
  if (mode === 'guess') return guess(layout, machine, pick);
  return machine;
}

/** The lowest open digit of the cell is tried; its other digits fall at the next depth. */
function guess(layout: Layout, { fates, depth }: Machine, cell: number): Machine {
  const siblings = layout.cells[cell]!.candidates;
  const tried = siblings.find((i) => fates[i]! <= 0)!;
  const next = fates.map((fate, i) => {
    if (i === tried) return -(depth + 1);
    return siblings.includes(i) && fate === 0 ? stampOf(depth + 1) : fate;
  });
  return { depth: depth + 1, fates: next };
}

export interface Run {
  readonly mode: Mode;
  readonly steps: number;
  readonly guesses: number;
  readonly backtracks: number;
  readonly deepest: number;
  /** The digit of each cell, 0 if more or less than one is open. */
  readonly digits: readonly number[];
}

/** Runs the machine to its end, or for up to `limit` steps. */
export function run(layout: Layout, givens: readonly number[], limit = 100_000): Run {
  let machine = begin(layout, givens);
  let [steps, guesses, backtracks, deepest] = [0, 0, 0, 0];
  let { mode } = look(layout, machine);
  while (mode !== 'solved' && mode !== 'impossible' && steps < limit) {
    if (mode === 'guess') guesses++;
    if (mode === 'backtrack') backtracks++;
    machine = advance(layout, machine);
    steps++;
    deepest = Math.max(deepest, machine.depth);
    ({ mode } = look(layout, machine));
  }
  return { mode, steps, guesses, backtracks, deepest, digits: digitsOf(layout, machine) };
}

/** The digit of each cell, 0 if more or less than one is open. */
function digitsOf(layout: Layout, { fates }: Machine): number[] {
  return layout.cells.map(({ candidates }) => {
    const open = candidates.filter((i) => fates[i]! <= 0);
    return open.length === 1 ? layout.candidates[open[0]!]!.digit : 0;
  });
}

/** Reads a grid in the usual one-line format: digits, and `.` or `0` for an empty cell. */
export function givensOf(line: string): number[] {
  return [...line].map((symbol) => (symbol >= '1' && symbol <= '9' ? Number(symbol) : 0));
}
