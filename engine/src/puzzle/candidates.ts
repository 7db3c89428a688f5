import { constraintFunctions } from '../constraints/provided.ts';
import {
  allDigits,
  type Digit,
  digitBit,
  digitSet,
  type DigitSet,
  digitsIn,
  hasDigit,
  NO_DIGITS,
} from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import { requireValue, wholeNumber } from '../require.ts';
import { type Puzzle, requireDigits, requirePuzzle } from './puzzle.ts';

/**
 * For each cell, the digits that no peer holds and that no constraint excludes because of a single filled cell: the
 * marks that a player would pencil in first. A filled cell has none. The result belongs to the caller, who may change
 * it.
 */
export function candidatesOf(puzzle: Puzzle, digits: ArrayLike<Digit> = puzzle.givens): DigitSet[] {
  requirePuzzle(puzzle);
  if (digits !== puzzle.givens) requireDigits(puzzle.geometry, 'digits', digits);
  const open = candidatesByHouses(puzzle, digits);
  if (puzzle.constraints.length > 0) barCandidates(puzzle, digits, open);
  return open;
}

function candidatesByHouses({ geometry, allowed }: Puzzle, digits: ArrayLike<Digit>): DigitSet[] {
  const full = allDigits(geometry.size);
  // A cell has far more peers than houses.
  const held = geometry.houses.map(({ cells }) => {
    let set = NO_DIGITS;
    for (const cell of cells) if (digits[cell] !== 0) set |= digitBit(digits[cell]);
    return set;
  });
  return Array.from(digits, (digit, cell) => {
    if (digit !== 0) return NO_DIGITS;
    let seen = NO_DIGITS;
    for (const house of geometry.housesOf[cell]) seen |= held[house];
    return (allowed ? allowed[cell] : full) & ~seen;
  });
}

/** Removes the digits that single relations exclude: in one cell, and in a pair with one filled cell. */
function barCandidates({ geometry, constraints }: Puzzle, digits: ArrayLike<Digit>, open: DigitSet[]): void {
  for (const relation of constraintFunctions().compileConstraints(geometry, constraints)) {
    if (relation.is === 'among') open[relation.cell] &= relation.digits;
    if (relation.is === 'differ') {
      const held = relation.cells.reduce(
        (set, cell) => (digits[cell] ? set | digitBit(digits[cell]) : set),
        NO_DIGITS,
      );
      for (const cell of relation.cells) open[cell] &= ~held;
    }
    if (relation.is === 'pair') {
      const { a, b, table } = relation;
      if (digits[a] !== 0) open[b] &= table[digits[a] - 1];
      if (digits[b] !== 0) {
        const left = digitSet(digitsIn(open[a]).filter((digit) => hasDigit(table[digit - 1], digits[b])));
        open[a] = left;
      }
    }
  }
}

/** The digits that the peers of a cell hold. Ignores constraints. */
export function seenFrom(geometry: Geometry, digits: ArrayLike<Digit>, cell: number): DigitSet {
  requireDigits(geometry, 'digits', digits);
  requireValue('cell', cell, wholeNumber(0, digits.length - 1));
  let seen = NO_DIGITS;
  for (const peer of geometry.peers[cell]) {
    if (digits[peer] !== 0) seen |= digitBit(digits[peer]);
  }
  return seen;
}
