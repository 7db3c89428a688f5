/**
 * Drill positions of every technique, checked: `npm run drills -- [--seed SEED] [--count N] [--from K] [--graded N] [TECHNIQUE…]`.
 *
 * For each technique it prints how many positions there are, the CPU milliseconds for one (half of them take less, 95 of
 * 100, all), on how many every mark was graded (default: on all), how often the grade was which, and how many faults were found. Some
 * faults are printed below.
 */
import type { TechniqueId } from 'pencilmark';
import { drillPosition, TAUGHT, TAUGHT_RULES } from '@pencilmark/game/learn';
import { parseArgs } from 'node:util';
import { checkDrill, checkGrades, type DrillReport } from './check-drill.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'drills' },
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    graded: { type: 'string', default: 'Infinity' },
  },
});
const all = [...TAUGHT, ...TAUGHT_RULES];
const unknown = positionals.filter((name) => !all.includes(name as TechniqueId));
if (unknown.length > 0) throw new RangeError(`not taught: ${unknown.join(', ')}`);

console.log(
  `${'technique'.padEnd(32)} found   p50    p95    max ms | graded  right  other  wrong  not shown | faults  check s`,
);
let faults = 0;
for (const technique of all) {
  if (positionals.length === 0 || positionals.includes(technique)) faults += report(technique);
}
if (faults > 0) process.exitCode = 1;

function report(technique: TechniqueId): number {
  const times: number[] = [];
  const checked: DrillReport = { grades: {}, faults: [] };
  const start = cpuMs();
  let graded = 0;
  const first = Number(values.from);
  for (let index = first; index < first + Number(values.count); index++) {
    const before = cpuMs();
    const drill = drillPosition(technique, values.seed, index);
    if (!drill) continue;
    times.push(cpuMs() - before);
    checkDrill(drill, checked);
    if (graded >= Number(values.graded)) continue;
    checkGrades(drill, checked);
    graded++;
  }
  times.sort((a, b) => a - b);
  const { grades } = checked;
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN).toFixed(1).padStart(6);
  const shares = ['right', 'other', 'wrong', 'not shown'].map((name) =>
    String(grades[name] ?? 0).padStart(6),
  );
  const rest = `${String(checked.faults.length).padStart(6)} ${((cpuMs() - start) / 1000).toFixed(1)}`;
  console.log(
    `${technique.padEnd(32)} ${String(times.length).padStart(5)} ${at(0.5)} ${at(0.95)} ${at(1)}    | ${String(graded).padStart(6)} ${shares.join(' ')} | ${rest}`,
  );
  for (const fault of checked.faults.slice(0, 5)) console.log(`  ${fault}`);
  return checked.faults.length;
}

function cpuMs(): number {
  return process.cpuUsage().user / 1000;
}
