import { cellName, classic9, createGeometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { inRows } from './rows.ts';

test('a row in which nothing has changed keeps its list', () => {
  const geometry = classic9();
  const items = geometry.cells.map((_, cell) => cell);
  const before = inRows(geometry, items, []);
  const after = inRows(geometry, items.with(40, -1), before);
  expect(after.map((row, index) => row === before[index])).toEqual(
    Array.from({ length: 9 }, (_, row) => row !== 4),
  );
  expect(after[4]).toEqual([36, 37, 38, 39, -1, 41, 42, 43, 44]);
});

test('a board with gaps has rows of several lengths, and a hidden board none', () => {
  const samurai = createGeometry(variantSpec('samurai'));
  if (!samurai.ok) throw new Error(samurai.error.message);
  const names = samurai.value.cells.map((_, cell) => cellName(samurai.value, cell));
  const rows = inRows(samurai.value, names, []);
  expect(rows.map((row) => row.length)).toEqual([
    ...Array<number>(6).fill(18),
    ...Array<number>(3).fill(21),
    ...Array<number>(3).fill(9),
    ...Array<number>(3).fill(21),
    ...Array<number>(6).fill(18),
  ]);
  expect(inRows(samurai.value, [], rows)).toEqual([]);
});
