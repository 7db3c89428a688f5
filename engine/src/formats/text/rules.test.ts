import { expect, test } from 'vitest';
import { commentWith, splitComment } from './rules.ts';

test.each([
  ['Two\nlines.', ['fog', 'a b'], ['colours']],
  ['Alone', [], []],
  [undefined, ['fog'], []],
  [undefined, [], ['colours']],
  [undefined, [], []],
  ['Words', [], ['colours']],
])('a comment falls into its parts again: %j %j %j', (words, rules, parts) => {
  const { comment } = commentWith(words, { rules, parts });
  expect(splitComment(comment)).toEqual({ words: words ?? '', rules, parts });
});
