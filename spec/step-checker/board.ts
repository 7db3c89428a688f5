/** The board before the step, as a checker reads it, with simple queries. */
import type { Candidate, Cell, Digit, Digits, DigitSet, HouseIndex, Puzzle, Step } from 'pencilmark';

/** The whole puzzle, including its own pencil marks, and the current state of the game. */
export interface CheckedBoard extends Puzzle {
  readonly digits: Digits;
  readonly candidates: readonly DigitSet[];
}

/** Why a step is not proved; undefined if it is proved. */
export type Verdict = string | undefined;
export type Checker = (board: CheckedBoard, step: Step) => Verdict;

export function holds({ digits, candidates }: CheckedBoard, cell: Cell, digit: Digit): boolean {
  return digits[cell] === 0 && ((candidates[cell] >> (digit - 1)) & 1) === 1;
}

export function candidatesIn(board: CheckedBoard, cell: Cell): Digit[] {
  return digitsOf(board.digits[cell] === 0 ? board.candidates[cell] : 0);
}

export function digitsOf(set: DigitSet): Digit[] {
  const digits: Digit[] = [];
  for (let digit = 1; set >> (digit - 1) !== 0; digit++) if ((set >> (digit - 1)) & 1) digits.push(digit);
  return digits;
}

/** The cells of a house where the digit may stand; undefined if the house need not hold it, or already does. */
export function placesIn(board: CheckedBoard, house: HouseIndex, digit: Digit): Cell[] | undefined {
  const home = board.geometry.houses[house];
  if (!home?.full || home.cells.some((cell) => board.digits[cell] === digit)) return undefined;
  return home.cells.filter((cell) => holds(board, cell, digit));
}

export function isIn({ geometry }: CheckedBoard, house: HouseIndex, cell: Cell): boolean {
  return geometry.houses[house]?.cells.includes(cell) ?? false;
}

export function sameCells(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

export function union(board: CheckedBoard, cells: readonly Cell[]): Digit[] {
  return [...new Set(cells.flatMap((cell) => candidatesIn(board, cell)))].sort((a, b) => a - b);
}

export function houseList({ evidence }: Step, role: string): HouseIndex[] {
  return (evidence.houses ?? []).filter((part) => part.role === role).map(({ house }) => house);
}

export function cellList({ evidence }: Step, role: string): Cell[] {
  return (evidence.cells ?? []).filter((part) => part.role === role).flatMap((part) => part.cells);
}

export function candidateList({ evidence }: Step, role: string): Candidate[] {
  return (evidence.candidates ?? []).filter((part) => part.role === role);
}

/** Every elimination passes the test, and nothing is placed. */
export function onlyStrikes(
  { eliminations, placements }: Step,
  passes: (eliminated: Candidate) => boolean,
): Verdict {
  if (placements.length > 0) return 'it places something';
  return eliminations.every(passes) ? undefined : 'an elimination does not follow';
}
