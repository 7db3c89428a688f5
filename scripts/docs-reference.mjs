/**
 * The reference of the libraries, made from their declarations: a page for each path that can be imported, under the name
 * that users write. A name that is referred to and not exported, a link that leads nowhere or a function without a
 * docstring is an error.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Converter,
  LiteralType,
  makeRecursiveVisitor,
  ReferenceType,
  ReflectionKind,
  UnionType,
} from 'typedoc';
import { fail, root } from './setup.mjs';

/** Paths without a page: the first serve this repository, the others are documented where they are used. */
const WITHOUT_PAGE = /^\.(?:$|\/(?:internal|explain\/|worker-host))/;

/** The class whose members the element inherits: they are on its page. */
const NOT_EXPORTED = ['BoardAttributes'];

/** A union of at least this many strings is printed once, where it is defined. */
const LONG_UNION = 6;

/** Writes the pages to a folder of a VitePress source, and the sidebar's entries beside them. */
export async function writeReference(source) {
  const out = join(source, 'reference');
  const app = await Application.bootstrapWithPlugins({
    entryPoints: entryFiles(),
    tsconfig: join(root, 'docs-site/tsconfig.json'),
    out,
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
    docsRoot: source,
    name: 'Reference',
    readme: 'none',
    disableSources: true,
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: true,
    logLevel: 'Warn',
    outputFileStrategy: 'modules',
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    expandParameters: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: {
      hideInherited: true,
      hideModifiers: true,
      hideOverrides: true,
      hideSources: true,
      leftAlignHeaders: true,
    },
    requiredToBeDocumented: [
      'Module',
      'Enum',
      'Variable',
      'Function',
      'Class',
      'Interface',
      'Method',
      'TypeAlias',
    ],
    validation: { notExported: false, invalidLink: true, rewrittenLink: true, notDocumented: true },
  });
  const spelledOut = new Map();
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, one) => {
    const strings = one.kindOf(ReflectionKind.TypeAlias) && stringsOf(context, one);
    if (strings) spelledOut.set(one, strings);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => makeReadable(project, spelledOut));
  const project = await app.convert();
  if (!project) fail('The reference failed.');
  checkModules(project);
  checkReferences(project);
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) fail('The reference has gaps; see above.');
  return project;
}

function entryFiles() {
  return [...entriesOf('engine'), ...entriesOf('board')].map(({ file }) => file);
}

/** The import paths of a package, and their files. */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([path]) => name !== 'pencilmark' || !WITHOUT_PAGE.test(path))
    .map(([path, file]) => ({
      path: `${name}${path.slice(1)}`,
      file: join(root, folder, file.types ?? file),
    }));
}

/** Each module has the name that users import, an introduction and an example. */
function checkModules(project) {
  const paths = [...entriesOf('engine'), ...entriesOf('board')].map(({ path }) => path);
  const modules = project.children ?? [];
  for (const { name, comment } of modules) {
    if (!paths.includes(name)) fail(`The reference has a module ${name}, which nobody can import.`);
    if (!comment?.summary.length || !comment.getTag('@example'))
      fail(`${name} has no introduction or no example.`);
  }
  const missing = paths.filter((path) => !modules.some(({ name }) => name === path));
  if (missing.length > 0) fail(`The reference has no page for ${missing.join(', ')}.`);
}

/**
 * Every name of this project in a type links to its definition; TypeDoc does not check this in a workspace with several
 * packages.
 */
function checkReferences(project) {
  const missing = new Map();
  for (const one of Object.values(project.reflections)) {
    for (const type of [one.type, one.default, ...(one.extendedTypes ?? [])]) {
      type?.visit(
        makeRecursiveVisitor({
          reference(reference) {
            const isOurs = /pencilmark/.test(reference.package ?? reference.symbolId?.packageName ?? '');
            // Type parameters, and what TypeScript itself names.
            const isLanguage = /^[A-Z]$/.test(reference.name) || reference.name === 'globalThis';
            if (isOurs && !isLanguage && !reference.reflection && !NOT_EXPORTED.includes(reference.name))
              missing.set(reference.name, one.getFriendlyFullName());
          },
        }),
      );
    }
  }
  for (const [name, where] of missing) console.log(`${name} is referred to by ${where} and not exported`);
  if (missing.size > 0) fail('The reference names what cannot be imported.');
}

/** The strings of an alias such as `(typeof ROWS)[number][0]`, if it is a union of strings. */
function stringsOf(context, alias) {
  const symbol = context.getSymbolFromReflection(alias);
  const type = symbol && context.checker.getDeclaredTypeOfSymbol(symbol);
  const isListed = type?.isUnion() && type.types.every((one) => one.isStringLiteral());
  return isListed ? new UnionType(type.types.map(({ value }) => new LiteralType(value))) : undefined;
}

function makeReadable(project, spelledOut) {
  const reflections = Object.values(project.reflections);
  for (const [alias, type] of spelledOut) alias.type = type;
  const unions = new Map();
  const names = new Map();
  for (const one of reflections) {
    // Internally, these two are narrower than the exports of the same names; links go to the latter.
    if (one.kindOf(ReflectionKind.TypeAlias) && ['Problem', 'Result'].includes(one.name))
      names.set(one.name, one);
    const key = one.kindOf(ReflectionKind.TypeAlias) && literalsOf(one.type).join();
    if (key && literalsOf(one.type).length >= LONG_UNION) unions.set(key, one);
  }
  for (const one of reflections) {
    if (/[a-z]Callback$/.test(one.name)) project.removeReflection(one); // what browsers call, and nobody else
    if (one.name === '__namedParameters') one.name = parameterName(one.type);
    if (one.type && !(one.kindOf(ReflectionKind.TypeAlias) && one.type.type === 'union'))
      one.type = shortened(one.type, { unions, names, project });
  }
}

/** A parameter that is destructured at once is named after its type. */
function parameterName(type) {
  const name = /^(?:Pick|Omit|Partial|Readonly)$/.test(type.name) ? type.typeArguments[0].name : type.name;
  return name ? name[0].toLowerCase() + name.slice(1) : 'options';
}

function literalsOf(type) {
  if (type?.type !== 'union') return [];
  return type.types
    .filter((one) => one.type === 'literal' && typeof one.value === 'string')
    .map((one) => one.value)
    .sort();
}

/** The type with the names of long unions in their places. */
function shortened(type, known) {
  const { unions, names, project } = known;
  const named = type.type === 'reference' && !type.reflection && names.get(type.name);
  if (named) {
    const reference = ReferenceType.createResolvedReference(named.name, named, project);
    reference.typeArguments = type.typeArguments?.map((one) => shortened(one, known));
    return reference;
  }
  const literals = literalsOf(type);
  const alias = literals.length >= LONG_UNION && unions.get(literals.join());
  if (alias) {
    const reference = ReferenceType.createResolvedReference(alias.name, alias, project);
    const others = type.types.filter((one) => one.type !== 'literal' || typeof one.value !== 'string');
    return others.length === 0 ? reference : new UnionType([reference, ...others]);
  }
  for (const key of ['elementType', 'target', 'objectType', 'indexType', 'trueType', 'falseType']) {
    if (type[key] && typeof type[key] === 'object' && 'type' in type[key])
      type[key] = shortened(type[key], known);
  }
  for (const key of ['types', 'typeArguments', 'elements']) {
    if (Array.isArray(type[key])) type[key] = type[key].map((one) => shortened(one, known));
  }
  return type;
}
