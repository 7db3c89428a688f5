import { describe, expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import { createRandom } from '../random.ts';
import { cellSymmetries, randomSymmetry, symmetryCount, symmetryParts } from './board-symmetries.ts';
import { factorial, SYMMETRY_PARTS } from './regular.ts';
import { isSymmetryOf } from './symmetry.ts';

describe('how many symmetries of its cells a board has', () => {
  test.each([
    // Russell and Jarvis, Mathematics of Sudoku II, 2006: 3,359,232 for 9×9, 128 for 4×4, 3,456 for 6×6.
    { spec: variantSpec('classic'), order: 3_359_232n },
    { spec: variantSpec('classic', 4), order: 128n },
    { spec: variantSpec('classic', 6), order: 3_456n },
    // Permutations of rows and of columns, and transposing.
    { spec: variantSpec('latin'), order: 2n * factorial(9) ** 2n },
    // By the definition: an X board keeps its diagonals, a windoku its windows.
    { spec: variantSpec('x'), order: 96n },
    { spec: variantSpec('windoku'), order: 128n },
    // The regions can be rotated into each other, but not mirrored.
    { spec: { size: 4, regions: [...'AAABCABBCCDBCDDD'] }, order: 4n },
    { spec: { size: 4, regions: [...'AAABACBBCCDBCDDD'] }, order: 1n },
  ])('$spec: $order', ({ spec, order }) => {
    const geometry = board(spec);
    expect(cellSymmetries(geometry)).toMatchObject({ ok: true, value: { order } });
    expect(symmetryCount(geometry)).toEqual({ ok: true, value: order * factorial(spec.size) });
  });

  test.each<GeometrySpec>([
    variantSpec('classic', 8),
    variantSpec('classic', 12),
    variantSpec('classic', 16),
    variantSpec('classic', 25),
    variantSpec('latin', 7),
    { size: 8, rows: 6, columns: 8, boxes: { rows: 2, columns: 4 } },
    { size: 4, boxes: { rows: 1, columns: 2 } },
    { size: 4, boxes: { rows: 1, columns: 4 } },
    { size: 4, rows: 2, columns: 4, boxes: { rows: 2, columns: 1 } },
    { size: 4, rows: 2, columns: 2, boxes: { rows: 1, columns: 1 } },
    { size: 4, rows: 1, columns: 4 },
  ])('the search agrees with the formula: %j', (spec) => {
    const geometry = board(spec);
    const found = cellSymmetries(geometry);
    expect(found.ok && found.value.order * factorial(spec.size)).toBe(
      (symmetryCount(geometry) as { value: bigint }).value,
    );
  });
});

describe('a random symmetry', () => {
  test.each([
    variantSpec('classic'),
    variantSpec('classic', 36),
    variantSpec('x', 16),
    variantSpec('disjoint'),
    variantSpec('samurai'),
    variantSpec('gattai3'),
    { size: 4, regions: [...'AAABCABBCCDBCDDD'] },
    { size: 4, extra: [[0, 5, 10]] },
  ] as GeometrySpec[])('keeps every house: %j', (spec) => {
    const geometry = board(spec);
    const random = createRandom('keeps');
    for (let k = 0; k < 5; k++) {
      const drawn = randomSymmetry(geometry, random);
      expect(drawn.ok && isSymmetryOf(geometry, drawn.value)).toBe(true);
    }
  });

  test('is the same for the same seed', () => {
    const [a, b, c] = ['1', '1', '2'].map((seed) => randomSymmetry(classic9(), createRandom(seed)));
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });

  test.each([
    { name: 'by search', spec: variantSpec('x', 4) },
    { name: 'by its parts', spec: variantSpec('classic', 4) },
  ])('is each of them equally often, $name', ({ spec }) => {
    const geometry = board(spec);
    const found = cellSymmetries(geometry);
    const order = found.ok ? Number(found.value.order) : 0;
    const random = createRandom('uniform');
    const counts = new Map<string, number>();
    for (let k = 0; k < order * 100; k++) {
      const drawn = randomSymmetry(geometry, random, ['cells']);
      const key = drawn.ok ? drawn.value.cells.join() : '';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const deviance = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(counts.size).toBe(order);
    // Expectation order − 1, standard deviation √(2·(order − 1)): within four of them.
    expect(Math.abs(deviance - (order - 1))).toBeLessThan(4 * Math.sqrt(2 * (order - 1)));
  });

  test.each(SYMMETRY_PARTS.filter((part) => part !== 'cells' && part !== 'digits'))(
    'of %s alone moves nothing else',
    (part) => {
      const geometry = classic9();
      const random = createRandom(part);
      const images = new Set<string>();
      for (let k = 0; k < 50; k++) {
        const drawn = randomSymmetry(geometry, random, [part]);
        if (!drawn.ok) throw new Error(drawn.error.message);
        const { cells, digits } = drawn.value;
        expect(digits).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        const keepsRows = cells.every((image, cell) => Math.floor(image / 9) === Math.floor(cell / 9));
        const keepsColumns = cells.every((image, cell) => image % 9 === cell % 9);
        if (part === 'columns' || part === 'stacks') expect(keepsRows).toBe(true);
        if (part === 'rows' || part === 'bands') expect(keepsColumns).toBe(true);
        images.add(cells.join());
      }
      expect(images.size).toBeGreaterThan(1);
    },
  );

  test.each([
    { spec: variantSpec('classic', 6), part: 'transpose' as const },
    { spec: variantSpec('x'), part: 'rows' as const },
  ])('a board without the part says so: $part', ({ spec, part }) => {
    const geometry = board(spec);
    expect(symmetryParts(geometry)).not.toContain(part);
    expect(randomSymmetry(geometry, createRandom(''), [part])).toMatchObject({
      ok: false,
      error: { code: 'symmetry.part' },
    });
  });
});

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
