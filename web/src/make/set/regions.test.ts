import { createGeometry, emptyPuzzle, type Puzzle, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { hasPaintableRegions, regionNumbers, unfinished, withLowestValue, withRegions } from './regions.ts';

function board(variant: 'classic' | 'samurai', size?: number): Puzzle {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return emptyPuzzle(made.value);
}

const FOUR = board('classic', 4);
const PAINTED = [...'1112412244333344'.slice(0, 16)].map(Number);

test('boxes are regions to begin with', () => {
  expect(regionNumbers(FOUR.geometry).join('')).toBe('1122112233443344');
  expect([hasPaintableRegions(FOUR.geometry), hasPaintableRegions(board('samurai').geometry)]).toEqual([true, false]); // oxfmt-ignore
});

test('regions that are whole make a board, on which givens and rules stay', () => {
  const map = [...'1112122234443334'].map(Number);
  expect(unfinished(map, 4)).toEqual([]);
  const puzzle = { ...FOUR, givens: FOUR.givens.with(3, 2), constraints: [{ kind: 'anti-king' } as const] };
  const made = withRegions(puzzle, map);
  if (!made.ok) throw new Error(made.error.message);
  expect(regionNumbers(made.value.geometry)).toEqual(map);
  expect([made.value.givens, made.value.constraints]).toEqual([puzzle.givens, puzzle.constraints]);
});

test('regions of another size are named', () => {
  expect(unfinished(PAINTED, 4).length).toBeGreaterThan(0);
  expect(unfinished(regionNumbers(FOUR.geometry).with(0, 2), 4)).toEqual([
    { region: 1, cells: 3 },
    { region: 2, cells: 5 },
  ]);
});

test('values begin at 0, and again at 1', () => {
  const from0 = withLowestValue(FOUR, 0);
  expect(from0.ok && from0.value.geometry.symbols.join('')).toBe('0123');
  const back = from0.ok && withLowestValue(from0.value, 1);
  expect(back && back.ok && back.value.geometry.spec).toEqual(FOUR.geometry.spec);
});
