/** Grids as values of fields: a text, rows of texts or numbers, one flat list, or a list of cells with their places. */
import { ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { parseGrid } from '../grids/grid.ts';
import { parseLineOrBlank } from '../lines/line.ts';
import { parseNative } from '../native/pencilmark.ts';
import { boardOfCells, readCells } from '../text/cells.ts';
import { expectedBoard, sizeOfCount } from '../text/infer-board.ts';
import { fieldOf, integerOf, itemsOf, type Literal, plainOf } from '../text/loose-json.ts';
import { problemAt, symbolsOf, symbolTokens, type Token } from '../text/text.ts';

/** Whether a value may be a grid. */
export function isGrid(value: Literal): boolean {
  const data = plainOf(value);
  if (typeof data === 'string') return isGridText(data);
  if (value.kind === 'record') return plainOf(fieldOf(value, 'format')) === 'pencilmark';
  if (isSparse(value)) return true;
  return cellCount(value) !== undefined;
}

/** A text of cells, of which most are digits or empty; not words. */
function isGridText(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  return (
    signs.length >= 16 &&
    (!/\p{L}{3}/u.test(text) || sizeOfCount(signs.length) !== undefined || signs.startsWith('{'))
  );
}

/** Whether a value is certainly a grid, whatever its name: signs of digits, or a list of cells. */
export function isPlainGrid(value: Literal): boolean {
  const data = plainOf(value);
  if (typeof data !== 'string') return value.kind === 'list' && cellCount(value) !== undefined;
  return /^[\d.*_xX-]{16,}$/.test(data) && sizeOfCount(data.length) !== undefined && /[1-9]/.test(data);
}

/**
 * All cells of a list that has only some of them, by row and column; undefined if it is no such list, or if it is not
 * clear where it counts from. `size`: N as far as it is stated.
 */
export function denseGrid(value: Literal, size: number | undefined): Literal | undefined {
  if (!isSparse(value)) return undefined;
  const cells = itemsOf(value).map((cell) => ({
    row: integerOf(fieldOf(cell, ...ROWS)),
    column: integerOf(fieldOf(cell, ...COLUMNS)),
    cell,
  }));
  const places = cells.flatMap(({ row, column }) => [row ?? -1, column ?? -1]);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const isDense = sizeOfCount(cells.length) !== undefined;
  const base = least === 0 ? 0 : most === size || (isDense && least === 1) ? 1 : undefined;
  const count =
    size ?? (base === 0 && (most === 8 || isDense) ? most + 1 : base === 1 && isDense ? most : undefined);
  if (base === undefined || count === undefined || most - base >= count || !sizeOfCount(count ** 2))
    return undefined;
  const { offset } = value;
  const items = new Array<Literal>(count * count).fill({ kind: 'plain', offset, data: null });
  for (const { row, column, cell } of cells) {
    const content = fieldOf(cell, ...VALUES);
    const at = (row! - base) * count + column! - base;
    if (items[at].offset !== offset) return undefined;
    items[at] =
      content?.kind === 'plain'
        ? { ...content, offset: cell.offset }
        : { kind: 'plain', offset: cell.offset, data: null };
  }
  return { kind: 'list', offset, items };
}

/** Whether a value is a list of objects with a row, a column and nothing that may be a rule. */
function isSparse(value: Literal): boolean {
  const items = itemsOf(value);
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        item.kind === 'record' &&
        integerOf(fieldOf(item, ...ROWS)) !== undefined &&
        integerOf(fieldOf(item, ...COLUMNS)) !== undefined &&
        [...item.fields.keys()].every((key) => CELL_FIELDS.test(key) || [...ROWS, ...COLUMNS].includes(key)),
    )
  );
}

const ROWS = ['row', 'r', 'y', 'Row', 'i'];
const COLUMNS = ['col', 'column', 'c', 'x', 'Col', 'Column', 'j'];

/** The number of cells of a list; undefined if it is none of cells. */
export function cellCount(value: Literal): number | undefined {
  const data = plainOf(value);
  if (typeof data === 'string')
    return sizeOfCount(symbolsOf(data.replace(/\s/g, '')).length) && data.replace(/\s/g, '').length;
  const count = rowsIn(value)?.reduce((sum, row) => sum + row.length, 0);
  return count !== undefined && sizeOfCount(count) ? count : undefined;
}

/** The names of regions, one for each place of a board of N × N, and N; undefined if a value is no such map. */
export function regionNames(value: Literal): [names: string[], size: number] | undefined {
  const data = plainOf(value);
  const names = typeof data === 'string' ? namesInText(data) : namesInRows(value);
  return evenMap(names) ?? evenMap(namesOfLists(value));
}

function evenMap(texts: readonly string[] | undefined): [names: string[], size: number] | undefined {
  const size = texts && sizeOfCount(texts.length);
  if (!size || texts.includes('')) return undefined;
  const counts = new Map<string, number>();
  for (const name of texts) counts.set(name, (counts.get(name) ?? 0) + 1);
  // The name "." would be no region.
  return [...counts.values()].every((count) => count === size)
    ? [texts.map((name) => `=${name}`), size]
    : undefined;
}

function namesInRows(value: Literal): string[] | undefined {
  const names = itemsOf(value).flatMap((row) => {
    const data = plainOf(row);
    if (row.kind === 'list') return row.items.map((item) => String(plainOf(item) ?? ''));
    return typeof data === 'string' && data.length > 2 ? namesInText(data) : [String(data ?? '')];
  });
  return names.length > 0 ? names : undefined;
}

function namesInText(text: string): string[] {
  const parts = text.trim().split(/[\s,;|]+/);
  if (sizeOfCount(parts.length) && parts.every((part) => part.length < 3)) return parts;
  return symbolsOf(text.replace(/[\s,;|/]/g, ''));
}

/** Regions as lists of their cells, by indices from 0 or 1. */
function namesOfLists(value: Literal): string[] | undefined {
  const lists = itemsOf(value).map((item) => itemsOf(item.kind === 'record' ? fieldOf(item, 'cells') : item));
  const size = lists.length;
  if (!sizeOfCount(size * size) || lists.some((list) => list.length !== size)) return undefined;
  const pairs = lists.map((list) => list.map((cell) => placeOf(cell, size)));
  const flat = pairs.flat();
  if (flat.includes(undefined)) return undefined;
  const least = Math.min(...flat.map((place) => Math.min(...place!)));
  const names = new Array<string>(size * size).fill('');
  for (const [at, cells] of pairs.entries())
    for (const place of cells) {
      const [row, column] = place!.length === 2 ? place! : [0, place![0]];
      names[(row - (place!.length === 2 ? least : 0)) * size + column - least] = String(at);
    }
  return names.length === size * size ? names : undefined;
}

function placeOf(cell: Literal, size: number): number[] | undefined {
  const data = plainOf(cell);
  const found = typeof data === 'string' ? /^r(\d{1,2})c(\d{1,2})$/i.exec(data) : null;
  const counts = found
    ? [Number(found[1]), Number(found[2])]
    : typeof data === 'number'
      ? [data]
      : itemsOf(cell).length === 2
        ? itemsOf(cell).map(plainOf)
        : [plainOf(fieldOf(cell, 'row', 'r', 'y')), plainOf(fieldOf(cell, 'col', 'column', 'c', 'x'))];
  const isRight = counts.every(
    (one) => typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= size * size,
  );
  return isRight ? (counts as number[]) : undefined;
}

/** The cells of a list, row by row; undefined if it has other items. */
function rowsIn(value: Literal): Token[][] | undefined {
  if (value.kind !== 'list' || value.items.length < 4) return undefined;
  const areRows = value.items.every((item) => item.kind === 'list');
  const areTexts =
    !areRows && value.items.every((item) => isText(item) && symbolsOf(String(plainOf(item))).length > 3);
  const rows = areRows ? value.items.map(itemsOf) : [value.items];
  if (areTexts) return value.items.map(rowOfText);
  const cells = rows.map((row) => row.map(cellOf));
  return cells.every((row) => row.every((cell) => cell !== undefined)) ? (cells as Token[][]) : undefined;
}

function isText(item: Literal): boolean {
  return typeof plainOf(item) === 'string';
}

/** A row as a text: one sign for each cell, or signs with separators between them. */
function rowOfText(item: Literal): Token[] {
  const text = String(plainOf(item));
  const offset = item.offset + 1;
  const parts = text.trim().split(/[\s,;|]+/);
  if (parts.length > 3 && parts.every((part) => part.length < 3))
    return parts.map((part) => ({ text: part, offset }));
  return symbolTokens({ text: text.replace(/\s/g, ''), offset });
}

const VALUES = ['value', 'digit', 'number', 'v', 'val', 'given'];

/** A cell as a number, a text, nothing, or an object with a value alone. */
function cellOf(item: Literal): Token | undefined {
  const { offset } = item;
  if (item.kind === 'list') return undefined;
  if (item.kind === 'record') {
    const value = fieldOf(item, ...VALUES);
    const others = [...item.fields.keys()].filter((key) => !CELL_FIELDS.test(key));
    return others.length > 0 || item.fields.has('row')
      ? undefined
      : value
        ? cellOf(value)
        : { text: '', offset };
  }
  const { data } = item;
  if (typeof data === 'number')
    return Number.isInteger(data) && data < 100 ? { text: data > 0 ? `${data}` : '', offset } : undefined;
  if (typeof data === 'string')
    return data.length < 3 ? { text: data.trim() === '0' ? '' : data.trim(), offset } : undefined;
  return data === true ? undefined : { text: '', offset };
}

const CELL_FIELDS = new RegExp(
  `^(?:${VALUES.join('|')}|id|key|fixed|isFixed|locked|isLocked|editable|isEditable|readonly|readOnly|isGiven|isInitial|prefilled|original|selected|isSelected|highlighted|error|isError|valid|isValid|notes|marks|pencilmarks|index)$`,
);

/** Reads a grid. Errors: `list.shape`, and those of lines and grids. */
export function readGrid(text: string, value: Literal, options: ParseOptions): Result<ParsedPuzzle> {
  const data = plainOf(value);
  if (typeof data === 'string') return readGridText(text, data, value.offset, options);
  if (value.kind === 'record')
    return readGridText(text, JSON.stringify(dataOf(value)), value.offset, options);
  const rows = rowsIn(value);
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  const cells = rows?.flat() ?? [];
  const { offset } = value;
  const odd = rows && rows.length > 1 ? rows.find((row) => row.length !== rows[0].length) : undefined;
  if (!rows || odd)
    return problemAt(
      text,
      odd?.[0]?.offset ?? offset,
      'list.shape',
      'Rows of equal length are expected here.',
    );
  const board = expected.value
    ? ok(expected.value)
    : boardOfCells(text, cells, { code: 'list.shape', at: offset, symbols: options.symbols });
  if (!board.ok) return board;
  if (cells.length !== board.value.cells.length) {
    const message = `${cells.length} cells are listed where ${board.value.cells.length} are expected.`;
    return problemAt(text, offset, 'list.shape', message);
  }
  const puzzle = readCells(text, cells, board.value);
  return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
}

/** A literal as plain data. */
function dataOf(value: Literal): unknown {
  if (value.kind === 'plain') return value.data;
  if (value.kind === 'list') return value.items.map(dataOf);
  return Object.fromEntries([...value.fields].map(([name, field]) => [name, dataOf(field)]));
}

/** A puzzle as a text in a field: one line, a grid, or our own JSON. */
function readGridText(
  text: string,
  data: string,
  offset: number,
  options: ParseOptions,
): Result<ParsedPuzzle> {
  const isOwn = data.startsWith('{');
  const read = isOwn
    ? parseNative(data, options)
    : data.trim().includes('\n')
      ? parseGrid(data, options)
      : parseLineOrBlank(data, options);
  const start = /["']/.test(text[offset] ?? '') ? offset + 1 : offset;
  if (!read.ok) {
    const isPlaced = text.startsWith(data, start);
    return problemAt(
      text,
      start + (isPlaced ? (read.error.at?.offset ?? 0) : 0),
      read.error.code,
      read.error.message,
    );
  }
  const [sheet] = [read.value].flat();
  return sheet ? ok(sheet) : problemAt(text, offset, 'table.columns', 'There is no puzzle in this field.');
}
