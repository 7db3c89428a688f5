/**
 * All contenders behind one interface: lines of 81 characters in one buffer to lines in another. Any conversion that a
 * contender needs is part of its time, as it is for any caller.
 */
import { SudokuSolver } from '@algorithm.ts/sudoku';
import { DancingLinks } from 'dancing-links';
import { solveLines } from 'pencilmark';
import Qqwing from 'qqwing';
import sudoku from 'sudoku';

/** The bytes of one puzzle: 81 and a line feed. */
export const LINE = 82;

/** Whether a contender also proves that there is no second solution. */
export const MODES = ['unique', 'first'] as const;
export type Mode = (typeof MODES)[number];

export interface Contender {
  readonly name: string;
  readonly mode: Mode;
  /** Maximum puzzles per round: about a tenth of a second's worth for the slow ones. */
  readonly most: number;
  /** Solves all lines. */
  readonly solve: (lines: Uint8Array, solved: Uint8Array) => void;
}

export const CONTENDERS: readonly Contender[] = [
  { name: 'pencilmark kernel', mode: 'unique', most: 20_000, solve: byOurs('kernel') },
  { name: 'pencilmark bands', mode: 'unique', most: 4_000, solve: byOurs('bands') },
  { name: 'pencilmark kernel', mode: 'first', most: 20_000, solve: byOurs('kernel', true) },
  { name: 'dancing-links', mode: 'unique', most: 400, solve: dancingLinks() },
  { name: 'qqwing', mode: 'unique', most: 150, solve: qqwing() },
  { name: '@algorithm.ts/sudoku', mode: 'first', most: 400, solve: algorithmTs() },
  { name: 'sudoku', mode: 'first', most: 100, solve: sudokuPackage },
];

function byOurs(solver: 'kernel' | 'bands', anySolution = false): Contender['solve'] {
  return (lines, solved) => {
    const options = { limit: anySolution ? 1 : 2, anySolution, solver };
    const outcome = solveLines(lines, solved, new Uint32Array(lines.length / LINE), options);
    if (outcome.solver !== solver) throw new Error(`${solver} is not available here`);
  };
}

/** Exact cover as its authors describe it: a row for every digit that a cell may hold, 324 columns. */
function dancingLinks(): Contender['solve'] {
  interface Placement {
    readonly cell: number;
    readonly digit: number;
  }
  const rows = Array.from({ length: 729 }, (_, k) => {
    const cell = Math.floor(k / 9);
    const digit = k % 9;
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    const columnIndices = [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
    return { data: { cell, digit: digit + 1 }, columnIndices };
  });
  const links = new DancingLinks<Placement>();
  return eachLine((digits, solved, at) => {
    const solver = links.createSolver({ columns: 324 });
    const open = rows.filter(({ data }) => digits[data.cell] === 0 || digits[data.cell] === data.digit);
    solver.addSparseConstraints(open);
    const [first] = solver.find(2);
    for (const { data } of first) solved[at + data.cell] = 48 + data.digit;
  });
}

function qqwing(): Contender['solve'] {
  const solver = new Qqwing();
  solver.setPrintStyle(Qqwing.PrintStyle.ONE_LINE);
  return eachLine((digits, solved, at) => {
    solver.setPuzzle(digits);
    solver.countSolutions(2, true); // from round 2 on it respects the limit
    solver.setPuzzle(digits);
    solver.solve();
    writeText(solver.getSolutionString(), solved, at);
  });
}

function algorithmTs(): Contender['solve'] {
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  const solution = new Array<number>(81).fill(0);
  return eachLine((digits, solved, at) => {
    solver.solve(
      Array.from(digits, (digit) => digit - 1),
      solution,
    );
    for (let cell = 0; cell < 81; cell++) solved[at + cell] = 49 + solution[cell];
  });
}

function sudokuPackage(lines: Uint8Array, solved: Uint8Array): void {
  eachLine((digits, out, at) => {
    const solution = sudoku.solvepuzzle(Array.from(digits, (digit) => (digit === 0 ? null : digit - 1)));
    for (let cell = 0; cell < 81; cell++) out[at + cell] = 49 + solution![cell];
  })(lines, solved);
}

function eachLine(
  solveOne: (digits: Uint8Array, solved: Uint8Array, at: number) => void,
): Contender['solve'] {
  const digits = new Uint8Array(81);
  return (lines, solved) => {
    for (let at = 0; at < lines.length; at += LINE) {
      for (let cell = 0; cell < 81; cell++) digits[cell] = Math.max(0, lines[at + cell] - 48);
      solveOne(digits, solved, at);
      solved[at + 81] = 10;
    }
  };
}

function writeText(text: string, to: Uint8Array, at: number): void {
  for (let cell = 0; cell < 81; cell++) to[at + cell] = text.charCodeAt(cell);
}
