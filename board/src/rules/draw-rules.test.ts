import { expect, test } from 'vitest';
import { createGeometry, type Puzzle, variantSpec } from 'pencilmark';
import { drawCell, EMPTY_LOOK } from '../cell-drawing.ts';
import { drawBoard, drawPuzzle } from '../drawing.ts';
import type { TextShape } from '../shapes.ts';
import { svgOf } from '../svg.ts';
import { THEMES } from '../theme.ts';
import { drawRules } from './draw-rules.ts';
import { DRAWN_RULES, puzzleWith, row } from './test-rules.ts';

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

test.each(DRAWN_RULES)('$kind is drawn', (constraint) => {
  const puzzle = puzzleWith(constraint);
  const drawing = drawRules(puzzle);
  expect(drawing.ground.length + drawing.marks.length).toBeGreaterThan(0);
  expect(JSON.stringify(drawing)).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(svgOf(drawPuzzle(puzzle), { theme: THEMES.light })).not.toMatch(/NaN|undefined/);
});

test.each(DRAWN_RULES)('$kind: no colour of a cell is drawn over it', (constraint) => {
  const { geometry, ...puzzle } = puzzleWith(constraint);
  const looks = geometry.cells.map((_, cell) => ({ ...EMPTY_LOOK, colours: 1 << (cell % 8) }));
  const rules = drawRules({ geometry, ...puzzle });
  const roles = drawBoard({ geometry, looks, rules }).parts.flatMap(({ shapes }) => shapes.map(({ role }) => role)); // oxfmt-ignore
  const ofRules = new Set([...rules.ground, ...rules.marks].map(({ role }) => role));
  const first = roles.findIndex((role) => ofRules.has(role));
  expect(roles.findLastIndex((role) => role.startsWith('colour-'))).toBeLessThan(first);
  expect(roles.filter((role) => role.startsWith('colour-'))).toHaveLength(81);
});

test('a colour in fog is drawn over the fog, and another below the rules', () => {
  const { geometry, constraints } = puzzleWith({ kind: 'cage', cells: [0, 1], sum: 3 });
  const looks = geometry.cells.map((_, cell) => ({ ...EMPTY_LOOK, colours: [0, 80].includes(cell) ? 1 : 0 }));
  const rules = drawRules({ geometry, constraints, drawings: [{ shape: 'fog', cells: [0, 1] }] });
  const { parts } = drawBoard({ geometry, looks, rules });
  const roles = parts.flatMap(({ shapes }) => shapes.map(({ role }) => role));
  const order = ['colour-1', 'cage-line', 'fog', 'colour-1'];
  expect(roles.filter((role) => order.includes(role))).toEqual(order);
});

test("a player's colour lies over a setter's coloured area, and under the setter's other drawings", () => {
  const { geometry, constraints } = puzzleWith();
  const looks = geometry.cells.map((_, cell) => ({ ...EMPTY_LOOK, colours: cell === 0 ? 1 : 0 }));
  const sign = { shape: 'rectangle', centre: [0.5, 0.5], fill: '#ff0000', below: true } as const;
  const drawings = [
    { ...sign, width: 1, height: 1 },
    { ...sign, width: 0.5, height: 0.5 },
  ];
  const rules = drawRules({ geometry, constraints, drawings });
  const roles = drawBoard({ geometry, looks, rules }).parts.flatMap(({ shapes }) => shapes.map(({ role }) => role)); // oxfmt-ignore
  expect(roles.filter((role) => ['art', 'colour-1'].includes(role))).toEqual(['art', 'colour-1', 'art']);
});
