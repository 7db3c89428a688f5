/** The project's manifests, compiler settings, lock file and documents. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { FILES, FOLDERS, ROOT, SOURCES } from './files.ts';

interface Manifest {
  readonly name: string;
  readonly type?: string;
  readonly license?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const PROJECT = manifestOf('package.json');
const WORKSPACES = PROJECT.workspaces!.map((folder) => ({
  folder,
  manifest: manifestOf(`${folder}/package.json`),
}));
const DOCUMENTS = FILES.filter(({ path }) => path.endsWith('.md'));

describe('manifests', () => {
  test('the workspaces are the folders that have one', () => {
    expect([...PROJECT.workspaces!].sort()).toEqual(
      FOLDERS.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))).sort(),
    );
  });

  test.each(WORKSPACES)('$folder', ({ folder, manifest }) => {
    expect(manifest).toMatchObject({ type: 'module', license: 'MIT' });
    expect(manifest.name).toMatch(/^(pencilmark(-[a-z]+)?|@pencilmark\/[a-z-]+)$/);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    const targets = Object.values(manifest.exports ?? {}).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const missing = targets.filter(
      (target) => !target.includes('dist') && !existsSync(join(ROOT, folder, target)),
    );
    // A folder that is still empty names its entry before that exists.
    expect(existsSync(join(ROOT, folder, 'src')) ? missing : []).toEqual([]);
    expect(Object.keys(manifest.scripts ?? {}).filter((name) => /^(pre|post)?install$/.test(name))).toEqual(
      [],
    );
  });

  test('the engine depends on nothing', () => {
    expect(Object.keys(manifestOf('engine/package.json').dependencies ?? {})).toEqual([]);
  });

  test('scripts name files that are there', () => {
    const named = Object.values(PROJECT.scripts!).flatMap(
      (script) => script.match(/\S+\.(ts|mjs|js)\b/g) ?? [],
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('the lock file names no address', () => {
    const { packages } = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
    expect(addressed.map(([name]) => name)).toEqual([]);
  });
});

describe('the types of <sudoku-board> in the README', () => {
  const { text } = DOCUMENTS.find(({ path }) => path === 'board/README.md')!;
  const declared = JSON.parse(textOf('board/custom-elements.json')) as {
    modules: { declarations: { members: { kind: string; name: string; readonly?: boolean }[] }[] }[];
  };
  const fields = declared.modules[0].declarations[0].members.filter(
    ({ kind, name, readonly }) => kind === 'field' && !readonly && name !== 'problem',
  );

  test.each(['react', 'vue', 'svelte/elements'])('%s: all that can be set, and its events', (module) => {
    const block = text
      .match(/(?<=```ts\n)[^`]*/g)!
      .find((one) => one.includes(`declare module '${module}'`))!;
    for (const { name } of fields) expect(block).toMatch(new RegExp(`^ +${name}\\?:`, 'm'));
    for (const event of ['solved', 'step']) expect(block).toMatch(new RegExp(`^ +on${event}\\?:`, 'im'));
    expect(fields.length).toBeGreaterThan(6);
  });
});

test('what the documents start by npx is the command of a package of that name', () => {
  const commands = WORKSPACES.flatMap(({ manifest: { name, bin } }) => (bin?.[name] ? [name] : []));
  const named = DOCUMENTS.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/npx (pencilmark[\w-]*)/g), ([, command]) => ({ path, command })),
  );
  expect(named.filter(({ command }) => !commands.includes(command))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test('packages name no address of their own: the root manifest gives all of them', () => {
  const named = WORKSPACES.filter(({ manifest }) =>
    /"(homepage|repository|bugs)"/.test(JSON.stringify(manifest)),
  );
  expect(named.map(({ folder }) => folder)).toEqual([]);
  expect(Object.keys(PROJECT)).toEqual(expect.arrayContaining(['homepage', 'repository', 'bugs']));
});

describe('compiler settings', () => {
  test.each(['engine', 'game', 'board'])('%s sees neither the page nor Node', (folder) => {
    const { lib, types, strict, erasableSyntaxOnly } = settingsOf(`${folder}/tsconfig.json`);
    expect(lib!.filter((name) => /dom|worker|scripthost/i.test(name))).toEqual([]);
    expect([types, strict, erasableSyntaxOnly]).toEqual([[], true, true]);
  });

  test.each(['cli', 'bulk', 'css-edition'])('%s does not see the page', (folder) => {
    const { lib, strict } = settingsOf(`${folder}/tsconfig.json`);
    expect(lib!.filter((name) => /dom|worker|scripthost/i.test(name))).toEqual([]);
    expect(strict).toBe(true);
  });
});

describe('documents', () => {
  test('there are some', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(0);
  });

  test('their commands exist', () => {
    const known = Object.keys(PROJECT.scripts!);
    const wrong = DOCUMENTS.flatMap(({ path, text }) =>
      commandsIn(text)
        .filter((command) => !known.includes(command))
        .map((command) => `${path}: npm run ${command}`),
    );
    expect(wrong).toEqual([]);
  });

  test('their links lead somewhere', () => {
    const wrong = DOCUMENTS.flatMap(({ path, text }) =>
      linksIn(text)
        .filter((link) => !leadsSomewhere(path, link))
        .map((link) => `${path}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the files that they and comments name in backticks exist', () => {
    const texts = [...DOCUMENTS.filter(({ path }) => path !== 'CHANGELOG.md'), ...SOURCES];
    expect(texts.flatMap(({ path, text }) => missingFiles(text).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
  });

  test('the checks see what they look for', () => {
    const text = ['none-such.ts', 'engine/src/none-such/', 'project.test.ts', 'tidy/'].map(
      (name) => `\`${name}\``,
    );
    expect(missingFiles(text.join(' '))).toEqual(['none-such.ts', 'engine/src/none-such/']);
    expect(commandsIn('`npm run truth -- x`, then\n\n    npm start\n')).toEqual(['truth', 'start']);
    expect(linksIn('[a](b.md) ![c](d.png "title") [e](https://f.g) `[h](i)`')).toEqual(['b.md', 'd.png']);
    expect(headingsOf('# One, two\n## `three` & four')).toEqual(['one-two', 'three--four']);
  });
});

function manifestOf(path: string): Manifest {
  return JSON.parse(textOf(path)) as Manifest;
}

function textOf(path: string): string {
  return FILES.find((file) => file.path === path)!.text;
}

function settingsOf(path: string): ts.CompilerOptions {
  const read = ts.readConfigFile(join(ROOT, path), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(read.config, ts.sys, join(ROOT, posix.dirname(path))).options;
}

/** The scripts that a document names: `npm run x`, `npm start` and `npm test`. */
function commandsIn(text: string): string[] {
  const matches = text.matchAll(/\bnpm (?:run (?:-s |--silent )?([a-z][\w:-]*)|(start|test)\b)/g);
  return Array.from(matches, ([, script, short]) => script ?? short);
}

/** Links to files of the project, except those shown as code. */
function linksIn(text: string): string[] {
  const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return Array.from(prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g), ([, link]) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  );
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file, anchor] = link.split('#');
  const target = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(join(ROOT, target))) return false;
  return !anchor || !target.endsWith('.md') || headingsOf(textOf(target)).includes(anchor);
}

/** The anchors of headings, as Markdown viewers generate them. */
function headingsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Names of build output, and placeholders for names of the reader's choice. */
const NOT_IN_THE_TREE = /[A-Z]{2}|\bxx\b|\bname\b|^Name|^my-|dist\/|\.cache\/|^assets\/|^css\//;

/** Files, named by the end of their path, and folders that a text names in backticks but that do not exist. */
function missingFiles(text: string): string[] {
  const named = text.matchAll(
    /`((?:[\w@-][\w.@-]*\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|mjs|svelte)|(?:[\w@-]+\/)+)`/g,
  );
  return [...named].map(([, name]) => name).filter((name) => !NOT_IN_THE_TREE.test(name) && !isInTree(name));
}

function isInTree(name: string): boolean {
  const isFolder = name.endsWith('/');
  return FILES.some(({ path }) => {
    const full = `/${path}`;
    return isFolder ? full.includes(`/${name}`) : full.endsWith(`/${name}`);
  });
}
