import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

test.each([
  ['a full disk, which says nothing', new DOMException('', 'QuotaExceededError'), 'storage is full'],
  ['the same out of a worker', new Error('QuotaExceededError'), 'storage is full'],
  ['words of its own', new Error('no such store'), 'no such store'],
  ['a name alone', new DOMException('', 'AbortError'), 'AbortError'],
  ['something thrown that is no error', 'torn', 'torn'],
])('%s', (_, error, expected) => {
  expect(reasonOf(error)).toBe(expected);
});
