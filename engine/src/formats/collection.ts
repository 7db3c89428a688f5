import { failure, placeAt, type Place, type Problem, type Result } from '../result.ts';
import { formatToRead, parseSheets, readAs, readLinks } from './detect.ts';
import { FORMATS } from './formats.ts';
import type { ParseOptions, Sheet } from './sheet.ts';
import type { Piece } from './text/each-line.ts';
import { linesOf, type TextLine } from './text/text.ts';

/** What stands at a place of a text that is to hold many puzzles. */
export type CollectionPart =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[]; readonly end: number }
  | { readonly kind: 'fault'; readonly problem: Problem; readonly end: number };

/**
 * Reads a text of many puzzles and keeps all that can be read: where one is broken, its problem is reported with its
 * place, and reading goes on behind it. Puzzles stand one per line, or in blocks with blank lines between them, or in
 * any format that holds several. `end` is an offset up to which the text has been read, to show progress.
 */
export function* collectSheets(text: string, options: ParseOptions = {}): Generator<CollectionPart, void> {
  const format = options.format ?? formatToRead(text, options);
  const each = format && FORMATS[format].each;
  const linked = () => (options.format ? undefined : readLinks(text, format, options));
  if (each) return yield* collectPieces(text, each(text, options), linked);
  const whole = readAs(text, format, options);
  const end = text.length;
  if (whole.ok) return yield { kind: 'sheets', sheets: whole.value, end };
  const blocks = [...collectBlocks(text, options)];
  if (blocks.some(({ kind }) => kind === 'sheets')) return yield* blocks;
  const inLinks = linked();
  if (inLinks?.ok) yield { kind: 'sheets', sheets: inLinks.value, end };
  else yield { kind: 'fault', problem: (inLinks ?? whole).error, end };
}

/** Puzzles that follow each other are one part, up to so many. */
const MOST_SHEETS = 1_000;

function* collectPieces(
  text: string,
  pieces: Iterable<Piece>,
  linked: () => Result<Sheet[]> | undefined,
): Generator<CollectionPart, void> {
  let sheets: Sheet[] = [];
  let faults: CollectionPart[] = [];
  let hasSheets = false;
  let end = 0;
  for (const piece of pieces) {
    if (!piece.ok) end = Math.max(end, piece.error.at?.offset ?? 0);
    if (sheets.length === MOST_SHEETS || (!piece.ok && sheets.length > 0)) {
      yield { kind: 'sheets', sheets, end };
      sheets = [];
    }
    if (piece.ok) {
      hasSheets = true;
      yield* faults;
      faults = [];
      sheets.push(piece.value);
    } else if (hasSheets) yield { kind: 'fault', problem: piece.error, end };
    else faults.push({ kind: 'fault', problem: piece.error, end });
  }
  if (sheets.length > 0) return yield { kind: 'sheets', sheets, end: text.length };
  // A text of nothing but faults may still hold a link.
  const inLinks = hasSheets ? undefined : linked();
  if (inLinks?.ok) yield { kind: 'sheets', sheets: inLinks.value, end: text.length };
  else yield* faults;
}

function* collectBlocks(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  const blocks = blocksOf(linesOf(text));
  if (blocks.length < 2) return;
  for (const { from, first, last } of blocks) {
    const end = last.offset + last.text.length;
    const block = text.slice(first.offset, end);
    const read = block.length < LEAST ? noPuzzle() : parseSheets(block, options);
    if (read.ok) yield { kind: 'sheets', sheets: read.value, end };
    else {
      const at = moved(read.error.at ?? placeAt('', 0), first, from);
      yield { kind: 'fault', problem: { ...read.error, at }, end };
    }
  }
}

/** Characters of the shortest puzzle: a game of Solo on 4×4 that is almost empty, or the name of a board. */
const LEAST = 5;

function noPuzzle() {
  return failure('format.unknown', 'There is no puzzle in this text.');
}

interface TextBlock {
  /** Lines of the text before it. */
  readonly from: number;
  readonly first: TextLine;
  readonly last: TextLine;
}

/** The lines between blank ones. */
function blocksOf(lines: readonly TextLine[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && lines[to].text.trim() !== '') to++;
    if (to > from) blocks.push({ from, first: lines[from], last: lines[to - 1] });
    from = to;
  }
  return blocks;
}

function moved({ line, column, offset }: Place, { offset: start }: TextLine, linesBefore: number): Place {
  return { line: line + linesBefore, column, offset: offset + start };
}
