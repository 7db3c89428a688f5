import { classic9 } from 'pencilmark';
import { describe, expect, it, test } from 'vitest';
import { candidateAt, drawPen, type PenBoard } from './pen-drawing.ts';

const geometry = classic9();
const none = geometry.cells.map(() => 0);
const bare: PenBoard = {
  geometry,
  digits: none,
  corner: none,
  centre: none,
  candidateColours: none.map(() => []),
  lines: [],
};

describe('drawPen', () => {
  it('draws nothing on a bare board', () => {
    expect(drawPen(bare)).toEqual({ discs: [], strokes: [] });
  });

  it('draws a disc where the mark stands, a part for each colour, and none under a digit', () => {
    const candidateColours = bare.candidateColours.map((own, cell) => (cell < 2 ? [0, 0, 0, 0, 0b11] : own));
    const [disc, second] = drawPen({ ...bare, candidateColours }).discs;
    expect(disc).toMatchObject({ x: 50, y: 50, text: '5' });
    expect(disc.parts.map(({ colour }) => colour)).toEqual([1, 2]);
    expect(second.x).toBe(150);
    const digits = none.map((_, cell) => (cell === 0 ? 3 : 0));
    expect(drawPen({ ...bare, digits, candidateColours }).discs).toHaveLength(1);
  });

  it('moves with centre marks', () => {
    const candidateColours = bare.candidateColours.map((own, cell) => (cell === 0 ? [0b1] : own));
    const centre = none.map((_, cell) => (cell === 0 ? 0b1 : 0));
    expect(drawPen({ ...bare, centre, candidateColours }).discs[0]).toMatchObject({ x: 50, y: 50 });
  });

  it('draws every line, each with the figure of its colour', () => {
    const lines = (['plain', 'strong', 'weak'] as const).map((style) => ({
      from: { cell: 0, digit: 5 },
      to: { cell: 10, digit: 0 },
      style,
      colour: 3,
    }));
    const { strokes } = drawPen({ ...bare, lines });
    expect(new Set(strokes.map(({ path }) => path)).size).toBe(3);
    for (const { path, figure } of strokes) expect(path + figure).not.toMatch(/NaN|undefined/);
  });
});

test.each([
  [20, 20, 1],
  [50, 50, 5],
  [82, 79, 9],
])('at %i, %i stands %i', (x, y, digit) => {
  expect(candidateAt(bare, 0, { x, y })).toBe(digit);
});
