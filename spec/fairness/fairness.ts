/**
 * `npm run fairness -- [--count 100000] [--seed TEXT]`: generates so many classic puzzles of every kind and checks every
 * promise of each by other code. Stops and goes on: what is done is kept in `.cache`, and Ctrl-C loses a moment only.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { canonicalForm, classic9, generate, type GenerateOptions, SYMMETRY_PATTERNS } from 'pencilmark';
import { faultsOf } from './check.ts';

type Options = Omit<GenerateOptions, 'geometry' | 'seed' | 'count' | 'first'>;

/** Kinds of puzzles and the share of each, in thousandths. Levels that take long to hit have small shares. */
const KINDS: readonly (readonly [name: string, share: number, chosen: Options])[] = [
  ['minimal', 700, { dig: 'minimal' }],
  ...SYMMETRY_PATTERNS.filter((symmetry) => symmetry !== 'none').map(
    (symmetry) => [symmetry, 20, { dig: 'minimal', symmetry }] as const,
  ),
  ['30 givens', 20, { givens: 30 }],
  ['beginner', 30, { target: { kind: 'level', level: 'beginner' } }],
  ['easy', 30, { target: { kind: 'level', level: 'easy' }, dig: 'minimal' }],
  ['medium', 20, { target: { kind: 'level', level: 'medium' }, dig: 'minimal' }],
  ['hard', 14, { target: { kind: 'level', level: 'hard' }, dig: 'minimal' }],
  ['expert', 3, { target: { kind: 'level', level: 'expert' }, dig: 'minimal' }],
  ['extreme', 2.8, { target: { kind: 'level', level: 'extreme' }, dig: 'minimal' }],
  ['beyond', 0.2, { target: { kind: 'level', level: 'beyond' }, dig: 'minimal' }],
];

interface Tally {
  done: number;
  attempts: number;
  /** The number of faults; the first few are kept with their puzzles. */
  faults: number;
  examples: string[];
}

const CHUNK = 250;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'fairness' } },
});
const total = Number(values.count);
const folder = fileURLToPath(new URL('../../.cache/', import.meta.url));
const path = `${folder}fairness-${values.seed.replaceAll(/\W+/g, '-')}.json`;
const tallies = readTallies();

for (const [name, share, chosen] of KINDS) {
  const wanted = Math.round((total * share) / 1000);
  const tally = (tallies[name] ??= { done: 0, attempts: 0, faults: 0, examples: [] });
  while (tally.done < wanted) {
    checkChunk(tally, chosen, `${values.seed} ${name}`, Math.min(CHUNK, wanted - tally.done));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, JSON.stringify(tallies));
    process.stderr.write(`\r\u001B[K${name}: ${tally.done} of ${wanted}, ${tally.faults} faults`);
  }
  process.stderr.write('\n');
}
console.table(Object.fromEntries(KINDS.map(([name]) => [name, tallies[name]])));
const sum = (key: 'done' | 'faults') => Object.values(tallies).reduce((all, tally) => all + tally[key], 0);
console.log(`${sum('done')} puzzles, ${sum('faults')} faults`);

// Folds the first puzzles to their canonical forms, to find equivalent ones.
const compared = Math.min(total / 10, 10_000);
const forms = new Set<string>();
const seed = `${values.seed} minimal`;
for (const { puzzle } of generate({ geometry: classic9(), seed, dig: 'minimal', count: compared })) {
  const form = canonicalForm(puzzle!);
  if (!form.ok) throw new Error(form.error.message);
  forms.add(form.value.puzzle.givens.join(''));
}
console.log(`${compared} puzzles, ${compared - forms.size} the same as another up to symmetry`);
process.exitCode = sum('faults') > 0 || forms.size < compared ? 1 : 0;

function checkChunk(tally: Tally, chosen: Options, seed: string, count: number): void {
  const options = { ...chosen, geometry: classic9(), seed, first: tally.done, count };
  for (const generated of generate(options)) {
    const faults = generated.status === 'made' ? faultsOf(options, generated) : ['missed'];
    tally.done++;
    tally.attempts += generated.attempts;
    tally.faults += faults.length;
    if (faults.length > 0 && tally.examples.length < 5)
      tally.examples.push(`${generated.puzzle?.givens.join('')} ${faults.join(', ')}`);
  }
}

function readTallies(): Record<string, Tally> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Tally>;
  } catch {
    return {};
  }
}
