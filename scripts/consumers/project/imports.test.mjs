/** For Jest and Vitest alike. */
import { solve } from 'pencilmark';
import { checkUniqueness } from 'pencilmark/solve';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('the main path and another', () => {
  expect(solve(line).status).toBe('solved');
  expect(checkUniqueness(line)).toBe('unique');
});
