/** A folder stands for its files, for every command that reads puzzles. */
import { expect, it } from 'vitest';
import { runIn } from './test-io.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const FILES = {
  'set/b.txt': `${HARD}\n`,
  'set/a.csv': `index,puzzle\n0,${PUZZLE}\n1,${HARD}\n`,
  'set/manifest.json': '{"files":[]}',
  'set/c.csv.part': 'half',
  'set/.hidden': 'x',
};

it.each(['set', 'set/'])('rate, statistics and count read %s', async (folder) => {
  const world = { files: FILES };
  const rated = await runIn(world, 'rate', folder);
  const single = await runIn({ input: `${PUZZLE}\n${HARD}\n${HARD}\n` }, 'rate');
  expect([rated.exit, rated.output]).toEqual([0, single.output]);
  const { output } = await runIn(world, 'statistics', '--json', folder);
  expect(JSON.parse(output)).toMatchObject({ puzzles: 3, unrated: 0 });
  expect((await runIn(world, 'count', folder)).output).toBe('1\n1\n1\n');
});

it('what dataset wrote is counted', async () => {
  const ask = ['dataset', '--seed', '1', '--count', '3', '--quiet', '--output', 'out'];
  const { saved } = await runIn({}, ...ask);
  const { output, exit } = await runIn({ files: saved }, 'statistics', '--json', 'out');
  expect([exit, JSON.parse(output)]).toEqual([0, expect.objectContaining({ puzzles: 3, unrated: 0 })]);
});

it('a folder with nothing to read says so', async () => {
  const { exit, messages } = await runIn({ files: { 'set/manifest.json': '{}' } }, 'rate', 'set');
  expect([exit, messages]).toEqual([2, expect.stringContaining('this folder has no files')]);
});
