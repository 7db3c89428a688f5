import { classic9, findConflicts } from 'pencilmark';
import { expect, test } from 'vitest';
import { newConflict } from './new-conflict.ts';

const conflictsIn = (start: string) => {
  const digits = [...start.padEnd(81, '.')].map((sign) => Number(sign) || 0);
  return findConflicts({ geometry: classic9(), constraints: [] }, digits);
};

test.each([
  ['the first', '5...5', '', 'row 5'],
  ['one there already', '5...5....1', '5...5', undefined],
  ['another in the same row', '5...53..3', '5...5', 'row 3'],
  ['a third cell', '5...5...5', '5...5', 'row 5'],
  ['one cell fewer', '5...5', '5...5...5', undefined],
])('of conflicts, %s', (_, now, before, expected) => {
  const found = newConflict(conflictsIn(now), conflictsIn(before));
  expect(found && 'digit' in found ? `${found.house.kind} ${found.digit}` : found).toBe(expected);
});
