/**
 * `npm run bench-logic -- [--puzzles N] [--rounds N] [--hard N] [FILE]`: how fast the ladder of techniques is, in CPU
 * time of one thread: whole paths of the first N puzzles of a list (default minimal-24), the first run of the process
 * apart from the later ones; a hint at every position of a tenth of them; where the time goes; and the slowest step
 * over puzzles of the hardest lists.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  classic9,
  copyPosition,
  createPosition,
  familyOf,
  nextStep,
  type Position,
  solveLogicallyInPlace,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { createFinderContext, type FinderContext } from 'pencilmark/internal';

const FOLDER = fileURLToPath(new URL('../../../shared/truth/puzzles', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    puzzles: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    hard: { type: 'string', default: '100' },
  },
});

const file = positionals[0] ?? join(FOLDER, 'minimal-24.txt');
if (!existsSync(file)) {
  console.error(`Nothing to measure: ${file} is not on this machine; name a file with one puzzle per line.`);
  process.exit(2);
}
const puzzles = readList(file).slice(0, Number(values.puzzles));

console.log(`${puzzles.length} puzzles of ${file.split('/').at(-1)}`);
const runs = Array.from({ length: Number(values.rounds) }, () => spent(() => puzzles.forEach(solvePath)));
const [cold, ...warm] = runs.map((milliseconds) => (1000 * puzzles.length) / milliseconds);
console.log(
  `paths: ${cold.toFixed(0)} puzzles/s in the first run, then ${warm.map((rate) => rate.toFixed(0)).join(', ')}`,
);

const hints = puzzles.filter((_, k) => k % 10 === 0).flatMap(hintTimes);
hints.sort((a, b) => a - b);
const quantile = (part: number): string => hints[Math.floor(part * (hints.length - 1))].toFixed(2);
console.log(
  `hint at ${hints.length} positions: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, worst ${quantile(1)} ms`,
);

console.log('share of the time by group of techniques, in warm runs:');
for (const [name, milliseconds] of profile(puzzles)) {
  console.log(`${milliseconds.toFixed(0).padStart(8)} ms  ${name}`);
}

for (const name of ['hardest-1106', 'hardest-11plus']) {
  const path = join(FOLDER, `${name}.txt`);
  if (!existsSync(path)) continue;
  const all = readList(path);
  const chosen = all.filter((_, k) => k % Math.max(1, Math.floor(all.length / Number(values.hard))) === 0);
  const worst = chosen.map(slowestStep).reduce((a, b) => (a.milliseconds > b.milliseconds ? a : b));
  console.log(
    `${name}, ${chosen.length} puzzles: slowest step ${worst.milliseconds.toFixed(0)} ms, ${worst.technique}`,
  );
}

function readList(path: string): number[][] {
  const lines = readFileSync(path, 'latin1').split(/\r?\n/);
  const boards = lines.map((line) => line.slice(0, 81)).filter((line) => /^[0-9.]{81}$/.test(line));
  return boards.map((line) => [...line].map((symbol) => (symbol === '.' ? 0 : Number(symbol))));
}

function start(givens: number[]): Position {
  return createPosition({ geometry: classic9(), constraints: [], givens });
}

function solvePath(givens: number[]): number {
  let steps = 0;
  for (const step of solveLogicallyInPlace(start(givens))) steps += step.placements.length;
  return steps;
}

/** Milliseconds of CPU time. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function hintTimes(givens: number[]): number[] {
  const position = start(givens);
  const times: number[] = [];
  const walk = solveLogicallyInPlace(position);
  for (let step = walk.next(); !step.done; step = walk.next()) {
    const board = copyPosition(position);
    times.push(spent(() => nextStep(board)));
  }
  return times;
}

function slowestStep(givens: number[]): { milliseconds: number; technique: string } {
  const walk = solveLogicallyInPlace(start(givens));
  let slowest = { milliseconds: 0, technique: '' };
  for (;;) {
    let technique: string | undefined;
    const milliseconds = spent(() => {
      const step = walk.next();
      technique = step.done ? undefined : step.value.technique;
    });
    if (technique === undefined) return slowest;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, technique };
  }
}

/** The time of each group of techniques, including shared data that it is the first to need. */
function profile(boards: readonly number[][]): [name: string, milliseconds: number][] {
  const groups = techniqueGroups();
  const times = new Map<string, number>();
  for (const givens of boards) {
    const position = start(givens);
    const search = createFinderContext(position);
    for (const step of solveLogicallyInPlace(position)) {
      for (const group of groups) {
        const before = performance.now();
        const isFound = hasStep(search, group);
        times.set(group.name, (times.get(group.name) ?? 0) + performance.now() - before);
        if (isFound) break;
      }
      if (step.technique === 'brute-force') break;
    }
  }
  return [...times].sort((a, b) => b[1] - a[1]).slice(0, 30);
}

interface TechniqueGroup {
  readonly name: string;
  readonly ids: TechniqueId[];
}

function hasStep(context: FinderContext, { ids }: TechniqueGroup): boolean {
  for (const step of familyOf(ids[0])!.find(context, ids)) return step.technique !== undefined;
  return false;
}

function techniqueGroups(): TechniqueGroup[] {
  const groups: (TechniqueGroup & { short: string })[] = [];
  for (const { id, name, short, use } of TECHNIQUES) {
    if (use !== 'default') continue;
    if (groups.at(-1)?.short === short) groups.at(-1)!.ids.push(id);
    else groups.push({ name, short, ids: [id] });
  }
  return groups;
}
