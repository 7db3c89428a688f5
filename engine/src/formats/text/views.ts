import { MAX_SIZE, MIN_SIZE } from '../../model/create-geometry.ts';
import { EMPTY, LETTERS } from './alphabet.ts';
import { type ScannedLine, scanLine } from './scan-line.ts';

/** The lines of a text, possibly without the text beside the cells, and the limits for the rows of its grids. */
export interface View {
  readonly lines: readonly ScannedLine[];
  readonly least?: number;
  readonly most?: number;
}

/**
 * The lines without recognised additions beside the rows (a second grid, labels, words), and as they are. Labels make
 * more columns than rows. A board that only looks like two side by side has more digits than either could hold.
 */
export function* viewsOf(lines: readonly ScannedLine[]): Generator<View, void> {
  const table = withoutGapColumns(lines);
  if (table === null) return;
  if (table) yield table;
  const ended = withoutRowEnds(lines);
  for (const view of [
    ended?.isCertain ? ended : undefined,
    sideBySide(lines),
    withoutLabels(lines),
    ended?.isCertain ? undefined : { lines },
    withoutTails(lines),
    ended?.isCertain ? undefined : ended,
    withNotes(lines),
  ])
    if (view) yield view;
}

/** Whether a line counts the columns of a board of this size: 1 2 3, A B C, c1 c2 c3; perhaps from 0. */
export function isColumnLabels(line: string, size: number, first = 1): boolean {
  const labels = line.toUpperCase().replace(/[^\p{L}\p{N}]+|C(?=\d)/gu, '');
  const counted = Array.from({ length: size }, (_, at) => at + first).join('');
  return labels === counted || labels === LETTERS.slice(0, size).join('');
}

/** The label of a row: a number or a letter, followed by a bar, a comma or a blank. */
const LABEL =
  /^[ \t]*(?:\|[ \t]*)?(?:row[ \t]*|r)?(?:(\d{1,2})|([A-Z]))(?:[ \t]*(?=[|\u2502\u2503\u2551])|[.:)]?[ \t,;])/i;

function withoutLabels(lines: readonly ScannedLine[]): View | undefined {
  const shown = lines.filter(isCells);
  const labels = shown.map(({ text }) => LABEL.exec(text));
  const counts = labels.map((found) => Number(found?.[1] ?? (found ? parseInt(found[2], 36) - 9 : 0)));
  const last = counts.reduce((most, count) => Math.max(most, count), 0);
  // Labels may count from 0, if a line above the rows also counts the columns from 0.
  const first = counts.includes(0) && shown.some(({ text }) => isColumnLabels(text, last + 1, 0)) ? 0 : 1;
  const size = last + 1 - first;
  if (size < MIN_SIZE || size > MAX_SIZE) return undefined;
  // Cells between tabs can be counted: a label would be an extra one.
  if (shown.every(({ text }) => text.includes('\t') && text.split('\t').length <= size)) return undefined;
  const rows: ScannedLine[] = [];
  const cut = new Map<ScannedLine, ScannedLine[]>();
  for (const [at, line] of shown.entries()) {
    const next = (rows.length % size) + first;
    if (next === first && isColumnLabels(line.text, size, first)) cut.set(line, []);
    else if (counts[at] !== next || !labels[at]) return undefined;
    else cut.set(line, [rows[rows.push(behind(line, labels[at][0].length)) - 1]]);
  }
  if (rows.length === 0 || rows.length % size !== 0) return undefined;
  // The same labels may be repeated after the rows.
  const isRepeated = rows.every(({ text }, at) => LAST.exec(text)?.[1] === String((at % size) + first));
  const own = (row: ScannedLine): ScannedLine => (isRepeated ? before(row, row.text.search(LAST)) : row);
  const left = lines.flatMap((line) => cut.get(line)?.map(own) ?? line);
  return { lines: left, least: size, most: size };
}

const LAST = /(?<![ \t])[ \t]+(\d{1,2})[ \t]*$/;

/**
 * A table with a blank column between boxes that is not square as it is. Null if its last column is blank too: then the
 * comma or tab before it could end each row and the blank column could belong to the board, which is ambiguous.
 */
function withoutGapColumns(lines: readonly ScannedLine[]): View | null | undefined {
  const rows = lines.filter(({ listed, hasWords }) => listed > 2 && !hasWords);
  if (!rows[0]) return undefined;
  const sign = /[,;\t]/.exec(rows[0].text)![0];
  const fields = rows.map(({ text }) => text.split(sign));
  const count = fields[0].length;
  const isBlank = (at: number): boolean => fields.every((row) => row.length === count && !row[at].trim());
  for (let wide = 2; wide * 2 < count && rows.length !== count; wide++) {
    const size = ((count + 1) / (wide + 1)) * wide;
    const gaps = Array.from({ length: size / wide - 1 }, (_, at) => (at + 1) * (wide + 1) - 1);
    if (size % wide !== 0 || size > MAX_SIZE || !gaps.every(isBlank)) continue;
    if (size === count - 1 && isBlank(count - 1)) return null;
    // A blank replaces each gap column and its separator, so that all other characters keep their offsets.
    const ended = (field: string, at: number): string => field + (gaps.includes(at) ? ' ' : sign);
    const own = ({ text, offset }: ScannedLine): ScannedLine =>
      scanLine({ text: text.split(sign).map(ended).join('').slice(0, -1), offset });
    return { lines: lines.map((line) => (rows.includes(line) ? own(line) : line)), least: size, most: size };
  }
  return undefined;
}

/** Two grids of the same width side by side, with blank columns between them, as two grids one below the other. */
function sideBySide(lines: readonly ScannedLine[]): View | undefined {
  const isDrawn = (line: ScannedLine): boolean => line.kind === 'wall' || isCells(line);
  const drawn = lines.filter(isDrawn);
  const width = drawn.reduce((most, { text }) => Math.max(most, text.trimEnd().length), 0);
  if (width > MAX_WIDTH) return undefined;
  const isBlank = Array.from({ length: width }, (_, at) =>
    drawn.every(({ text }) => /\s/.test(text[at] ?? ' ')),
  );
  const indent = isBlank.indexOf(false);
  let [start, end] = [(indent + width) >> 1, (indent + width) >> 1];
  while (isBlank[start - 1]) start--;
  while (isBlank[end]) end++;
  if (end - start < 2 || start - indent !== width - end) return undefined;
  const left = lines.map((line) => (isDrawn(line) ? halfOf(before(line, start)) : line));
  const right = lines.map((line) => (isDrawn(line) ? halfOf(behind(line, end)) : before(line, 0)));
  // A board with more rows would be made of both grids.
  const most = lines.filter(isCells).length;
  return { lines: [...left, before(lines[0], 0), ...right], most };
}

function halfOf(line: ScannedLine): ScannedLine {
  return { ...line, isHalf: true };
}

/** Maximum width of two grids in characters. */
const MAX_WIDTH = 400;

/** Words after a border or a bar, after a comment sign, or after two blanks. */
const TAIL =
  /^([ \t]*(?=[+*.:'\u2500-\u257f]+[-=_\u2500\u2550]{2})[-=_+*.:'\u2500-\u257f]+)[ \t]+[^\s+|]*\p{L}|^(.*[|\u2502\u2551])[ \t][^\p{L}|\u2502\u2551]*(?:\p{Ll}{3}|\p{Lu}\p{Ll})|^(.*?\S)[ \t]+(?:(?:#|\/\/|<-)[^#]*\p{Ll}{2}|[ \t][^\s\p{L}\p{N}|.]*(?:\p{Ll}{3}|\p{Lu}\p{Ll}))/u;

function withoutTails(lines: readonly ScannedLine[]): View | undefined {
  const tails: ScannedLine[] = [];
  const rows = lines.map((line) => {
    const end = withoutTail(line.text).length;
    if (line.kind !== 'text' || end === line.text.length) return line;
    tails.push({ ...behind(line, end), hasWords: true });
    return before(line, end);
  });
  return tails.length > 0 ? { lines: [...rows, ...tails] } : undefined;
}

/** The part of a line before its words. */
export function withoutTail(line: string): string {
  const found = line.length <= MAX_WIDTH ? TAIL.exec(line) : null;
  return found ? (found[1] ?? found[2] ?? found[3]) : line;
}

/** The end of a row in a program, a page or a letter: `\\`, `<br>`, `\n` written out, `$`, a full stop. */
const ROW_END = /(?:<br\s?\/?>|\\n|\\{1,2}|[.$]|\*\*)[ \t]*$/;

/**
 * The lines without what ends, or encloses, every row and stands nowhere else in them. It is certain to be no cell if it
 * is no sign of empty cells, or another one is used, or if it stands close to cells that are apart.
 */
function withoutRowEnds(lines: readonly ScannedLine[]): (View & { isCertain: boolean }) | undefined {
  const rows = lines.filter((line) => line.kind === 'text' && /\d/.test(line.text));
  const end = rows[0] && ROW_END.exec(rows[0].text)?.[0].trim();
  if (!end || rows.length < MIN_SIZE) return undefined;
  const isBold = end === '**';
  const ownOf = ({ text }: ScannedLine): string | undefined => {
    const row = text.trimEnd();
    const start = isBold ? row.length - row.trimStart().length : 0;
    if (!row.endsWith(end) || (isBold && !row.startsWith(end, start))) return undefined;
    const from = isBold ? start + end.length : 0;
    const own = row.slice(from, row.length - end.length);
    return own.includes(end[0]) ? undefined : ' '.repeat(from) + own;
  };
  const cut = new Map<ScannedLine, ScannedLine>();
  for (const line of rows) {
    const own = ownOf(line);
    if (own === undefined) return undefined;
    cut.set(line, scanLine({ text: own, offset: line.offset }));
  }
  const own = [...cut.values()];
  const isCell = EMPTY.includes(end) && !own.some(({ text }) => EMPTY.some((sign) => text.includes(sign)));
  const isClose = own.every(({ text }) => /\S\s+\S+$/.test(text));
  return { lines: lines.map((line) => cut.get(line) ?? line), isCertain: isBold || !isCell || isClose };
}

/** Lines behind `#` between the rows of a grid, without cells of their own. */
function withNotes(lines: readonly ScannedLine[]): View | undefined {
  const isNote = ({ text }: ScannedLine): boolean =>
    /^\s*#/.test(text) && (!/[\d.]/.test(text) || /\p{L}{3}/u.test(text));
  if (!lines.some(isNote)) return undefined;
  return { lines: lines.map((line) => (isNote(line) ? { ...line, kind: 'note' } : line)) };
}

function isCells({ kind, hasWords }: ScannedLine): boolean {
  return kind === 'text' && !hasWords;
}

function before({ text, offset }: ScannedLine, end: number): ScannedLine {
  return scanLine({ text: text.slice(0, end), offset });
}

function behind({ text, offset }: ScannedLine, start: number): ScannedLine {
  return scanLine({ text: text.slice(start), offset: offset + start });
}
