import { classic9, createGeometry, type Geometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { CLASSIC_BOARD } from '../parts/board-settings.ts';
import { dropOptions, dropText, type DropSettings, mostDropped, readDrop } from '../drop/drop-settings.ts';
import {
  fewestGivens,
  maskText,
  type MaskSettings,
  painted,
  readMask,
  readMaskSettings,
} from './mask-settings.ts';

function board(spec: Parameters<typeof createGeometry>[0]): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const DROP: DropSettings = { board: CLASSIC_BOARD, way: 'any', count: 55, seed: 'x y', index: 3 };

test.each<DropSettings>([DROP, { ...DROP, way: 'box', count: 5, index: 0 }])(
  'an address carries %o',
  (settings) => {
    expect(readDrop(dropText(settings))).toEqual(settings);
  },
);

test('what is dropped is asked of the engine, and one solution more than is told', () => {
  expect(dropOptions(DROP)).toEqual({ seed: 'x y', first: 3, drop: 55, countTo: 1_001 });
  expect(dropOptions({ ...DROP, way: 'box', count: 4 })).toMatchObject({ perBox: 4 });
});

test.each([
  [variantSpec('classic'), 81, 9],
  [variantSpec('classic', 6), 36, 6],
  [variantSpec('latin', 5), 25, 0],
  [variantSpec('samurai'), 369, 9],
])('no more than there is can be dropped', (spec, any, box) => {
  expect([mostDropped(board(spec), 'any'), mostDropped(board(spec), 'box')]).toEqual([any, box]);
});

const MASK: MaskSettings = { board: CLASSIC_BOARD, symmetry: 'none', attempts: 50, seed: 's', index: 1 };

test.each([
  [MASK, (cell: number) => cell % 3 === 0],
  [{ ...MASK, symmetry: 'rotation-180' as const, attempts: 200, index: 0 }, (cell: number) => cell === 80],
])('an address carries a mask', (settings, isPainted) => {
  const mask = classic9().cells.map((_, cell) => isPainted(cell));
  const text = maskText(settings, mask);
  expect([readMaskSettings(text), readMask(text, classic9())]).toEqual([settings, mask]);
});

test('a mask that is none, or too short, leaves cells open', () => {
  expect(readMask('mask=zz', classic9())).toEqual(Array(81).fill(false));
  expect(readMask('mask=f', classic9()).filter(Boolean)).toHaveLength(4);
});

test('painting what is painted changes nothing', () => {
  const mask = [true, false];
  expect(painted(mask, [0], 'on')).toBe(mask);
  expect(painted(mask, [0, 1], 'on')).toEqual([true, true]);
  expect(painted(mask, [0], 'off')).toEqual([false, false]);
});

test.each([
  [variantSpec('classic'), 17],
  [variantSpec('classic', 4), 4],
  [variantSpec('x'), 0],
  [variantSpec('classic', 16), 0],
  [{ size: 9 }, 0],
])('the fewest givens that are proved: %o', (spec, expected) => {
  expect(fewestGivens(board(spec))).toBe(expected);
});
