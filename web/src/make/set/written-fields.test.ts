import type { Field } from 'pencilmark';
import { expect, test } from 'vitest';
import { readField, withKey, withoutLast, writeField } from './written-fields.ts';

const SUM: Field = { type: 'integer', min: 0 };
const VALUES: Field = { type: 'integers', least: 1, min: 0 };
const PAIRS: Field = { type: 'tuples', each: 2, least: 1, min: 0 };

test.each<[Field, unknown, string]>([
  [SUM, 17, '17'],
  [VALUES, [1, 2, 3], '1, 2, 3'],
  [PAIRS, [[1, 2], [3, 4]], '1, 2; 3, 4'],
  [{ type: 'text', most: 9 }, '[12]+', '[12]+'],
  [SUM, undefined, ''],
])('%j: %j is written %s and read again', (field, value, text) => {
  expect(writeField(field, value)).toBe(text);
  expect(readField(field, text)).toEqual(value);
}); // oxfmt-ignore

test('blanks separate as commas do; what is no number stays to be complained about', () => {
  expect(readField(VALUES, ' 1 2,,3 ')).toEqual([1, 2, 3]);
  expect(readField(SUM, '1x')).toBe('1x');
  expect(readField(SUM, '  ')).toBeUndefined();
});

test('keys write a number digit by digit, and take it back', () => {
  const first = withKey(SUM, 30, '1', true);
  expect([first, withKey(SUM, first, '7', false)]).toEqual([1, 17]);
  expect([withoutLast(SUM, 17), withoutLast(SUM, 1)]).toEqual([1, undefined]);
  expect(withKey(VALUES, [1], '2', false)).toEqual([1, 2]);
  expect(withoutLast(VALUES, [1])).toBeUndefined();
});
