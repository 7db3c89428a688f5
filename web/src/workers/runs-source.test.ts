import { expect, test } from 'vitest';
import { readSource } from './runs-source.ts';

/** Wikipedia's example of a Sudoku. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('of a text all puzzles are taken that can be read, and the rest is told', async () => {
  const { puzzles, faults } = await readSource({
    kind: 'text',
    text: `${EASY}\n${EASY.slice(1)}\n${EASY}\n`,
  });
  expect(puzzles).toHaveLength(2);
  expect(faults).toHaveLength(1);
});

test('a text without a puzzle is only faults', async () => {
  const { puzzles, faults } = await readSource({ kind: 'text', text: 'hello' });
  expect(puzzles).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
});
