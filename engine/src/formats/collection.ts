import { placeAt, type Place, type Problem } from '../result.ts';
import { detectFormat, parseSheets } from './detect.ts';
import type { ParseOptions, Sheet } from './sheet.ts';
import { linesOf, type TextLine } from './text.ts';

/** What stands at a place of a text that is to hold many puzzles. */
export type CollectionPart =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[]; readonly end: number }
  | { readonly kind: 'fault'; readonly problem: Problem; readonly end: number };

/**
 * Reads a text of many puzzles and keeps all that can be read: where one is broken, its problem is told with its
 * place, and the rest is read on. Puzzles stand one per line, or in blocks with blank lines between them, or in any
 * format that holds several. `end` is the offset up to which the text has been read, for who shows progress.
 */
export function* collectSheets(text: string, options: ParseOptions = {}): Generator<CollectionPart, void> {
  const format = options.format ?? detectFormat(text, options);
  if (format === 'line') return yield* collectLines(text, { ...options, format });
  const whole = parseSheets(text, options);
  const end = text.length;
  if (whole.ok) return yield { kind: 'sheets', sheets: whole.value, end };
  const blocks = [...collectBlocks(text, options)];
  if (blocks.length > 1 && blocks.some(({ kind }) => kind === 'sheets')) return yield* blocks;
  yield { kind: 'fault', problem: whole.error, end };
}

/**
 * Reads on behind every line that is broken. A text without a fault is read at once; behind a fault in pieces that
 * grow again, or a text of nothing but faults would be read from each of them to its end.
 */
function* collectLines(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  const lines = linesOf(text);
  const startOf = (index: number): number => lines[index]?.offset ?? text.length;
  let taken = lines.length;
  for (let from = 0; from < lines.length;) {
    const to = Math.min(from + taken, lines.length);
    const read = parseSheets(text.slice(startOf(from), startOf(to)), options);
    const fault = read.ok ? undefined : read.error;
    const isWordsOnly = fault?.code === 'line.none' || fault?.code === 'format.empty';
    if (read.ok) yield { kind: 'sheets', sheets: read.value, end: startOf(to) };
    if (!fault?.at || (isWordsOnly && from > 0)) {
      from = to;
      taken *= 4;
      continue;
    }
    const broken = from + fault.at.line - 1;
    const before = parseSheets(text.slice(startOf(from), startOf(broken)), options);
    const end = startOf(broken + 1);
    if (before.ok) yield { kind: 'sheets', sheets: before.value, end };
    yield { kind: 'fault', problem: { ...fault, at: moved(fault.at, lines[from], from) }, end };
    from = broken + 1;
    taken = FIRST_TAKEN;
  }
}

/** Lines read at once behind a fault. */
const FIRST_TAKEN = 64;

function* collectBlocks(text: string, options: ParseOptions): Generator<CollectionPart, void> {
  const lines = linesOf(text);
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && lines[to].text.trim() !== '') to++;
    if (to > from) {
      const end = to < lines.length ? lines[to].offset : text.length;
      const read = parseSheets(text.slice(lines[from].offset, end), options);
      if (read.ok) yield { kind: 'sheets', sheets: read.value, end };
      else {
        const at = moved(read.error.at ?? placeAt('', 0), lines[from], from);
        yield { kind: 'fault', problem: { ...read.error, at }, end };
      }
    }
    from = to + 1;
  }
}

function moved({ line, column, offset }: Place, { offset: start }: TextLine, linesBefore: number): Place {
  return { line: line + linesBefore, column, offset: offset + start };
}
