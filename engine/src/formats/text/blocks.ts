import { MAX_SIZE, MIN_SIZE } from '../../model/create-geometry.ts';
import type { Geometry } from '../../model/geometry.ts';
import { EMPTY } from './alphabet.ts';
import { type Cut, cutRow, CUTS, type Row } from './rows.ts';
import { hasGroup, leastCells, type Limits, mayBeRow, type ScannedLine } from './scan-line.ts';
import { leaveOutSpacers } from './spacers.ts';
import { withSeparators } from './separators.ts';
import type { Token } from './text.ts';
import { viewsOf } from './views.ts';

/** The rows of one grid in a text. */
export interface Block {
  readonly rows: readonly Row[];
  /** The rows (from 1) that follow a border or a blank line. */
  readonly breaks: readonly number[];
}

/** The grids found in a text, and the lines that belong to none. */
export interface Layout {
  readonly cut: Cut;
  readonly blocks: readonly Block[];
  readonly others: readonly ScannedLine[];
  /** Whether lines of words were taken for rows. */
  readonly isOfWords: boolean;
  /** Whether headings or blank rows between the bands were left out. */
  readonly isShortened: boolean;
}

/** The kinds of lines that may be rows; the first reading that works is used. */
const READINGS = [
  { words: false, dashes: false },
  { words: true, dashes: false },
  { words: false, dashes: true },
] as const;
type Reading = (typeof READINGS)[number];

/** Every way of finding grids in these lines, the likeliest first. Each takes linear time. */
export function* layoutsOf(text: readonly ScannedLine[], geometry?: Geometry): Generator<Layout, void> {
  for (const { lines, least = 0, most = MAX_SIZE } of viewsOf(withSeparators(text, geometry))) {
    for (const layout of layoutsIn(lines, geometry))
      if (layout.blocks.every(({ rows: { length } }) => length >= least && length <= most)) yield layout;
  }
}

function* layoutsIn(lines: readonly ScannedLine[], geometry?: Geometry): Generator<Layout, void> {
  const limits = limitsOf(geometry);
  const cuts = possibleCuts(lines, limits, geometry);
  if (cuts.length === 0) return;
  const anyWords = lines.some((line) => line.hasWords);
  const anyDashes = lines.some((line) => line.isDashes);
  const rows = new Map<Cut, readonly (Row | undefined)[]>();
  for (const reading of READINGS) {
    if ((reading.words && !anyWords) || (reading.dashes && !anyDashes)) continue;
    for (const cut of cuts) {
      const cutRows = rows.get(cut) ?? lines.map((line) => rowOfLine(line, cut, limits));
      rows.set(cut, cutRows);
      const layout = layOut(lines, cutRows, cut, reading, geometry);
      if (layout && !isMixed(layout, geometry) && !isLoose(layout)) yield layout;
    }
  }
}

/** The ways of cutting that can give enough rows for a board, which has at least as many rows as columns. */
function possibleCuts(lines: readonly ScannedLine[], limits: Limits, geometry: Geometry | undefined): Cut[] {
  const hasGaps = lines.some((line) => line.kind === 'text' && line.hasGaps);
  const isShort = lines.length < MAX_SIZE && !geometry;
  return CUTS.filter((cut) => {
    const asColumns = cut === 'columns' || cut === 'wide';
    if (asColumns && !hasGaps) return false;
    if (cut === 'grouped' && !lines.some(({ text }) => hasGroup(text))) return false;
    let count = 0;
    let needed = asColumns ? MIN_SIZE : MAX_SIZE;
    for (const line of lines) {
      if (isNone(line, cut) || !mayBeRow(line, cut, limits)) continue;
      count++;
      const cells = isShort ? leastCells(line, cut) : MIN_SIZE;
      // When cut by columns, all rows count as being as wide as the widest.
      needed = Math.max(MIN_SIZE, asColumns ? Math.max(needed, cells) : Math.min(needed, cells));
      if (count >= needed && !(asColumns && isShort)) return true;
    }
    return count > 0 && count >= needed;
  });
}

/** The limits for the number of cells in a row on the expected board, or on any. */
function limitsOf(geometry: Geometry | undefined): Limits {
  if (!geometry) return { least: MIN_SIZE, most: MAX_SIZE };
  const rows = Array.from({ length: geometry.rows }, (_, row) => cellsInRow(geometry, row));
  return { least: rows.reduce((least, count) => Math.min(least, count)), most: geometry.columns };
}

/** The row that results from cutting a line in this way; undefined if it cannot be a row of such a board. */
function rowOfLine(line: ScannedLine, cut: Cut, limits: Limits): Row | undefined {
  const isCuttable = line.kind !== 'note' && (line.kind !== 'wall' || line.isDashes);
  return isCuttable && !isNone(line, cut) && mayBeRow(line, cut, limits) ? cutRow(line, cut) : undefined;
}

/** Whether a line is blank and not a row of empty cells between tabs. */
function isNone({ kind, listed }: ScannedLine, cut: Cut): boolean {
  return kind === 'blank' && !(listed > 2 && (cut === 'listed' || cut === 'ended'));
}

/**
 * Whether a text cut by columns has blanks as empty cells besides another symbol for them, or bars that do not line up:
 * then its columns cannot be trusted.
 */
function isMixed({ cut, blocks }: Layout, geometry: Geometry | undefined): boolean {
  if (cut !== 'columns' && cut !== 'wide') return false;
  let hasBlank = false;
  let hasSign = false;
  for (const { rows } of blocks) {
    for (let row = 0; row < rows.length; row++) {
      const { cells, bars } = rows[row];
      if (bars.join() !== rows[0].bars.join()) return true;
      for (let column = 0; column < cells.length; column++) {
        if (geometry && !(geometry.cellAt[row * geometry.columns + column] >= 0)) continue;
        const { text } = cells[column];
        hasBlank ||= text === '';
        hasSign ||= EMPTY.includes(text) && (text !== '0' || rows.length < 10);
      }
      if (hasBlank && hasSign) return true;
    }
  }
  return false;
}

/** Room for cells between two bars, which a row of signs alone does not have. */
const BLANK_BOX = /[|\u2502\u2503\u2551]\s{3,}[|\u2502\u2503\u2551]/;

/**
 * Whether cells of a text cut by signs may be blank, or half of the columns of a text cut by columns are
 * blank, so that they are the room between cells: two grids one below the other would be one of twice the size.
 */
function isLoose({ cut, blocks }: Layout): boolean {
  if (cut === 'spaced' || cut === 'compact')
    return blocks.some(({ rows }) => rows.some(({ line }) => BLANK_BOX.test(line.text)));
  if (cut !== 'columns') return false;
  return blocks.some(({ rows }) => {
    const columns = [...rows.keys()];
    const blank = columns.filter((column) => rows.every(({ cells }) => cells[column].text === ''));
    return rows.length >= 2 * MIN_SIZE && blank.length * 2 >= rows.length;
  });
}

function layOut(
  lines: readonly ScannedLine[],
  cutRows: readonly (Row | undefined)[],
  cut: Cut,
  reading: Reading,
  geometry: Geometry | undefined,
): Layout | undefined {
  const rows: (Row | undefined)[] = [];
  const places: number[] = [];
  const others: ScannedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { kind, hasWords: talks, isDashes: dashed } = line;
    if (isNone(line, cut) || (kind === 'wall' && !(reading.dashes && dashed))) continue;
    if (kind === 'note') {
      others.push(line);
      continue;
    }
    rows.push(talks && !reading.words ? undefined : cutRows[index]);
    places.push(index);
  }
  const width = cut === 'columns' || cut === 'wide' ? widthOf(rows) : 0;
  const isShortened = leaveOutSpacers(lines, rows, places);
  const heights = heightsOf(rows, width, geometry);
  const blocks: Block[] = [];
  for (let at = 0; at < rows.length;) {
    const height = heights(at);
    const block = height > 0 ? blockOf(rows, places, at, height, width) : undefined;
    if (block) blocks.push(block);
    else others.push(lines[places[at]]);
    at += block ? height : 1;
  }
  return blocks.length > 0 ? { cut, blocks, others, isOfWords: reading.words, isShortened } : undefined;
}

/**
 * The width of the widest row, which all rows get, since blanks at the ends of lines are easily lost; 0 if no line is a
 * row.
 */
function widthOf(rows: readonly (Row | undefined)[]): number {
  const width = rows.reduce((most, row) => Math.max(most, row?.cells.length ?? 0), 0);
  return width > MAX_CANVAS ? 0 : width;
}

const MAX_CANVAS = 200;

/** For each row, the height of the grid that begins with it, 0 if none does. Takes linear time. */
function heightsOf(
  rows: readonly (Row | undefined)[],
  width: number,
  geometry: Geometry | undefined,
): (at: number) => number {
  const count = (at: number): number => (rows[at] ? width || rows[at].cells.length : 0);
  if (geometry) {
    const fits = (at: number, row: number): boolean =>
      rows[at] !== undefined && (count(at) === geometry.columns || count(at) === cellsInRow(geometry, row));
    return (at) => {
      for (let row = 0; row < geometry.rows; row++) if (!fits(at + row, row)) return 0;
      return geometry.rows;
    };
  }
  const alike = new Int32Array(rows.length + 1);
  for (let at = rows.length - 1; at >= 0; at--)
    alike[at] = count(at) > 0 ? (count(at) === count(at + 1) ? alike[at + 1] + 1 : 1) : 0;
  return (at) => {
    const height = count(at);
    return height >= MIN_SIZE && height <= MAX_SIZE && alike[at] >= height ? height : 0;
  };
}

function blockOf(
  rows: readonly (Row | undefined)[],
  places: readonly number[],
  start: number,
  height: number,
  width: number,
): Block | undefined {
  const taken = rows.slice(start, start + height) as Row[];
  const written = taken.reduce((sum, { cells }) => sum + cells.length, 0);
  // If less than an eighth of a grid is written, its blanks are too uncertain.
  if (written * 8 < width * height) return undefined;
  const breaks: number[] = [];
  for (let row = 1; row < height; row++) {
    if (places[start + row] - places[start + row - 1] > 1) breaks.push(row);
  }
  const isShort = width > 0 && taken.some(({ cells }) => cells.length < width);
  return { rows: isShort ? taken.map((row) => ({ ...row, cells: pad(row, width) })) : taken, breaks };
}

function pad({ cells, line }: Row, width: number): Token[] {
  const end = line.offset + line.text.length;
  const all = cells.slice();
  while (all.length < width) all.push({ text: '', offset: end });
  return all;
}

/** The number of cells in a row of the canvas. */
function cellsInRow({ cellAt, columns }: Geometry, row: number): number {
  return cellAt.slice(row * columns, (row + 1) * columns).filter((cell) => cell >= 0).length;
}
