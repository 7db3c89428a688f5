import { type CellLook, EMPTY_LOOK } from '@pencilmark/board';
import { classic9, digitSet } from 'pencilmark';
import { expect, test } from 'vitest';
import { cellLabel } from './cell-name.ts';

test.each<[Partial<CellLook>, string]>([
  [{}, 'Row 3, column 7, empty'],
  [{ digit: 5, origin: 'given' }, 'Row 3, column 7, 5, given'],
  [{ digit: 5 }, 'Row 3, column 7, 5'],
  [{ digit: 5, fault: 'conflict' }, 'Row 3, column 7, 5, breaks a rule'],
  [{ digit: 5, fault: 'wrong' }, 'Row 3, column 7, 5, not the solution'],
  [{ corner: digitSet([1, 4]) }, 'Row 3, column 7, empty, corner 1 4'],
  [{ centre: digitSet([2, 9]), corner: digitSet([1]) }, 'Row 3, column 7, empty, corner 1, centre 2 9'],
  [{ digit: 5, corner: digitSet([1]) }, 'Row 3, column 7, 5'],
  [{ colours: 0b10000010 }, 'Row 3, column 7, empty, orange, grey'],
])('%o is called «%s»', (look, label) => {
  expect(cellLabel(classic9(), 24, { ...EMPTY_LOOK, ...look })).toBe(label);
});
