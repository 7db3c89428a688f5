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
  expect(remarks).toEqual([
    'Recognised by how they are drawn: white dots (1).',
    'Only drawn, as the rules of these looks do not fit the puzzle: thermometers.',
  ]);
});

interface Sign {
  readonly center: readonly [number, number];
  readonly text?: string;
  readonly angle?: number;
}

/** What is recognised in signs, lines and arrows on an empty 4×4, or one with a solution. */
function scene(
  parts: { overlays?: readonly object[]; lines?: readonly object[]; arrows?: readonly object[] },
  solution = '',
) {
  const text = JSON.stringify({
    cellSize: 50,
    cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
    regions: [],
    metadata: { solution },
    ...parts,
  });
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const sign = (center: Sign['center'], text: string, angle?: number): Sign => ({
  center,
  text,
  ...(angle && { angle }),
});

test('a look whose rule leaves no solution stays a drawing, and a remark names it', () => {
  const dot = (column: number) => ({
    center: [0.5, column],
    width: 0.3,
    height: 0.3,
    rounded: true,
    backgroundColor: '#FFFFFF',
  });
  // Two digits of a 4×4 add up to 8 at most.
  const { puzzle, drawings, remarks } = scene({ overlays: [dot(1), dot(2), sign([1.5, 1], 'X')] });
  expect(puzzle.constraints.map(({ kind }) => kind)).toEqual(['difference', 'difference']);
  expect(drawings?.map(({ shape }) => shape)).toEqual(['text']);
  expect(remarks).toEqual([
    'Recognised by how they are drawn: white dots (2).',
    'Only drawn, as the rules of these looks do not fit the puzzle: X and V.',
  ]);
});

test('looks that are possible stay rules, also where the puzzle is impossible without them', () => {
  expect(scene({ overlays: [sign([1.5, 1], 'V')] }).puzzle.constraints).toMatchObject([{ kind: 'pair-sum' }]);
  const cages = [{ cells: [[0, 0], [0, 1]], value: '8' }, { cells: [[3, 0], [3, 1]], value: '9' }]; // oxfmt-ignore
  const { puzzle, remarks } = scene({ overlays: [sign([1.5, 1], 'V')], ...{ cages } });
  expect(puzzle.constraints.map(({ kind }) => kind).sort()).toEqual(['cage', 'cage', 'pair-sum']);
  expect(remarks).toEqual(['Recognised by how they are drawn: X and V (1).']);
});

test.each([
  ['>', undefined, [0.5, 1], [0, 1]],
  ['<', undefined, [0.5, 1], [1, 0]],
  ['v', undefined, [1, 0.5], [0, 4]],
  ['V', undefined, [1, 0.5], [0, 4]],
  ['^', undefined, [1, 0.5], [4, 0]],
  ['>', 90, [1, 0.5], [0, 4]],
  ['<', 90, [1, 0.5], [4, 0]],
  ['V', 90, [0.5, 1], [1, 0]],
  ['V', -90, [0.5, 1], [0, 1]],
] as const)(
  'among signs that point at the lesser cell, %s turned by %s is one',
  (text, angle, center, cells) => {
    const { puzzle } = scene({ overlays: [sign([3.5, 3], '>'), sign(center, text, angle)] });
    expect(puzzle.constraints).toMatchObject([
      { kind: 'greater', cells: [14, 15] },
      { kind: 'greater', cells },
    ]);
  },
);

test('V alone is a sum of 5', () => {
  expect(scene({ overlays: [sign([1, 0.5], 'V')] }).puzzle.constraints).toMatchObject([
    { kind: 'pair-sum', sum: 5 },
  ]);
});

test('a hollow circle from which an arrow starts is no bulb of a line of its colour', () => {
  const circle = { center: [0.5, 0.5], width: 0.75, height: 0.75, rounded: true, borderColor: '#CCCCCC' };
  const line = { color: '#CCCCCC', thickness: 20, wayPoints: [[0.5, 0.5], [0.5, 2.5]] }; // oxfmt-ignore
  const arrow = { color: '#CCCCCC', thickness: 2, wayPoints: [[0.5, 0.5], [1.5, 0.5], [2.5, 0.5]] }; // oxfmt-ignore
  const kinds = (more: object): string[] =>
    scene({ overlays: [circle], lines: [line], ...more }).puzzle.constraints.map(({ kind }) => kind);
  expect(kinds({ arrows: [arrow] })).toEqual(['arrow']);
  expect(kinds({})).toEqual(['thermometer']);
});
