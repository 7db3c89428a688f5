/**
 * `npm run layouts -- [--seed S] [--count N]`: prints N puzzles in every layout and reads them again. Prints by layout how
 * many came back as themselves, were refused, or were read as another puzzle.
 *
 * Exit code: 0 none was read as another, 1 some were, 2 wrong usage.
 */
import { parseArgs } from 'node:util';
import { LAYOUTS } from './layouts.ts';
import { type Outcome, outcomeOf, OUTCOMES } from './outcome.ts';
import { drawPrinted, SIZES } from './printed.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const seed = values.seed ?? String(Date.now());
const count = Number(values.count ?? 100);
if (!Number.isInteger(count) || count < 1) {
  console.error('usage: npm run layouts -- [--seed S] [--count N]');
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
