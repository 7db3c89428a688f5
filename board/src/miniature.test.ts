import { createGeometry, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { drawMiniature } from './miniature.ts';

const made = createGeometry(variantSpec('classic', 4));
if (!made.ok) throw new Error(made.error.message);
const board = made.value;

test('givens, entries and borders each are one path', () => {
  const givens = board.cells.map((_, cell) => (cell < 2 ? cell + 1 : 0));
  const digits = givens.map((digit, cell) => (cell === 5 ? 3 : digit));
  const { givens: given, entries, lines } = drawMiniature(board, givens, digits);
  // Neighbours in a row form one rectangle.
  expect(given.match(/M/g)).toHaveLength(1);
  expect(entries.match(/M/g)).toHaveLength(1);
  expect(lines).toBe(frameOf(board).boxLines);
});

test('a puzzle that nobody plays has no entries', () => {
  expect(drawMiniature(board, new Array<number>(16).fill(0))).toMatchObject({ givens: '', entries: '' });
});
