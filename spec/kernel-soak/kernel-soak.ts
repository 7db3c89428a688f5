/**
 * `npm run kernel-soak -- [--boards 10000000] [--seed TEXT] [--compare 64]`: random boards, from contradictory to real,
 * through the batch solver at limits 1, 2 and 50. Every batch must end. One batch in 64, or as many as `--compare` says, is
 * counted by the band solver, too, and must agree.
 */
import { parseArgs } from 'node:util';
import { createRandom } from 'pencilmark';
import { truthLines } from '../known/shared-truth.ts';
import { type BoardSource, FAMILIES, randomGrids } from './boards.ts';
import { BATCH, newTally, soakBatch, type Tally } from './soak.ts';

const LISTS = ['17-clue', 'top1465', 'hardest-1106', 'hardest-11plus', 'minimal-24'];

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'soak' },
    compare: { type: 'string', default: '64' },
  },
});
const wanted = Number(values.boards);
const source: BoardSource = {
  grids: randomGrids(2000, createRandom(`${values.seed} grids`)),
  puzzles: LISTS.flatMap((name) => truthLines(`puzzles/${name}.txt`) ?? []).map((text) =>
    Uint8Array.from(text.slice(0, 81), (symbol) => Number(symbol) || 0),
  ),
};
const names = Object.keys(FAMILIES);
const tallies = new Map<string, Tally>(names.map((name) => [name, newTally()]));

for (let batch = 0; batch * BATCH < wanted; batch++) {
  const name = names[batch % names.length];
  const round = Math.floor(batch / names.length);
  soakBatch(
    tallies.get(name)!,
    name,
    source,
    `${values.seed} ${round}`,
    round % Number(values.compare) === 0,
  );
  if (batch % 100 === 99) process.stderr.write(`\r\u001B[K${(batch + 1) * BATCH} of ${wanted}`);
}
process.stderr.write('\n');

console.table(
  Object.fromEntries(
    [...tallies].map(([name, { boards, none, one, several, compared, stubborn, mostGuesses }]) => [
      name,
      { boards, none, one, several, compared, stubborn, mostGuesses },
    ]),
  ),
);
const all = [...tallies.values()];
const slowest = all.reduce((worst, tally) => (tally.mostGuesses > worst.mostGuesses ? tally : worst));
console.log(`slowest: ${slowest.mostGuesses} guesses, ${slowest.slowest}`);
const faults = all.flatMap(({ differing, endless }) => [...differing, ...endless]);
const { user, system } = process.cpuUsage();
const boards = all.reduce((sum, tally) => sum + tally.boards, 0);
console.log(`${boards} boards, ${faults.length} faults, ${Math.round((user + system) / 1e6)} s of CPU time`);
for (const fault of faults.slice(0, 20)) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
