import { classic9, type Constraint, createPuzzle, type Drawing } from 'pencilmark';
import 'pencilmark/constraints';
import { expect, test } from 'vitest';
import { BASELINE, CELL } from '../measures.ts';
import { drawRules } from '../rules/draw-rules.ts';
import type { AnyShape } from '../shapes.ts';
import { runsOf } from './flatten.ts';

const board = classic9();

const RULES: readonly Constraint[] = board.cells.flatMap((_, cell): Constraint[] =>
  cell % 9 > 6 || cell > 60
    ? []
    : [
        { kind: 'cage', cells: [cell, cell + 1, cell + 9], sum: 10 },
        { kind: 'thermometer', cells: [cell, cell + 10, cell + 11] },
        { kind: 'arrow', circle: [cell, cell + 1], shaft: [cell + 9, cell + 18] },
        { kind: 'ratio', cells: [cell, cell + 1], ratio: 2 },
        { kind: 'quadruple', cells: [cell, cell + 1, cell + 9, cell + 10], values: [1, 2] },
        { kind: 'even', cells: [cell] },
      ],
);

const DRAWINGS: readonly Drawing[] = board.cells.flatMap(({ row, column }): Drawing[] => [
  { shape: 'line', points: [[row + 0.5, column + 0.5], [row + 2.1, column + 1.7]], head: 0.3 },
  { shape: 'rectangle', centre: [row + 1, column + 1], width: 1.6, height: 0.7, fill: '#ff0000', border: '#000000', angle: 30 },
  { shape: 'oval', centre: [row + 0.5, column + 1], width: 1.4, height: 0.8, border: '#00ff00', text: 'A' },
  { shape: 'cage', cells: [9 * row + column], text: '5' },
]); // oxfmt-ignore

const made = createPuzzle(board, Array(81).fill(0), undefined, RULES);
if (!made.ok) throw new Error(made.error.message);

const shapesOf = (clear: readonly number[]): { shapes: AnyShape[]; foggy: boolean[] } => {
  const puzzle = { ...made.value, drawings: [...DRAWINGS, { shape: 'fog' as const, cells: clear }] };
  const { ground, over, marks } = drawRules(puzzle);
  return {
    shapes: [...ground, ...over, ...marks].filter(({ role }) => role !== 'fog' && role !== 'fog-line'),
    foggy: board.cells.map((_, cell) => !clear.includes(cell)),
  };
};

/** The depth of a point inside a cell in fog; 0 at its edge. */
function depthInFog(x: number, y: number, foggy: readonly boolean[]): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  if (column < 0 || row < 0 || column > 8 || row > 8 || !foggy[9 * row + column]) return 0;
  const [right, down] = [x - column * CELL, y - row * CELL];
  return Math.min(right, down, CELL - right, CELL - down);
}

test.each([[[]], [[0]], [[40]], [[0, 1, 10, 20, 30, 31, 32, 80]], [board.cells.map((_, cell) => cell).filter((cell) => cell % 2)]])(
  'with %j clear, nothing that is drawn reaches into the fog',
  (clear) => {
    const { shapes, foggy } = shapesOf(clear);
    for (const shape of shapes) {
      if (shape.kind === 'text' || shape.kind === 'art-text') {
        expect(depthInFog(shape.x, shape.y - shape.font * BASELINE, foggy)).toBeLessThan(2);
        continue;
      }
      for (const run of runsOf(shape.path))
        for (const [at, to] of run.slice(1).entries()) {
          const from = run[at];
          for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            const depth = depthInFog(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, foggy);
            expect(depth, `${shape.role} ${shape.path}`).toBeLessThan(0.1);
          }
        }
    }
  },
); // oxfmt-ignore

test('where all is clear, all is drawn as without fog, and no cover', () => {
  const all = board.cells.map((_, cell) => cell);
  const { shapes } = shapesOf(all);
  const { ground, over, marks } = drawRules({ ...made.value, drawings: [...DRAWINGS] });
  expect(shapes).toEqual([...ground, ...over, ...marks]);
});

test('a line that is half in fog is drawn to its edge', () => {
  const line: Drawing = { shape: 'line', points: [[0.5, 0.5], [0.5, 3.5]], width: 0.1 }; // oxfmt-ignore
  const { ground } = drawRules({
    geometry: board,
    constraints: [],
    drawings: [line, { shape: 'fog', cells: [1, 2] }],
  });
  expect(ground[0]).toMatchObject({ path: 'M100 50L200 50L300 50' });
});

test.each([
  ['M0 0h10v10h-10z', [['0 0', '10 0', '10 10', '0 10', '0 0']]],
  ['M1 2l3 4 5 6', [['1 2', '4 6', '9 12']]],
  ['M0 0L5 5M7 7L8 8', [['0 0', '5 5'], ['7 7', '8 8']]],
])('the runs of %s', (path, runs) => {
  expect(runsOf(path).map((run) => run.map(({ x, y }) => `${x} ${y}`))).toEqual(runs);
}); // oxfmt-ignore

test('an arc stays on its circle', () => {
  const [run] = runsOf('M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
  for (const { x, y } of run) expect(Math.hypot(x, y)).toBeCloseTo(10);
  expect(Math.max(...run.map(({ y }) => y))).toBeCloseTo(10);
  expect(Math.min(...run.map(({ y }) => y))).toBeCloseTo(-10);
});
