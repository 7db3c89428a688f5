/** Generators under one face, and the check that all go through. */
import { SudokuCreator } from '@algorithm.ts/sudoku';
import { BUT, classic9, countBatch, generate, solveOpen } from 'pencilmark';
import Qqwing from 'qqwing';
import sudoku from 'sudoku';

export interface PuzzleGenerator {
  readonly name: string;
  /** Puzzles in one round: about a tenth of a second's worth. */
  readonly most: number;
  /** Puzzles of 81 digits, 0 for empty. */
  readonly make: (count: number, round: number) => readonly ArrayLike<number>[];
}

export const GENERATORS: readonly PuzzleGenerator[] = [
  { name: 'pencilmark', most: 1024, make: ours },
  { name: '@algorithm.ts/sudoku', most: 20, make: algorithmTs },
  { name: 'qqwing', most: 10, make: qqwing },
  { name: 'sudoku', most: 5, make: sudokuPackage },
];

/**
 * Counts the puzzles that have several solutions, and those with a given that could go: that is, without a solution
 * that agrees with all other givens and has another digit there.
 */
export function recheck(puzzles: readonly ArrayLike<number>[]): { several: number; redundant: number } {
  let several = 0;
  let redundant = 0;
  // In portions, so that the buffers stay in the cache.
  for (let from = 0; from < puzzles.length; from += PORTION) {
    const part = puzzles.slice(from, from + PORTION);
    for (const [at, puzzle] of part.entries()) whole.set(puzzle, 81 * at);
    countBatch(whole.subarray(0, 81 * part.length), counts, { limit: 2 });
    several += counts.subarray(0, part.length).filter((count) => count !== 1).length;
    const starts = part.map(() => 0);
    let size = 0;
    for (const [at, puzzle] of part.entries()) {
      starts[at] = size;
      for (let cell = 0; cell < 81; cell++) {
        if (puzzle[cell] === 0) continue;
        questions.set(puzzle, 81 * size);
        questions[81 * size++ + cell] = BUT + puzzle[cell];
      }
    }
    solveOpen(questions.subarray(0, 81 * size), solutions, counts, { limit: 1 });
    redundant += starts.filter((start, at) =>
      counts.subarray(start, starts[at + 1] ?? size).includes(0),
    ).length;
  }
  return { several, redundant };
}

const PORTION = 128;
const whole = new Uint8Array(81 * PORTION);
const questions = new Uint8Array(81 * 81 * PORTION);
const solutions = new Uint8Array(81 * 81 * PORTION);
const counts = new Uint32Array(81 * PORTION);

function ours(count: number, round: number): ArrayLike<number>[] {
  return [...generate({ geometry: classic9(), seed: `round ${round}`, count })].map(
    ({ puzzle }) => puzzle!.givens,
  );
}

function algorithmTs(count: number): ArrayLike<number>[] {
  const creator = new SudokuCreator({ childMatrixWidth: 3 });
  return Array.from({ length: count }, () =>
    Array.from(creator.createSudoku(1).puzzle, (digit) => digit + 1),
  );
}

function qqwing(count: number): ArrayLike<number>[] {
  const generator = new Qqwing();
  generator.setPrintStyle(Qqwing.PrintStyle.ONE_LINE);
  return Array.from({ length: count }, () => {
    generator.generatePuzzle();
    return Array.from(generator.getPuzzleString().slice(0, 81), (symbol) => Number(symbol) || 0);
  });
}

function sudokuPackage(count: number): ArrayLike<number>[] {
  return Array.from({ length: count }, () =>
    sudoku.makepuzzle().map((digit) => (digit === null ? 0 : digit + 1)),
  );
}
