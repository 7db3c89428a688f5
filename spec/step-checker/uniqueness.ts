/** Checks rectangles by trying every filling of their cells, and the grave by counting. */
import type { Candidate, Cell, Digit, Step } from 'pencilmark';
import {
  candidateList,
  candidatesIn,
  cellList,
  type CheckedBoard,
  type Checker,
  digitsOf,
  holds,
  houseList,
  isIn,
  onlyStrikes,
  placesIn,
  sameCells,
} from './board.ts';
import { excludes, sees } from './sight.ts';

/**
 * With an eliminated candidate in place, the corners and the cells of a subset are filled in every way that the
 * candidates and the houses of the evidence allow. Every way must end in the deadly pattern.
 */
export const rectangle: Checker = (board, step) => {
  const { deadly } = step.evidence;
  if (!deadly || deadly.cells.length !== 4 || !canExchange(board, deadly.cells)) return 'no rectangle';
  const cells = [...new Set([...deadly.cells, ...cellList(step, 'pattern')])];
  const pair = step.evidence.digits;
  if (pair.length !== 2) return 'not two digits';
  if (!deadly.cells.every((cell) => mayHold(board, cell, pair))) return 'the puzzle forbids the exchange';
  return onlyStrikes(step, (eliminated) => {
    const choices = cells.map((cell) => choicesOf(board, cell, eliminated));
    return !canFill(board, step, cells, choices, eliminated, (filled) =>
      isDeadly(deadly.cells, cells, filled, pair),
    );
  });
};

/** Whether no cell is given and every house meets the two diagonals of the rectangle equally often. */
function canExchange(board: CheckedBoard, cells: readonly Cell[]): boolean {
  if (cells.some((cell) => board.givens[cell] !== 0)) return false;
  const [a, b, c, d] = [...cells].sort((x, y) => x - y);
  return board.geometry.houses.every((house) => {
    const count = (pair: readonly Cell[]): number => pair.filter((cell) => house.cells.includes(cell)).length;
    return count([a, d]) === count([b, c]);
  });
}

/** Whether the puzzle's own pencil marks, if any, allow these digits in the cell. */
function mayHold({ allowed }: CheckedBoard, cell: Cell, digits: readonly Digit[]): boolean {
  return !allowed || digits.every((digit) => digitsOf(allowed[cell]).includes(digit));
}

function choicesOf(board: CheckedBoard, cell: Cell, eliminated: Candidate): Digit[] {
  if (board.digits[cell] !== 0) return [board.digits[cell]];
  if (cell === eliminated.cell) return [eliminated.digit];
  return candidatesIn(board, cell).filter((digit) => !excludes(board, eliminated, { cell, digit }));
}

function isDeadly(
  corners: readonly Cell[],
  cells: readonly Cell[],
  filled: readonly Digit[],
  pair: readonly Digit[],
): boolean {
  const [a, b, c, d] = [...corners].sort((x, y) => x - y).map((cell) => filled[cells.indexOf(cell)]);
  return a === d && b === c && a !== b && pair.includes(a) && pair.includes(b);
}

function canFill(
  board: CheckedBoard,
  step: Step,
  cells: readonly Cell[],
  choices: readonly (readonly Digit[])[],
  eliminated: Candidate,
  isOut: (filled: readonly Digit[]) => boolean,
): boolean {
  const filled: Digit[] = [];
  const fits = (digit: Digit): boolean =>
    filled.every((other, k) => other !== digit || !sees(board, cells[k], cells[filled.length]));
  const fill = (): boolean => {
    if (filled.length === cells.length)
      return !isOut(filled) && housesAreServed(board, step, cells, filled, eliminated);
    return choices[filled.length].some((digit) => {
      if (!fits(digit)) return false;
      filled.push(digit);
      const isFilled = fill();
      filled.pop();
      return isFilled;
    });
  };
  return fill();
}

/** A digit whose places in a house of the evidence all lie among the cells must stand in one of them. */
function housesAreServed(
  board: CheckedBoard,
  step: Step,
  cells: readonly Cell[],
  filled: readonly Digit[],
  eliminated: Candidate,
): boolean {
  return houseList(step, 'home').every((house) =>
    board.geometry.symbols.every((_, k) => {
      const digit = k + 1;
      const places = placesIn(board, house, digit);
      const isElsewhere = !places || places.some((cell) => !cells.includes(cell));
      const isEliminated = eliminated.digit === digit && isIn(board, house, eliminated.cell);
      return isElsewhere || isEliminated || places.some((cell) => filled[cells.indexOf(cell)] === digit);
    }),
  );
}

/**
 * Without the extra candidate, every open cell has two candidates, and every digit has no or two places in every house.
 */
export const grave: Checker = (board, step) => {
  const [extra] = candidateList(step, 'extra');
  if (!extra || !holds(board, extra.cell, extra.digit)) return 'no extra candidate';
  const isExtra = (cell: Cell, digit: Digit): boolean => cell === extra.cell && digit === extra.digit;
  const left = board.geometry.cells.map((_, cell) =>
    candidatesIn(board, cell).filter((digit) => !isExtra(cell, digit)),
  );
  const isPaired = left.every((digits, cell) => board.digits[cell] !== 0 || digits.length === 2);
  const isEven = board.geometry.houses.every((house) =>
    board.geometry.symbols.every((_, k) =>
      [0, 2].includes(house.cells.filter((cell) => left[cell].includes(k + 1)).length),
    ),
  );
  const { deadly } = step.evidence;
  const isNamed = deadly?.cells.every((cell, k) => sameCells(left[cell], digitsOf(deadly.digits[k])));
  if (!isPaired || !isEven || !isNamed) return 'no grave';
  return onlyStrikes(step, ({ cell, digit }) => cell === extra.cell && digit !== extra.digit);
};
