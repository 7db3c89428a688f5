/** The content of a source file, read by the compiler itself: its imports, exports, names and calls. */
import ts from 'typescript';
import type { SourceFile } from './files.ts';

export interface Import {
  /** The path imported, as written; undefined if it is not a plain string. */
  readonly from: string | undefined;
  readonly line: number;
}

/** The code of a file; for a component, the content of its script elements, on the same lines. */
export function syntaxOf(file: SourceFile): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const tree = parsed(file.path, codeOf(file));
  trees.set(file, tree);
  return tree;
}

function parsed(path: string, code: string): ts.SourceFile {
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
}

function codeOf({ path, text }: SourceFile): string {
  return path.endsWith('.svelte') ? scriptsOf(text) : text;
}

/** Every import of a file, including types: declarations, re-exports, `import()`, `import('…').T` and `require`. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = imports.get(file);
  if (known) return known;
  const code = codeOf(file);
  const mentions = [...code.matchAll(/\b(?:from|import|require)(?:\s*[('"`]|\s*\/[/*])/g)];
  // Parsing is expensive: after the statement with the last mention there is nothing to find.
  const end = mentions.length > 0 ? code.indexOf(';', mentions.at(-1)!.index) : 0;
  const tree = trees.get(file) ?? parsed(file.path, end < 0 ? code : code.slice(0, end + 1));
  const found: Import[] = [];
  visit(tree, (node) => {
    const target = importTarget(node);
    if (target)
      found.push({ from: ts.isStringLiteralLike(target) ? target.text : undefined, line: lineOf(node) });
  });
  imports.set(file, found);
  return found;
}

/** The nodes of one kind, in source order. A file is walked once for all kinds. */
export function nodesOf(file: SourceFile, kind: ts.SyntaxKind): readonly ts.Node[] {
  let kinds = nodes.get(file);
  if (!kinds) {
    const found = new Map<ts.SyntaxKind, ts.Node[]>();
    visit(syntaxOf(file), (node) => {
      const alike = found.get(node.kind);
      if (alike) alike.push(node);
      else found.set(node.kind, [node]);
    });
    kinds = found;
    nodes.set(file, kinds);
  }
  return kinds.get(kind) ?? [];
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

export function lineOfEnd(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.end).line + 1;
}

/**
 * The lines that the formatter leaves unchanged, from 0: those of each node with its comment before it or after its end.
 */
export function unformattedLines(file: SourceFile): Set<number> {
  const tree = syntaxOf(file);
  const found = new Set<number>();
  for (const { index } of tree.text.matchAll(/\/\/ oxfmt-ignore$/gm)) {
    const node = ignoredNode(tree, index);
    const [first, last] = [node?.getStart(tree) ?? index, Math.max(node?.end ?? index, index)].map(
      (at) => tree.getLineAndCharacterOfPosition(at).line,
    );
    for (let line = first; line <= last; line++) found.add(line);
  }
  return found;
}

/** The largest node that begins after a comment on its own line, or ends before one after code. */
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

/** The names that a file declares itself, except those that it takes from an object by destructuring. */
export function declaredNames(file: SourceFile): ts.Identifier[] {
  return identifiersOf(file).filter(
    (name) => (name.parent as ts.NamedDeclaration).name === name && NAMING.has(name.parent.kind),
  );
}

/** Names that are used as such: not the `b` of `a.b`, nor keys of an object. */
export function usedNames(file: SourceFile): ts.Identifier[] {
  return identifiersOf(file).filter((node) => {
    const { parent } = node;
    if (ts.isTypeNode(parent)) return false;
    const isMember =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((parent as ts.NamedDeclaration).name === node && !ts.isShorthandPropertyAssignment(parent)) ||
      ts.isPropertyAssignment(parent);
    return !isMember || (ts.isPropertyAssignment(parent) && parent.initializer === node);
  });
}

function identifiersOf(file: SourceFile): readonly ts.Identifier[] {
  return nodesOf(file, ts.SyntaxKind.Identifier) as readonly ts.Identifier[];
}

const trees = new WeakMap<SourceFile, ts.SourceFile>();
const nodes = new WeakMap<SourceFile, ReadonlyMap<ts.SyntaxKind, readonly ts.Node[]>>();
const imports = new WeakMap<SourceFile, readonly Import[]>();

/** Blanks out everything except the scripts, so that positions stay the same. */
function scriptsOf(text: string): string {
  const blank = (markup: string): string => markup.replaceAll(/[^\n]/g, ' ');
  let [code, end] = ['', 0];
  for (const { 1: tag, 2: script, index } of text.matchAll(SCRIPT)) {
    const start = index + tag.length;
    code += blank(text.slice(end, start)) + script;
    end = start + script.length;
  }
  return code + blank(text.slice(end));
}

const SCRIPT = /(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([^]*?)<\/script>/g;

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

const NAMING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.MethodDeclaration,
]);
