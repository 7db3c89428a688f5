import { createGeometry, type Geometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import {
  type BoardRoom,
  canZoom,
  NOTHING_BESIDE,
  type ShownBoard,
  shownBoard,
  type Zoom,
  zoomedBy,
} from './zoom.ts';

const PHONE: BoardRoom = { width: 350, height: 350, beside: NOTHING_BESIDE, pointer: 'coarse' };
const DESK: BoardRoom = { width: 610, height: 610, beside: NOTHING_BESIDE, pointer: 'fine' };

function board(size: number, variant: 'classic' | 'samurai' = 'classic'): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const samurai = board(9, 'samurai');

test.each<[string, Geometry, BoardRoom, Zoom, Omit<ShownBoard, 'fit'>]>([
  ['9×9 fits a phone', board(9), PHONE, 'suitable', { cell: 38, shown: 'whole', zoomable: false }],
  ['9×9 has no need of zoom', board(9), PHONE, 80, { cell: 38, shown: 'whole', zoomable: false }],
  [
    'numbers beside the board take their part of the room',
    board(9),
    { ...PHONE, beside: { across: 1.24, down: 0.62 } },
    'suitable',
    { cell: 33, shown: 'whole', zoomable: true },
  ],
  [
    '9×9 is whole on the smallest phone, and held across',
    board(9),
    { ...PHONE, width: 260, height: 260 },
    'suitable',
    { cell: 28, shown: 'whole', zoomable: true },
  ],
  ['12×12 is whole on a phone', board(12), PHONE, 'suitable', { cell: 28, shown: 'whole', zoomable: true }],
  ['16×16 is moved on a phone', board(16), PHONE, 'suitable', { cell: 43, shown: 'large', zoomable: true }],
  [
    'so is it with a mouse',
    board(16),
    { ...PHONE, pointer: 'fine' },
    'suitable',
    { cell: 43, shown: 'large', zoomable: true },
  ],
  ['16×16 is whole on a desk', board(16), DESK, 'suitable', { cell: 37, shown: 'whole', zoomable: true }],
  [
    '25×25 is moved on a touch screen',
    board(25),
    { ...DESK, width: 700, height: 700, pointer: 'coarse' },
    'suitable',
    { cell: 53, shown: 'large', zoomable: true },
  ],
  ['samurai is whole on a desk', samurai, DESK, 'suitable', { cell: 28, shown: 'whole', zoomable: true }],
  ['samurai enlarged', samurai, DESK, 50, { cell: 50, shown: 'large', zoomable: true }],
  ['samurai whole on a phone', samurai, PHONE, 0, { cell: 16, shown: 'whole', zoomable: true }],
  ['not beyond all measure', samurai, PHONE, 1000, { cell: 96, shown: 'large', zoomable: true }],
  [
    'room not known yet',
    board(9),
    { ...DESK, width: 0 },
    'suitable',
    { cell: 0, shown: 'whole', zoomable: false },
  ],
])('%s', (_, geometry, room, zoom, expected) => {
  expect(shownBoard(zoom, room, geometry)).toMatchObject(expected);
});

test('steps lead from the whole board to the largest cells and back', () => {
  const at = (zoom: Zoom): ShownBoard => shownBoard(zoom, PHONE, samurai);
  let zoom = at(0).cell;
  expect(canZoom(at(zoom), 'out')).toBe(false);
  for (let presses = 0; presses < 12; presses++) zoom = zoomedBy(at(zoom), 1.3);
  expect(zoom).toBe(96);
  expect(canZoom(at(zoom), 'in')).toBe(false);
  for (let presses = 0; presses < 12; presses++) zoom = zoomedBy(at(zoom), 1 / 1.3);
  expect(zoom).toBe(16);
});
