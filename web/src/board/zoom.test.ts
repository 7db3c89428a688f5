import { createGeometry, type Geometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { type BoardRoom, type ShownBoard, shownBoard, type Zoom } from './zoom.ts';

const PHONE: BoardRoom = { width: 350, height: 350, pointer: 'coarse' };
const DESK: BoardRoom = { width: 610, height: 610, pointer: 'fine' };

function board(size: number, variant: 'classic' | 'samurai' = 'classic'): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

test.each<[string, Geometry, BoardRoom, Zoom, ShownBoard]>([
  ['9×9 fits a phone', board(9), PHONE, 'suitable', { cell: 38, shown: 'whole' }],
  ['12×12 scrolls on a phone', board(12), PHONE, 'suitable', { cell: 43, shown: 'large', offered: 'whole' }],
  ['16×16 is whole on a desk', board(16), DESK, 'suitable', { cell: 37, shown: 'whole', offered: 'large' }],
  [
    'samurai is whole on a desk',
    board(9, 'samurai'),
    DESK,
    'suitable',
    { cell: 28, shown: 'whole', offered: 'large' },
  ],
  ['samurai enlarged', board(9, 'samurai'), DESK, 'large', { cell: 36, shown: 'large', offered: 'whole' }],
  [
    'samurai whole on a phone',
    board(9, 'samurai'),
    PHONE,
    'whole',
    { cell: 16, shown: 'whole', offered: 'large' },
  ],
  ['room not known yet', board(9), { ...DESK, width: 0 }, 'suitable', { cell: 0, shown: 'whole' }],
])('%s', (_, geometry, room, zoom, expected) => {
  expect(shownBoard(zoom, room, geometry)).toEqual(expected);
});
