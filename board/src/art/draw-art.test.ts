import { classic9, type Drawing, emptyPuzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { drawPuzzle } from '../drawing.ts';
import { svgOf } from '../svg.ts';
import { THEMES } from '../theme.ts';
import { drawArt } from './draw-art.ts';

const board = classic9();

function svg(drawings: readonly Drawing[], theme: keyof typeof THEMES = 'light'): string {
  return svgOf(drawPuzzle({ ...emptyPuzzle(board), drawings }), { theme: THEMES[theme] });
}

const LINE: Drawing = {
  shape: 'line',
  points: [
    [0.5, 0.5],
    [2.5, 2.5],
  ],
  colour: '#ff0000',
  width: 0.25,
};
const DOT: Drawing = {
  shape: 'oval',
  centre: [1, 1.5],
  width: 0.3,
  height: 0.3,
  fill: 'white',
  border: '#000',
};

test('a line lies below the lines of the grid, a dot over them, and digits over all', () => {
  const puzzle = {
    ...emptyPuzzle(board),
    givens: [5, ...new Array<number>(80).fill(0)],
    drawings: [DOT, LINE],
  };
  const text = svgOf(drawPuzzle(puzzle), { theme: THEMES.light });
  const places = ['#ff0000', THEMES.light['cell-line'], '#ffffff', '>5<'].map((part) =>
    text.lastIndexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('sizes are in cells', () => {
  expect(svg([LINE])).toContain('stroke="#ff0000" stroke-width="25"');
  expect(svg([LINE])).toContain('d="M50 50L250 250"');
});

test('a dark board has colours of its own', () => {
  expect(svg([LINE], 'dark')).not.toContain('#ff0000');
});

test.each<[string, Drawing]>([
  ['a colour', { ...LINE, colour: 'red" onload="alert(1)' }],
  ['an address', { ...LINE, colour: 'url(https://example.com)' }],
  [
    'a fill',
    { shape: 'rectangle', centre: [1, 1], width: 1, height: 1, fill: '"><script>alert(1)</script>' },
  ],
  [
    'a rotation',
    { shape: 'text', centre: [1, 1], text: '<script>alert(1)</script>', angle: 33, textColour: '"x' },
  ],
])('hostile text in %s is not markup', (_, drawing) => {
  const text = svg([drawing]);
  expect(text).not.toMatch(/<script|onload|example\.com|url\(/);
});

test('a clue beside the board gets room', () => {
  const { room } = drawArt(board, [{ shape: 'text', centre: [-0.5, 0.5], text: '17' }]);
  expect(room.top).toBeGreaterThan(50);
  expect(room.left).toBe(0);
});

test.each<[string, Drawing]>([
  ['a huge sign', { shape: 'rectangle', centre: [4.5, 4.5], width: 100, height: 100, fill: 'red' }],
  [
    'a far line',
    {
      ...LINE,
      points: [
        [0, 0],
        [900, 900],
      ],
    },
  ],
  ['an unseen sign', { shape: 'rectangle', centre: [-2, 4.5], width: 1, height: 1, fill: '#ffffff00' }],
  ['a cage of other cells', { shape: 'cage', cells: [81, -1] }],
])('%s is left out, and needs no room', (_, drawing) => {
  expect(drawArt(board, [drawing])).toEqual({
    back: [],
    below: [],
    over: [],
    room: { top: 0, right: 0, bottom: 0, left: 0 },
  });
});

test('colours share a cell', () => {
  const { back } = drawArt(board, [{ shape: 'colour', cells: [0], colours: ['red', '#00f'] }]);
  expect(back.map((shape) => 'path' in shape && shape.path)).toEqual([
    'M0 0h50v100h-50z',
    'M50 0h50v100h-50z',
  ]);
});
