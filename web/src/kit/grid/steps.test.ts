import { cellName, classic9, createGeometry, type Geometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { type Step, stepFrom } from './steps.ts';

const samurai = createGeometry(variantSpec('samurai'));
if (!samurai.ok) throw new Error(samurai.error.message);
const BOARDS: Record<string, Geometry> = { '9×9': classic9(), samurai: samurai.value };

function cellCalled(geometry: Geometry, name: string): number {
  return geometry.cells.findIndex((_, cell) => cellName(geometry, cell) === name);
}

test.each<[string, string, Step, string]>([
  ['9×9', 'r1c1', 'right', 'r1c2'],
  ['9×9', 'r1c9', 'right', 'r1c1'],
  ['9×9', 'r1c1', 'up', 'r9c1'],
  ['9×9', 'r9c5', 'down', 'r1c5'],
  ['9×9', 'r4c5', 'row-start', 'r4c1'],
  ['9×9', 'r4c5', 'grid-end', 'r9c9'],
  ['samurai', 'r1c9', 'right', 'r1c13'],
  ['samurai', 'r1c21', 'right', 'r1c1'],
  ['samurai', 'r9c1', 'down', 'r13c1'],
  ['samurai', 'r10c10', 'row-start', 'r10c7'],
])('on %s from %s %s is %s', (board, from, step, to) => {
  const geometry = BOARDS[board];
  expect(cellName(geometry, stepFrom(geometry, cellCalled(geometry, from), step))).toBe(to);
});
