import { describe, expect, test } from 'vitest';
import { classic9, defaultBox, VARIANTS, variantSpec } from './boards.ts';
import { createGeometry } from './create-geometry.ts';
import { arePeers, type Geometry, geometryName, type GeometrySpec, sameGeometry } from './geometry.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

test.each([
  { size: 4, box: { rows: 2, columns: 2 } },
  { size: 6, box: { rows: 2, columns: 3 } },
  { size: 8, box: { rows: 2, columns: 4 } },
  { size: 9, box: { rows: 3, columns: 3 } },
  { size: 10, box: { rows: 2, columns: 5 } },
  { size: 12, box: { rows: 3, columns: 4 } },
  { size: 15, box: { rows: 3, columns: 5 } },
  { size: 16, box: { rows: 4, columns: 4 } },
  { size: 20, box: { rows: 4, columns: 5 } },
  { size: 36, box: { rows: 6, columns: 6 } },
  { size: 7, box: undefined },
  { size: 13, box: undefined },
])('the box of $size', ({ size, box }) => {
  expect(defaultBox(size)).toEqual(box);
});

describe('named boards', () => {
  test.each(VARIANTS)('%s can be built', (variant) => {
    const geometry = board(variantSpec(variant));
    expect(geometry.cells.length).toBeGreaterThanOrEqual(76);
    expect(geometryName(geometry)).not.toBe('');
  });

  test.each([
    { name: '9×9', spec: variantSpec('classic') },
    { name: '6×6 (2×3)', spec: variantSpec('classic', 6) },
    { name: '16×16 X', spec: variantSpec('x', 16) },
    { name: '9×9 windoku', spec: variantSpec('windoku') },
    { name: '9×9 disjoint groups', spec: variantSpec('disjoint') },
    { name: '21×21 5 grids', spec: variantSpec('samurai') },
    { name: '4×4 diagonal', spec: { ...variantSpec('classic', 4), diagonals: ['main'] } as GeometrySpec },
    { name: '4×4 jigsaw', spec: { size: 4, regions: [...'AAABACBBCCDBCDDD'] } },
  ])('$name', ({ name, spec }) => {
    expect(geometryName(board(spec))).toBe(name);
  });

  test.each([
    { variant: 'twodoku', rows: 15, columns: 15, cells: 153 },
    { variant: 'butterfly', rows: 12, columns: 12, cells: 144 },
    { variant: 'flower', rows: 15, columns: 15, cells: 189 },
    { variant: 'gattai3', rows: 15, columns: 21, cells: 225 },
    { variant: 'samurai', rows: 21, columns: 21, cells: 369 },
    { variant: 'sohei', rows: 21, columns: 21, cells: 288 },
    { variant: 'windmill', rows: 21, columns: 21, cells: 5 * 81 - 8 * 9 },
    { variant: 'tinysamurai', rows: 10, columns: 10, cells: 76 },
  ] as const)('$variant', ({ variant, ...shape }) => {
    const { rows, columns, cells } = board(variantSpec(variant));
    expect({ rows, columns, cells: cells.length }).toEqual(shape);
  });

  test('overlapping grids of other sizes go by their boxes', () => {
    const { rows, cells } = board(variantSpec('samurai', 4));
    expect([rows, cells.length > 16]).toEqual([12, true]);
  });
});

test('the classic board is one object', () => {
  expect(classic9()).toBe(classic9());
  expect(geometryName(classic9())).toBe('9×9');
});

test('equal boards', () => {
  const four = variantSpec('classic', 4);
  expect(sameGeometry(board(four), board(four))).toBe(true);
  expect(sameGeometry(board(four), board(variantSpec('x', 4)))).toBe(false);
  expect(sameGeometry(board(four), board({ ...four, symbols: [...'ABCD'] }))).toBe(false);
  expect(sameGeometry(board(four), board({ ...four, grids: [{ row: 0, column: 0 }] }))).toBe(true);
});

test('peers', () => {
  const classic = classic9();
  expect([arePeers(classic, 0, 8), arePeers(classic, 0, 72), arePeers(classic, 0, 20)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([arePeers(classic, 0, 0), arePeers(classic, 0, 80), arePeers(classic, 0, 30)]).toEqual([
    false,
    false,
    false,
  ]);
});
