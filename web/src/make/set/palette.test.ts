import { CONSTRAINT_KINDS, type ConstraintKind } from 'pencilmark';
import { expect, test } from 'vitest';
import { groupsFor, isNamed, knownKinds, lastTakenFirst, RULE_COUNT } from './palette.ts';

test('every kind is in one group, and the killer cage leads the first', () => {
  const groups = groupsFor('');
  expect(groups).toHaveLength(6);
  expect(groups[0].kinds[0]).toBe('cage');
  const all = groups.flatMap(({ kinds }) => kinds);
  expect(all.toSorted()).toEqual(CONSTRAINT_KINDS.toSorted());
  expect(all).toHaveLength(RULE_COUNT);
});

test.each<[string, ConstraintKind]>([
  ['zipper', 'zipper'],
  ['Renban', 'renban'],
  ['little killer', 'little-killer'],
  ['littlekiller', 'little-killer'],
  ['X-sums', 'x-sum'],
  ['xsum', 'x-sum'],
  ['German whispers', 'whisper'],
  ['dutch whisper', 'whisper'],
  ['kropki', 'difference'],
  ['Kropki dots', 'ratio'],
  ['thermos', 'thermometer'],
  ['nonconsecutive', 'no-difference'],
  ['XV', 'pair-sum'],
  ['quads', 'quadruple'],
  ['towers', 'skyscraper'],
  ['10 lines', 'sum-segments'],
  ['doppelganger', 'doppelganger'],
])('“%s” finds %s', (wanted, kind) => {
  expect(isNamed(kind, wanted)).toBe(true);
});

test('what no rule is called finds none', () => {
  expect(groupsFor('no such rule')).toEqual([]);
});

test('kinds taken last come first, and those never taken keep their order', () => {
  expect(lastTakenFirst(['cage', 'arrow', 'cage', 'odd'], ['odd', 'zipper'])).toEqual([
    'odd',
    'cage',
    'arrow',
  ]);
  expect(knownKinds(['odd', 'of an earlier version'])).toEqual(['odd']);
});
