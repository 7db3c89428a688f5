/** The results as a Markdown page. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { List } from './lists.ts';
import type { Timing } from './race.ts';

export interface Results {
  readonly races: readonly {
    readonly list: List;
    readonly timings: readonly Timing[];
    readonly guesses: { readonly unique: number; readonly first: number };
  }[];
  readonly size: { readonly wasm: number; readonly zipped: number };
  readonly startUp: number;
  readonly latencies: readonly { readonly list: List; readonly micros: number; readonly solver: string }[];
  readonly rounds: number;
}

/** The plain band solver on the machine for which the goals were set, in puzzles per second. */
const REFERENCE: Readonly<Record<string, number>> = {
  'easy-singles': 625_000,
  '17-clue': 255_000,
  'hardest-1106': 4_700,
  'hardest-11plus': 9_200,
};

export function report(results: Results, date: string): string {
  return [
    `# Benchmark of ${date}`,
    '',
    ...machine(),
    '',
    `One thread. Puzzles per second of CPU time, from text lines in memory to solution lines in memory: median of`,
    `${results.rounds} rounds in turns, and the middle half of the rounds in brackets. “unique” proves that there is`,
    'no second solution, “first” stops at the first one. The last column compares solvers of one mode. Puzzles are spaced evenly over each list; slow contenders',
    'get fewer of them. Every answer is checked.',
    '',
    ...results.races.flatMap(({ list, timings, guesses }) => [
      ...raceTable(list, timings),
      '',
      `Guesses of the kernel per puzzle: ${guesses.unique.toFixed(3)} unique, ${guesses.first.toFixed(3)} first.`,
      '',
    ]),
    '## Other costs of the kernel',
    '',
    `- Size: ${results.size.wasm} bytes of WebAssembly, ${results.size.zipped} with gzip.`,
    `- Start, from the text of the module to the first answer in a fresh process: ${results.startUp.toFixed(1)} ms.`,
    '- One call of `count(puzzle, 2)`, median: ' +
      results.latencies
        .map(({ list, micros, solver }) => `${list.name} ${micros.toFixed(1)} µs (${solver})`)
        .join(', ') +
      '.',
    '',
  ].join('\n');
}

export function machine(): string[] {
  const [cpu] = cpus();
  return [
    `- ${cpu.model.trim()}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    `- Node ${process.versions.node}, V8 ${process.versions.v8}`,
    `- ${['dancing-links', '@algorithm.ts/sudoku', 'qqwing', 'sudoku'].map((name) => `${name} ${version(name)}`).join(', ')}`,
  ];
}

function version(name: string): string {
  const path = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

function raceTable(list: List, timings: readonly Timing[]): string[] {
  const kernel = timings[0].median;
  const ours = (mode: string): number =>
    timings.find((timing) => timing.contender === timings[0].contender && timing.mode === mode)!.median;
  const reference = REFERENCE[list.name];
  return [
    `## ${list.name}`,
    '',
    '| solver | mode | puzzles/s | middle half | the kernel is faster by |',
    '|---|---|---:|---:|---:|',
    ...timings.map(
      ({ contender, mode, median, low, high }) =>
        `| ${contender} | ${mode} | ${short(median)} | ${short(low)} – ${short(high)} | ${(ours(mode) / median).toFixed(2)} × |`,
    ),
    ...(reference
      ? [
          '',
          `A band solver of the reference speed, ${short(reference)}/s: ${(kernel / reference).toFixed(1)} ×.`,
        ]
      : []),
  ];
}

function short(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(2)}M`;
  if (rate >= 1e5) return `${(rate / 1e3).toFixed(0)}k`;
  return rate >= 1e3 ? `${(rate / 1e3).toFixed(1)}k` : rate.toFixed(0);
}
