import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as sets from './cell-set.ts';

const WORDS = 4;
const cells = fc.uniqueArray(fc.nat(WORDS * 32 - 1)).map((list) => list.sort((a, b) => a - b));

test('cell sets do as sets do', () => {
  fc.assert(
    fc.property(cells, cells, (a, b) => {
      const [first, second] = [sets.cellSet(WORDS, a), sets.cellSet(WORDS, b)];
      const both = a.filter((cell) => b.includes(cell));
      const target = sets.cellSet(WORDS);
      const after = (change: (t: sets.CellSet, o: sets.CellSet) => void): number[] => {
        sets.setCells(target, first);
        change(target, second);
        return sets.cellsIn(target);
      };
      expect(sets.cellsIn(first)).toEqual(a);
      expect(sets.cellCount(first)).toBe(a.length);
      expect(sets.isEmptySet(first)).toBe(a.length === 0);
      expect(sets.meets(first, second)).toBe(both.length > 0);
      expect(sets.isWithin(first, second)).toBe(both.length === a.length);
      expect(sets.sameCells(first, second)).toBe(a.join() === b.join());
      expect(after(sets.keepCells)).toEqual(both);
      expect(after(sets.dropCells)).toEqual(a.filter((cell) => !b.includes(cell)));
      expect(after(sets.uniteCells)).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y));
      sets.meetInto(target, first, second);
      expect(sets.cellsIn(target)).toEqual(both);
      sets.clearCells(target);
      expect(sets.isEmptySet(target)).toBe(true);
    }),
  );
});

test('walking, adding and removing', () => {
  fc.assert(
    fc.property(cells, fc.nat(WORDS * 32 - 1), (list, extra) => {
      const set = sets.cellSet(WORDS, list);
      const walked: number[] = [];
      for (let cell = sets.nextCell(set, -1); cell >= 0; cell = sets.nextCell(set, cell)) walked.push(cell);
      expect(walked).toEqual(list);
      expect(sets.hasCell(set, extra)).toBe(list.includes(extra));
      sets.addCell(set, extra);
      expect(sets.hasCell(set, extra)).toBe(true);
      sets.removeCell(set, extra);
      expect(sets.cellsIn(set)).toEqual(list.filter((cell) => cell !== extra));
    }),
  );
});

test('bits of a word', () => {
  expect([0, 1, 6, -1, 1 << 31].map(sets.bitCount)).toEqual([0, 1, 2, 32, 1]);
  expect([1, 6, -1, 1 << 31].map(sets.lowestBit)).toEqual([0, 1, 0, 31]);
});
