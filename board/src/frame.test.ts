import { createGeometry, type Geometry, type GeometrySpec, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { cellRectangles, frameOf } from './frame.ts';

function geometryOf(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Total length of a path's horizontal and vertical strokes, in cells. */
function lengthOf(path: string): number {
  const strokes = path.matchAll(/M(-?\d+) (-?\d+)([HV])(-?\d+)/g);
  return Array.from(strokes, ([, x, y, way, to]) => Number(to) - Number(way === 'H' ? x : y)).reduce(
    (sum, length) => sum + length / 100,
    0,
  );
}

// Edges counted by hand: a board of n × n cells has 2n(n+1) of them, borders of blocks included.
test.each<[string, GeometrySpec, number, number]>([
  ['4×4', variantSpec('classic', 4), 24, 16],
  ['6×6 of 2×3', variantSpec('classic', 6), 6 * 4 + 6 * 3, 84 - 42],
  ['9×9', variantSpec('classic', 9), 72, 108],
  ['9×9 without boxes', variantSpec('latin', 9), 36, 144],
  ['samurai', variantSpec('samurai'), 5 * 72 - 4 * 12, 5 * 108 - 4 * 12],
])('%s has its border lines and its cell lines', (_, spec, thick, thin) => {
  const frame = frameOf(geometryOf(spec));
  expect(lengthOf(frame.boxLines)).toBe(thick);
  expect(lengthOf(frame.cellLines)).toBe(thin);
});

test('a jigsaw board draws the borders of its regions', () => {
  const frame = frameOf(geometryOf({ size: 4, regions: [...'AABBACCBADCBDDDC'.replace(/\s/g, '')] }));
  expect(lengthOf(frame.boxLines) + lengthOf(frame.cellLines)).toBe(40);
  expect(frame.boxLines).toContain('M200 0V100');
});

test.each<[string, GeometrySpec, string, string]>([
  ['X has both diagonals', variantSpec('x'), 'diagonals', 'M0 0L900 900M900 0L0 900'],
  ['windoku shades its windows', variantSpec('windoku'), 'zones', 'M100 100h300v100h-300z'],
  ['a classic board has no zones', variantSpec('classic'), 'zones', ''],
])('%s', (_, spec, part, expected) => {
  const frame = frameOf(geometryOf(spec));
  const path = frame[part as 'diagonals' | 'zones'];
  if (expected === '') expect(path).toBe('');
  else expect(path).toContain(expected);
});

test('the ground of a board with holes leaves the holes out', () => {
  const samurai = geometryOf(variantSpec('samurai'));
  const widths = Array.from(
    cellRectangles(samurai, samurai.cells.keys()).matchAll(/h(\d+)v100/g),
    ([, w]) => Number(w) / 100,
  );
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(369);
});
