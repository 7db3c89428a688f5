import { MAX_SIZE, MIN_SIZE } from '../../model/create-geometry.ts';
import { type ScannedLine, scanLine } from './scan-line.ts';
import { BAR, CLASSES } from './signs.ts';

/** The lines of a text, perhaps without what stands beside the cells, and how many rows its grids must then have. */
export interface View {
  readonly lines: readonly ScannedLine[];
  readonly size?: number;
}

/**
 * The lines as they stand, and without what is recognised beside the rows: their labels, a second grid, words. A grid with
 * labels, or with another one in a frame beside it, has more columns than rows, so that no other reading is lost.
 */
export function* viewsOf(lines: readonly ScannedLine[]): Generator<View, void> {
  const pair = sideBySide(lines);
  if (pair?.areFramed) yield pair;
  const labelled = withoutLabels(lines);
  if (labelled) yield labelled;
  yield { lines };
  const bare = withoutTails(lines);
  if (bare) yield bare;
  if (pair && !pair.areFramed) yield pair;
}

/** Whether a line counts the columns of a board of this size: 1 2 3, A B C, c1 c2 c3. */
export function isColumnLabels(line: string, size: number): boolean {
  const labels = line.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
  const counted = (name: (at: number) => string): boolean =>
    labels === Array.from({ length: size }, (_, at) => name(at)).join('');
  return (
    counted((at) => `${at + 1}`) ||
    counted((at) => `C${at + 1}`) ||
    counted((at) => String.fromCharCode(65 + at))
  );
}

/** A number or a letter, and then a bar or a blank. */
const LABEL =
  /^[ \t]*(?:\|[ \t]*)?(?:[rR]?(\d{1,2})|([A-Za-z]))(?:[ \t]*(?=[|\u2502\u2503\u2551])|[.:)]?[ \t])/;

function withoutLabels(lines: readonly ScannedLine[]): View | undefined {
  const shown = lines.filter(isCells);
  const labels = shown.map(({ text }) => LABEL.exec(text));
  const counts = labels.map((found) => Number(found?.[1] ?? (found ? parseInt(found[2], 36) - 9 : 0)));
  const size = Math.max(0, ...counts.slice(0, MOST_LABELS));
  if (size < MIN_SIZE || size > MAX_SIZE || shown.length > MOST_LABELS) return undefined;
  const headings = new Set<ScannedLine>();
  const cut = new Map<ScannedLine, ScannedLine>();
  for (const [at, line] of shown.entries()) {
    const next = (cut.size % size) + 1;
    if (next === 1 && counts[at + 1] === 1 && isColumnLabels(line.text, size)) headings.add(line);
    else if (counts[at] !== next) return undefined;
    else cut.set(line, behind(line, labels[at]![0].length));
  }
  if (cut.size % size !== 0) return undefined;
  return { lines: lines.filter((line) => !headings.has(line)).map((line) => cut.get(line) ?? line), size };
}

/** Rows with labels in one text. */
const MOST_LABELS = 1_000;

/** Two grids of the same width with blank columns between them, as two grids below each other. */
function sideBySide(lines: readonly ScannedLine[]): (View & { readonly areFramed: boolean }) | undefined {
  const isDrawn = (line: ScannedLine): boolean => line.kind === 'wall' || isCells(line);
  const drawn = lines.filter(isDrawn);
  const width = drawn.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
  if (drawn.length < MIN_SIZE || width > MAX_WIDTH) return undefined;
  const isBlank = Array.from({ length: width }, (_, at) =>
    drawn.every(({ text }) => /\s/.test(text[at] ?? ' ')),
  );
  const indent = isBlank.indexOf(false);
  let [start, end] = [(indent + width) >> 1, (indent + width) >> 1];
  while (isBlank[start - 1]) start--;
  while (isBlank[end]) end++;
  if (end - start < 2 || start - indent !== width - end) return undefined;
  const areFramed = drawn.every(
    ({ kind, text }) => kind === 'wall' || (isBar(text[start - 1]) && isBar(text[end])),
  );
  const left = lines.map((line) => (isDrawn(line) ? before(line, start) : line));
  const right = lines.map((line) => (isDrawn(line) ? behind(line, end) : before(line, 0)));
  return { lines: [...left, before(lines[0], 0), ...right], areFramed };
}

/** Characters across two grids. */
const MAX_WIDTH = 400;

/** Words behind a frame, behind the sign of a comment, or behind two blanks. */
const TAIL =
  /^([ \t]*[|\u2502\u2503\u2551].*[|\u2502\u2503\u2551])[ \t]+\P{L}*\p{L}{2}|^(.*?\S)[ \t]+(?:#|\/\/|<-|\u2190)|^(.*?\S)[ \t]{2,}\S*\p{L}{2}/u;

function withoutTails(lines: readonly ScannedLine[]): View | undefined {
  const tails: ScannedLine[] = [];
  const rows = lines.map((line) => {
    const found = line.kind === 'text' && line.text.length <= MAX_WIDTH ? TAIL.exec(line.text) : null;
    if (!found) return line;
    const end = (found[1] ?? found[2] ?? found[3]).length;
    tails.push({ ...behind(line, end), hasWords: true });
    return before(line, end);
  });
  return tails.length > 0 ? { lines: [...rows, ...tails] } : undefined;
}

function isCells({ kind, hasWords }: ScannedLine): boolean {
  return kind === 'text' && !hasWords;
}

function isBar(sign: string): boolean {
  return (CLASSES[sign?.charCodeAt(0)] & BAR) !== 0;
}

function before({ text, offset }: ScannedLine, end: number): ScannedLine {
  return scanLine({ text: text.slice(0, end), offset });
}

function behind({ text, offset }: ScannedLine, start: number): ScannedLine {
  return scanLine({ text: text.slice(start), offset: offset + start });
}
