import { describe, expect, test } from 'vitest';
import {
  allDigits,
  digitBit,
  digitCount,
  digitSet,
  digitsIn,
  hasDigit,
  isSingleBit,
  lowestDigit,
  MAX_SET_DIGIT,
  NO_DIGITS,
} from './digits.ts';

const SETS: readonly { digits: number[] }[] = [
  { digits: [] },
  { digits: [1] },
  { digits: [9] },
  { digits: [1, 9] },
  { digits: [2, 3, 5, 7] },
  { digits: [31] },
  { digits: [1, 16, 17, 30, 31] },
  { digits: Array.from({ length: 31 }, (_, index) => index + 1) },
];

describe.each(SETS)('the set of $digits', ({ digits }) => {
  const set = digitSet(digits);

  test('has its members and no others', () => {
    expect(digitsIn(set)).toEqual(digits);
    for (let digit = 1; digit <= MAX_SET_DIGIT; digit++)
      expect(hasDigit(set, digit)).toBe(digits.includes(digit));
  });

  test('is counted', () => {
    expect(digitCount(set)).toBe(digits.length);
  });

  test('does not depend on order or repetition', () => {
    expect(digitSet([...digits].reverse().concat(digits))).toBe(set);
  });
});

test.each([4, 9, 16, 25, 30, 31])('all digits up to %d', (size) => {
  const all = allDigits(size);
  expect(all).toBe(digitSet(Array.from({ length: size }, (_, index) => index + 1)));
  expect(digitCount(all)).toBe(size);
  expect(all).toBeGreaterThan(0);
});

test('sets end at 31', () => {
  expect(() => allDigits(32)).toThrow(RangeError);
});

test('the lowest digit', () => {
  for (let digit = 1; digit <= 31; digit++) {
    expect(lowestDigit(digitBit(digit))).toBe(digit);
    expect(lowestDigit(digitBit(digit) | digitBit(31))).toBe(digit);
  }
  expect(NO_DIGITS).toBe(digitSet([]));
});

test('one member is told from none and from several', () => {
  expect([0, 1, 6, 8, 1 << 31].map(isSingleBit)).toEqual([false, true, false, true, true]);
});
