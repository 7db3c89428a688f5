/** Code conventions: names, exports, lengths, and globals that pure folders may not use. */
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { REPLACING } from '../vitest.config.ts';
import { FILES, isConfiguration, isGenerated, isTest, SOURCES, type SourceFile } from './files.ts';
import { declaredNames, lineOf, lineOfEnd, nodesOf, unformattedLines, usedNames } from './syntax.ts';

/** File names that say nothing about the file's content. */
const EMPTY_NAMES = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager'];

/** Words of other fields, or of none, anywhere in a name; and words too general to be a name alone. */
const WORDS_NOT_OURS = ['square', 'squares', 'clue', 'clues', 'unit', 'units', 'slot', 'slots'];
const NAMES_TOO_WIDE = ['number', 'numbers', 'note', 'notes'];

/** Exceptions for such words, each with its reason. */
const NAME_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Unit tests, as everybody calls them.
  'scripts/test.mjs': ['unitReport', 'unitTests', 'countUnit'],
  'scripts/thorough.mjs': ['unit'],
};

/** Maximum number of lines of a file, and the number to aim for. */
const MAX_LINES = 400;
const AIM = 300;

/** Maximum length of a line that the formatter is told to leave alone. Its own lines end at 110. */
const MAX_UNFORMATTED = 140;

/** Maximum number of lines of a function. The callbacks of tests are lists of tests, and exempt. */
const MAX_FUNCTION_LINES = 120;

/** Globals of the machine or the page: engine, game and board are passed what they need of them. */
const OUTSIDE_WORLD = [
  'console',
  'Date',
  'document',
  'fetch',
  'localStorage',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
  'window',
];

/** The one place that may look for Node's threads. */
const ASKS_FOR_THREADS = { path: 'engine/src/worker/platform.ts', name: 'process' };

const { SyntaxKind } = ts;

/** Nodes that can have `export default`, and all kinds of functions. */
const EXPORTING = [
  SyntaxKind.ExportAssignment,
  SyntaxKind.ExportSpecifier,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.ClassDeclaration,
  SyntaxKind.InterfaceDeclaration,
];
const FUNCTIONS = [
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.MethodSignature,
  SyntaxKind.CallSignature,
  SyntaxKind.FunctionType,
];

const CODE = SOURCES.filter(({ path }) => !path.startsWith('engine/assembly/'));
const PURE = CODE.filter(({ path }) => /^(engine|game|board)\/src\//.test(path) && !isTest(path));

describe('files', () => {
  test('have names that say something', () => {
    const wrong = FILES.filter(({ path }) =>
      path
        .toLowerCase()
        .split('/')
        .some((part) => part.split(/[-._]/).some((word) => EMPTY_NAMES.includes(word))),
    );
    expect(pathsOf(wrong)).toEqual([]);
  });

  test(`have at most ${MAX_LINES} lines`, () => {
    const long = SOURCES.filter(({ text }) => lineCount(text) > AIM);
    if (long.length > 0) console.info(`over ${AIM} lines: ${long.map(described).join(', ')}`);
    expect(pathsOf(long.filter(({ text }) => lineCount(text) > MAX_LINES))).toEqual([]);
  });

  test('that programs wrote are named so and say by which command', () => {
    const written = FILES.filter(
      ({ path, text }) => /\.(ts|js|mjs|css|html|json|md)$/.test(path) && saysGenerated(text),
    );
    expect(pathsOf(written.filter(({ path }) => !isGenerated(path)))).toEqual([]);
    const silent = FILES.filter(
      ({ path, text }) => /\.generated\.(ts|js|mjs|css)$/.test(path) && !saysGenerated(text),
    );
    expect(pathsOf(silent)).toEqual([]);
  });

  test('name no place on one machine', () => {
    const place = new RegExp(
      `(^|["'\`\\s(=])/(${['work', 'home', 'root', 'Users', 'tmp'].join('|')})/\\w`,
      'm',
    );
    expect(pathsOf(FILES.filter(({ text }) => place.test(text)))).toEqual([]);
  });
});

describe('code', () => {
  test('exports by name', () => {
    const wrong = CODE.filter(({ path }) => !isConfiguration(path)).flatMap((file) =>
      nodesIn(file, EXPORTING, isDefaultExport).map((node) => at(file, node)),
    );
    expect(wrong).toEqual([]);
  });

  test('uses the words of the field', () => {
    const wrong = CODE.flatMap((file) => {
      const allowed = NAME_EXCEPTIONS[file.path] ?? [];
      return declaredNames(file)
        .filter(({ text }) => isForeign(text) && !allowed.includes(text))
        .map((name) => `${at(file, name)}: ${name.text}`);
    });
    expect(wrong).toEqual([]);
  });

  test(`has functions of at most ${MAX_FUNCTION_LINES} lines`, () => {
    const wrong = CODE.filter(({ path }) => !/\.(test|e2e)\.ts$/.test(path)).flatMap((file) =>
      nodesIn(file, FUNCTIONS, isLongFunction).map((node) => `${file.path}: ${functionName(node)}`),
    );
    expect(wrong).toEqual([]);
  });

  test(`has no line above ${MAX_UNFORMATTED} characters that the formatter leaves alone`, () => {
    expect(CODE.flatMap(wideLines)).toEqual([]);
  });

  test('of engine, game and board asks nothing of the machine', () => {
    const wrong = PURE.flatMap((file) => [
      ...usedNames(file)
        .filter(({ text }) => OUTSIDE_WORLD.includes(text))
        .filter(({ text }) => file.path !== ASKS_FOR_THREADS.path || text !== ASKS_FOR_THREADS.name)
        .map((name) => `${at(file, name)}: ${name.text}`),
      ...nodesIn(file, [SyntaxKind.PropertyAccessExpression], isMathRandom).map(
        (node) => `${at(file, node)}: Math.random`,
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('of the command touches the process in one place', () => {
    const command = CODE.filter(
      ({ path }) => path.startsWith('cli/src/') && path !== 'cli/src/process-io.ts' && !isTest(path),
    );
    const wrong = command.flatMap((file) =>
      usedNames(file)
        .filter(({ text }) => text === 'process')
        .map((name) => at(file, name)),
    );
    expect(wrong).toEqual([]);
  });

  test('has no enum, no namespace and no parameter property', () => {
    const wrong = CODE.flatMap((file) =>
      [
        ...nodesIn(file, [SyntaxKind.EnumDeclaration]),
        ...nodesIn(file, [SyntaxKind.ModuleDeclaration], isNamespace),
        ...nodesIn(file, [SyntaxKind.Parameter], isParameterProperty),
      ].map((node) => at(file, node)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('tests', () => {
  test('all run', () => {
    const wrong = CODE.flatMap((file) =>
      nodesIn(file, [SyntaxKind.PropertyAccessExpression], isTestLeftOut).map((node) => at(file, node)),
    );
    expect(wrong).toEqual([]);
  });

  test('that replace modules have a process to themselves', () => {
    const wrong = CODE.filter(
      ({ path, text }) => isTest(path) && /\bvi\.(do)?mock\(/i.test(text) !== REPLACING.includes(path),
    );
    expect(pathsOf(wrong)).toEqual([]);
  });

  test('leave no note to self', () => {
    const marks = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b`);
    const wrong = FILES.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (marks.test(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test.each([
    { name: 'squareCount', foreign: true },
    { name: 'Clues', foreign: true },
    { name: 'HOUSE_UNITS', foreign: true },
    { name: 'unitsOf', foreign: true },
    { name: 'number', foreign: true },
    { name: 'lineNumber', foreign: false },
    { name: 'notes', foreign: true },
    { name: 'unite', foreign: false },
    { name: 'opportunity', foreign: false },
    { name: 'cell', foreign: false },
  ])('$name: $foreign', ({ name, foreign }) => {
    expect(isForeign(name)).toBe(foreign);
  });

  test('see what they look for', () => {
    const text = `test${'.skip'}('a', () => {}); describe.each([])${'.only'}('b', () => {}); test('c', () => list.only());`;
    const file = { path: 'left-out.ts', text };
    expect(nodesIn(file, [SyntaxKind.PropertyAccessExpression], isTestLeftOut)).toHaveLength(2);
    const lines = (count: number): string => `const f = () => {${'\n'.repeat(count - 1)}};`;
    const long = { path: 'long.ts', text: lines(MAX_FUNCTION_LINES + 1) };
    expect(nodesIn(long, FUNCTIONS, isLongFunction).map(functionName)).toEqual(['f']);
    const short = { path: 'short.ts', text: lines(MAX_FUNCTION_LINES) };
    expect(nodesIn(short, FUNCTIONS, isLongFunction)).toEqual([]);
    const ignore = `// ${'oxfmt'}-ignore`;
    const wide = `a(${'b'.repeat(MAX_UNFORMATTED)});`;
    const before = { path: 'before.ts', text: `${ignore}\n{\n  ${wide}\n}\n${wide}` };
    expect(wideLines(before)).toEqual(['before.ts:3']);
    const behind = {
      path: 'behind.ts',
      text: `${wide}\nconst c = {\n  d: ${wide.slice(0, -1)},\n}; ${ignore}`,
    };
    expect(wideLines(behind)).toEqual(['behind.ts:3']);
    const pure = { path: 'pure.ts', text: 'const a = Date.now(); b.Date; interface C { process: 1 }' };
    expect(usedNames(pure).map((name) => name.text)).toEqual(['Date', 'b']);
  });
});

function isForeign(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);
  return words.some((word) => WORDS_NOT_OURS.includes(word)) || NAMES_TOO_WIDE.includes(name.toLowerCase());
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function isNamespace(node: ts.Node): boolean {
  return ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && node.name.text !== 'global';
}

function isParameterProperty(node: ts.Node): boolean {
  return ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent);
}

/** `test.skip`, `describe.each(…).only` and similar calls. */
function isTestLeftOut(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false;
  if (!['skip', 'only', 'todo', 'fails', 'skipIf'].includes(node.name.text)) return false;
  let root: ts.Node = node.expression;
  while (ts.isPropertyAccessExpression(root) || ts.isCallExpression(root)) root = root.expression;
  return ts.isIdentifier(root) && ['test', 'it', 'describe', 'suite', 'bench'].includes(root.text);
}

function nodesIn(
  file: SourceFile,
  kinds: readonly ts.SyntaxKind[],
  fits: (node: ts.Node) => boolean = () => true,
): ts.Node[] {
  return kinds.flatMap((kind) => nodesOf(file, kind).filter(fits));
}

function saysGenerated(text: string): boolean {
  return /^(?:\/\/|\/\*+|<!--)?\s*(generated|written|made) (by|from) [`\w]/i.test(text);
}

function wideLines(file: SourceFile): string[] {
  if (!file.text.includes('oxfmt-ignore')) return [];
  const lines = file.text.split('\n');
  return [...unformattedLines(file)]
    .filter((line) => lines[line].length > MAX_UNFORMATTED)
    .map((line) => `${file.path}:${line + 1}`);
}

function isLongFunction(node: ts.Node): boolean {
  return lineOfEnd(node) - lineOf(node) >= MAX_FUNCTION_LINES;
}

function isMathRandom(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) && node.name.text === 'random' && node.getText() === 'Math.random'
  );
}

/** The name of a function, or of the variable to which it is assigned. */
function functionName(node: ts.Node): string {
  const { name } = [node, node.parent].map((at) => at as ts.NamedDeclaration).find((at) => at.name) ?? {};
  return name?.getText() ?? `line ${lineOf(node)}`;
}

function lineCount(text: string): number {
  return text.split('\n').length;
}

function described({ path, text }: SourceFile): string {
  return `${posix.basename(path)} ${lineCount(text)}`;
}

function at(file: SourceFile, node: ts.Node): string {
  return `${file.path}:${lineOf(node)}`;
}

function pathsOf(files: readonly SourceFile[]): string[] {
  return files.map(({ path }) => path);
}
