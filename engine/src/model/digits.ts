/**
 * Digits and sets of digits.
 *
 * A digit is an integer from 1 to N; 0 stands for "no digit" where a cell may be empty.
 * A set of digits is one integer with bit `digit − 1` set for each member, so sets hold digits up to 31.
 */
import { requireValue, type Want, wholeNumber } from '../require.ts';

/** An integer from 1 to N; 0 stands for none. */
export type Digit = number;
/** A set of digits as one integer: bit `digit − 1` is set for each member. Limited to 31 digits. */
export type DigitSet = number;

/** A digit for each cell of a geometry, 0 if there is none. */
export type Digits = readonly Digit[];

/** The largest digit that a `DigitSet` can hold. */
export const MAX_SET_DIGIT = 31;

/** A digit that a set can hold. */
export const SET_DIGIT: Want = wholeNumber(1, MAX_SET_DIGIT);

/** The empty set. */
export const NO_DIGITS: DigitSet = 0;

/** The set with only this digit (1 … 31). */
export function digitBit(digit: Digit): DigitSet {
  return 1 << (digit - 1);
}

/** The set of the digits 1 … `size`. */
export function allDigits(size: number): DigitSet {
  requireValue('size', size, SET_DIGIT);
  return 2 ** size - 1;
}

/** The set of these digits, 1 … 31 each. */
export function digitSet(digits: Iterable<Digit>): DigitSet {
  let set = NO_DIGITS;
  for (const digit of digits) {
    requireValue('digit', digit, SET_DIGIT);
    set |= digitBit(digit);
  }
  return set;
}

/** Whether a set holds a digit (1 … 31). */
export function hasDigit(set: DigitSet, digit: Digit): boolean {
  return ((set >>> (digit - 1)) & 1) === 1;
}

/** The number of digits in a set. */
export function digitCount(set: DigitSet): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether a set, of digits or of positions, has one member. */
export function isSingleBit(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** The smallest digit of a non-empty set. */
export function lowestDigit(set: DigitSet): Digit {
  return 32 - Math.clz32(set & -set);
}

/** The members in ascending order. */
export function digitsIn(set: DigitSet): Digit[] {
  const digits: Digit[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(lowestDigit(rest));
  return digits;
}
