import { type Digit, hasDigit } from './digits.ts';
import { type Cell, type Geometry, type House, houseName, cellName } from './geometry.ts';
import { type Digits, type Puzzle, symbolOf } from './puzzle.ts';

/** A house that holds a digit more than once. */
export interface Conflict {
  readonly house: House;
  readonly digit: Digit;
  /** The cells of the house that hold it, two or more, in reading order. */
  readonly cells: readonly Cell[];
}

/** Every conflict among the digits of a board, house by house in the geometry's order. */
export function findConflicts(geometry: Geometry, digits: Digits): Conflict[] {
  return geometry.houses.flatMap((house) => conflictsIn(house, digits));
}

/** Whether no house holds a digit twice. Says nothing about solutions. */
export function isConsistent(geometry: Geometry, digits: Digits): boolean {
  return findConflicts(geometry, digits).length === 0;
}

/** Whether `digits` fills the board, obeys every house, and keeps the puzzle's givens and pencil marks. */
export function isSolutionOf({ geometry, givens, allowed }: Puzzle, digits: Digits): boolean {
  const keeps = (digit: Digit, cell: Cell): boolean =>
    digit !== 0 &&
    (givens[cell] === 0 || givens[cell] === digit) &&
    (!allowed || hasDigit(allowed[cell], digit));
  return digits.length === givens.length && digits.every(keeps) && isConsistent(geometry, digits);
}

/** A conflict in words: `row 3 holds 5 at r3c1 and r3c7`. */
export function describeConflict(geometry: Geometry, { house, digit, cells }: Conflict): string {
  const names = cells.map((cell) => cellName(geometry, cell));
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${houseName(geometry, house)} holds ${symbolOf(geometry, digit)} at ${listed}`;
}

function conflictsIn(house: House, digits: Digits): Conflict[] {
  const holders = new Map<Digit, Cell[]>();
  for (const cell of house.cells) {
    if (digits[cell] === 0) continue;
    const cells = holders.get(digits[cell]);
    if (cells) cells.push(cell);
    else holders.set(digits[cell], [cell]);
  }
  return [...holders]
    .filter(([, cells]) => cells.length > 1)
    .map(([digit, cells]) => ({ house, digit, cells }))
    .sort((a, b) => a.digit - b.digit);
}
