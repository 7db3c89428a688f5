import { countSolutions, parseLine } from 'pencilmark';
import { expect, test } from 'vitest';
import { layoutOf, NINE } from './layout.ts';
import { givensOf, run } from './model.ts';

const layout = layoutOf(NINE);

test.each([
  // Arto Inkala's puzzles of 2010 and 2012; "Easter Monster" by jpf; "Golden Nugget" by tarek
  ['..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 95, 12],
  ['8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 704, 89],
  ['1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1', 676, 94],
  ['.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 1499, 190],
])('%s takes %i steps and finds the engine’s solution', (line, steps, guesses) => {
  const result = run(layout, givensOf(line));
  expect(result).toMatchObject({ mode: 'solved', steps, guesses });
  const sheet = parseLine(line);
  const solutions = sheet.ok && sheet.value ? countSolutions(sheet.value.puzzle, 2) : undefined;
  expect(solutions?.count).toBe(1);
  expect(result.digits).toEqual(solutions?.examples[0]);
});

test('an empty grid is filled', () => {
  expect(run(layout, givensOf('.'.repeat(81)))).toMatchObject({ mode: 'solved', backtracks: 0 });
});
