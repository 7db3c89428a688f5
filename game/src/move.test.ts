import { expect, test } from 'vitest';
import { colourBit, coloursIn } from './move.ts';

test('a set of colours has the bit below each colour’s number', () => {
  expect([colourBit(1), colourBit(8)]).toEqual([1, 128]);
  expect([coloursIn(0b1000_0101), coloursIn(0), coloursIn(0b1_0000_0000)]).toEqual([[1, 3, 8], [], []]);
});
