/** The 4×4 puzzles of the page, made when the page is generated: always the same ones, each with one solution. */
import { createRandom, shuffle } from 'pencilmark';
import type { Random } from 'pencilmark';
import type { Layout } from './layout.ts';
import { run } from './model.ts';

export const LEVELS = ['easy', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Puzzles per level; the page relabels their digits, which makes 24 of each. */
export const PER_LEVEL = 12;

/** Givens per cell, 0 for an empty one. */
export function shelfOf(layout: Layout, level: Level): number[][] {
  const random = createRandom(`4x4 ${level}`);
  const shelf = new Map<string, number[]>();
  while (shelf.size < PER_LEVEL) {
    const solution = fullGrid(layout, random);
    const puzzle =
      level === 'easy' ? openTwoPerBox(layout, solution, random) : minimal(layout, solution, random);
    if (puzzle) shelf.set(puzzle.join(''), puzzle);
  }
  return [...shelf.values()];
}

/** Places digits at random such that the grid can still be completed. */
function fullGrid(layout: Layout, random: Random): number[] {
  const grid = layout.cells.map(() => 0);
  for (const cell of shuffle([...grid.keys()], random)) {
    const digits = shuffle(
      layout.cells[cell]!.candidates.map((i) => layout.candidates[i]!.digit),
      random,
    );
    grid[cell] = digits.find((digit) => completable(layout, grid.with(cell, digit)))!;
  }
  return grid;
}

const completable = (layout: Layout, grid: readonly number[]): boolean => run(layout, grid).mode === 'solved';

/** Unique if no open cell can have a digit other than the solution's. */
function unique(layout: Layout, solution: readonly number[], puzzle: readonly number[]): boolean {
  return layout.candidates.every(
    ({ cell, digit }) =>
      puzzle[cell] !== 0 || solution[cell] === digit || !completable(layout, puzzle.with(cell, digit)),
  );
}

/** Two open cells in every box except one, which has an additional given. */
function openTwoPerBox(layout: Layout, solution: number[], random: Random): number[] | undefined {
  const puzzle = [...solution];
  for (let box = 1; box <= layout.digits; box++) {
    const cells = layout.cells.flatMap((cell, index) => (cell.box === box ? [index] : []));
    for (const cell of shuffle(cells, random).slice(0, box === 1 ? 1 : 2)) puzzle[cell] = 0;
  }
  return unique(layout, solution, puzzle) ? puzzle : undefined;
}

/** Every given is needed. */
function minimal(layout: Layout, solution: number[], random: Random): number[] {
  let puzzle = [...solution];
  for (const cell of shuffle([...puzzle.keys()], random)) {
    const without = puzzle.with(cell, 0);
    if (unique(layout, solution, without)) puzzle = without;
  }
  return puzzle;
}
