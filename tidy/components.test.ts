/**
 * A component's functions may not read its derived values after an `await`: the component may be gone by then, and
 * Svelte warns on the console that the value may be stale. Props count too, since a parent may derive them.
 */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { SOURCES, type SourceFile } from './files.ts';
import { lineOf, nodesOf, usedNames } from './syntax.ts';

/** Names that may be read late, each with its reason. */
const READ_LATE: Readonly<Record<string, readonly string[]>> = {
  // Read only while the page that derives it is there.
  'web/src/explore/PuzzleChoice.svelte': ['puzzle'],
};

const CHAINED = ['then', 'catch', 'finally'];

const { SyntaxKind } = ts;

describe('components', () => {
  test('read derived values before they wait, not after', () => {
    const components = SOURCES.filter(({ path }) => path.endsWith('.svelte'));
    const wrong = components.flatMap((file) => {
      const allowed = READ_LATE[file.path] ?? [];
      return lateReads(file)
        .filter(({ text }) => !allowed.includes(text))
        .map((name) => `${file.path}:${lineOf(name)}: ${name.text}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    { script: 'async function f() { await g(); say(a); }', late: ['a'] },
    { script: 'const f = async () => { say(a); await g(a); };', late: [] },
    { script: 'async function f() { await g(); say(b.a, { a: 1 }, b); }', late: [] },
    { script: 'async function f() { for await (const e of a) say(b); }', late: [] },
    { script: 'async function f() { for await (const e of g()) say({ a }); }', late: ['a'] },
    { script: '$effect(() => { g(a).then((e) => say(e, a)).catch(() => say(d)); });', late: ['a', 'd'] },
    { script: 'function h() { say(a); } async function f() { await g(); h(); }', late: ['h'] },
    { script: 'const h = () => i(); function i() { say(a); } g().then(h);', late: ['h'] },
    { script: 'async function f() { const e = async () => { await g(); }; say(a); }', late: [] },
    { script: 'setTimeout(() => say(a)); g().map(() => a);', late: [] },
  ])('$script', ({ script, late }) => {
    const start = 'let b = $state(0); const a = $derived(b); const { c, d = 1 } = $props();';
    const file = { path: 'late.svelte', text: `<script>${start} ${script}</script>` };
    expect(lateReads(file).map(({ text }) => text)).toEqual(late);
  });
});

/** The uses, after waiting, of a component's derived values, its props, and those of its functions that read them. */
function lateReads(file: SourceFile): ts.Identifier[] {
  const used = usedNames(file);
  const derived = new Set(derivedNames(file));
  const functions = ownFunctions(file);
  let known: number;
  do {
    known = derived.size;
    for (const [name, body] of functions)
      if (used.some((one) => derived.has(one.text) && isWithin(one, body))) derived.add(name);
  } while (derived.size > known);
  const reads = used.filter(({ text }) => derived.has(text));
  const late = latePlaces(file);
  return reads.filter((name) => late.some((isLate) => isLate(name)));
}

function derivedNames(file: SourceFile): string[] {
  const declarations = nodesOf(file, SyntaxKind.VariableDeclaration) as readonly ts.VariableDeclaration[];
  return declarations
    .filter(({ initializer }) => initializer && /^\$(derived|props)\b/.test(initializer.getText()))
    .flatMap(({ name }) => boundNames(name));
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []));
}

function ownFunctions(file: SourceFile): [name: string, body: ts.Node][] {
  const declared = nodesOf(file, SyntaxKind.FunctionDeclaration) as readonly ts.FunctionDeclaration[];
  const assigned = nodesOf(file, SyntaxKind.VariableDeclaration) as readonly ts.VariableDeclaration[];
  return [
    ...declared.flatMap(({ name, body }): [string, ts.Node][] => (name && body ? [[name.text, body]] : [])),
    ...assigned.flatMap(({ name, initializer }): [string, ts.Node][] =>
      ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)
        ? [[name.text, initializer.body]]
        : [],
    ),
  ];
}

/** For each `await`, and each callback of a promise, a function that tells whether a node runs after it. */
function latePlaces(file: SourceFile): ((node: ts.Node) => boolean)[] {
  const callbacks = (nodesOf(file, SyntaxKind.CallExpression) as readonly ts.CallExpression[])
    .filter(
      ({ expression }) => ts.isPropertyAccessExpression(expression) && CHAINED.includes(expression.name.text),
    )
    .flatMap((call) => call.arguments.map((callback) => (node: ts.Node) => isWithin(node, callback)));
  const waits = [SyntaxKind.AwaitExpression, SyntaxKind.ForOfStatement]
    .flatMap((kind) => nodesOf(file, kind))
    .filter((node) => !ts.isForOfStatement(node) || node.awaitModifier)
    .map((node) => {
      const end = ts.isForOfStatement(node) ? node.expression.end : node.end;
      const body = functionAround(node);
      return (other: ts.Node) => isWithin(other, body) && other.getStart() >= end;
    });
  return [...callbacks, ...waits];
}

function functionAround(node: ts.Node): ts.Node {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return at;
}

function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return node.pos >= outer.pos && node.end <= outer.end;
}
