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

/** Reads every block separately; yields nothing if there are fewer than two. */
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

/** The blocks of lines between blank lines. */
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
