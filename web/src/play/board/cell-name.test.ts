import { type CellLook, EMPTY_LOOK } from '@pencilmark/board';
import { startState } from '@pencilmark/game';
import { classic9, digitSet } from 'pencilmark';
import { expect, test } from 'vitest';
import { penLabel } from '../pen/pen-label.ts';
import { cellLabel } from './cell-name.ts';

test.each<[Partial<CellLook>, string]>([
  [{}, 'Row 3, column 7, empty'],
  [{ digit: 5, origin: 'given' }, 'Row 3, column 7, 5, given'],
  [{ digit: 5 }, 'Row 3, column 7, 5'],
  [{ digit: 5, fault: 'conflict' }, 'Row 3, column 7, 5, conflict'],
  [{ digit: 5, fault: 'wrong' }, 'Row 3, column 7, 5, wrong'],
  [{ corner: digitSet([1, 4]) }, 'Row 3, column 7, empty, corner 1 4'],
  [{ centre: digitSet([2, 9]), corner: digitSet([1]) }, 'Row 3, column 7, empty, corner 1, centre 2 9'],
  [{ digit: 5, corner: digitSet([1]) }, 'Row 3, column 7, 5'],
  [{ colours: 0b10000010 }, 'Row 3, column 7, empty, orange, grey'],
])('%o is called “%s”', (look, label) => {
  expect(cellLabel(classic9(), 24, { ...EMPTY_LOOK, ...look })).toBe(label);
});

test('what the pen drew in a cell is said after the rest', () => {
  const geometry = classic9();
  const bare = startState({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });
  const candidateColours = bare.candidateColours.map((own, cell) => (cell === 24 ? [0, 0, 0b11] : own));
  const lines = [
    { from: { cell: 24, digit: 3 }, to: { cell: 0, digit: 0 }, style: 'plain' as const, colour: 1 },
    { from: { cell: 1, digit: 3 }, to: { cell: 24, digit: 3 }, style: 'strong' as const, colour: 1 },
    { from: { cell: 24, digit: 3 }, to: { cell: 2, digit: 9 }, style: 'weak' as const, colour: 2 },
  ];
  const board = { ...bare, candidateColours, lines };
  expect(penLabel(board, 24)).toBe(
    ', 3 red, 3 orange, line to r1c1, strong link to 3 r1c2, weak link to 9 r1c3',
  );
  expect(penLabel(board, 0)).toBe(', line to 3 r3c7');
  expect(penLabel(board, 80)).toBe('');
});
