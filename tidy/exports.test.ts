/** The public exports of the engine: every name documented, in one subpath, within its size. */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { ParsedPuzzle, Result } from '../engine/src/index.ts';
import { ROOT } from './files.ts';

const SOURCE = join(ROOT, 'engine', 'src');
const SUBPATHS = [
  'analysis',
  'boards',
  'canonical',
  'constraint-rules',
  'explain',
  'formats',
  'generate',
  'logic',
  'rating',
  'solve',
  'stream',
  'watch',
] as const;

/** Not on the main path: it finds its worker relative to its own file. */
const WORKER = 'subpaths/worker.ts';

const program = ts.createProgram(
  [
    ...['index.ts', WORKER].map((path) => join(SOURCE, path)),
    ...SUBPATHS.map((name) => join(SOURCE, 'subpaths', `${name}.ts`)),
  ],
  { ...settings(), noEmit: true, composite: false, emitDeclarationOnly: false },
);
const checker = program.getTypeChecker();

describe('the public names of the engine', () => {
  test('are all documented', () => {
    const silent = [...exportsOf('index.ts'), ...exportsOf(WORKER)].filter(
      (symbol) => ts.displayPartsToString(aliased(symbol).getDocumentationComment(checker)) === '',
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(exportsOf('index.ts').length).toBeGreaterThan(200);
  });

  test('stand in one subpath each, and all of them on the main path', () => {
    const named = SUBPATHS.flatMap((path) => exportsOf(`subpaths/${path}.ts`).map(({ name }) => name));
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
    expect(
      exportsOf('index.ts')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...named].sort());
  });
});

/** Maximum compressed bytes of a bundle that imports this alone, and the modules that it must not contain. */
const BUDGETS = [
  {
    code: "export { solve } from './index.ts'",
    // The signs for an empty cell that lines know are 50 bytes.
    kB: 15.2,
    without: /logic\/|explain\/|rating\/|constraints\/kinds|relations\/|formats\/(?!lines\/plain-line)/,
  },
  {
    code: "export { solveLines } from './index.ts'",
    kB: 15.1,
    without: /logic\/|explain\/|rating\/|relations\/|formats\//,
  },
  {
    code: "export { solveStream } from './subpaths/stream.ts'",
    kB: 19,
    without: /logic\/|explain\/|rating\/|relations\/|formats\/(?!lines\/plain-line|text\/digits-line)/,
  },
  {
    code: "export { solveLogically, rateByHodokuTable } from './index.ts'",
    kB: 60,
    without: /explain\/|formats\/|rating\//,
  },
  {
    code: "export * from './subpaths/formats.ts'",
    // Records are recognised by the names of their fields, so that no rule is lost: 2 kB; maps of regions
    // behind a puzzle, and lists in source text: 3 kB.
    // The account of every line, with the words that name rules in six languages, is 4 kB.
    kB: 37,
    without: /logic\/|explain\/|solve\/|relations\/|constraints\/(?!provided)|programs\/(?!looks-like)/,
  },
  {
    code: "import './subpaths/format-programs.ts'; export * from './subpaths/formats.ts'",
    // The search for puzzles with rules, which they hold, is 1 kB larger since it takes half the set-up, and
    // the work of rules is known before they are compiled: 1 kB more. SudokuMaker's clues beside the board, its boards
    // without rows and columns, and digits that a solution tells: 4 kB.
    // Records of other programs, with YAML and TOML: 9 kB.
    // The account of every line: 4 kB.
    kB: 133,
    without: /logic\/|explain\/|rating\//,
  },
  {
    code: "export * from './subpaths/generate.ts'",
    kB: 40,
    without:
      /logic\/|explain\/|rating\/|relations\/|formats\/|constraints\/(?!provided)|constrained\/(?!provided)/,
  },
  {
    code: "export { parseLine, formatLine } from './index.ts'",
    // A map of regions behind a puzzle is a board of its own: 2 kB.
    kB: 12.5,
    without: /programs\/|relations\/|constraints\/k/,
  },
  {
    code: "export { canonicalForm } from './index.ts'",
    kB: 8,
    without: /relations\/|constraints\/(?!provided)/,
  },
  { code: "export { explain } from './index.ts'", kB: 23, without: /languages\/(?!en)|formats\/|solve\// },
  {
    code: "export * from './subpaths/worker.ts'",
    kB: 6,
    without: /logic\/|explain\/|rating\/|formats\/|solve\/|relations\/|generate\//,
  },
  {
    code: "export { ratePuzzle } from './index.ts'",
    kB: 40,
    without: /explain\/|formats\/|relations\/|logic\/techniques/,
  },
] as const;

describe('a bundle holds what it uses', () => {
  test.each(BUDGETS)('$code: at most $kB kB', async ({ code, kB, without }) => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: SOURCE, loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    const [output] = Object.values(metafile.outputs);
    const held = Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path.replace(/^.*engine\/src\//, '')] : [],
    );
    expect(held.filter((path) => without.test(path))).toEqual([]);
    expect(gzipSync(outputFiles[0].contents, { level: 9 }).length).toBeLessThanOrEqual(kB * 1000);
  });

  // Formats of other programs register themselves: a bundler must not drop that as having no effect.
  test.each([
    ["import { parsePuzzle } from './index.ts'", true],
    ["import { parsePuzzle } from './subpaths/formats.ts'", false],
    ["import './subpaths/format-programs.ts'; import { parsePuzzle } from './subpaths/formats.ts'", true],
  ])('%s reads other programs: %s', async (code, isRead) => {
    const link =
      'https://f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA=';
    const { outputFiles } = await build({
      stdin: {
        contents: `${code}; export const read = parsePuzzle(${JSON.stringify(link)});`,
        resolveDir: SOURCE,
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      globalName: 'bundle',
      write: false,
    });
    const { read } = runInNewContext(`${outputFiles[0].text}; bundle`) as { read: Result<ParsedPuzzle> };
    expect(read.ok || read.error.code).toBe(isRead || 'format.left-out');
  });

  // Targets and rules register themselves, too. If they are left out, an error says so and no puzzle misses them.
  const plain = "import { generate } from './subpaths/generate.ts'";
  test.each([
    ["import { generate } from './index.ts'", ['made', 'made', 'made', 'made']],
    [`import './subpaths/generate-ratings.ts'; ${plain}`, ['made', 'made', 'made', 'rules']],
    [`import './subpaths/generate-targets.ts'; ${plain}`, ['made', 'made', 'ratings', 'rules']],
    [`import './subpaths/generate-rules.ts'; ${plain}`, ['made', 'targets', 'ratings', 'made']],
  ])('%s makes plain, hard, rated and ruled puzzles or names what it needs: %j', async (code, expected) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { classic9 } from './subpaths/boards.ts'; ${code};
          const geometry = classic9();
          export const said = [
            {},
            { target: { kind: 'level', level: 'hard' } },
            { target: { kind: 'rating', profile: 'se-1.2.1', from: 1, to: 9 } },
            { rules: ['thermo'] },
          ].map((options) => {
            try {
              return generate({ geometry, seed: 'bundle', ...options }).next().value.status;
            } catch ({ message }) {
              return /'pencilmark.generate.([a-z]+)'/.exec(message)?.[1] ?? message;
            }
          });`,
        resolveDir: SOURCE,
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      globalName: 'bundle',
      write: false,
    });
    const { said } = runInNewContext(`${outputFiles[0].text}; bundle`, { WebAssembly, atob }) as {
      said: string[];
    };
    expect([...said]).toEqual(expected);
  });

  test('nothing runs when the main path is only imported', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import './index.ts'", resolveDir: SOURCE, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      logLevel: 'silent', // it warns that nothing runs
    });
    expect(outputFiles[0].text.length).toBeLessThan(50);
  });
});

function settings(): ts.CompilerOptions {
  const read = ts.readConfigFile(join(ROOT, 'engine', 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(read.config, ts.sys, join(ROOT, 'engine')).options;
}

function exportsOf(path: string): ts.Symbol[] {
  const file = program.getSourceFile(join(SOURCE, path))!;
  return checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
}

function aliased(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
