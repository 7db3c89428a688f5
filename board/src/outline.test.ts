import { classic9, createGeometry, type Geometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const board = classic9();

/** Cells as rows of `x` in the upper left corner of the board. */
function cells(...rows: string[]): number[] {
  return rows.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === 'x' ? [r * 9 + c] : [])));
}

/** The straight strokes of a path, each with its smaller end first. */
function strokes(path: string): string[] {
  const found = path.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g);
  return Array.from(found, ([, x1, y1, x2, y2]) => {
    const ends = [`${x1} ${y1}`, `${x2} ${y2}`];
    return Number(x1) + Number(y1) <= Number(x2) + Number(y2) ? ends.join('–') : ends.reverse().join('–');
  });
}

test.each([
  [
    'one cell has four sides, inside its edges',
    cells('x'),
    ['10 10–90 10', '90 10–90 90', '10 90–90 90', '10 10–10 90'],
  ],
  [
    'two neighbours have one line around both',
    cells('xx'),
    ['10 10–100 10', '100 10–190 10', '190 10–190 90', '10 90–100 90', '100 90–190 90', '10 10–10 90'],
  ],
])('%s', (_, members, expected) => {
  expect(strokes(outlineOf(board, members, 10)).sort()).toEqual([...expected].sort());
});

test('at an inner corner the line turns without a gap', () => {
  const path = strokes(outlineOf(board, cells('x.', 'xx'), 10));
  // The right side of the upper cell and the upper side of the right cell meet at 90 110.
  expect(path).toContain('90 10–90 110');
  expect(path).toContain('90 110–190 110');
});

test.each(['classic', 'samurai', 'windoku'] as const)(
  'the ends of all lines on a %s board meet',
  (variant) => {
    const made = createGeometry(variantSpec(variant));
    const geometry = made.ok ? made.value : (undefined as unknown as Geometry);
    const some = geometry.cells.map((_, cell) => cell).filter((cell) => (cell * 7919) % 3 !== 0);
    const ends = new Map<string, number>();
    for (const stroke of strokes(outlineOf(geometry, some, 10))) {
      for (const end of stroke.split('–')) ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect([...ends.values()].every((count) => count % 2 === 0)).toBe(true);
  },
);
