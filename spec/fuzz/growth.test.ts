import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const SAMPLE = shuffle(FAMILIES, RANDOM).slice(0, cases(150, FAMILIES.length));

let folder: string;
let worker: Worker;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-growth-'));
  const outfile = join(folder, 'growth.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'growth.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  worker = new Worker(outfile);
});

afterAll(async () => {
  await worker.terminate();
  rmSync(folder, { recursive: true });
});

test.each(READERS.map(({ name }) => name))('%s reads in linear time', async (reader) => {
  const families = ['collectPuzzles', 'parsePuzzles'].includes(reader) ? SAMPLE : SAMPLE.slice(0, 40);
  const names = families.map(({ name }) => name);
  worker.postMessage({ reader, families: names } satisfies GrowthQuestion);
  const [answer] = (await once(worker, 'message')) as [GrowthAnswer];
  const slow = names.flatMap((name, at) => (answer[at] > MAX_GROWTH ? [[name, answer[at]]] : []));
  expect(answer).toHaveLength(names.length);
  expect(slow).toEqual([]);
});
