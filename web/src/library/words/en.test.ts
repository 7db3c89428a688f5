import { expect, test } from 'vitest';
import { enLibrary } from './en.ts';

test('one item is not called items', () => {
  expect(enLibrary.count(1, 1)).toBe('1 item');
  expect(enLibrary.count(2, 2)).toBe('2 items');
  expect(enLibrary.count(1, 2)).toBe('1 of 2');
});
