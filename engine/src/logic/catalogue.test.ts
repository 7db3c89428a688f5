import { expect, test } from 'vitest';
import { FAMILIES, familyOf } from './techniques/families.ts';
import { orderOf, techniqueOf, TECHNIQUES, WITHOUT_UNIQUENESS } from './catalogue.ts';

test('ids, names and codes are each unique', () => {
  for (const key of ['id', 'name', 'code'] as const) {
    const all = TECHNIQUES.map((technique) => technique[key]).filter((text) => text !== undefined);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('techniques of one abbreviation stand together, with one level and score', () => {
  const groups = TECHNIQUES.map(({ short }) => short).filter((short, i, all) => short !== all[i - 1]);
  expect(new Set(groups).size).toBe(groups.length);
  for (const { short, level, score } of TECHNIQUES) {
    const first = TECHNIQUES.find((technique) => technique.short === short)!;
    expect([short, level, score]).toEqual([short, first.level, first.score]);
  }
});

test('each technique has one family at most, and each family its techniques', () => {
  const claimed = FAMILIES.flatMap(({ techniques }) => techniques);
  expect(new Set(claimed).size).toBe(claimed.length);
  for (const family of FAMILIES) {
    for (const id of family.techniques) expect(familyOf(id)).toBe(family);
  }
});

test('lookups', () => {
  expect(techniqueOf('x-wing')).toMatchObject({ name: 'X-Wing', code: '0300', score: 140 });
  expect(orderOf('full-house')).toBe(0);
});

test('rectangles, BUG and guesses assume a single solution, and nothing else does', () => {
  const assuming = TECHNIQUES.filter(({ assumes }) => assumes === 'unique');
  expect(assuming.map(({ code }) => code ?? 'guess')).toEqual([
    '0610',
    ...['0600', '0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608'],
    'guess',
  ]);
  expect(WITHOUT_UNIQUENESS.filter((id) => techniqueOf(id).assumes === 'unique')).toEqual([]);
});
