/**
 * `npm run bench-generate -- [--rounds N] [--write]`: how fast puzzles are generated, in one thread, in CPU time. Every
 * puzzle of the first table is checked again within its round: one solution, and none of its givens can go.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  checkMinimal,
  classic9,
  createGeometry,
  generate,
  type GeometrySpec,
  DIFFICULTIES,
  variantSpec,
} from 'pencilmark';
import { GENERATORS } from './generators.ts';
import { machine } from './report.ts';

/** The boxes with some cells exchanged. */
const JIGSAW = 'AABBBCCCCAAABBBCCCAAAABBBCCDDDEEEFFFDDDEEEFFFGDDEEEFFIGGDHHHFIIGGGHHHIIIGGGHHHIII';

const BOARDS: readonly (readonly [string, GeometrySpec, ('minimal' | 'comfortable')?])[] = [
  ['4×4', variantSpec('classic', 4)],
  ['6×6', variantSpec('classic', 6)],
  ['12×12', variantSpec('classic', 12)],
  ['16×16', variantSpec('classic', 16)],
  ['16×16, as far as it goes', variantSpec('classic', 16), 'minimal'],
  ['25×25', variantSpec('classic', 25)],
  ['jigsaw', { size: 9, regions: [...JIGSAW] }],
  ['X', variantSpec('x')],
  ['windoku', variantSpec('windoku')],
  ['samurai', variantSpec('samurai')],
];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const page: string[] = [];
const say = (...lines: string[]): void => {
  page.push(...lines);
  console.log(lines.join('\n'));
};

say(
  `# Generating, ${new Date().toISOString().slice(0, 10)}`,
  '',
  ...machine(),
  `- load when it began: ${load()}`,
  '',
);
minimal();
levels();
boards();
say('', `Load when it ended: ${load()}.`);
if (values.write) writeFileSync(freshPath(), `${page.join('\n')}\n`);

function minimal(): void {
  say(
    '## Minimal 9×9 puzzles',
    '',
    `Puzzles per second of CPU time, median of ${rounds} rounds in turns, middle half in brackets. “Checked”: the time`,
    'includes solving each puzzle again and proving each given needed: by a second way to fill the solution without it where',
    'one is at hand, else by solving.',
    '',
    '| generator | puzzles a round | per second | checked, per second | not minimal | not unique |',
    '|---|---:|---:|---:|---:|---:|',
  );
  const runs = GENERATORS.map((generator) => ({
    generator,
    bare: [] as number[],
    checked: [] as number[],
    odd: [0, 0],
  }));
  for (let round = -1; round < rounds; round++) {
    for (const { generator, bare, checked, odd } of runs) {
      const many = generator.most;
      const start = process.cpuUsage();
      const puzzles = generator.make(many, round);
      const made = seconds(start);
      const verdicts = checkMinimal(puzzles)!;
      const all = seconds(start);
      if (round < 0) continue; // warming up
      bare.push(many / made);
      checked.push(many / all);
      for (const verdict of verdicts) if (verdict !== 'minimal') odd[verdict === 'redundant' ? 0 : 1]++;
    }
  }
  for (const { generator, bare, checked, odd } of runs)
    say(
      `| ${generator.name} | ${generator.most} | ${spread(bare)} | ${spread(checked)} | ${odd[0]} | ${odd[1]} |`,
    );
  say('');
}

function levels(): void {
  say(
    '## By level, 9×9, minimal where nothing else is said',
    '',
    '| level | puzzles | per second | attempts accepted |',
    '|---|---:|---:|---:|',
  );
  for (const level of DIFFICULTIES) {
    const count = level === 'beyond' ? 5 : 100;
    const dig = level === 'beginner' ? undefined : ('minimal' as const);
    const options = { geometry: classic9(), target: { kind: 'level', level } as const, dig };
    Array.from(generate({ ...options, seed: 'warm', count: 3 }));
    const start = process.cpuUsage();
    let attempts = 0;
    for (const one of generate({ ...options, seed: 'bench', count })) attempts += one.attempts;
    const rate = count / seconds(start);
    const name = level === 'beginner' ? `${level} (32 givens)` : level;
    say(`| ${name} | ${count} | ${rate.toPrecision(3)} | ${((100 * count) / attempts).toPrecision(3)} % |`);
  }
  say('');
}

function boards(): void {
  say(
    '## One puzzle of other boards',
    '',
    'Seconds of CPU time: median and longest of 7, each of another seed. Minimal unless the givens are said.',
    '',
    '| board | median | longest | givens |',
    '|---|---:|---:|---|',
  );
  for (const [name, spec, dig] of BOARDS) {
    const geometry = createGeometry(spec);
    if (!geometry.ok) throw new Error(geometry.error.message);
    const took: number[] = [];
    const givens: number[] = [];
    for (let seed = 0; seed < 7; seed++) {
      const start = process.cpuUsage();
      const [one] = generate({ geometry: geometry.value, seed: `bench ${seed}`, dig });
      took.push(seconds(start));
      givens.push(one.puzzle!.givens.filter((digit) => digit > 0).length);
    }
    took.sort((a, b) => a - b);
    say(
      `| ${name} | ${took[3].toFixed(2)} | ${took[6].toFixed(2)} | ${Math.min(...givens)} to ${Math.max(...givens)} of ${geometry.value.cells.length} |`,
    );
  }
}

function spread(rates: readonly number[]): string {
  const sorted = [...rates].sort((a, b) => a - b);
  const at = (share: number): string =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)]).toLocaleString('en');
  return `${at(0.5)} (${at(0.25)} – ${at(0.75)})`;
}

function seconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function load(): string {
  return loadavg().map((one) => one.toFixed(1)).join(' '); // oxfmt-ignore
}

function freshPath(): string {
  const date = new Date().toISOString().slice(0, 10);
  for (let run = 1; ; run++) {
    const name = `${date}-generate${run === 1 ? '' : `-run-${run}`}`;
    const path = fileURLToPath(new URL(`../results/${name}.md`, import.meta.url));
    if (!existsSync(path)) return path;
  }
}
