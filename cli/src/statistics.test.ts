import { difficultyOf, parseLine, ratePuzzle, unwrap } from 'pencilmark';
import { expect, test } from 'vitest';
import { runIn } from './test-io.ts';
import type { Statistics } from './statistics/tally.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Needs more than singles. */
const HARD = '......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......';
const EMPTY = '.'.repeat(81);

const statisticsOf = async (input: string, ...more: string[]) => {
  const { output, exit } = await runIn({ input }, 'statistics', '--json', '--quiet', ...more);
  return { exit, statistics: JSON.parse(output) as Statistics };
};

test('counts are those of the single puzzles', async () => {
  const { statistics, exit } = await statisticsOf(`${EASY}\n${HARD}\n${EASY}\n`, '--profile', 'se-1.2.1');
  const [easy, hard] = [EASY, HARD].map((line) => unwrap(parseLine(line)).puzzle);
  const ratings = [easy, hard].map((puzzle) => unwrap(ratePuzzle(puzzle, 'se-1.2.1')).er);
  expect(exit).toBe(0);
  expect([statistics.puzzles, statistics.unrated]).toEqual([3, 0]);
  expect(statistics.levels.filter(({ puzzles }) => puzzles > 0)).toEqual([
    { level: difficultyOf(easy).level, puzzles: 2 },
    { level: difficultyOf(hard).level, puzzles: 1 },
  ]);
  expect(statistics.techniques.at(-1)).toMatchObject({ id: difficultyOf(hard).hardest, puzzles: 1 });
  const scores = [easy, hard].map((puzzle) => difficultyOf(puzzle).score);
  expect(statistics.score).toMatchObject({ min: scores[0], median: scores[0], max: scores[1] });
  expect(statistics.er!.counts.map(({ puzzles }) => puzzles)).toEqual([2, 1]);
  expect(statistics.er).toMatchObject({ min: ratings[0], max: ratings[1] });
});

test('puzzles without a level are counted apart', async () => {
  const several = await statisticsOf(`${EASY}\n${EMPTY}\n`);
  expect([several.exit, several.statistics.puzzles, several.statistics.unrated]).toEqual([1, 2, 1]);
  expect((await statisticsOf('')).statistics).toMatchObject({ puzzles: 0, unrated: 0, techniques: [] });
  const unread = await statisticsOf(`${EASY}\n12\n`);
  expect([unread.exit, unread.statistics.puzzles, unread.statistics.unrated]).toEqual([2, 2, 1]);
});

test('a table, and a plot in a file', async () => {
  const { output, saved, exit } = await runIn({}, 'statistics', '--svg', 'plot.svg', EASY);
  expect([exit, output.split('\n').slice(0, 1)]).toEqual([0, ['1 puzzle']]);
  expect(output).toMatch(/^beginner +1 +100\.0$/m);
  expect(saved['plot.svg']).toMatch(/^<svg [^]*beginner[^]*100\.0 %[^]*<\/svg>\n$/);
});

test('the same data with threads, and from a table', async () => {
  const table = (await runIn({}, 'dataset', '--seed', 'x', '--count', '4', '--quiet')).output;
  const { statistics } = await statisticsOf(table);
  expect(statistics).toMatchObject({ puzzles: 4, unrated: 0 });
  expect((await statisticsOf(table, '--threads', '3')).statistics).toEqual(statistics);
});

test.each([
  [['--profile', 'se'], '--profile does not know'],
  [['--svg'], '--svg needs FILE after it'],
])('%j is refused', async (args, message) => {
  const { exit, messages, output } = await runIn({ input: EASY }, 'statistics', ...args);
  expect([exit, output]).toEqual([2, '']);
  expect(messages).toContain(message);
});

test('a plot that cannot be written is told', async () => {
  const { exit, messages } = await runIn({ disk: 'read-only' }, 'statistics', '--svg', 'plot.svg', EASY);
  expect([exit, messages]).toEqual([2, 'pencilmark: plot.svg cannot be written (EROFS).\n']);
});
