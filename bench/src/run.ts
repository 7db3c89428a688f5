/**
 * `npm run bench -- [--rounds N] [--native 'COMMAND'] [--native-first 'COMMAND'] [--write] [FILE …]`
 *
 * FILE: a list of puzzles with one solution each, one per line; without any, the known lists where they are at hand.
 * COMMAND: a native solver that reads puzzles from its standard input and looks for a second solution of each, or with
 * `--native-first` for a first one only. `--write` keeps the page in `bench/results`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTENDERS } from './contenders.ts';
import { openLists } from './lists.ts';
import { raceNative } from './native.ts';
import { race } from './race.ts';
import { report } from './report.ts';
import { guessesOn, kernelSize, latency, startUp } from './small.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    native: { type: 'string' },
    'native-first': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const lists = openLists(positionals);
if (lists.length === 0 || !(rounds >= 1)) {
  console.error('Nothing to measure: name a file with one puzzle per line, and one round or more.');
  process.exit(2);
}

const races = lists.map((list) => {
  console.error(`${list.name} …`);
  const timings = race(list, CONTENDERS, rounds);
  for (const [mode, command] of [
    ['unique', values.native],
    ['first', values['native-first']],
  ] as const) {
    if (command) timings.push(raceNative(list, command, mode, Math.min(rounds, 5)));
  }
  return { list, timings, guesses: guessesOn(list) };
});
const latencies = lists.map((list) => ({ list, ...latency(list) }));
const date = new Date().toISOString().slice(0, 10);
const page = report({ races, latencies, rounds, size: kernelSize(), startUp: startUp(9) }, date);
console.log(page);
if (values.write) {
  const path = freshPath();
  writeFileSync(path, page);
  console.error(`written to ${basename(path)}`);
}

/** The page of the day, or of its second, third … run: two separate runs should agree. */
function freshPath(): string {
  for (let run = 1; ; run++) {
    const name = run === 1 ? date : `${date}-run-${run}`;
    const path = fileURLToPath(new URL(`../results/${name}.md`, import.meta.url));
    if (!existsSync(path)) return path;
  }
}
