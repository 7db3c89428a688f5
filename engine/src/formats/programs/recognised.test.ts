import { expect, test } from 'vitest';
import { parsePuzzle } from '../../index.ts';

/** A bulb and a line of its colour from cell to cell of the first row, and a white dot in the second. */
function drawn(solution: string, ...columns: readonly number[]) {
  const bulb = { center: [0.5, columns[0] + 0.5], width: 0.75, height: 0.75, rounded: true };
  const dot = { center: [1.5, 1], width: 0.3, height: 0.3, rounded: true, backgroundColor: '#FFFFFF' };
  const text = JSON.stringify({
    cellSize: 50,
    cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
    regions: [],
    metadata: { solution },
    underlays: [{ ...bulb, backgroundColor: '#CCCCCC' }],
    overlays: [dot],
    lines: [{ color: '#CCCCCC', thickness: 20, wayPoints: columns.map((column) => [0.5, column + 0.5]) }],
  });
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  const { puzzle, drawings = [], remarks = [] } = read.value;
  return {
    kinds: puzzle.constraints.map(({ kind }) => kind),
    shapes: drawings.map(({ shape }) => shape),
    remarks,
  };
}

test("a rule known by its drawing alone counts where the setter's solution obeys it", () => {
  expect(drawn('1234341221434321', 0, 1, 2)).toMatchObject({
    kinds: ['thermometer', 'difference'],
    shapes: [],
  });
  expect(drawn('', 2, 1, 0)).toMatchObject({ kinds: ['thermometer', 'difference'], shapes: [] });
});

test("where the setter's solution breaks it, it stays a drawing, with all of its parts", () => {
  const { kinds, shapes, remarks } = drawn('1234341221434321', 2, 1, 0);
  expect(kinds).toEqual(['difference']);
  expect([...shapes].sort()).toEqual(['line', 'oval']);
  expect(remarks).toEqual(['Recognised by how they are drawn: white dots (1).']);
});
