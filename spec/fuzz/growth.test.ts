import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { createRandom, shuffle } from '../../engine/src/index.ts';
import { cases } from '../../scripts/samples.mjs';
import { FAMILIES } from './families.ts';
import type { GrowthAnswer, GrowthQuestion } from './growth.ts';
import { READERS } from './readers.ts';

/**
 * Four times the text is four times the work if reading is linear, and sixteen times if it is quadratic. Boards of some
 * sizes are among the shorter texts or the longer ones alone.
 */
const MAX_GROWTH = 6;

const RANDOM = createRandom('growth');
const SAMPLE = shuffle(FAMILIES, RANDOM)
  .slice(0, cases(150, FAMILIES.length))
  .map(({ name }) => name);
const QUESTION: GrowthQuestion = Object.fromEntries(
  READERS.map(({ name }) => [
    name,
    ['collectPuzzles', 'parsePuzzles'].includes(name) ? SAMPLE : SAMPLE.slice(0, 40),
  ]),
);

let answer: GrowthAnswer;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-growth-'));
  const program = join(folder, 'growth.mjs');
  const growth = join(import.meta.dirname, 'growth.ts');
  try {
    await build({ entryPoints: [growth], outfile: program, bundle: true, format: 'esm', platform: 'node' });
    const args = ['--no-opt', program, JSON.stringify(QUESTION)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
    answer = JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(Object.entries(QUESTION))('%s reads in linear time', (reader, families) => {
  const growths = answer[reader];
  expect(growths).toHaveLength(families.length);
  const slow = families.flatMap((name, at) => (growths[at] <= MAX_GROWTH ? [] : [[name, growths[at]]]));
  expect(slow).toEqual([]);
});
