import { allDigits, digitBit, type DigitSet, NO_DIGITS } from './digits.ts';
import type { Geometry } from './geometry.ts';
import type { Digits, Puzzle } from './puzzle.ts';

/**
 * For each cell the digits that no peer holds: what a player would pencil in at first. A filled cell has none.
 * A copy owned by the caller, who may change it.
 */
export function candidatesOf({ geometry, givens, allowed }: Puzzle, digits: Digits = givens): DigitSet[] {
  const full = allDigits(geometry.size);
  // A cell has far more peers than houses.
  const held = geometry.houses.map(({ cells }) => {
    let set = NO_DIGITS;
    for (const cell of cells) if (digits[cell] !== 0) set |= digitBit(digits[cell]);
    return set;
  });
  return digits.map((digit, cell) => {
    if (digit !== 0) return NO_DIGITS;
    let seen = NO_DIGITS;
    for (const house of geometry.housesOf[cell]) seen |= held[house];
    return (allowed ? allowed[cell] : full) & ~seen;
  });
}

/** The digits that the peers of a cell hold. */
export function seenFrom(geometry: Geometry, digits: Digits, cell: number): DigitSet {
  let seen = NO_DIGITS;
  for (const peer of geometry.peers[cell]) {
    if (digits[peer] !== 0) seen |= digitBit(digits[peer]);
  }
  return seen;
}
