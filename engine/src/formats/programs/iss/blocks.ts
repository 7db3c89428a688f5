/** The puzzles of a text, each of one or more lines. */
import type { Place } from '../../../result.ts';
import { MAX_LINE } from '../../text/each-line.ts';
import { eachLineOf, withoutInvisible } from '../../text/text.ts';
import { ISS_LINK } from '../looks-like.ts';

interface Block {
  /** Its lines, from the first sign to the last. */
  readonly content: string;
  /** The comments above it. */
  readonly words: readonly string[];
  readonly start: Place;
}

/** Maximum number of characters of a puzzle. */
const MAX_BLOCK = 10 * MAX_LINE;

export function isTooLong(content: string): boolean {
  return content.length > MAX_BLOCK || content.split('\n').some((line) => line.length > MAX_LINE);
}

/** What has been said in the lines of a puzzle. */
interface Said {
  /** The cells with digits, and the types that a puzzle has once. */
  readonly once: Set<string>;
  /** The cells in cages of lines with several cages. */
  readonly caged: Set<string>;
  /** How many alternatives are open after them. */
  depth: number;
}

/**
 * Lines belong together. A new puzzle begins after a blank line or a comment, with a link or a `Shape`, and where a line
 * says again what a puzzle has once: a digit for the same cell, a board or rule without cells, cages over the same cells.
 */
export function* eachBlock(source: string): Generator<Block, void> {
  const text = withoutInvisible(source);
  let words: string[] = [];
  let open: { readonly words: readonly string[]; readonly start: Place; end: number; said: Said } | undefined;
  const closed = (): Block => {
    const { start, end } = open!;
    return { content: text.slice(start.offset, end), words: open!.words, start };
  };
  let line = 0;
  for (const { text: written, offset } of eachLineOf(text)) {
    line++;
    const content = written.trim();
    const isBorder = content === '' || content.startsWith('#');
    const said = isBorder ? undefined : saidIn(content, open?.said.depth ?? 0);
    if (open && (!said || isAnew(content, said, open.said))) {
      yield closed();
      open = undefined;
    }
    if (content.startsWith('#')) words.push(content.slice(1).trim());
    if (!said) continue;
    const before = written.length - written.trimStart().length;
    const end = offset + before + content.length;
    if (open) {
      for (const name of said.once) open.said.once.add(name);
      for (const name of said.caged) open.said.caged.add(name);
      open.said.depth = said.depth;
      open.end = end;
      continue;
    }
    open = { words, start: { line, column: before + 1, offset: offset + before }, end, said };
    words = [];
  }
  if (open) yield closed();
}

function isAnew(content: string, said: Said, before: Said): boolean {
  return (
    /^\.Shape(?:~|\.|$)/.test(content) ||
    ISS_LINK.test(content) ||
    [...said.once].some((name) => before.once.has(name)) ||
    [...said.caged].some((name) => before.caged.has(name))
  );
}

function saidIn(content: string, from: number): Said {
  const once = new Set<string>();
  const cages: string[][] = [];
  let depth = from;
  for (const part of content.split('.')) {
    const [type, ...args] = part.trim().split('~');
    if (type === 'End') depth = Math.max(0, depth - 1);
    if (depth === 0 && type === '') for (const cell of args) once.add(cell.split('_')[0].toUpperCase());
    if (depth === 0 && type !== '' && (args.length === 0 || type === 'Jigsaw')) once.add(type);
    if (depth === 0 && type === 'Cage') cages.push(args.slice(1));
    if (['Or', 'And', 'Replicate'].includes(type)) depth++;
  }
  for (const type of NESTING) once.delete(type);
  return { once, caged: new Set(cages.length > 1 ? cages.flat() : []), depth };
}

const NESTING = ['Or', 'And', 'Replicate', 'End'];
