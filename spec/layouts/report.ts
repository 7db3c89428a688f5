/**
 * `npm run layouts -- [--seed S] [--from F] [--count N] [--changes M]`: prints the puzzles F to F + N − 1 of a seed in
 * every layout and reads them again. Prints by layout how many came back as themselves, were refused, or were read as
 * another puzzle, and how many unchanged texts got a remark. Then it damages the texts F to F + M − 1, each in every way
 * of `changes.ts`, and prints what became of them. A long run is divided by `--from`.
 *
 * Exit code: 0 none was read as another, no loss was silent, and at most 2 % of the texts got a remark; 1 otherwise; 2
 * wrong usage.
 */
import { parseArgs } from 'node:util';
import { afterChange, type Changed, changesOf, joinedTexts } from './changes.ts';
import { GRID_LAYOUTS, LAYOUTS } from './layouts.ts';
import { type Outcome, OUTCOMES, readAgain } from './outcome.ts';
import { drawPrinted, SIZES } from './printed.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string' },
    count: { type: 'string' },
    changes: { type: 'string' },
  },
});
const seed = values.seed ?? String(Date.now());
const from = Number(values.from ?? 0);
const count = Number(values.count ?? 100);
const changes = Number(values.changes ?? 0);
if (![from, count, changes].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error('usage: npm run layouts -- [--seed S] [--from F] [--count N] [--changes M]');
  process.exit(2);
}
/** The largest share of unchanged texts that may get a remark. */
const MOST_REMARKS = 0.02;
/** Of fewer texts the share says nothing. */
const ENOUGH = 1_000;

printAll();
damageAll();

function printAll(): void {
  console.log(`seed ${seed}, puzzles ${from} to ${from + count - 1}, sizes ${SIZES.join(', ')} in turn`);
  console.log(`${''.padEnd(46)}${[...OUTCOMES, 'remarks'].map((name) => name.padStart(9)).join('')}`);
  let [texts, remarked] = [0, 0];
  for (const layout of LAYOUTS) {
    const counts: Record<Outcome, number> = { itself: 0, refused: 0, another: 0 };
    let remarks = 0;
    const sizes = layout.sizes ?? SIZES;
    for (let index = from; index < from + count; index++) {
      const printed = drawPrinted(`${seed} ${index}`, sizes[index % sizes.length]);
      if (!(layout.fits?.(printed) ?? true)) continue;
      const { outcome, isRemarked } = readAgain(layout, printed);
      counts[outcome]++;
      texts++;
      if (isRemarked) remarks++;
    }
    remarked += remarks;
    const columns = [...OUTCOMES.map((name) => counts[name]), remarks];
    console.log(`${layout.name.padEnd(46)}${columns.map((amount) => `${amount}`.padStart(9)).join('')}`);
    if (counts.another > 0) process.exitCode = 1;
  }
  const share = texts === 0 ? 0 : remarked / texts;
  console.log(`remarks on ${remarked} of ${texts} unchanged texts: ${(share * 100).toFixed(2)} %`);
  if (texts >= ENOUGH && share > MOST_REMARKS) process.exitCode = 1;
}

function damageAll(): void {
  const tally = new Map<string, Record<Changed, number>>();
  const silent = new Map<string, string>();
  const total: Record<Changed, number> = { same: 0, told: 0, silent: 0 };
  let texts = 0;
  for (let index = from; index < from + changes; index++) {
    const layout = GRID_LAYOUTS[index % GRID_LAYOUTS.length];
    const sizes = (layout.sizes ?? SIZES).filter((size) => size < 16);
    const size = sizes[Math.floor(index / GRID_LAYOUTS.length) % sizes.length];
    const [printed, other] = [
      drawPrinted(`${seed} ${index}`, size),
      drawPrinted(`${seed} other ${index}`, size),
    ];
    if (readAgain(layout, printed).outcome !== 'itself') continue;
    texts++;
    const text = layout.print(printed);
    for (const [change, puzzles] of [
      ...[...changesOf(text)].map((change) => [change, [printed]] as const),
      ...(other.givens.includes(0) ? joinedTexts(text, layout.print(other)) : []).map(
        (change) => [change, [printed, other]] as const,
      ),
    ]) {
      const changed = afterChange(change, layout, puzzles);
      const name = `${change.name.padEnd(14)}${layout.name}, ${size}×${size}`;
      const counts = tally.get(name) ?? { same: 0, told: 0, silent: 0 };
      counts[changed]++;
      total[changed]++;
      tally.set(name, counts);
      if (changed === 'silent' && !silent.has(name))
        silent.set(name, `${name}, text ${index}, at ${change.place}\n${change.text}`);
    }
  }
  for (const [name, { same, told, silent: others }] of tally)
    if (others > 0) console.log(`${name.padEnd(66)}${same} same, ${told} told, ${others} silent`);
  console.log([...silent.values()].join('\n\n'));
  console.log(`${texts} texts damaged: ${total.same} same, ${total.told} told, ${total.silent} silent`);
  if (silent.size > 0) process.exitCode = 1;
}
