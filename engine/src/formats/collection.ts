import { requireReading } from './options.ts';
import { failure, placeAt, type Problem, type Result } from '../result.ts';
import { formatToRead, parsePuzzles, readAs, readLinks } from './detect.ts';
import { formatNamed } from './formats.ts';
import type { ParsedPuzzle, ParseOptions } from './parsed-puzzle.ts';
import type { Piece } from './text/each-line.ts';
import { asWritten, eachLineOf } from './text/text.ts';

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
 * Reads a text of many puzzles and keeps all that can be read: where one is broken, its problem is reported with its
 * place, and reading goes on behind it. Puzzles stand one per line, or in blocks with blank lines between them, or in
 * any format that holds several. `end` is an offset up to which the text has been read, to show progress.
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

/** Faults that are kept until there is a puzzle; so many more cannot use up the memory. */
const MAX_HELD = 1_000;

function* upTo(end: number, parts: Iterable<CollectionPart>): Generator<CollectionPart, void> {
  for (const part of parts) {
    if (part.end === end) return;
    yield part;
  }
}

/** Puzzles that follow each other are one part, up to so many. */
const MAX_PUZZLES = 1_000;

function* collectPieces(
  text: string,
  pieces: Iterable<Piece>,
  linked: () => Result<ParsedPuzzle[]> | undefined,
): Generator<CollectionPart, void> {
  let puzzles: ParsedPuzzle[] = [];
  let faults: CollectionPart[] = [];
  let isTold = false;
  let end = 0;
  for (const piece of pieces) {
    if (!piece.ok) end = Math.max(end, piece.error.at?.offset ?? 0);
    if (puzzles.length === MAX_PUZZLES || (!piece.ok && puzzles.length > 0)) {
      yield { kind: 'puzzles', puzzles, end };
      puzzles = [];
    }
    if (piece.ok) {
      isTold = true;
      yield* faults;
      faults = [];
      puzzles.push(piece.value);
    } else if (isTold) yield { kind: 'fault', problem: piece.error, end };
    else faults.push({ kind: 'fault', problem: piece.error, end });
    if (faults.length < MAX_HELD) continue;
    const inLinks = linked();
    if (inLinks?.ok) return yield { kind: 'puzzles', puzzles: inLinks.value, end: text.length };
    isTold = true;
    yield* faults;
    faults = [];
  }
  if (puzzles.length > 0) return yield { kind: 'puzzles', puzzles, end: text.length };
  // A text of nothing but faults may still hold a link.
  const inLinks = isTold ? undefined : linked();
  if (inLinks?.ok) yield { kind: 'puzzles', puzzles: inLinks.value, end: text.length };
  else if (inLinks && faults.length === 1) yield { kind: 'fault', problem: inLinks.error, end };
  else yield* faults;
}

/** Reads every block by itself; none if there are not two at least. */
function* collectBlocks(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  const blocks = blocksOf(text);
  const first = blocks.next().value;
  const second = blocks.next().value;
  if (!first || !second) return;
  yield partOf(text, first, options);
  yield partOf(text, second, options);
  for (const block of blocks) yield partOf(text, block, options);
}

function partOf(text: string, { from, start, end }: TextBlock, options: ParseOptions): CollectionPart {
  const read = end - start < LEAST ? NO_PUZZLE : parsePuzzles(text.slice(start, end), options);
  if (read.ok) return { kind: 'puzzles', puzzles: read.value, end };
  const { line, column, offset } = read.error.at ?? placeAt('', 0);
  const at = { line: line + from, column, offset: offset + start };
  return { kind: 'fault', problem: { ...read.error, at }, end };
}

/** Characters of the shortest puzzle: a game of Solo on 4×4 that is almost empty, or the name of a board. */
const LEAST = 5;

const NO_PUZZLE = failure('format.unknown', 'There is no puzzle in this text.');

interface TextBlock {
  /** Lines of the text before it. */
  readonly from: number;
  /** Offsets of its beginning and its end. */
  readonly start: number;
  readonly end: number;
}

/** The lines between blank ones. */
function* blocksOf(text: string): Generator<TextBlock, void> {
  let [index, from, start, end] = [-1, 0, 0, -1];
  for (const line of eachLineOf(text)) {
    index++;
    if (line.text.trim() === '') {
      if (end >= 0) yield { from, start, end };
      end = -1;
      continue;
    }
    if (end < 0) [from, start] = [index, line.offset];
    end = line.offset + line.text.length;
  }
  if (end >= 0) yield { from, start, end };
}
