/**
 * The programs of the READMEs and the recipes, and the examples of the modules, pass a strict TypeScript as they stand;
 * those that need no page run, too, and print what they say.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleIn } from '../../scripts/module-examples.mjs';
import { programsIn } from '../../scripts/readme-programs.mjs';

const root = join(import.meta.dirname, '../..');
const NEEDS_PAGE = /document\./;
const readme = programsOf('engine/README.md');
const recipes = programsOf('docs/recipes.md').filter(({ output }) => output !== undefined);
const examples = modules().map((path) => ({ path, ...exampleIn(readFileSync(path, 'utf8')) }));
const programs = [
  ...readme,
  ...recipes,
  ...examples
    .filter(({ code }) => code && !NEEDS_PAGE.test(code))
    .map(({ name = '', code = '', output }) => ({ name, code, input: '', output })),
];
let folder = '';

// Bundled from the sources, so that no build of the packages is needed; the release runs them on the packed files.
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'readme-'));
  programs.forEach(({ code }, at) => writeFileSync(join(folder, `${at}.js`), code));
  await build({
    entryPoints: [
      ...programs.map((_, at) => ({ in: join(folder, `${at}.js`), out: `${at}` })),
      { in: join(root, 'engine/src/worker/worker-host.ts'), out: 'worker-host' },
    ],
    outdir: join(folder, 'built'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  for (const at of programs.keys()) {
    const built = join(folder, 'built', `${at}.mjs`);
    writeFileSync(built, readFileSync(built, 'utf8').replaceAll('worker-host.ts', 'worker-host.mjs'));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are twelve, and the first minute', () => {
  expect(readme).toHaveLength(13);
  expect(readme.filter(({ output }) => output === undefined)).toEqual([]);
});

test('every module that can be imported has an example', () => {
  expect(examples.filter(({ code }) => !code).map(({ path }) => path)).toEqual([]);
});

test.each(programs.map(({ name }, at) => ({ name, at })))('$name', ({ at }) => {
  const { input, output } = programs[at];
  const ran = spawnSync(process.execPath, [join(folder, 'built', `${at}.mjs`)], {
    cwd: folder,
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([ran.stdout, ran.status]).toEqual([output, 0]);
});

// The strictness of an outsider, not of this repository: `npm run consumers` does the same with the packed declarations.
test('strict TypeScript accepts every program', () => {
  const inPage = examples.filter(({ code }) => code && NEEDS_PAGE.test(code));
  const all = [...programs, ...programsOf('board/README.md'), ...inPage];
  const files = all.map(({ code }, at) => {
    const file = join(folder, `${at}.ts`);
    writeFileSync(file, `${code}\nexport {};\n`);
    return file;
  });
  const program = ts.createProgram(files, STRICT);
  const found = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
  const faults = found.map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length;
    return `${all[files.indexOf(file?.fileName ?? '')]?.name}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(faults).toEqual([]);
}, 60_000);

const STRICT: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

function programsOf(path: string): ReturnType<typeof programsIn> {
  return programsIn(readFileSync(join(root, path), 'utf8'));
}

/**
 * The files of the paths that can be imported; those of languages and of the worker itself are documented elsewhere.
 */
function modules(): string[] {
  return ['engine', 'board'].flatMap((folderName) => {
    const { exports } = JSON.parse(readFileSync(join(root, folderName, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    return Object.values(exports)
      .filter((file) => /subpaths\/(?!internal)|^\.\/src\/index|^\.\/element/.test(file))
      .map((file) => join(root, folderName, file))
      .filter((file) => !file.endsWith('engine/src/index.ts'));
  });
}
