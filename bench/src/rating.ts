/**
 * `npm run bench-rating -- FILE… [--native COMMAND]`: CPU time of rating by se-1.2.1, one thread, by band of ER. Files hold
 * one puzzle a line, or are tables whose first column is the puzzle. With `--native` each band goes through that
 * command right after ours, on standard input, and its own CPU time is printed beside it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRater } from 'pencilmark';

const BANDS = [1.3, 2.6, 3.8, 6.5, 7.1, 8.0, 8.5, 9.0, 9.5, 10.5, Infinity];

process.exitCode = main(process.argv.slice(2));

function main(args: string[]): number {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: { native: { type: 'string' } },
  });
  if (files.length === 0) {
    console.error('Usage: npm run bench-rating -- FILE… [--native COMMAND]');
    return 2;
  }
  const puzzles = files.flatMap(puzzlesOf);
  const rate = createRater('se-1.2.1');
  // Sorts them into bands, and warms up.
  const rated = puzzles.map((puzzle) => ({ puzzle, er: rate(digitsOf(puzzle)).er }));
  const total = { count: 0, ours: 0, native: 0 };
  console.log(`${'ER'.padEnd(14)}${'puzzles'.padStart(8)}${'ours/s'.padStart(10)}${'native/s'.padStart(10)}`);
  for (const [i, end] of BANDS.entries()) {
    const begin = i === 0 ? 0 : BANDS[i - 1];
    const band = rated.filter(({ er }) => er >= begin - 0.01 && er < end - 0.01).map(({ puzzle }) => puzzle);
    if (band.length === 0) continue;
    const ours = cpuOf(() => band.forEach((puzzle) => rate(digitsOf(puzzle))));
    const native = values.native === undefined ? 0 : nativeSeconds(values.native, band);
    total.count += band.length;
    total.ours += ours;
    total.native += native;
    print(`${begin.toFixed(1)} to < ${end.toFixed(1)}`, band.length, ours, native);
  }
  print('all', total.count, total.ours, total.native);
  return 0;
}

function puzzlesOf(file: string): string[] {
  const cells = readFileSync(file, 'utf8').match(/^[0-9.]{81}/gm);
  return cells ?? [];
}

function digitsOf(puzzle: string): number[] {
  return Array.from(puzzle, (sign) => (sign === '.' ? 0 : Number(sign)));
}

/** Seconds of CPU time. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Seconds of CPU time of a command and all its children, as the shell counts them. */
function nativeSeconds(command: string, puzzles: readonly string[]): number {
  const input = `${puzzles.join('\n')}\n`;
  const { status, stderr } = spawnSync('bash', ['-c', `TIMEFORMAT='cpu %U %S'; time ${command}`], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const found = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  if (status !== 0 || !found) throw new Error(`${command}: ${stderr}`);
  return Number(found[1]) + Number(found[2]);
}

function print(name: string, count: number, ours: number, native: number): void {
  const perSecond = (seconds: number): string =>
    (seconds > 0 ? (count / seconds).toFixed(1) : '–').padStart(10);
  console.log(`${name.padEnd(14)}${String(count).padStart(8)}${perSecond(ours)}${perSecond(native)}`);
}
