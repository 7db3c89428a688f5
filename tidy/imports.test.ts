/** Which package may import which. This is the only place that defines it. */
import { builtinModules } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isConfiguration,
  isTest,
  FOLDERS,
  type Folder,
  ROOT,
  folderOf,
  SOURCES,
  type SourceFile,
} from './files.ts';
import { importsOf } from './syntax.ts';

interface Rule {
  /** The other folders it may use, each by its package name. */
  readonly folders: readonly Folder[];
  /** Whether it runs on Node and may use Node's modules. */
  readonly node: boolean;
  /** Packages beyond those its package.json depends on. */
  readonly packages?: readonly string[];
}

const RULES: Readonly<Record<Folder, Rule>> = {
  engine: { folders: [], node: false },
  game: { folders: ['engine'], node: false },
  board: { folders: ['engine'], node: false },
  cli: { folders: ['engine', 'game', 'board'], node: true },
  bulk: { folders: ['engine', 'cli'], node: true },
  // Svelte is compiled away, so it is a build tool and not a dependency of the page.
  web: { folders: ['engine', 'game', 'board'], node: false, packages: ['svelte'] },
  'css-edition': { folders: ['engine', 'board'], node: true },
  bench: { folders: ['engine', 'game', 'board', 'cli'], node: true },
  spec: { folders: ['engine', 'game', 'board', 'cli', 'css-edition'], node: true },
  tidy: { folders: ['engine'], node: true },
};

/** The layers of `src` in packages that have them: each may import from earlier layers, and from itself. */
const LAYERS: Partial<Readonly<Record<Folder, readonly string[]>>> = {
  engine: [
    'problem-codes',
    'result',
    'require-arguments',
    'require',
    'stopping',
    'random',
    'json-fields',
    'model',
    'relations',
    'constraints',
    'puzzle',
    'canonical',
    'solve',
    'formats',
    'logic',
    'rating',
    'explain',
    'analysis',
    'generate',
    'ask',
    'stream',
    'checked',
    'worker',
    'subpaths',
    'index',
    'checked',
  ],
  web: [
    'i18n',
    'storage',
    'state',
    'styles',
    'kit',
    'workers',
    'puzzles',
    'days',
    'play',
    'learn',
    'library',
    'today',
    'choose',
    'make',
    'explore',
    'share',
    'app',
    'main',
  ],
};

const PACKAGE_NAMES: Readonly<Record<string, Folder>> = Object.fromEntries(
  FOLDERS.flatMap((folder) => {
    const path = join(ROOT, folder, 'package.json');
    return existsSync(path)
      ? [[(JSON.parse(readFileSync(path, 'utf8')) as { name: string }).name, folder]]
      : [];
  }),
);

/** The code that is shipped: tests, configuration and the tools beside a folder's `src` may import more. */
const SHIPPED = SOURCES.filter(({ path }) => {
  const isShipped = /^[^/]+\/src\//.test(path) || path.startsWith('bench/');
  return folderOf(path) && isShipped && !isTest(path) && !isConfiguration(path);
});

describe('imports', () => {
  test('there is something to check', () => {
    expect(SHIPPED.length).toBeGreaterThan(20);
    expect(SHIPPED.flatMap(importsOf).length).toBeGreaterThan(50);
  });

  test('have paths that are written out', () => {
    expect(complaints(SOURCES, ({ from }) => from === undefined && 'computed path')).toEqual([]);
  });

  test('of our files name the file with its extension, and the file is there', () => {
    const wrong = complaints(SOURCES, ({ from }, { path }) => {
      // Imports have no extensions in AssemblyScript, the kernel's language.
      if (!from?.startsWith('.') || path.startsWith('engine/assembly/')) return false;
      const bare = from.replace(/\?[a-z&]+$/, '');
      const target = posix.join(dirname(path), bare);
      if (!/\.(ts|mjs|js|svelte|json|css|svg)$/.test(bare)) return `no extension: ${from}`;
      return !isBuilt(target) && !existsSync(join(ROOT, target)) && `no such file: ${from}`;
    });
    expect(wrong).toEqual([]);
  });

  test('of other folders go by the package name and only where the table allows', () => {
    const wrong = complaints(SHIPPED, ({ from }, { path }) => {
      const folder = folderOf(path)!;
      if (from === undefined) return false;
      if (from.startsWith('.')) return !inside(folder, path, from) && `leaves its folder: ${from}`;
      return !mayUsePackage(folder, from) && `not allowed in ${folder}: ${from}`;
    });
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(LAYERS) as Folder[])('in %s go from a layer to an earlier one', (folder) => {
    const layers = LAYERS[folder]!;
    const layerOf = (path: string): number => layers.indexOf(path.split('/')[2].replace(/\.ts$/, ''));
    const files = SHIPPED.filter(({ path }) => path.startsWith(`${folder}/src/`));
    const wrong = complaints(files, ({ from }, { path }) => {
      if (!from?.startsWith('.')) return false;
      const target = posix.join(dirname(path), from);
      return (
        layerOf(target) > layerOf(path) &&
        `${layers[layerOf(path)]} imports ${layers[layerOf(target)]}: ${from}`
      );
    });
    expect(wrong).toEqual([]);
    expect(files.filter(({ path }) => layerOf(path) < 0).map(({ path }) => path)).toEqual([]);
  });

  test('go one way between two folders that lie side by side', () => {
    expect(mutualFolders(SHIPPED)).toEqual([]);
  });

  test('run in no circle, types included', () => {
    expect(circles(SHIPPED)).toEqual([]);
  });
});

test('a circle would be found', () => {
  const files = [
    { path: 'engine/src/a-1.ts', text: "import type { B } from './b-1.ts';" },
    { path: 'engine/src/b-1.ts', text: "export * from './c-1.ts';" },
    { path: 'engine/src/c-1.ts', text: "type A = import('./a-1.ts').A;" },
  ];
  expect(circles(files)).toEqual([
    'engine/src/a-1.ts → engine/src/b-1.ts → engine/src/c-1.ts → engine/src/a-1.ts',
  ]);
});

test('two folders that import each other would be found', () => {
  const files = [
    { path: 'web/src/a/in-a.ts', text: "import { b } from '../b/in-b.ts';" },
    { path: 'web/src/b/c/in-c.ts', text: "import { a } from '../../a/in-a.ts';" },
    { path: 'web/src/b/in-b.ts', text: "import { c } from './c/in-c.ts';" },
  ];
  expect(mutualFolders(files)).toEqual([
    'web/src/a → web/src/b: web/src/a/in-a.ts imports ../b/in-b.ts, web/src/b/c/in-c.ts imports ../../a/in-a.ts',
  ]);
});

test('all kinds of imports are seen', () => {
  const text =
    "import 'a'; import b from 'b'; export { c } from 'c'; await import('d'); require('e'); await import(f);";
  expect(importsOf({ path: 'kinds-of-imports.ts', text }).map(({ from }) => from)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    undefined,
  ]);
});

function complaints(
  files: readonly SourceFile[],
  check: (found: ReturnType<typeof importsOf>[number], file: SourceFile) => string | false,
): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const wrong = check(found, file);
      return wrong === false ? [] : [`${file.path}:${found.line}: ${wrong}`];
    }),
  );
}

/** Built files may be missing before the first build. */
function isBuilt(target: string): boolean {
  return target.split('/').includes('dist');
}

function inside(folder: Folder, path: string, from: string): boolean {
  return posix.join(dirname(path), from).startsWith(`${folder}/`);
}

function mayUsePackage(folder: Folder, from: string): boolean {
  const rule = RULES[folder];
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  if (from.startsWith('node:') || builtinModules.includes(name)) return rule.node && from.startsWith('node:');
  if (PACKAGE_NAMES[name]) return rule.folders.includes(PACKAGE_NAMES[name]);
  return (rule.packages ?? []).includes(name) || name in dependenciesOf(folder);
}

function dependenciesOf(folder: Folder): Readonly<Record<string, string>> {
  const path = join(ROOT, folder, 'package.json');
  if (!existsSync(path)) return {};
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

/** Pairs of folders in one parent folder whose files import each other, with one import in each direction. */
function mutualFolders(files: readonly SourceFile[]): string[] {
  const found = new Map<string, string>();
  for (const file of files)
    for (const { from } of importsOf(file)) {
      if (!from?.startsWith('.')) continue;
      const [source, target] = [file.path, posix.join(dirname(file.path), from)].map((path) =>
        path.split('/'),
      );
      const depth = source.findIndex((part, index) => part !== target[index]);
      if (depth < 0 || depth >= source.length - 1 || depth >= target.length - 1) continue;
      const folder = (path: string[]): string => path.slice(0, depth + 1).join('/');
      found.set(`${folder(source)} → ${folder(target)}`, `${file.path} imports ${from}`);
    }
  return [...found].flatMap(([arrow, example]) => {
    const [one, other] = arrow.split(' → ');
    const back = found.get(`${other} → ${one}`);
    return back !== undefined && one < other ? [`${arrow}: ${example}, ${back}`] : [];
  });
}

/** Each circle once, starting at its first file. */
function circles(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ from }) =>
        from?.startsWith('.') ? [posix.join(dirname(file.path), from)] : [],
      ),
    ]),
  );
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) found.add([...trail.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return [...found];
}
