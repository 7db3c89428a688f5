/** The content of a source file, read by the compilers themselves: its imports, exports, names and calls. */
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import type { SourceFile } from './files.ts';

export interface Import {
  /** The path imported, as it is written; undefined if it is not a plain text. */
  readonly from: string | undefined;
  readonly line: number;
}

/** The code of a file: for a component what stands in its script elements, at the same lines. */
export function syntaxOf({ path, text }: SourceFile): ts.SourceFile {
  const known = trees.get(path);
  if (known) return known;
  const code = path.endsWith('.svelte') ? scriptsOf(text) : text;
  const tree = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  trees.set(path, tree);
  return tree;
}

/** Every import of a file, of types too: declarations, re-exports, `import()`, `import('…').T` and `require`. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  visit(syntaxOf(file), (node) => {
    const target = importTarget(node);
    if (target)
      found.push({ from: ts.isStringLiteralLike(target) ? target.text : undefined, line: lineOf(node) });
  });
  return found;
}

/** Calls `see` for a node and everything below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The lines that Prettier leaves as they are, from 0: of each node with its comment before it or behind its end. */
export function unformattedLines(file: SourceFile): Set<number> {
  const tree = syntaxOf(file);
  const found = new Set<number>();
  for (const { index } of tree.text.matchAll(/\/\/ prettier-ignore$/gm)) {
    const node = ignoredNode(tree, index);
    const [first, last] = [node?.getStart(tree) ?? index, Math.max(node?.end ?? index, index)].map(
      (at) => tree.getLineAndCharacterOfPosition(at).line,
    );
    for (let line = first; line <= last; line++) found.add(line);
  }
  return found;
}

/** The largest node that begins after a comment with a line to itself, or ends before one behind code. */
function ignoredNode(tree: ts.SourceFile, comment: number): ts.Node | undefined {
  const { text } = tree;
  const isAlone = text.slice(text.lastIndexOf('\n', comment) + 1, comment).trim() === '';
  const end = text.indexOf('\n', comment);
  let best: ts.Node | undefined;
  visit(tree, (node) => {
    if (node === tree || (best && best.getWidth(tree) >= node.getWidth(tree))) return;
    const start = node.getStart(tree);
    const isNext = start > end && /^(?:\s|\/\/.*)*$/.test(text.slice(end, start));
    const isBefore = node.end <= comment && /^[\s,;]*$/.test(text.slice(node.end, comment));
    if (isAlone ? isNext : isBefore) best = node;
  });
  return best;
}

/** The names that a file gives itself: not those it takes over from an object it unpacks. */
export function declaredNames(file: SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  visit(syntaxOf(file), (node) => {
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name) && isNaming(node)) found.push(name);
  });
  return found;
}

/** Names that are used as such: not the `b` of `a.b`, nor keys of an object. */
export function usedNames(file: SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  visit(syntaxOf(file), (node) => {
    if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return;
    const { parent } = node;
    const isMember =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((parent as ts.NamedDeclaration).name === node && !ts.isShorthandPropertyAssignment(parent)) ||
      ts.isPropertyAssignment(parent);
    if (!isMember || (ts.isPropertyAssignment(parent) && parent.initializer === node)) found.push(node);
  });
  return found;
}

const trees = new Map<string, ts.SourceFile>();

/** Blanks out everything but the scripts, so that positions stay what they are. */
function scriptsOf(text: string): string {
  const { instance, module } = parse(text, { modern: true });
  const spans = [instance, module].flatMap((script) =>
    script ? [script.content as unknown as { start: number; end: number }] : [],
  );
  return Array.from(text, (character, at) =>
    character === '\n' || spans.some(({ start, end }) => at >= start && at < end) ? character : ' ',
  ).join('');
}

function importTarget(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (ts.isImportEqualsDeclaration(node)) return node.moduleReference;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isImport =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require');
  return isImport ? (node.arguments[0] ?? node) : undefined;
}

function isNaming(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}
