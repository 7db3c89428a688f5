/** Generators behind one interface. */
import { SudokuCreator } from '@algorithm.ts/sudoku';
import { classic9, type Digits, generate } from 'pencilmark';
import Qqwing from 'qqwing';
import sudoku from 'sudoku';

export interface PuzzleGenerator {
  readonly name: string;
  /** Maximum puzzles per round: about a tenth of a second's worth. */
  readonly most: number;
  /** Puzzles of 81 digits, 0 for empty. */
  readonly make: (count: number, round: number) => readonly Digits[];
}

export const GENERATORS: readonly PuzzleGenerator[] = [
  { name: 'pencilmark', most: 1024, make: ours },
  { name: '@algorithm.ts/sudoku', most: 20, make: algorithmTs },
  { name: 'qqwing', most: 10, make: qqwing },
  { name: 'sudoku', most: 5, make: sudokuPackage },
];

function ours(count: number, round: number): Digits[] {
  return [...generate({ geometry: classic9(), seed: `round ${round}`, count })].map(
    ({ puzzle }) => puzzle!.givens,
  );
}

function algorithmTs(count: number): Digits[] {
  const creator = new SudokuCreator({ childMatrixWidth: 3 });
  return Array.from({ length: count }, () =>
    Array.from(creator.createSudoku(1).puzzle, (digit) => digit + 1),
  );
}

function qqwing(count: number): Digits[] {
  const generator = new Qqwing();
  generator.setPrintStyle(Qqwing.PrintStyle.ONE_LINE);
  return Array.from({ length: count }, () => {
    generator.generatePuzzle();
    return Array.from(generator.getPuzzleString().slice(0, 81), (symbol) => Number(symbol) || 0);
  });
}

function sudokuPackage(count: number): Digits[] {
  return Array.from({ length: count }, () =>
    sudoku.makepuzzle().map((digit) => (digit === null ? 0 : digit + 1)),
  );
}
