/**
 * `npm run power -- LIST… [--sample N] [--seed S]`: how far the ladder of techniques goes on lists of the truth
 * folder (`top1465`, `hardest-1106`, `17-clue` …), all of a list or a sample of N. Prints a table per list as it is
 * in docs/logic.md: what part is solved without brute force, and by technique its steps and the puzzles that need it.
 *
 * Exit code: 0 done, 2 wrong usage, 3 a list is not on this machine.
 */
import { parseArgs } from 'node:util';
import {
  createPosition,
  createRandom,
  shuffle,
  solveLogicallyInPlace,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { classicPuzzle } from '../solvers/every-solver.ts';
import { truthLines } from '../known/shared-truth.ts';

interface Power {
  puzzles: number;
  /** Puzzles solved without brute force. */
  solved: number;
  steps: number;
  readonly byTechnique: Map<TechniqueId, { steps: number; puzzles: number }>;
  /** The slowest step in milliseconds of CPU time, and its puzzle. */
  worst: { milliseconds: number; technique: string; line: string };
}

function measure(lines: readonly string[]): Power {
  const worst = { milliseconds: 0, technique: '', line: '' };
  const power: Power = { puzzles: 0, solved: 0, steps: 0, byTechnique: new Map(), worst };
  for (const line of lines) {
    const used = new Set<TechniqueId>();
    let before = cpu();
    for (const { technique } of solveLogicallyInPlace(createPosition(classicPuzzle(line.slice(0, 81))))) {
      const milliseconds = cpu() - before;
      if (milliseconds > worst.milliseconds) Object.assign(worst, { milliseconds, technique, line });
      const entry = power.byTechnique.get(technique) ?? { steps: 0, puzzles: 0 };
      if (!used.has(technique)) entry.puzzles++;
      entry.steps++;
      power.byTechnique.set(technique, entry);
      used.add(technique);
      power.steps++;
      before = cpu();
    }
    power.puzzles++;
    if (!used.has('brute-force')) power.solved++;
    if (power.puzzles % 1000 === 0) console.error(`${power.puzzles} of ${lines.length}`);
  }
  return power;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function table(name: string, { puzzles, solved, steps, byTechnique, worst }: Power, seconds: number): string {
  const share = ((100 * solved) / puzzles).toFixed(2);
  const rows = TECHNIQUES.flatMap((technique) => {
    const entry = byTechnique.get(technique.id);
    return entry ? [`| ${technique.name} | ${entry.steps} | ${entry.puzzles} |`] : [];
  });
  return [
    `### ${name}: ${solved} of ${puzzles} (${share} %) without brute force`,
    '',
    `${steps} steps in ${seconds.toFixed(1)} s of CPU time; slowest step ${worst.milliseconds.toFixed(0)} ms (${worst.technique}, \`${worst.line.slice(0, 81)}\`).`,
    '',
    '| technique | steps | puzzles |',
    '|---|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: 'pencilmark' } },
  });
  if (positionals.length === 0) {
    console.error('usage: npm run power -- LIST… [--sample N] [--seed S]');
    return 2;
  }
  for (const name of positionals) {
    const lines = truthLines(`puzzles/${name}.txt`);
    if (!lines) return 3;
    const chosen = values.sample
      ? shuffle([...lines], createRandom(values.seed)).slice(0, Number(values.sample))
      : lines;
    const before = cpu();
    const power = measure(chosen);
    console.log(table(name, power, (cpu() - before) / 1000));
  }
  return 0;
}

if (process.argv[1]?.endsWith('power.ts')) process.exitCode = main();
