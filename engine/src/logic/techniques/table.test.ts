import { expect, test } from 'vitest';
import { FAMILIES, familyOf } from './families.ts';
import { orderOf, techniqueOf, TECHNIQUES } from './table.ts';

test('ids, names and codes are each unique', () => {
  for (const key of ['id', 'name', 'code'] as const) {
    const all = TECHNIQUES.map((technique) => technique[key]).filter((text) => text !== undefined);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('techniques of one abbreviation stand together, with one level and score', () => {
  const rungs = TECHNIQUES.map(({ short }) => short).filter((short, i, all) => short !== all[i - 1]);
  expect(new Set(rungs).size).toBe(rungs.length);
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
