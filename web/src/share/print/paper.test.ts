import { colourBit, startState } from '@pencilmark/game';
import { expect, test } from 'vitest';
import { inkOf } from '../../kit/drawing/ink.ts';
import { puzzleOf } from '../../puzzles/shelf-puzzle.ts';
import { SHELF } from '../../puzzles/shelf.generated.ts';
import { shelfItems, textItems } from './items.ts';
import { drawItem, PRINTED_PARTS } from './paper.ts';

test('ink is black, white and greys', () => {
  for (const entry of SHELF) {
    const bare = startState(puzzleOf(entry));
    const board = { ...bare, colours: bare.colours.map((_, cell) => colourBit(1 + (cell % 8))) };
    for (const part of PRINTED_PARTS) {
      const svg = inkOf(drawItem(board, part), entry.id);
      const colours = [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)];
      expect(colours.length).toBeGreaterThan(0);
      expect(colours.filter(([, red, green, blue]) => red !== green || green !== blue)).toEqual([]);
    }
  }
});

test('candidates are pencilled in, givens are not marks', () => {
  const board = startState(puzzleOf(SHELF.find(({ id }) => id === '4x4')!));
  const texts = (part: 'givens' | 'candidates'): number =>
    inkOf(drawItem(board, part), '').split('<text').length;
  expect(texts('candidates')).toBeGreaterThan(texts('givens'));
});

test('a shelf, and a pasted list', () => {
  expect(shelfItems([]).length).toBe(0);
  expect(shelfItems(['easy', 'hard']).length).toBe(
    SHELF.filter(({ level }) => level === 'easy' || level === 'hard').length,
  );
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const read = textItems(`${line}\n${line}\n`);
  expect(read.ok && read.value.length).toBe(2);
  const many = textItems(`${line}\n`.repeat(301));
  expect(many.ok || many.error.code).toBe('print.many');
});
