/** The parts used here of contenders without their own types. */
declare module 'qqwing' {
  class Qqwing {
    setPuzzle(digits: ArrayLike<number>): boolean;
    solve(): boolean;
    countSolutions(round: number, limitToTwo: boolean): number;
    getSolutionString(): string;
    generatePuzzle(): boolean;
    getPuzzleString(): string;
    setPrintStyle(style: number): void;
    static readonly PrintStyle: { readonly ONE_LINE: number };
  }
  export = Qqwing;
}

declare module 'sudoku' {
  /** Cells are null or 0–8. */
  export function makepuzzle(): (number | null)[];
  export function solvepuzzle(board: readonly (number | null)[]): number[] | null;
}
