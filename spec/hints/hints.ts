/**
 * `npm run hint-paths -- [--seed S] [--beginner N] [--others N] [--known N]`: puzzles played to their end by the page's hints alone:
 * N of level Beginner, N of the other levels, and the first N, by default all, of those known by name. Each step goes through the independent
 * checker. Told: naked singles in Beginner puzzles, which are to be solved by looking at one digit at a time, and digits
 * found by trial.
 *
 * Exit code: 0, 1 where a step is refused or a puzzle is not solved, or 2 for wrong usage.
 */
import { parseArgs } from 'node:util';
import { classic9, DIFFICULTIES, generate, parseLine, type Puzzle } from 'pencilmark';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { hintPath } from './hint-path.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'hints' },
    beginner: { type: 'string', default: '100' },
    others: { type: 'string', default: '288' },
    known: { type: 'string', default: String(KNOWN_PUZZLES.length) },
  },
});
const [beginner, others, known] = [values.beginner, values.others, values.known].map(Number);
if (![beginner, others, known].every((count) => Number.isInteger(count) && count >= 0)) {
  console.error('usage: npm run hint-paths -- [--seed S] [--beginner N] [--others N] [--known N]');
  process.exit(2);
}

const levels = DIFFICULTIES.slice(1);
const groups: readonly (readonly [string, () => Iterable<Puzzle>])[] = [
  ['beginner', () => made('beginner', beginner)],
  ...levels.map((level, k) => {
    const count = Math.floor(others / levels.length) + (k < others % levels.length ? 1 : 0);
    return [level, () => made(level, count)] as const;
  }),
  ['known by name', () => KNOWN_PUZZLES.slice(0, known).map(({ puzzle }) => puzzleOf(puzzle))],
];

let failed = 0;
for (const [name, puzzles] of groups) {
  const paths = [...puzzles()].map(hintPath);
  const steps = paths.flatMap((path) => path.steps);
  const of = (technique: string): number => steps.filter((step) => step.technique === technique).length;
  const bad = paths.filter(({ faults, end }) => faults.length > 0 || end === 'stuck');
  failed += bad.length;
  console.log(
    `${name}: ${paths.length} puzzles, ${steps.length} steps; ${of('naked-single')} naked singles in ` +
      `${paths.filter((path) => path.steps.some(({ technique }) => technique === 'naked-single')).length} of them; ` +
      `${of('brute-force')} trials; slowest hint ${Math.round(Math.max(0, ...paths.map(({ slowest }) => slowest)))} ms`,
  );
  for (const { faults } of bad.slice(0, 5)) console.log(`  ${faults.slice(0, 3).join('; ')}`);
}
process.exit(failed > 0 ? 1 : 0);

function made(level: (typeof DIFFICULTIES)[number], count: number): Puzzle[] {
  const options = {
    geometry: classic9(),
    seed: `${values.seed}-${level}`,
    count,
    target: { kind: 'level', level },
  } as const;
  return count === 0 ? [] : [...generate(options)].flatMap((one) => (one.puzzle ? [one.puzzle] : []));
}

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error(`no puzzle: ${line}`);
  return sheet.value.puzzle;
}
