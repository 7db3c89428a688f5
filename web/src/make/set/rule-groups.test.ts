import { classic9 } from 'pencilmark';
import { expect, it } from 'vitest';
import { groupRules } from './rule-groups.ts';

const column = (of: number, rows = [0, 1, 2, 3, 4, 5, 6, 7, 8]): number[] => rows.map((row) => row * 9 + of);

it('puts rules together that say the same, and says where clues outside are', () => {
  const groups = groupRules(classic9(), [
    { kind: 'sandwich', cells: column(0), sum: 10 },
    { kind: 'cage', cells: [40, 41], sum: 9 },
    { kind: 'sandwich', cells: column(2).reverse(), sum: 7 },
    { kind: 'whisper', cells: [10, 11], difference: 5 },
    { kind: 'whisper', cells: [20, 21], difference: 4 },
    { kind: 'little-killer', cells: [1, 9], sum: 8 },
  ]);
  expect(
    groups.map(({ kind, rows }) => [kind, ...rows.map(({ index, name }) => `${index} ${name}`)]),
  ).toEqual([
    ['sandwich', '0 Sandwich 10 · Above column 1', '2 Sandwich 7 · Below column 3'],
    ['cage', '1 Killer cage 9 at r5c5'],
    ['whisper', expect.stringMatching(/^3 /)],
    ['whisper', expect.stringMatching(/^4 /)],
    ['little-killer', '5 Little killer 8 · Above column 3'],
  ]);
  expect(groups.map(({ text }) => text !== undefined)).toEqual([true, false, false, false, true]);
});
