import { expect, test } from 'vitest';
import { classic9 } from '../../model/boards.ts';
import { DEFAULT_TECHNIQUES, HODOKU_LEVELS } from '../catalogue.ts';
import { rateByHodokuTable } from './rate-by-hodoku-table.ts';
import { DIFFICULTY_TABLE, difficultyOf, NETS, ratePath } from './difficulty.ts';
import { DIFFICULTIES } from './levels.ts';

const puzzle = (text: string) => ({
  geometry: classic9(),
  constraints: [],
  givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
});

// Sources: the puzzle of the Wikipedia article "Sudoku" (Cburnett, 2006); "Golden Nugget" by tarek (2007).
test.each([
  ['53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 'beginner'],
  ['.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 'beyond'],
])('%s is %s', (text, level) => {
  expect(difficultyOf(puzzle(text)).level).toBe(level);
});

test('the table has every level once, in the order of HoDoKu’s', () => {
  expect(DIFFICULTY_TABLE.map(({ level }) => level)).toEqual(DIFFICULTIES);
  const ranks = DIFFICULTY_TABLE.map(({ hodoku }) => HODOKU_LEVELS.indexOf(hodoku));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBe(HODOKU_LEVELS.length);
});

// Source: generated here, each by `pencilmark generate --level LEVEL`.
test.each([
  ['.......83.....5.....8...4.9.15.9.....2..6..95....1.64.23.7..5....6..9...15...4...', 'easy'],
  ['7..........46.7.9.....1....453...92...9.2.1....29..4.7...78....3.....8.6...4..2.1', 'medium'],
  ['.78..........5.....5..27.3.9..7.....1....8.....4.3..1........24.49...8.52....9...', 'hard'],
  ['8..2..9.56..53......2.....4....1......6.9.2....1..5.6.7.......9...962....2.84....', 'expert'],
  ['35...2..6..1...4.......1.....431........6..5.7...5.6.44.7..95...36.......9..3..2.', 'extreme'],
])('%s is %s, and HoDoKu’s level says so', (text, level) => {
  const rating = difficultyOf(puzzle(text));
  const known = rateByHodokuTable(puzzle(text));
  expect([rating.level, rating.score, rating.end]).toEqual([level, known.score, 'solved']);
  expect(DIFFICULTY_TABLE.find((row) => row.level === level)!.hodoku).toBe(known.level);
  expect(ratePath(puzzle(text), known.steps, known.end)).toEqual(rating);
});

test('a puzzle without any step at hand is stopped or beyond', () => {
  const empty = { geometry: classic9(), constraints: [], givens: new Array<number>(81).fill(0) };
  expect(difficultyOf(empty, { shouldStop: () => true }).end).toBe('stopped');
});

test('a path that needs the solution says how often it guessed', () => {
  // Source: "Golden Nugget" by tarek (2007), without the nets that solve most of it.
  const nugget = puzzle('.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....');
  const techniques = DEFAULT_TECHNIQUES.filter((id) => id === 'brute-force' || !NETS.includes(id));
  const { steps, end } = rateByHodokuTable(nugget, { techniques });
  const guesses = steps.filter(({ technique }) => technique === 'brute-force').length;
  expect(guesses).toBeGreaterThan(0);
  expect(ratePath(nugget, steps, end)).toMatchObject({ level: 'beyond', end: 'solved', guesses });
});
