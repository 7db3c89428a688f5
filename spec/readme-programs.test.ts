/** The programs of the engine's README run as they stand and print what it says. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programsIn } from '../scripts/readme-programs.mjs';

const root = join(import.meta.dirname, '..');
const programs = programsIn(readFileSync(join(root, 'engine', 'README.md'), 'utf8'));
let folder = '';

// Bundled from the sources, so that no build of the packages is needed; the release runs them on the packed files.
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'readme-'));
  programs.forEach(({ code }, at) => writeFileSync(join(folder, `${at}.js`), code));
  await build({
    entryPoints: programs.map((_, at) => join(folder, `${at}.js`)),
    outdir: join(folder, 'built'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are ten, and the first minute', () => {
  expect(programs).toHaveLength(11);
  expect(programs.filter(({ output }) => output === undefined)).toEqual([]);
});

test.each(programs.map(({ name }, at) => ({ name, at })))('$name', ({ at }) => {
  const { input, output } = programs[at];
  const ran = spawnSync(process.execPath, [join(folder, 'built', `${at}.mjs`)], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  expect([ran.stdout, ran.status]).toEqual([output, 0]);
});
