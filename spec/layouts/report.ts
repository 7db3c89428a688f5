/**
 * `npm run layouts -- [--seed S] [--count N] [--changes M]`: prints N puzzles in every layout and reads them again. Prints by layout how
 * many came back as themselves, were refused, or were read as another puzzle. Then it damages M of these texts, each in
 * every way of `changes.ts`.
 *
 * Exit code: 0 none was read as another, 1 some were, 2 wrong usage.
 */
import { parseArgs } from 'node:util';
import { GRID_LAYOUTS, LAYOUTS } from './layouts.ts';
import { afterChange, type Changed, changesOf, joinedTexts } from './changes.ts';
import { type Outcome, outcomeOf, OUTCOMES } from './outcome.ts';
import { drawPrinted, SIZES } from './printed.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, changes: { type: 'string' } },
});
const seed = values.seed ?? String(Date.now());
const count = Number(values.count ?? 100);
const changes = Number(values.changes ?? 0);
if (![count, changes].every(Number.isInteger) || count < 1) {
  console.error('usage: npm run layouts -- [--seed S] [--count N] [--changes M]');
  process.exit(2);
}
console.log(`seed ${seed}, ${count} puzzles, sizes ${SIZES.join(', ')} in turn`);
console.log(`${''.padEnd(46)}${OUTCOMES.map((name) => name.padStart(9)).join('')}`);
for (const layout of LAYOUTS) {
  const counts: Record<Outcome, number> = { itself: 0, refused: 0, another: 0 };
  const sizes = layout.sizes ?? SIZES;
  for (let index = 0; index < count; index++) {
    const printed = drawPrinted(`${seed} ${index}`, sizes[index % sizes.length]);
    if (layout.fits?.(printed) ?? true) counts[outcomeOf(layout, printed)]++;
  }
  console.log(`${layout.name.padEnd(46)}${OUTCOMES.map((name) => `${counts[name]}`.padStart(9)).join('')}`);
  if (counts.another > 0) process.exitCode = 1;
}

const SHOWN = 20;
const tally = new Map<string, Record<Changed, number>>();
const silent: string[] = [];
for (let index = 0; index < changes; index++) {
  const layout = GRID_LAYOUTS[index % GRID_LAYOUTS.length];
  const sizes = (layout.sizes ?? SIZES).filter((size) => size < 16);
  const size = sizes[Math.floor(index / GRID_LAYOUTS.length) % sizes.length];
  const [printed, other] = [
    drawPrinted(`${seed} ${index}`, size),
    drawPrinted(`${seed} other ${index}`, size),
  ];
  if (outcomeOf(layout, printed) !== 'itself') continue;
  const text = layout.print(printed);
  for (const [change, puzzles] of [
    ...[...changesOf(text)].map((change) => [change, [printed]] as const),
    ...(other.givens.includes(0) ? joinedTexts(text, layout.print(other)) : []).map(
      (change) => [change, [printed, other]] as const,
    ),
  ]) {
    const changed = afterChange(change, layout, puzzles);
    const name = `${change.name.padEnd(14)}${layout.name}`;
    const counts = tally.get(name) ?? { same: 0, told: 0, silent: 0 };
    counts[changed]++;
    tally.set(name, counts);
    if (changed === 'silent' && silent.length < SHOWN)
      silent.push(`${name} at ${change.place}\n${change.text}`);
  }
}
for (const [name, { same, told, silent: others }] of tally)
  if (others > 0 || name.startsWith('line'))
    console.log(`${name.padEnd(60)}${same} same, ${told} told, ${others} silent`);
console.log(silent.join('\n\n'));
if (silent.length > 0) process.exitCode = 1;
