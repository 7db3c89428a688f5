import { expect, test } from 'vitest';
import {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  createGeometry,
  createPuzzle,
  type Puzzle,
  variantSpec,
} from 'pencilmark';
import { drawCell, EMPTY_LOOK } from '../cell-drawing.ts';
import { drawPuzzle } from '../drawing.ts';
import type { TextShape } from '../shapes.ts';
import { svgOf } from '../svg.ts';
import { THEMES } from '../theme.ts';
import { drawRules } from './draw-rules.ts';

function puzzleWith(...constraints: Constraint[]): Puzzle {
  const geometry = createGeometry(variantSpec('classic', 9));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const made = createPuzzle(geometry.value, Array(81).fill(0), undefined, constraints);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const row = (index: number): number[] => Array.from({ length: 9 }, (_, column) => 9 * index + column);
const textsOf = (puzzle: Puzzle): string[] =>
  [...drawRules(puzzle).ground, ...drawRules(puzzle).marks].flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : [],
  );

test('numbers stand beside the first cell of their line, and the window has room for them', () => {
  const left = puzzleWith({ kind: 'sandwich', cells: row(2), sum: 12 });
  expect(textsOf(left)).toEqual(['12', 'S']);
  expect(drawRules(left).room).toEqual({ top: 0, right: 0, bottom: 0, left: 62 });
  const right = puzzleWith({ kind: 'x-sum', cells: row(2).reverse(), sum: 7 });
  expect(drawRules(right).room).toEqual({ top: 0, right: 62, bottom: 0, left: 0 });
  expect(drawPuzzle(right).view).toEqual([-4, -4, 900 + 62 + 8, 908]);
});

test('numbers of several kinds carry their signs, and do not lie over each other', () => {
  const puzzle = puzzleWith(
    { kind: 'sandwich', cells: row(2), sum: 12 },
    { kind: 'x-sum', cells: row(2), sum: 7 },
  );
  expect(textsOf(puzzle)).toEqual(['12', 'S', '7', 'X']);
  expect(drawRules(puzzle).room.left).toBe(124);
});

test('the same constraints are drawn again for another board', () => {
  const puzzle = puzzleWith({ kind: 'sandwich', cells: row(2).reverse(), sum: 12 });
  const wider = createGeometry(variantSpec('classic', 16));
  if (!wider.ok) throw new Error(wider.error.message);
  expect(drawRules(puzzle).room.right).toBe(62);
  expect(drawRules({ geometry: wider.value, constraints: puzzle.constraints }).room.right).toBe(0);
});

test('a line that starts inside the board has its number in its first cell', () => {
  const puzzle = puzzleWith({ kind: 'little-killer', cells: [10, 20, 30], sum: 9 });
  expect(drawRules(puzzle).room).toMatchObject({ top: 0, left: 0 });
  expect(textsOf(puzzle)).toEqual(['9']);
});

test('cages that share a cell have outlines of their own', () => {
  const puzzle = puzzleWith({ kind: 'cage', cells: [0, 1], sum: 3 }, { kind: 'cage', cells: [1, 2], sum: 4 });
  const paths = drawRules(puzzle).ground.flatMap((shape) =>
    shape.kind === 'line' && shape.role === 'cage-line' ? [shape.path] : [],
  );
  expect(paths).toHaveLength(2);
  expect(paths[0]).toContain('M7 7');
  expect(paths[1]).toContain('M112 12');
});

test('marks keep clear of a label, digits need not', () => {
  const { arrange } = drawRules(puzzleWith({ kind: 'cage', cells: [0, 1], sum: 3 }));
  const mark = { ...EMPTY_LOOK, corner: 1 };
  const shapes = drawCell(mark, ['1']);
  expect(arrange(1, mark, shapes)).toEqual(shapes);
  const [{ x, y, font }] = shapes as TextShape[];
  const [moved] = arrange(0, mark, shapes) as TextShape[];
  expect([moved.x > x, moved.y > y, moved.font < font]).toEqual([true, true, true]);
  const digit = { ...EMPTY_LOOK, digit: 1 };
  expect(arrange(0, digit, drawCell(digit, ['1']))).toEqual(drawCell(digit, ['1']));
});

test('labels of one cell stand beside each other', () => {
  const puzzle = puzzleWith(
    { kind: 'cage', cells: [0, 1], sum: 3 },
    { kind: 'cage', cells: [0, 9], sum: 14 },
  );
  const [first, second] = drawRules(puzzle).ground.filter((shape) => shape.kind === 'text');
  expect(first.y).toBe(second.y);
  expect(second.x - first.x).toBeGreaterThan(18);
});

test('the mark of a pair that does not touch is joined to both cells', () => {
  const near = puzzleWith({ kind: 'difference', cells: [0, 1], difference: 1 });
  const far = puzzleWith({ kind: 'difference', cells: [0, 8], difference: 3 });
  expect(drawRules(near).ground).toEqual([]);
  expect(drawRules(far).ground).toMatchObject([{ role: 'rule-thin-line', path: 'M50 50L850 50' }]);
  expect(textsOf(far)).toEqual(['3']);
});

const WHOLE_BOARD = [
  'anti-knight',
  'anti-king',
  'taxicab',
  'anti-taxicab',
  'no-difference',
  'no-ratio',
  'no-sum',
  'global-entropy',
  'global-modular',
  'dutch-flatmates',
  'doppelganger',
] as const;

type WholeBoard = (typeof WHOLE_BOARD)[number];
type Drawn = Exclude<ConstraintKind, WholeBoard>;

function isDrawn(kind: ConstraintKind): kind is Drawn {
  return !(WHOLE_BOARD as readonly ConstraintKind[]).includes(kind);
}

test.each(CONSTRAINT_KINDS.filter(isDrawn))('%s is drawn', (kind) => {
  const puzzle = puzzleWith({ kind, ...EXAMPLES[kind] } as Constraint);
  const drawing = drawRules(puzzle);
  expect(drawing.ground.length + drawing.marks.length).toBeGreaterThan(0);
  expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(svgOf(drawPuzzle(puzzle), { theme: THEMES.light })).not.toMatch(/NaN|undefined/);
});

/** A line across the upper left corner of the board. */
const cells = [0, 10, 19, 28];

const EXAMPLES: { readonly [Kind in Drawn]: Omit<Extract<Constraint, { kind: Kind }>, 'kind'> } = {
  'all-different': { cells },
  'anti-chess': { steps: [[1, 2]], cells },
  clone: { cells, copy: [40, 50, 59, 68] },
  'same-digits': { sets: [cells, [40, 41, 42, 43]] },
  odd: { cells },
  even: { cells },
  minimum: { cells },
  maximum: { cells },
  'row-index': { cells },
  'column-index': { cells },
  'box-index': { cells },
  'counting-circles': { cells },
  difference: { cells: [0, 1], difference: 1 },
  ratio: { cells: [0, 1], ratio: 3 },
  'pair-sum': { cells: [0, 1], sum: 10 },
  greater: { cells: [0, 1] },
  quadruple: { cells: [0, 1, 9, 10], values: [1, 2, 3] },
  contain: { cells, values: [1, 1] },
  'contain-exactly': { cells, values: [4] },
  'look-and-say': { cells, counts: [[2, 3]] },
  'count-distinct': { control: [4], cells },
  'equality-cage': { cells },
  thermometer: { cells },
  'slow-thermometer': { cells },
  palindrome: { cells },
  renban: { cells },
  nabner: { cells },
  whisper: { cells, difference: 5 },
  between: { cells },
  lockout: { cells, difference: 4 },
  zipper: { cells: [0, 10, 19] },
  'region-sum': { cells },
  'sum-segments': { cells, sum: 10 },
  entropic: { cells },
  modular: { cells, modulus: 3 },
  'double-arrow': { cells },
  'value-index': { cells },
  arrow: { circle: [0, 1], shaft: [11, 20] },
  cage: { cells, sum: 20 },
  'cage-sums': { cells, sums: [12, 21] },
  sum: { cells, sum: 9, weights: [1, -1, 2, 1] },
  'little-killer': { cells: [1, 11, 21], sum: 12 },
  'equal-sums': { sets: [cells, [40, 41]] },
  rellik: { cells, sum: 10 },
  lunchbox: { cells, sum: 7 },
  sandwich: { cells: row(0), sum: 8 },
  'x-sum': { cells: row(0), sum: 8 },
  skyscraper: { cells: row(0), count: 3 },
  'hidden-skyscraper': { cells: row(0), value: 3 },
  'numbered-room': { cells: row(0), value: 3 },
  'full-rank': { lines: [row(0)], ranks: [3], ties: 'none' },
  'pair-relation': { cells, pairs: [[1, 2]], between: 'all' },
  automaton: { cells, start: [0], accept: [0], arcs: [[0, 1, 0]] },
  pattern: { cells, expression: '1*2*3*4*' },
  'any-of': { alternatives: [[{ kind: 'odd', cells }], [{ kind: 'even', cells }]] },
  'all-of': { lists: [[{ kind: 'odd', cells }]] },
};
