/** Runs each script of package.json in its smallest case, as a user calls it. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { IS_THOROUGH } from '../../scripts/samples.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'pencilmark-scripts-'));
const SAMPLES = 'spec/samples';
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Case {
  readonly args: readonly string[];
  readonly prints: RegExp;
  /** Default: 0. */
  readonly exits?: readonly number[];
  /** Longer than some seconds: in `npm run thorough` alone. */
  readonly isLong?: boolean;
}

const RATED = `puzzle\tER\tEP\tED\n${'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}\t1.2\t1.2\t1.2\n`;

const CASES: Readonly<Record<string, Case>> = {
  truth: { args: [`${SAMPLES}/variants-dev.jsonl`], prints: /^all +20 +20 +20 +0 +0/m },
  'link-lengths': {
    args: [`${SAMPLES}/variants-dev.jsonl`],
    prints: /^all +20 [^]*^with rules +[1-9]\d* +\d+ +\d+$/m,
  },
  links: {
    args: [written('links.txt', 'https://puzz.link/p?sudoku/4/4/g2j1h1j3g\n')],
    prints: /^all +1 +1 +0 +0 +1 /m,
  },
  reglib: { args: [written('reglib.txt', '# no case\n')], prints: /all +0 +0 +0/ },
  ratings: {
    args: [written('rated.tsv', RATED), '--profile', 'se-1.2.1'],
    prints: /se-1\.2\.1 +ER +1 compared +1 equal/,
  },
  'variant-logic': { args: [`${SAMPLES}/variants-dev.jsonl`], prints: /killer/ },
  // A text that takes long counts as a finding, and this machine may be busy.
  fuzz: {
    exits: [0, 1],
    args: ['--minutes', '1', '--texts', '20', '--seed', 'scripts'],
    prints: /^seed scripts: 20 texts/m,
  },
  'hint-texts': {
    args: ['--seed', 'scripts', '--count', '3'],
    prints: /^seed scripts, 3 steps, language en$[^]*^3\. /m,
  },
  'hint-paths': {
    args: ['--seed', 'scripts', '--beginner', '1', '--others', '1', '--known', '1'],
    prints: /^beginner: 1 puzzles, \d+ steps; 0 naked singles[^]*^known by name: .* 0 trials/m,
  },
  drills: {
    args: ['--count', '1', 'naked-pair', 'jellyfish'],
    prints: /^naked-pair +1 .* 0 [\d.]+$[^]*^jellyfish +1 .* 0 [\d.]+$/m,
  },
  'drill-stock': {
    args: ['--count', '1', '--to', join(FOLDER, 'stock.ts'), 'swordfish'],
    prints: /^swordfish: 1 boards/m,
  },
  layouts: { args: ['--seed', 'scripts', '--count', '2'], prints: /itself/ },
  survey: { args: ['--count', '2'], prints: /Beyond/ },
  'bench-rating': { args: [`${SAMPLES}/17-clue.txt`], prints: /^all +5 /m },
  'bench-constraints': {
    args: [`${SAMPLES}/variants-dev.jsonl`, '--iss', peer(), '--passes', '1'],
    prints: /^2 records taken by both\. Left out: none\.[^]*Counts other than 1: none\./,
  },
  soundness: { args: ['--puzzles', '1'], prints: /0 refused/, isLong: true },
  fairness: { args: ['--count', '20', '--seed', FOLDER], prints: /0 the same as another/, isLong: true },
  'css-edition': { args: [join(FOLDER, 'css')], prints: /how\.html/, isLong: true },
  'kernel-soak': { args: ['--boards', '1000'], prints: /4096 boards, 0 faults/, isLong: true },
  bench: { args: ['--rounds', '1', `${SAMPLES}/17-clue.txt`], prints: /17-clue/, isLong: true },
  'bench-stream': {
    args: ['--lines', '200', `${SAMPLES}/minimal-24.txt`],
    prints: /times its CPU/,
    isLong: true,
  },
  'bench-logic': {
    args: ['--puzzles', '2', '--rounds', '1', '--hard', '1', `${SAMPLES}/minimal-24.txt`],
    prints: /slowest step/,
    isLong: true,
  },
  'bench-generate': { args: ['--rounds', '1'], prints: /Load when it ended/, isLong: true },
  'bench-start': { args: ['--rounds', '1'], prints: /\| pencilmark/, isLong: true },
  'variant-soundness': { args: ['--puzzles', '1', '--steps', '1'], prints: /0 refused/, isLong: true },
  pack: { args: [join(FOLDER, 'packed')], prints: /pencilmark-bulk/, isLong: true },
  'bulk-kills': { args: ['--small', '--queue', 'folder'], prints: /./, isLong: true },
  'bench-bulk': {
    args: [
      '--rounds',
      '1',
      '--millions',
      '0.01',
      '--rated',
      '10',
      '--workers',
      '1',
      `${SAMPLES}/minimal-24.txt`,
    ],
    prints: /# Bulk/,
    isLong: true,
  },
};

/** Scripts that `npm test` or a part of `npm run thorough` runs, or that have no small case. */
const ELSEWHERE = [
  'start',
  'test',
  'types',
  'lint',
  'format',
  'unused',
  'mutation',
  'vitest',
  'browser',
  'coverage',
  'thorough',
  'count-6x6',
  'techniques',
  'constraints',
  'power',
  'browsers',
  'css-browsers',
  'distribution',
  'page-sheet',
  'checks',
  'kernel',
  'heavy-speed',
  'play-speed',
  'hint-speed',
  'library-speed',
  'pictures',
  'release',
  'consumers',
  'executable',
  'docs',
];

test('every script has its smallest case, or is run elsewhere', () => {
  expect([...Object.keys(CASES), ...ELSEWHERE].sort()).toEqual(Object.keys(scripts).sort());
});

describe('the smallest case', () => {
  const run = Object.entries(CASES).filter(([, { isLong }]) => IS_THOROUGH || !isLong);
  test.each(run)('npm run %s', async (name, { args, prints, exits = [0] }) => {
    const { code, output } = await runScript(name, args);
    expect(output).toMatch(prints);
    expect(exits, output).toContain(code);
  });
});

test('the programs of all scripts are there, with all that they import', async () => {
  const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.(?:ts|mjs)(?= |$)/g) ?? []);
  expect(files.length).toBeGreaterThan(30);
  const { errors } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...new Set(files)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    outdir: FOLDER,
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});

function runScript(name: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function written(name: string, text: string): string {
  const path = join(FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** A folder that the benchmark takes for the peer, and which finds one solution of everything. */
function peer(): string {
  const any =
    'new Proxy({}, { get: () => class { static fromCells() { return {}; } static fnToKey() { return ""; } } })';
  written('iss/tests/helpers/test_env.js', 'export const ensureGlobalEnvironment = () => {};');
  written('iss/js/sudoku_constraint.js', `export const SudokuConstraint = ${any};`);
  written(
    'iss/js/cell_geometry.js',
    'export const CellGeometry = { fromShapeSpec: (name) => ({ name }), boxDimsForSize: () => [2, 2] };',
  );
  written(
    'iss/js/solver/sudoku_builder.js',
    'const state = () => ({ counters: { solutions: 1, guesses: 0 } });\nexport const SudokuBuilder = { build: () => ({ countSolutions: () => 1, state }) };',
  );
  written('iss/package.json', '{ "type": "module" }');
  return join(FOLDER, 'iss');
}
