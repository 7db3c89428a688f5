import { requireReading } from './options.ts';
import { failure, placeAt, type Problem, type Result } from '../result.ts';
import { formatToRead, parsePuzzles, readAs, readLinks } from './detect.ts';
import { formatNamed } from './formats.ts';
import { strangeGrid, strangenessAfter } from './grids/strange.ts';
import { isSolvedBy } from './lines/line.ts';
import type { ParsedPuzzle, ParseOptions } from './parsed-puzzle.ts';
import type { Piece } from './text/each-line.ts';
import { BEGINS_LIST } from './programs/looks-like.ts';
import { hasWords } from './text/scan-line.ts';
import { asWritten, eachLineOf, type TextLine } from './text/text.ts';

/** One part of a text with many puzzles. */
export type CollectionPart =
  | {
      readonly kind: 'puzzles';
      /** One or more, in the order of the text. */
      readonly puzzles: readonly ParsedPuzzle[];
      /** An offset up to which the text has been read, from 0. */
      readonly end: number;
    }
  | {
      readonly kind: 'fault';
      /** What cannot be read, with its place in the whole text. */
      readonly problem: Problem;
      /** An offset up to which the text has been read, from 0. */
      readonly end: number;
    };

/**
 * Reads a text of many puzzles and keeps every puzzle that can be read: a broken one is reported as a problem with its
 * place, and reading continues after it. Puzzles are one per line, in blocks separated by blank lines, or in any format
 * that holds several. `end` is the offset up to which the text has been read, for showing progress.
 */
export function collectPuzzles(text: string, options: ParseOptions = {}): Generator<CollectionPart, void> {
  requireReading(text, options);
  return partsOf(asWritten(text, options), options);
}

function* partsOf(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  const format = options.format ?? formatToRead(text, options);
  const each = format && formatNamed(format)?.each;
  const linked = () => (options.format ? undefined : readLinks(text, format, options));
  if (each) return yield* collectPieces(text, each(text, options), linked);
  const whole = readAs(text, format, options);
  const end = text.length;
  if (whole.ok) return yield { kind: 'puzzles', puzzles: whole.value, end };
  const blocks = collectBlocks(text, options);
  const faults: CollectionPart[] = [];
  for (const part of blocks) {
    if (part.kind === 'fault') {
      if (faults.length < MAX_HELD) faults.push(part);
      continue;
    }
    if (faults.length < MAX_HELD) yield* faults;
    else yield* upTo(part.end, collectBlocks(text, options));
    yield part;
    return yield* blocks;
  }
  const inLinks = linked();
  if (inLinks?.ok) yield { kind: 'puzzles', puzzles: inLinks.value, end };
  else if (whole.error.code === 'grid.length' && faults.length > 0) yield* faults;
  else yield { kind: 'fault', problem: (inLinks ?? whole).error, end };
}

/** Maximum number of faults held back until there is a puzzle, to bound memory. */
const MAX_HELD = 1_000;

function* upTo(end: number, parts: Iterable<CollectionPart>): Generator<CollectionPart, void> {
  for (const part of parts) {
    if (part.end === end) return;
    yield part;
  }
}

/** Maximum number of consecutive puzzles in one part. */
const MAX_PUZZLES = 1_000;

function* collectPieces(
  text: string,
  pieces: Iterable<Piece>,
  linked: () => Result<ParsedPuzzle[]> | undefined,
): Generator<CollectionPart, void> {
  let puzzles: ParsedPuzzle[] = [];
  let faults: CollectionPart[] = [];
  let hasYielded = false;
  let end = 0;
  for (const piece of pieces) {
    if (!piece.ok) end = Math.max(end, piece.error.at?.offset ?? 0);
    if (puzzles.length === MAX_PUZZLES || (!piece.ok && puzzles.length > 0)) {
      yield { kind: 'puzzles', puzzles, end };
      puzzles = [];
    }
    if (piece.ok) {
      hasYielded = true;
      yield* faults;
      faults = [];
      puzzles.push(piece.value);
    } else if (hasYielded) yield { kind: 'fault', problem: piece.error, end };
    else faults.push({ kind: 'fault', problem: piece.error, end });
    if (faults.length < MAX_HELD) continue;
    const inLinks = linked();
    if (inLinks?.ok) return yield { kind: 'puzzles', puzzles: inLinks.value, end: text.length };
    hasYielded = true;
    yield* faults;
    faults = [];
  }
  if (puzzles.length > 0) return yield { kind: 'puzzles', puzzles, end: text.length };
  // A text with only faults may still contain a link.
  const inLinks = hasYielded ? undefined : linked();
  if (inLinks?.ok) yield { kind: 'puzzles', puzzles: inLinks.value, end: text.length };
  else if (inLinks && faults.length === 1) yield { kind: 'fault', problem: inLinks.error, end };
  else yield* faults;
}

/**
 * Reads every part of a text separately: each heading with what follows it, or the blocks between blank lines; yields
 * nothing if there are fewer than two. A full grid after its puzzle is the solution.
 */
function* collectBlocks(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  let held: CollectionPart | undefined;
  for (const part of readBlocks(text, options)) {
    const both = held && withSolution(held, part);
    if (held && !both) yield held;
    held = both ?? strangeAfter(text, held, part) ?? part;
  }
  if (held) yield held;
}

/** The fault of a part that is only a grid which cannot stand behind the puzzle before it. */
function strangeAfter(
  text: string,
  part: CollectionPart | undefined,
  next: CollectionPart,
): CollectionPart | undefined {
  if (part?.kind !== 'puzzles' || next.kind !== 'puzzles' || next.puzzles.length > 1) return undefined;
  const reason = strangenessAfter(part.puzzles.at(-1)!, next.puzzles[0]);
  if (!reason) return undefined;
  const start = part.end + Math.max(text.slice(part.end, next.end).search(/\S/), 0);
  return { kind: 'fault', problem: strangeGrid(text, start, reason).error, end: next.end };
}

function withSolution(part: CollectionPart, next: CollectionPart): CollectionPart | undefined {
  if (part.kind === 'fault' || next.kind === 'fault') return undefined;
  const [sheet, full] = [part.puzzles.at(-1)!, next.puzzles[0]];
  if (next.puzzles.length > 1 || !isSolvedBy(sheet, full)) return undefined;
  const puzzles = [...part.puzzles.slice(0, -1), { ...sheet, solution: full.puzzle.givens }];
  return { kind: 'puzzles', puzzles, end: next.end };
}

/** The ways of dividing a text, the coarsest first: by headings, by several blank lines, by single ones. */
const DIVISIONS = [
  headedParts,
  (text: string, part: TextBlock) => blocksOf(text, part, 2),
  (text: string, part: TextBlock) => blocksOf(text, part, 1),
] as const;

function* readBlocks(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  yield* readParts(text, { from: 0, start: 0, end: text.length }, 0, options);
}

/** The parts of a text by the first division, from `level` on, that divides it. */
function* readParts(
  text: string,
  whole: TextBlock,
  level: number,
  options: ParseOptions,
): Generator<CollectionPart, void> {
  for (let at = level; at < DIVISIONS.length; at++) {
    let isDivided = false;
    for (const part of eachOfSeveral(DIVISIONS[at](text, whole))) {
      isDivided = true;
      yield* readPart(text, part, at + 1, options);
    }
    if (isDivided) return;
  }
}

/** A part as a whole, or divided further if that brings puzzles. */
function* readPart(
  text: string,
  part: TextBlock,
  level: number,
  options: ParseOptions,
): Generator<CollectionPart, void> {
  const whole = partOf(text, part, options);
  const smaller = whole.kind === 'fault' ? [...readParts(text, part, level, options)] : [];
  if (smaller.some(({ kind }) => kind === 'puzzles')) yield* smaller;
  else yield whole;
}

/** The items, unless there is only one. */
function* eachOfSeveral<Item>(items: Generator<Item, void>): Generator<Item, void> {
  const first = items.next().value;
  const second = items.next().value;
  if (!first || !second) return;
  yield first;
  yield second;
  yield* items;
}

function partOf(text: string, { from, start, end }: TextBlock, options: ParseOptions): CollectionPart {
  const read = end - start < LEAST ? NO_PUZZLE : parsePuzzles(text.slice(start, end), options);
  if (read.ok) return { kind: 'puzzles', puzzles: read.value, end };
  const { line, column, offset } = read.error.at ?? placeAt('', 0);
  const at = { line: line + from, column, offset: offset + start };
  return { kind: 'fault', problem: { ...read.error, at }, end };
}

/** Number of characters of the shortest puzzle: a nearly empty 4×4 game of Solo, or the name of a board. */
const LEAST = 5;

const NO_PUZZLE = failure('format.unknown', 'There is no puzzle in this text.');

interface TextBlock {
  /** The number of lines before the block. */
  readonly from: number;
  /** The offsets of its start and end. */
  readonly start: number;
  readonly end: number;
}

/** The blocks between `gap` or more blank lines in a part of a text. Words above a grid belong to its block. */
function* blocksOf(text: string, part: TextBlock, gap: number): Generator<TextBlock, void> {
  let [index, blanks, isTalk] = [part.from - 1, 0, true];
  let block: TextBlock | undefined;
  for (const line of linesIn(text, part)) {
    index++;
    if (line.text.trim() === '') {
      blanks++;
      continue;
    }
    const end = line.offset + line.text.length;
    const isNext = block !== undefined && blanks >= gap && !isTalk;
    if (block && isNext) yield block;
    if (isNext) isTalk = true;
    block = block && !isNext ? { ...block, end } : { from: index, start: line.offset, end };
    isTalk &&= isHeading(line.text);
    blanks = 0;
  }
  if (block) yield block;
}

/** The parts of a text that begin with a heading or a list, with the lines before the first one. */
function* headedParts(text: string, whole: TextBlock): Generator<TextBlock, void> {
  let part: TextBlock | undefined;
  let [index, isTalk] = [whole.from - 1, true];
  for (const line of linesIn(text, whole)) {
    index++;
    if (line.text.trim() === '') continue;
    const end = line.offset + line.text.length;
    const isHead = isHeading(line.text);
    const isNext = part !== undefined && (isHead || BEGINS_LIST.test(line.text)) && !isTalk;
    if (part && isNext) yield part;
    part = part && !isNext ? { ...part, end } : { from: index, start: line.offset, end };
    isTalk = isHead;
  }
  if (part) yield part;
}

/** The lines of a part, with offsets in the whole text. */
function* linesIn(text: string, { start, end }: TextBlock): Generator<TextLine, void> {
  const isWhole = start === 0 && end === text.length;
  for (const line of eachLineOf(isWhole ? text : text.slice(start, end)))
    yield { text: line.text, offset: line.offset + start };
}

/** Whether a line is a heading: words, or the number of a puzzle. */
function isHeading(line: string): boolean {
  if (BEGINS_LIST.test(line) || /^\s*[{[]/.test(line)) return false;
  return (hasWords(line) && !/[\d.]{9}|(?:[\d.][ |]+){4}/.test(line)) || /^\s*#?\d{1,3}[.:)]?\s*$/.test(line);
}
