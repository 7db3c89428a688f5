import {
  classic9,
  contactsOf,
  createPosition,
  type DigitSet,
  digitSet,
  explain,
  nextStep,
  type PathStep,
  parseLine,
  type Puzzle,
  solveLogically,
} from 'pencilmark';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import type { Point } from './figures.ts';
import { BASELINE } from './measures.ts';
import type { LineShape, TextShape } from './shapes.ts';
import { placeOf } from './step-board.ts';
import { drawGlance, drawStep, stepSvg } from './step-drawing.ts';
import { THEMES } from './theme.ts';

/** Top 1465, puzzles 1 and 4. */
const PUZZLES = [
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
];

function puzzleOf(text: string): Puzzle {
  const sheet = parseLine(text);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

const PATHS = PUZZLES.map((text) => [text, drawnPath(text)] as const);

function drawnPath(text: string): (PathStep & { drawing: Drawing })[] {
  const { geometry, givens } = puzzleOf(text);
  return [...solveLogically({ geometry, constraints: [], givens }, { maxSteps: 70 })].map((at) => ({
    ...at,
    drawing: drawStep(
      { geometry, constraints: [], givens, digits: at.digits, candidates: at.candidates },
      at.step,
    ),
  }));
}

function lineOf(drawing: Drawing, role: string): string {
  const lines = drawing.parts.flatMap(({ shapes }) =>
    shapes.filter((shape): shape is LineShape => shape.kind === 'line' && shape.role === role),
  );
  return lines.map(({ path }) => path).join('');
}

function textsOf(drawing: Drawing, role: string): TextShape[] {
  return drawing.parts.flatMap(({ shapes }) =>
    shapes.filter((shape): shape is TextShape => shape.kind === 'text' && shape.role === role),
  );
}

const countOf = (path: string): number => path.match(/M/g)?.length ?? 0;

test.each(PATHS)('every candidate that changes is marked, and no other: %s', (_, path) => {
  for (const { step, drawing } of path) {
    expect(countOf(lineOf(drawing, 'strike-line'))).toBe(step.eliminations.length);
    expect(textsOf(drawing, 'struck')).toHaveLength(step.eliminations.length);
    expect(countOf(lineOf(drawing, 'place-line'))).toBe(step.placements.length);
  }
});

test.each(PATHS)('chains have a curve for each of their links: %s', (_, path) => {
  for (const { step, drawing } of path.filter((at) => at.step.evidence.branches === undefined)) {
    const links = (step.evidence.chains ?? []).flatMap((chain) => chain.links);
    const count = (strength: string): number => links.filter((link) => link.strength === strength).length;
    expect(countOf(lineOf(drawing, 'strong-line'))).toBe(count('strong'));
    const touching = contactsOf(GEOMETRY, step).length + (step.evidence.commons ?? []).length;
    expect(countOf(lineOf(drawing, 'weak-line'))).toBe(count('weak') + touching);
  }
});

const GEOMETRY = classic9();
const ALL: DigitSet = digitSet([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** An X-chain whose first link, as a straight line, would cross the 5 of the cell between its ends. */
test('a link bends round a candidate in its way', () => {
  const cells = [0, 8];
  const candidates = GEOMETRY.cells.map((_, cell) => (cells.includes(cell) || cell === 4 ? 1 << 4 : 0));
  const empty = GEOMETRY.cells.map(() => 0);
  const drawing = drawStep(
    { geometry: GEOMETRY, constraints: [], givens: empty, digits: empty, candidates },
    {
      technique: 'x-chain',
      placements: [],
      eliminations: [],
      evidence: {
        digits: [5],
        chains: [
          {
            nodes: cells.map((cell) => ({ digit: 5, cells: [cell] })),
            links: [{ strength: 'strong', reason: { kind: 'house', house: 0 } }],
            shape: 'open',
          },
        ],
      },
    },
  );
  const middle = placeOf({ geometry: GEOMETRY, constraints: [] }, { cell: 4, digit: 5 });
  const nearest = Math.min(
    ...pointsOf(lineOf(drawing, 'strong-line')).map((point) =>
      Math.hypot(point.x - middle.x, point.y - middle.y),
    ),
  );
  expect(nearest).toBeGreaterThan(middle.radius);
});

test('the ring around a mark is where the mark is, beside the sum of a cage too', () => {
  const [givens, digits] = [Array(81).fill(0), Array(81).fill(0)];
  const constraints = [{ kind: 'cage', cells: [0, 1], sum: 3 }] as const;
  const board = {
    geometry: GEOMETRY,
    constraints,
    givens,
    digits,
    candidates: Array(81).fill(digitSet([1, 2])),
  };
  for (const cell of [0, 1]) {
    const drawing = drawGlance(board, { houses: [], cells: [], candidates: [{ cell, digit: 1 }] });
    const [mark] = drawing.parts.flatMap(({ x, shapes }) =>
      shapes.flatMap((shape) =>
        shape.kind === 'text' && shape.role === 'kept' ? [{ ...shape, x: shape.x + x }] : [],
      ),
    );
    const { x, y, radius } = placeOf(board, { cell, digit: 1 });
    expect([x, y, radius / 0.55]).toEqual([
      mark.x,
      expect.closeTo(mark.y - mark.font * BASELINE, 1),
      expect.closeTo(mark.font, 1),
    ]);
    expect(x % 100 > 25).toBe(cell === 0);
  }
});

/** Points of a path `Mx yQx y x y`. */
function pointsOf(path: string): Point[] {
  const [a, b, c] = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return Array.from({ length: 50 }, (_, k) => {
    const t = k / 49;
    const at = (i: number): number => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t ** 2 * c[i];
    return { x: at(0), y: at(1) };
  });
}

test('fins have another shape than the body, whatever the colours', () => {
  const candidates = GEOMETRY.cells.map(() => ALL);
  const empty = GEOMETRY.cells.map(() => 0);
  const drawing = drawStep(
    { geometry: GEOMETRY, constraints: [], givens: empty, digits: empty, candidates },
    {
      technique: 'finned-x-wing',
      placements: [],
      eliminations: [{ cell: 20, digit: 3 }],
      evidence: {
        digits: [3],
        candidates: [
          { cell: 0, digit: 3, role: 'pattern' },
          { cell: 5, digit: 3, role: 'pattern' },
          { cell: 1, digit: 3, role: 'fin' },
        ],
      },
    },
  );
  expect(countOf(lineOf(drawing, 'ring-line'))).toBe(2);
  expect(countOf(lineOf(drawing, 'fin-line'))).toBe(1);
});

test('colours of a cluster have different shapes, and what touches is joined', () => {
  const candidates = GEOMETRY.cells.map(() => ALL);
  const empty = GEOMETRY.cells.map(() => 0);
  const drawing = drawStep(
    { geometry: GEOMETRY, constraints: [], givens: empty, digits: empty, candidates },
    {
      technique: 'simple-colors-wrap',
      placements: [],
      eliminations: [],
      evidence: {
        digits: [3],
        candidates: [
          { cell: 0, digit: 3, role: 'colour-1' },
          { cell: 40, digit: 3, role: 'colour-2' },
          { cell: 8, digit: 3, role: 'colour-1' },
        ],
      },
    },
  );
  const discs = drawing.parts.flatMap(({ shapes }) => shapes.filter(({ role }) => role === 'disc'));
  expect(discs.map((shape) => countOf((shape as LineShape).path))).toEqual([2]);
  expect(countOf(lineOf(drawing, 'ring-line'))).toBe(1);
  expect(textsOf(drawing, 'on-disc')).toHaveLength(2);
  expect(countOf(lineOf(drawing, 'weak-line'))).toBe(1);
});

test('almost locked sets carry the letters of the text', () => {
  const candidates = GEOMETRY.cells.map(() => ALL);
  const empty = GEOMETRY.cells.map(() => 0);
  const drawing = drawStep(
    { geometry: GEOMETRY, constraints: [], givens: empty, digits: empty, candidates },
    {
      technique: 'als-xz',
      placements: [],
      eliminations: [],
      evidence: {
        digits: [1, 2],
        sets: [
          { cells: [0], digits: digitSet([1, 2]), house: 0 },
          { cells: [20, 21], digits: digitSet([1, 2, 3]), house: 2 },
        ],
        commons: [{ a: 0, b: 1, digit: 1 }],
      },
    },
  );
  const letters = textsOf(drawing, 'kept').filter(({ text }) => /[A-Z]/.test(text));
  expect(letters.map(({ text }) => text)).toEqual(['A', 'B']);
});

test('as a file it carries its colours and its title', () => {
  const { geometry, givens } = puzzleOf(PUZZLES[0]);
  const [{ step, digits, candidates }] = solveLogically({ geometry, constraints: [], givens });
  const svg = stepSvg({ geometry, constraints: [], givens, digits, candidates }, step, {
    theme: THEMES.dark,
    title: 'Hidden single',
  });
  expect(svg).toContain('aria-label="Hidden single"');
  expect(svg).toContain(THEMES.dark.change);
  expect(svg).not.toMatch(/class=|<style|<script/);
});

test.each(PATHS)('a position is drawn as the board that it stands for: %s', (text) => {
  const position = createPosition(puzzleOf(text));
  const step = nextStep(position)!;
  const board = {
    ...position.puzzle,
    digits: [...position.digits],
    candidates: [...position.candidates],
  };
  expect(drawStep(position, step)).toEqual(drawStep(board, step));
  expect(stepSvg(position, step, { theme: THEMES.light })).toBe(
    stepSvg(board, step, { theme: THEMES.light }),
  );
  const { glance } = explain(step, board.geometry);
  expect(drawGlance(position, glance)).toEqual(drawGlance(board, glance));
});
