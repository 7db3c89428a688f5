import { classic9 } from 'pencilmark';
import { expect, test } from 'vitest';
import { drawPuzzle } from './drawing.ts';
import type { PenBoard } from './pen-drawing.ts';
import { withPen } from './pen-picture.ts';
import { svgOf } from './svg.ts';
import { THEMES } from './theme.ts';

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
const drawing = drawPuzzle({ geometry, constraints: [], givens: none });

test('a bare board stays as it is', () => {
  expect(withPen(drawing, bare)).toBe(drawing);
});

test('discs, lines and the beads of their colours are painted', () => {
  const candidateColours = bare.candidateColours.map((own, cell) => (cell === 0 ? [0b10] : own));
  const line = { from: { cell: 0, digit: 1 }, to: { cell: 40, digit: 0 }, style: 'weak', colour: 4 } as const;
  const svg = svgOf(withPen(drawing, { ...bare, candidateColours, lines: [line] }), { theme: THEMES.light });
  for (const token of ['colour-2', 'colour-4', 'accent'] as const) expect(svg).toContain(THEMES.light[token]);
  expect(svg).toContain('stroke-dasharray="9 7"');
  expect(svg).not.toMatch(/NaN|undefined/);
});
