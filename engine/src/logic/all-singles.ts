import { allDigits, digitBit, digitCount, type DigitSet, NO_DIGITS } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Digits } from '../puzzle/puzzle.ts';

/*
 * The digits that the candidates settle directly. `techniques/basic/singles.ts` finds them with their proofs and in a
 * solver's order; this is for callers that want all of them at once, after every move.
 */

/** For each cell, its candidate if it has only one, otherwise the empty set. */
export function nakedSingles(candidates: readonly DigitSet[]): DigitSet[] {
  return candidates.map((set) => (digitCount(set) === 1 ? set : NO_DIGITS));
}

/**
 * For each cell, the digits that have no other place in one of its houses. Only houses that must hold every digit
 * count; a cell has several such digits only if the board is broken.
 */
export function hiddenSingles(
  { houses, size }: Geometry,
  digits: Digits,
  candidates: readonly DigitSet[],
): DigitSet[] {
  const singles = candidates.map(() => NO_DIGITS);
  for (const { cells, full } of houses) {
    if (!full) continue;
    let once = NO_DIGITS;
    let more = NO_DIGITS;
    for (const cell of cells) {
      if (digits[cell] !== 0) more |= digitBit(digits[cell]);
      more |= once & candidates[cell];
      once |= candidates[cell];
    }
    const only = once & ~more & allDigits(size);
    if (only === NO_DIGITS) continue;
    for (const cell of cells) singles[cell] |= candidates[cell] & only;
  }
  return singles;
}
