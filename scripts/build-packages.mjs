/**
 * Builds the packages for publication. In the repository they export their TypeScript sources; here each is staged in
 * `.cache/packages/NAME` as it will be published: JavaScript with declarations and maps, and a manifest with paths to
 * them. The subpath for this repository's packages (`internal`) is left out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root, tool } from './setup.mjs';

export const stage = join(root, '.cache', 'packages');

/** The published packages, each after those that it depends on. */
export const PACKAGES = [
  { folder: 'engine', name: 'pencilmark', build: buildLibrary },
  { folder: 'board', name: '@pencilmark/board', build: buildLibrary },
  { folder: 'cli', name: 'pencilmark-cli', build: buildCommand },
  { folder: 'bulk', name: 'pencilmark-bulk', build: buildCommand },
];

/** Third-party packages in the command's bundle. */
const BUNDLED = ['hyparquet', 'hyparquet-writer'];

/** Builds all of them and returns their staged folders. Throws if a build fails. */
export async function buildPackages() {
  rmSync(stage, { recursive: true, force: true });
  // The declarations of a package need those of its dependencies.
  if (!tool('tsc', ['--build', 'board/element'])) throw new Error('The types are wrong; see above.');
  const built = [];
  for (const { folder, name, build } of PACKAGES) {
    const to = join(stage, name);
    mkdirSync(to, { recursive: true });
    const manifest = manifestOf(folder);
    writeManifest(to, { ...manifest, ...(await build(join(root, folder), to, manifest)) });
    for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(to, file));
    cpSync(join(root, folder, 'README.md'), join(to, 'README.md'));
    built.push({ name, folder: to });
  }
  return built;
}

/** A library: its JavaScript, declarations and sources. */
async function buildLibrary(from, to, manifest) {
  const entries = await bundleLibrary(from, to, manifest);
  pointMapsAtSources(from, to);
  writeDeclarations(from, to, 'src', '');
  copySources(from, to, 'src');
  const standalone = existsSync(join(from, 'element'));
  if (standalone) {
    writeDeclarations(from, to, 'element', 'element');
    copySources(from, to, 'element');
    await buildStandalone(from, join(to, 'standalone'));
    cpSync(join(from, 'custom-elements.json'), join(to, 'custom-elements.json'));
  }
  const types = (source) => source.replace(/^\.\/(src\/)?/, './types/').replace(/\.ts$/, '.d.ts');
  const effects = [].concat(manifest.sideEffects || []);
  const built = entries
    .filter(({ source }) => effects.includes(source))
    .map(({ name }) => `./dist/${name}.js`);
  return {
    private: undefined,
    sideEffects:
      effects.length === 0
        ? false
        : [...built, ...effects.map(moduleOf), './dist/node/*.js', './standalone/*.js'],
    exports: {
      ...Object.fromEntries(
        entries.map(({ path, typed, name }) => [
          path,
          { types: types(typed), node: `./dist/node/${name}.js`, default: `./dist/${name}.js` },
        ]),
      ),
      ...(standalone && {
        './element': { types: types(manifest.exports['./element']), default: './standalone/sudoku-board.js' },
        './standalone/*': './standalone/*',
        './custom-elements.json': './custom-elements.json',
      }),
      './package.json': './package.json',
    },
    types: types(manifest.exports['.'].types),
    ...(standalone && { customElements: 'custom-elements.json' }),
    main: './dist/index.js',
    files: [
      'dist',
      'types',
      'src',
      'CHANGELOG.md',
      ...(standalone ? ['element', 'standalone', 'custom-elements.json'] : []),
    ],
    dependencies: versioned(manifest.dependencies),
  };
}

/**
 * Its JavaScript in `dist`: a module for each module of the sources, under `modules`, so that the bundlers of others leave
 * out what a program does not use, and a file for each path that can be imported. Node gets files of its own, under `node`:
 * it takes more than twice as long to open some hundred modules as a few chunks.
 */
export async function bundleLibrary(from, to, manifest) {
  const paths = Object.entries(manifest.exports).filter(
    ([path]) => !/^\.\/(internal|element)(\/|$)/.test(path),
  );
  const entries = paths.map(([path, source]) => ({
    path,
    // Declarations are those of the functions themselves; programs get them with their arguments checked.
    typed: source.types ?? source,
    source: source.default ?? source,
    name: path === '.' ? 'index' : path.slice(2),
  }));
  const options = {
    // A package may import itself by its name: in the bundle of another path that stays one module.
    external: (id) =>
      [manifest.name, ...Object.keys(manifest.dependencies ?? {})].some(
        (name) => id === name || id.startsWith(`${name}/`),
      ),
    platform: 'neutral',
    treeshake: { moduleSideEffects: (id) => !id.startsWith(from) || hasEffect(from, manifest, id) },
  };
  const written = {
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    // Names and lines are kept: an error that nobody catches prints the line it comes from. Comments are in the
    // declarations and in the sources, and only cost time here.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false } },
  };
  const modules = await rolldown({ ...options, input: entries.map(({ source }) => join(from, source)) });
  await modules.write({
    ...written,
    dir: join(to, 'dist', 'modules'),
    preserveModules: true,
    preserveModulesRoot: from,
  });
  const chunks = await rolldown({
    ...options,
    input: Object.fromEntries(entries.map(({ source, name }) => [name, join(from, source)])),
  });
  await chunks.write({ ...written, dir: join(to, 'dist', 'node'), chunkFileNames: 'shared/[hash].js' });
  for (const entry of entries) writeEntry(to, entry);
  nameBuiltWorkers(join(to, 'dist'));
  return entries;
}

/** The files named for starting workers end in `.js` once built. The length is the same, so the maps remain valid. */
function nameBuiltWorkers(folder) {
  for (const file of filesIn(folder).filter((path) => path.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    const named = text.replaceAll(/(new URL\(\s*['"`]\.\/[\w-]+)\.ts/g, '$1.js');
    if (named !== text) writeFileSync(file, named);
  }
}

/** The built module of a source. */
function moduleOf(source) {
  return source.replace(/^\.\//, './dist/modules/').replace(/\.ts$/, '.js');
}

/** The file of an import path: it names the module with its exports. */
function writeEntry(to, { source, name }) {
  const file = join(to, 'dist', `${name}.js`);
  mkdirSync(dirname(file), { recursive: true });
  const target = relative(dirname(file), join(to, moduleOf(source)))
    .split(sep)
    .join('/');
  writeFileSync(file, `export * from '${target.startsWith('.') ? target : `./${target}`}';\n`);
}

/**
 * The custom element, for bundlers and for pages without one: what every board needs in one file, and the whole engine
 * in files that are fetched when a board needs it. Each has its own copy of what both use: a shared file would hold
 * everything that either does.
 */
async function buildStandalone(from, to) {
  const later = {
    name: 'later',
    resolveId: (id) => (id === './full-engine.ts' ? { id: './full-engine.js', external: true } : undefined),
  };
  for (const [name, plugins] of [
    ['sudoku-board', [later]],
    ['full-engine', []],
  ]) {
    const bundle = await rolldown({
      input: { [name]: join(from, `element/${name}.ts`) },
      platform: 'browser',
      resolve: { conditionNames: ['unchecked', 'import', 'default'] },
      plugins,
    });
    await bundle.write({
      dir: to,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    });
  }
}

/** A command: bundled by its own configuration, engine included. */
async function buildCommand(from, to, manifest) {
  if (!tool('vite', ['build', from, '--logLevel', 'warn']))
    throw new Error(`${manifest.name} did not build.`);
  for (const folder of manifest.files) cpSync(join(from, folder), join(to, folder), { recursive: true });
  writeFileSync(join(to, 'NOTICES.txt'), BUNDLED.map(noticeOf).join('\n'));
  for (const page of manifest.man ?? []) {
    const manual = spawnSync(process.execPath, [join(to, manifest.bin.pencilmark), 'manual'], {
      encoding: 'utf8',
    });
    if (manual.status !== 0) throw new Error(`The manual page could not be written:\n${manual.stderr}`);
    writeFileSync(join(to, page), manual.stdout);
  }
  // Paths to sources are only for the packages of this repository.
  const paths = Object.entries(manifest.exports).filter(([, target]) => !String(target).startsWith('./src/'));
  return {
    files: [...manifest.files, 'NOTICES.txt', 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(paths), './package.json': './package.json' },
    dependencies: versioned(manifest.dependencies),
  };
}

function noticeOf(name) {
  const licence = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
  return `This package holds code of ${name}, under this licence:\n\n${licence}`;
}

function hasEffect(from, { sideEffects }, id) {
  return Array.isArray(sideEffects) && sideEffects.some((path) => join(from, path) === id);
}

/** TypeScript's own declarations. They name files as in the sources, so `.ts` becomes `.js`. */
function writeDeclarations(from, to, folder, under) {
  const types = join(to, 'types', under);
  const options = { composite: false, incremental: false, emitDeclarationOnly: true, declaration: true };
  const flags = Object.entries({
    ...options,
    declarationMap: true,
    outDir: types,
    rootDir: join(from, folder),
  });
  const passed = tool('tsc', [
    ...['--project', join(from, folder === 'src' ? '' : folder, 'tsconfig.json')],
    ...flags.flatMap(([name, value]) => [`--${name}`, String(value)]),
  ]);
  if (!passed) throw new Error('The declarations could not be written; see above.');
  for (const file of filesIn(types)) {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.d.ts'))
      writeFileSync(file, text.replaceAll(/((?:from|import\(|import) ?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
    if (!file.endsWith('.d.ts.map')) continue;
    const map = JSON.parse(text);
    const source = join(to, folder, relative(types, file).replace(/\.d\.ts\.map$/, '.ts'));
    writeFileSync(file, JSON.stringify({ ...map, sources: [relative(dirname(file), source)] }));
  }
}

/** The sources are packed once, beside the maps instead of within them. */
function pointMapsAtSources(from, to) {
  for (const file of filesIn(join(to, 'dist')).filter((path) => path.endsWith('.js.map'))) {
    const { sourcesContent: _packed, ...map } = JSON.parse(readFileSync(file, 'utf8'));
    const sources = map.sources.map((source) => {
      const path = relative(from, join(dirname(file), source));
      return relative(dirname(file), join(to, path));
    });
    writeFileSync(file, JSON.stringify({ ...map, sources }));
  }
}

/** The sources, for editors that go to a definition; the maps point to them. */
function copySources(from, to, folder) {
  cpSync(join(from, folder), join(to, folder), {
    recursive: true,
    filter: (path) => !/\.(test|e2e)\.ts$|tsconfig|\/test-[a-z-]+\.ts$/.test(path),
  });
}

/** Dependencies on this repository's packages name the version published with them. */
function versioned(dependencies) {
  if (!dependencies) return undefined;
  const ours = PACKAGES.map(({ name }) => name);
  const { version } = manifestOf('.');
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, ours.includes(name) ? `^${version}` : range]),
  );
}

/** What leads from a package to the project. The root manifest is the only place that says it. */
export const ADDRESSES = ['homepage', 'repository', 'bugs'];

/** The address that a manifest gives there, or undefined while it is empty. */
export function addressIn(manifest, field) {
  const { url } = { url: manifest[field], ...(typeof manifest[field] === 'object' && manifest[field]) };
  return typeof url === 'string' && url !== '' ? manifest[field] : undefined;
}

export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function writeManifest(to, manifest) {
  const project = manifestOf('.');
  const { name, version: _version, ...rest } = manifest;
  // They stay out while the project has no address: npm would show an empty one.
  const { homepage, repository, bugs } = Object.fromEntries(
    ADDRESSES.map((field) => [field, addressIn(project, field)]),
  );
  const all = { name, version: project.version, ...rest, homepage, repository, bugs };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(all, null, 2)}\n`);
}

export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
