import { classic9, createGeometry, createPuzzle, type Puzzle, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { EMPTY_LOOK } from './cell-drawing.ts';
import { drawBoard, drawPuzzle } from './drawing.ts';
import { svgOf } from './svg.ts';
import { THEMES } from './theme.ts';

function puzzleOf(line: string, symbols?: readonly string[]): Puzzle {
  const geometry = createGeometry({ ...variantSpec('classic', 4), ...(symbols && { symbols }) });
  if (!geometry.ok) throw new Error(geometry.error.message);
  const puzzle = createPuzzle(geometry.value, [...line].map(Number));
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

const digits = [...'1234341221434321'].map(Number);

test('a picture that stands alone carries its colours and no style sheet', () => {
  const svg = svgOf(drawPuzzle(puzzleOf('1000000000000001'), digits), { theme: THEMES.light });
  expect(svg.match(/<text /g)).toHaveLength(16);
  expect(svg.match(/font-weight="600"/g)).toHaveLength(2);
  expect(svg).toContain(THEMES.light.accent);
  expect(svg).not.toMatch(/class=|<style|style=|<script/);
});

test('a picture for the page names roles and leaves colours to the style sheet', () => {
  const svg = svgOf(drawPuzzle(puzzleOf('1000000000000001')));
  expect(svg).toContain('class="given"');
  expect(svg).not.toMatch(/#[0-9a-f]{6}/);
});

test.each([
  [undefined, 'aria-hidden="true"'],
  ['Four by four', 'role="img" aria-label="Four by four"'],
])('a picture with the title %j is named so', (title, expected) => {
  expect(svgOf(drawPuzzle(puzzleOf('1000000000000001')), title ? { title } : {})).toContain(expected);
});

test('symbols and titles cannot break out of the text', () => {
  const puzzle = puzzleOf('1234000000000000', ['<', '>', '&', '"']);
  const svg = svgOf(drawPuzzle(puzzle), { title: '"><script>' });
  expect(svg).toContain('>&lt;</text>');
  expect(svg).not.toContain('<script');
});

test('highlights lie below the digits and the selection above the lines', () => {
  const geometry = classic9();
  const looks = geometry.cells.map(() => ({ ...EMPTY_LOOK, digit: 1 }));
  const svg = svgOf(
    drawBoard({ geometry, looks, highlights: [{ role: 'proof', cells: [0, 1] }], selection: [40] }),
  );
  const order = ['class="surface"', 'class="proof"', '<text', 'class="box-line"', 'class="selection-line"'];
  const places = order.map((part) => svg.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
