import { type Cell, classic9, createGeometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { linesFrom, placesOutside, stepPast } from './outside-places.ts';

const NINE = classic9();
const cells = (text: string): Cell[] =>
  text.split(' ').map((name) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1);

test('each row and column is seen from both its ends', () => {
  const places = placesOutside(NINE, 'straight');
  expect(places).toHaveLength(36);
  expect(places[0]).toEqual({ row: -1, column: 0 });
  expect(linesFrom(NINE, { row: 2, column: 9 }, 'straight')).toEqual([
    cells('r3c9 r3c8 r3c7 r3c6 r3c5 r3c4 r3c3 r3c2 r3c1'),
  ]);
  expect(linesFrom(NINE, { row: -1, column: -1 }, 'straight')).toEqual([]);
});

test('diagonals are seen from the corners too, and two from most places', () => {
  // Four corners, and nine places along each side, from which no line is shorter than two cells.
  expect(placesOutside(NINE, 'diagonal')).toHaveLength(40);
  expect(linesFrom(NINE, { row: -1, column: 2 }, 'diagonal')).toEqual([
    cells('r1c4 r2c5 r3c6 r4c7 r5c8 r6c9'),
    cells('r1c2 r2c1'),
  ]);
  expect(linesFrom(NINE, { row: 9, column: 9 }, 'diagonal')).toHaveLength(1);
});

test('gaps of a canvas end lines and have no places beside them', () => {
  const samurai = createGeometry(variantSpec('samurai', 9));
  if (!samurai.ok) throw new Error(samurai.error.message);
  const places = placesOutside(samurai.value, 'straight');
  expect(places).not.toContainEqual({ row: -1, column: 10 });
  expect(linesFrom(samurai.value, { row: -1, column: 0 }, 'straight')[0]).toHaveLength(9);
});

test('steps go over the edge, along the places, and round', () => {
  const places = placesOutside(NINE, 'straight');
  const step = (row: number, column: number, down: number, right: number) =>
    stepPast(NINE, places, { row, column }, [down, right]);
  expect(step(0, 4, -1, 0)).toEqual({ row: -1, column: 4 });
  expect(step(-1, 4, 0, 1)).toEqual({ row: -1, column: 5 });
  expect(step(-1, 4, -1, 0)).toEqual({ row: 9, column: 4 });
  expect(step(-1, 4, 1, 0)).toEqual({ row: 0, column: 4 });
  expect(step(-1, 8, 0, 1)).toEqual({ row: -1, column: 0 });
  expect(stepPast(NINE, [], { row: 0, column: 4 }, [-1, 0])).toEqual({ row: 8, column: 4 });
});
