import { startState } from '@pencilmark/game';
import { createGeometry, type Geometry, parseLine, variantSpec } from 'pencilmark';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as Query from './query.ts';

// Answers do not need the page's state, which does not exist outside a browser.
vi.mock('../session/current-game.svelte.ts', () => ({ currentGame: {} }));
vi.mock('../../state/notices.svelte.ts', () => ({ announce: () => {} }));
vi.mock('../view/play-view.svelte.ts', () => ({ playView: {} }));

let query: typeof Query;
beforeAll(async () => {
  query = await import('./query.ts');
});

function boardOf(line: string) {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return startState(sheet.value.puzzle);
}

/** Wikipedia's example of a Sudoku. */
const BOARD = boardOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

test.each<[Exclude<Query.Query, 'where'>, number, string]>([
  ['read-row', 2, 'Row 1: 5, 3, empty, empty, 7, empty, empty, empty, empty.'],
  ['read-column', 0, 'Column 1: 5, 6, empty, 8, 4, 7, empty, empty, empty.'],
  ['read-box', 2, 'Box 1: 5, 3, empty, 6, empty, empty, empty, 9, 8.'],
  ['candidates', 2, 'r1c3 can be 1, 2, 4.'],
  ['candidates', 0, 'r1c1 is 5.'],
  [
    'remains',
    0,
    '51 cells are empty. Remaining: six 1s, seven 2s, six 3s, seven 4s, six 5s, four 6s, six 7s, four 8s, five 9s.',
  ],
])('%s at cell %i', (asked, cell, answer) => {
  expect(query.answerTo(asked, BOARD, cell)).toBe(answer);
});

test('where a digit can go in the houses of a cell', () => {
  expect(query.whereCan(BOARD, 2, 4)).toBe(
    '4: row 1, r1c3 or r1c6 or r1c7 or r1c8 or r1c9; column 3, r1c3 or r2c3 or r7c3 or r9c3; box 1, r1c3 or r2c2 or r2c3.',
  );
  expect(query.whereCan(BOARD, 2, 5)).toContain('row 1: already at r1c1');
});

test('boards of other shapes', () => {
  const samurai = createGeometry(variantSpec('samurai', 9));
  if (!samurai.ok) throw new Error(samurai.error.message);
  const geometry: Geometry = samurai.value;
  const board = startState({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });
  const shared = geometry.houses.find(({ kind, grid }) => kind === 'box' && grid === 1)!.cells[0];
  for (const asked of query.QUERIES) {
    if (asked !== 'where') expect(query.answerTo(asked, board, shared)).toMatch(/[a-z0-9]\.$/);
  }
});
