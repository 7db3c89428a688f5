import { TECHNIQUES } from 'pencilmark';
import { expect, test } from 'vitest';
import { matchesTechnique } from './technique-search.ts';

test.each([
  ['xy wing', ['xy-wing', 'xyz-wing']],
  ['Y-Wing', ['xy-wing']],
  ['JELLYFISH', ['jellyfish']],
  ['unique rectangle 1', ['uniqueness-test-1']],
  ['no such thing', []],
])('%s', (sought, expected) => {
  const found = TECHNIQUES.filter((technique) => matchesTechnique(technique, technique.name, sought));
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(found).toEqual([]);
  else expect(found.length).toBeLessThan(20);
});

test('nothing sought is everything', () => {
  expect(TECHNIQUES.filter((technique) => matchesTechnique(technique, '', ''))).toEqual(TECHNIQUES);
});
