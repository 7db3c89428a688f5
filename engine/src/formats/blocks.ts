import { MAX_SIZE, MIN_SIZE } from '../grid/create-geometry.ts';
import type { Geometry } from '../grid/geometry.ts';
import { type Cut, cutRow, CUTS, kindOf, type Row } from './rows.ts';
import type { TextLine, Token } from './text.ts';

/** The rows of one grid in a text. */
export interface Block {
  readonly rows: readonly Row[];
  /** The rows (from 1) before which a border or a blank line stands. */
  readonly breaks: readonly number[];
}

/** Grids found in a text, and the lines that belong to none. */
export interface Layout {
  readonly cut: Cut;
  readonly blocks: readonly Block[];
  readonly others: readonly TextLine[];
}

/** Which lines may be rows at all; the first reading that works is taken. */
const READINGS = [
  { words: false, dashes: false },
  { words: true, dashes: false },
  { words: false, dashes: true },
] as const;
type Reading = (typeof READINGS)[number];

/** Every way of finding grids in these lines, the likeliest first. Linear in the text for each of them. */
export function* layoutsOf(lines: readonly TextLine[], geometry?: Geometry): Generator<Layout> {
  for (const reading of READINGS) {
    if (reading.words && !lines.some((line) => hasWords(line.text))) continue;
    if (reading.dashes && !lines.some((line) => isDashes(line.text))) continue;
    for (const cut of CUTS) {
      const layout = layOut(lines, cut, reading, geometry);
      if (layout.blocks.length > 0 && !isMixed(layout, geometry)) yield layout;
    }
  }
}

/** Whether blanks would be empty cells in a text that also has a sign for them: then no column can be trusted. */
function isMixed({ cut, blocks }: Layout, geometry: Geometry | undefined): boolean {
  if (cut !== 'columns' && cut !== 'wide') return false;
  const isCell = (row: number, column: number) =>
    !geometry || geometry.cellAt[row * geometry.columns + column] >= 0;
  const texts = blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }, row) =>
      cells.filter((_, column) => isCell(row, column)).map(({ text }) => text),
    ),
  );
  return texts.includes('') && texts.some((text) => text !== '' && '.*_-'.includes(text));
}

/** A line that talks rather than counts. */
export function hasWords(line: string): boolean {
  return /\p{Ll}{3,}|\p{L}{2}\s+\p{L}{2}/u.test(line) || /^\s*[#/]/.test(line);
}

function layOut(
  lines: readonly TextLine[],
  cut: Cut,
  reading: Reading,
  geometry: Geometry | undefined,
): Layout {
  const rows = cutAll(lines, cut, reading);
  const blocks: Block[] = [];
  const others: TextLine[] = [];
  for (let index = 0; index < lines.length;) {
    const found = rows[index] === undefined ? undefined : blockFrom(rows, index, geometry);
    if (found) blocks.push(found.block);
    else if (rows[index] !== null) others.push(lines[index]);
    index = found ? found.end : index + 1;
  }
  return { cut, blocks, others };
}

/** For each line its row, null where it is blank or a border, undefined where it is something else. */
type Cutting = readonly (Row | null | undefined)[];

function cutAll(lines: readonly TextLine[], cut: Cut, { words, dashes }: Reading): Cutting {
  const rows = lines.map((line) => {
    const kind = kindOf(line.text);
    if (kind === 'blank') return null;
    if (kind === 'wall' && !(dashes && isDashes(line.text))) return null;
    if (!words && hasWords(line.text)) return undefined;
    return cutRow(line, cut);
  });
  return cut === 'columns' || cut === 'wide' ? padded(rows) : rows;
}

function isDashes(line: string): boolean {
  return /^[\s\-_|=]+$/.test(line);
}

/** Blanks at the ends of lines are easily lost: every line is as wide as the widest. */
function padded(rows: Cutting): Cutting {
  const width = rows.reduce((most, row) => Math.max(most, row?.cells.length ?? 0), 0);
  if (width > MAX_CANVAS) return rows;
  return rows.map((row) => (row ? { ...row, cells: pad(row, width) } : row));
}

function pad({ cells, line }: Row, width: number): Token[] {
  const end = line.offset + line.text.length;
  return Array.from({ length: width }, (_, at) => cells[at] ?? { text: '', offset: end });
}

const MAX_CANVAS = 200;

function blockFrom(rows: Cutting, start: number, geometry: Geometry | undefined) {
  const first = rows[start];
  if (!first) return undefined;
  const height = geometry ? geometry.rows : first.cells.length;
  if (!geometry && (height < MIN_SIZE || height > MAX_SIZE)) return undefined;
  const taken: Row[] = [];
  const breaks: number[] = [];
  let end = start;
  for (; end < rows.length && taken.length < height; end++) {
    const row = rows[end];
    if (row === undefined) return undefined;
    if (row === null) {
      if (breaks.at(-1) !== taken.length) breaks.push(taken.length);
    } else if (fits(row, taken.length, height, geometry)) {
      taken.push(row);
    } else {
      return undefined;
    }
  }
  return taken.length === height ? { block: { rows: taken, breaks }, end } : undefined;
}

function fits({ cells }: Row, index: number, height: number, geometry: Geometry | undefined): boolean {
  if (!geometry) return cells.length === height;
  return cells.length === geometry.columns || cells.length === cellsInRow(geometry, index);
}

/** How many places of a canvas row hold a cell. */
export function cellsInRow({ cellAt, columns }: Geometry, row: number): number {
  return cellAt.slice(row * columns, (row + 1) * columns).filter((cell) => cell >= 0).length;
}
