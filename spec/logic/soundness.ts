/**
 * `npm run soundness -- [--puzzles N] [--seed S] [--slice K/N]`: walks the paths of a mixed sample of the truth
 * lists; at the positions gathers the steps of every technique and holds each against the solution and against the
 * checker of evidence, which shares nothing with the finders. `--sum FILE` adds up the totals of slices in a log.
 *
 * Prints progress, then counts per technique and every step that was refused, with its puzzle. Exit code: 0 nothing
 * refused, 1 some refused, 2 wrong usage, 3 the lists are not on this machine.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom, shuffle, TECHNIQUES } from 'pencilmark';
import { truthLines } from '../known/shared-truth.ts';
import { checkPath, emptyTally, LAW, type Tally } from './soundness-path.ts';

/** The mixture: the number of puzzles per thousand from each list. */
const MIXTURE = [
  ['puzzles/easy-singles.txt', 300],
  ['puzzles/minimal-24.txt', 410],
  ['puzzles/17-clue.txt', 225],
  ['puzzles/top1465.txt', 45],
  ['puzzles/hardest-11plus.txt', 15],
  ['puzzles/hardest-1106.txt', 5],
] as const;

/** The first `count` puzzles of the mixture, in an order determined by the seed; undefined if a list is missing. */
export function mixedSample(count: number, seed: string): string[] | undefined {
  const sample: string[] = [];
  for (const [name, share] of MIXTURE) {
    const lines = truthLines(name);
    if (!lines) return undefined;
    sample.push(
      ...shuffle(lines, createRandom(`${seed} ${name}`)).slice(0, Math.round((count * share) / 1000)),
    );
  }
  return shuffle(sample, createRandom(seed));
}

function report({ puzzles, positions, steps, refused }: Tally): string {
  const rows = TECHNIQUES.filter(({ id }) => steps[id]).map(
    ({ id, name }) => `${name.padEnd(36)}${String(steps[id]).padStart(12)}`,
  );
  const total = Object.values(steps).reduce((sum, count) => sum + count, 0);
  const summary = `${puzzles} puzzles, ${positions} positions, ${total} steps checked, ${refused.length} refused`;
  return [...rows, summary, ...refused].join('\n');
}

function add(sum: Tally, more: Tally): void {
  sum.puzzles += more.puzzles;
  sum.positions += more.positions;
  sum.refused.push(...more.refused);
  for (const [id, count] of Object.entries(more.steps)) sum.steps[id] = (sum.steps[id] ?? 0) + count;
}

function sumUp(file: string): Tally {
  const sum = emptyTally();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('{')) add(sum, JSON.parse(line) as Tally);
  }
  return sum;
}

function run(lines: readonly string[]): Tally {
  const tally = emptyTally();
  lines.forEach((line, k) => {
    checkPath(line, k, tally);
    if ((k + 1) % 50 === 0) {
      const seconds = (process.cpuUsage().user / 1e6).toFixed(0);
      console.log(`${k + 1} of ${lines.length} puzzles, ${tally.refused.length} refused, ${seconds} s`);
    }
  });
  return tally;
}

function main(): number {
  const { values } = parseArgs({
    options: {
      puzzles: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'pencilmark' },
      slice: { type: 'string', default: '1/1' },
      sum: { type: 'string' },
    },
  });
  const slice = /^(\d+)\/(\d+)$/.exec(values.slice);
  const count = Number(values.puzzles);
  if (!slice || !Number.isInteger(count)) {
    console.error('usage: npm run soundness -- [--puzzles N] [--seed S] [--slice K/N] | --sum FILE');
    return 2;
  }
  let tally: Tally;
  if (values.sum !== undefined) tally = sumUp(values.sum);
  else {
    const sample = mixedSample(count, values.seed);
    if (!sample) return 3;
    const [part, parts] = [Number(slice[1]), Number(slice[2])];
    console.log(`${LAW}\n${count} puzzles, seed ${values.seed}, slice ${part} of ${parts}`);
    tally = run(sample.filter((_, k) => k % parts === part - 1));
    console.log(JSON.stringify(tally));
  }
  console.log(report(tally));
  return tally.refused.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('soundness.ts')) process.exitCode = main();
