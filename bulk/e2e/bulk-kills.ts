/**
 * `npm run bulk-kills`: kills workers, Redis, connections and the submitter at random while bulk works, by Redis and by a
 * folder, and compares what comes out with the plain command; a worker at a data set, too. `-- --small`: 10,000 puzzles and 10 kills for each queue.
 * `-- --puzzles FILE`: with these puzzles, again and again in disguise. `-- --queue folder`, or `redis`: that one alone. Exit code 1 if anything is lost, doubled, out of
 * order, or not the same bytes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './command.ts';
import { dataSetUnderFire, type DataSetPlan } from './data-set.ts';
import { type KillPlan, runUnderFire } from './kills.ts';
import { disguisedPuzzles } from './puzzles.ts';
import { hasRedisServer } from './redis-server.ts';

type Part = Omit<KillPlan, 'puzzles' | 'folder' | 'seed'> & { readonly count: number };

const SMALL_KILLS = { worker: 6, submitter: 1 };
const SMALL: readonly Part[] = [
  {
    queue: 'folder',
    job: ['rate', '--json'],
    count: 10_000,
    chunk: 100,
    workers: 2,
    kills: { ...SMALL_KILLS, worker: 9 },
  },
  {
    queue: 'redis',
    job: ['rate', '--json'],
    count: 10_000,
    chunk: 100,
    workers: 2,
    kills: { ...SMALL_KILLS, server: 1, connections: 2 },
  },
];

const FULL_KILLS = { worker: 200, server: 5, connections: 20, submitter: 1 };
const FULL: readonly Part[] = [
  { queue: 'redis', job: ['solve'], count: 1_000_000, chunk: 100, workers: 4, kills: FULL_KILLS },
  { queue: 'redis', job: ['rate', '--json'], count: 100_000, chunk: 200, workers: 4, kills: FULL_KILLS },
  {
    queue: 'folder',
    job: ['solve'],
    count: 1_000_000,
    chunk: 200,
    workers: 4,
    kills: { worker: 100, submitter: 1 },
  },
];

/** Data sets, of one file in small and of three in full. */
const DATA_SET: Omit<DataSetPlan, 'folder' | 'queue' | 'count'> = {
  options: ['--seed', 'bulk', '--unique', 'canonical', '--split', 'train=0.9,test=0.1', '--to', 'parquet'],
  chunk: 50,
};

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
    puzzles: { type: 'string' },
    queue: { type: 'string' },
  },
});
buildCommand();
console.log(`seed ${values.seed}`);
let isRight = true;
for (const part of values.small ? SMALL : FULL) {
  const { queue, job, count } = part;
  if (values.queue !== undefined && values.queue !== queue) continue;
  const title = `${queue}, ${job.join(' ')}, ${count} puzzles`;
  if (queue === 'redis' && !hasRedisServer()) {
    console.log(`${title}: left out, there is no redis-server on this machine`);
    isRight = false;
    continue;
  }
  const folder = await mkdtemp(join(tmpdir(), 'pencilmark-kills-'));
  const began = Date.now();
  try {
    const puzzles = await disguisedPuzzles(count, values.puzzles);
    const say = (line: string): void => console.log(`  ${line}`);
    const result = await runUnderFire({ ...part, puzzles, folder, seed: values.seed, say });
    const { lost, doubled, outOfOrder, isSame, killed, missed, complaints } = result;
    const kills = Object.entries(killed).map(([victim, times]) => `${times} × ${victim}`);
    console.log(`${title}: killed ${kills.join(', ')}; ${((Date.now() - began) / 1000).toFixed(0)} s`);
    console.log(
      `  lost ${lost}, doubled ${doubled}, out of order ${outOfOrder}, same bytes: ${isSame ? 'yes' : 'no'}`,
    );
    if (missed > 0) console.log(`  all was done before the last ${missed} kills`);
    for (const complaint of complaints.slice(0, 20)) console.log(`  ${complaint}`);
    isRight &&= isSame && lost + doubled + outOfOrder === 0 && complaints.length === 0 && missed === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
for (const queue of ['folder', 'redis'] as const) {
  if (values.queue !== undefined && values.queue !== queue) continue;
  // That it is left out was said above.
  if (queue === 'redis' && !hasRedisServer()) continue;
  const count = values.small ? 2000 : 25_000;
  const folder = await mkdtemp(join(tmpdir(), 'pencilmark-kills-'));
  const began = Date.now();
  try {
    const { files, different, isPrintedAlike, exits, signal } = await dataSetUnderFire({
      ...DATA_SET,
      queue,
      count,
      folder,
    });
    console.log(
      `${queue}, dataset, ${count} puzzles: killed 1 × worker; ${((Date.now() - began) / 1000).toFixed(0)} s`,
    );
    console.log(
      `  ${files.length} files, different: ${different.length}, printed alike: ${isPrintedAlike ? 'yes' : 'no'}`,
    );
    isRight &&= different.length === 0 && isPrintedAlike && exits.join() === '3,0,0' && signal === 'SIGKILL';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
process.exit(isRight ? 0 : 1);
