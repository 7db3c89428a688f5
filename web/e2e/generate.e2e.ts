/** The same seed gives the same puzzles in a browser as here, with its WebAssembly and without. */
import { join } from 'node:path';
import { createGeometry, generate, type GenerateOptions, type GeometrySpec, variantSpec } from 'pencilmark';
import { build } from 'vite';
import { expect, test } from './contexts.ts';
import { cases } from '../../scripts/samples.mjs';

type Options = Omit<GenerateOptions, 'geometry'> & { readonly spec: GeometrySpec };

const SEED = { seed: 'here and there' };
const OPTIONS: readonly (readonly [string, Options])[] = [
  ['minimal 9×9', { ...SEED, spec: variantSpec('classic'), count: cases(20, 500) }],
  ['a symmetry', { ...SEED, spec: variantSpec('classic'), symmetry: 'rotation-90', count: cases(10, 100) }],
  ['a level', { ...SEED, spec: variantSpec('classic'), target: { kind: 'level', level: 'hard' }, count: 2 }],
  ['dropped cells', { ...SEED, spec: variantSpec('classic'), drop: 50, count: 3 }],
  ['another board', { ...SEED, spec: variantSpec('x', 6), count: 5 }],
  ['a large board', { ...SEED, spec: variantSpec('classic', 16) }],
];

for (const how of ['with WebAssembly', 'without WebAssembly']) {
  test(how, async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    if (how === 'without WebAssembly') {
      await page.addInitScript(() => Object.assign(globalThis, { WebAssembly: undefined }));
    }
    await page.goto('about:blank');
    await page.addScriptTag({ content: await bundled() });
    for (const [name, options] of OPTIONS) {
      const there = await page.evaluate(({ spec, ...options }) => {
        const { Pencilmark } = globalThis as unknown as { Pencilmark: typeof import('pencilmark') };
        const geometry = Pencilmark.createGeometry(spec);
        if (!geometry.ok) throw new Error(geometry.error.message);
        return [...Pencilmark.generate({ ...options, geometry: geometry.value })].map(
          ({ puzzle, attempts, solutions }) => [puzzle!.givens.join(' '), attempts, solutions],
        );
      }, options);
      expect([name, ...there]).toEqual([name, ...here(options)]);
    }
  });
}

function here({ spec, ...options }: Options): unknown[] {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return [...generate({ ...options, geometry: geometry.value })].map(({ puzzle, attempts, solutions }) => [
    puzzle!.givens.join(' '),
    attempts,
    solutions,
  ]);
}

/** The library as one script that defines `Pencilmark`. */
async function bundled(): Promise<string> {
  const entry = join(import.meta.dirname, '..', '..', 'engine', 'src', 'index.ts');
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, name: 'Pencilmark', formats: ['iife'] } },
  });
  const [{ output }] = made as unknown as { output: { code: string }[] }[];
  return output[0].code;
}
