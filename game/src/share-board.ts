import {
  type Diagonal,
  type GeometrySpec,
  type Result,
  type Variant,
  VARIANTS,
  variantSpec,
} from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { MAX_GAME_SIZE } from './game.ts';
import { readBits, writeBits } from './share-bits.ts';
import { type Canvas, cellLists } from './share-cells.ts';
import { listOf } from './share-columns.ts';

/**
 * The description of a board as text for an address: the name of a known board, followed by `-` and its size if that is
 * not 9 (`samurai`, `x-6`; only the size for ordinary boards: `16`). Any other board is `latin-N` with a field after
 * `_` for everything in its description. The names of its regions are not kept, as they have no meaning.
 */
export function boardToText(spec: GeometrySpec): string {
  const { size } = spec;
  const own = fieldsOf(spec).join('_');
  const known = VARIANTS.find((variant) => {
    const other = variantSpec(variant, size);
    return other.size === size && fieldsOf(other).join('_') === own;
  });
  const name = known ? nameOf(known, size) : [nameOf('latin', size), own].join('_');
  return [name, ...symbolsField(spec)].join('_');
}

/** The board of a text. Error: `share.board`. `createGeometry` checks whether such a board is valid. */
export function boardFromText(text: string): Result<GeometrySpec> {
  const [name, ...fields] = text.split('_');
  const start = baseOf(name);
  if (!start) return unreadable(name);
  let spec: GeometrySpec = start;
  for (const field of fields) {
    const part = partOf(field, spec);
    if (!part) return unreadable(field);
    spec = { ...spec, ...part };
  }
  return ok(spec);
}

/** A longer field of cells and houses is not from a board that we would have written. */
const MAX_FIELD = 20_000;

function unreadable(part: string) {
  const message = `This link is of a board that is not known here: "${part.slice(0, 40)}". A newer version may know it.`;
  return failure('share.board', message);
}

function nameOf(variant: Variant, size: number): string {
  if (variant === 'classic') return String(size);
  return size === 9 ? variant : `${variant}-${size}`;
}

function baseOf(name: string): GeometrySpec | undefined {
  const [, word, digits] = /^(?:([a-z]+\d?)(?:-(?=\d))?)?(\d{1,2})?$/.exec(name) ?? [];
  const variant = VARIANTS.find((known) => known === (word ?? 'classic'));
  const size = digits === undefined ? 9 : Number(digits);
  const isNamed = word !== undefined || digits !== undefined;
  return variant && isNamed && size >= 1 && size <= MAX_GAME_SIZE ? variantSpec(variant, size) : undefined;
}

function fieldsOf(spec: GeometrySpec): string[] {
  const {
    size,
    lowestValue = 1,
    rows,
    columns,
    boxes,
    regions,
    grids,
    diagonals,
    windows,
    disjoint,
    extra,
  } = spec;
  const isOblong = (rows ?? size) !== size || (columns ?? size) !== size;
  return [
    ...(lowestValue === 1 ? [] : [`v${lowestValue}`]),
    ...(isOblong ? [`r${rows ?? size}x${columns ?? size}`] : []),
    ...(boxes ? [`b${boxes.rows}x${boxes.columns}`] : []),
    ...(regions ? [`j${regionsToText(regions)}`] : []),
    ...(grids ? [`g${grids.map(({ row, column }) => `${row}.${column}`).join('.')}`] : []),
    ...(diagonals?.length ? [`x${diagonals.map((diagonal) => diagonal[0]).join('')}`] : []),
    ...(windows ? ['w'] : []),
    ...(disjoint ? ['o'] : []),
    ...extraFields(spec, extra ?? []),
  ];
}

/** The part of a description in a field; undefined if the field is unknown. */
function partOf(field: string, spec: GeometrySpec): Partial<GeometrySpec> | undefined {
  const body = field.slice(1);
  if (field.length > MAX_FIELD) return undefined;
  switch (field[0]) {
    case 'v':
      return /^\d{1,2}$/.test(body) ? { lowestValue: Number(body) } : undefined;
    case 'r':
      return pairOf(body);
    case 'b': {
      const boxes = pairOf(body);
      return boxes && { boxes };
    }
    case 'j': {
      const regions = regionsFromText(body);
      return regions && { regions };
    }
    case 'g': {
      const corners = countsOf(body, '');
      const grids = corners?.flatMap((row, at) => (at % 2 === 0 ? [{ row, column: corners[at + 1] }] : []));
      return corners && corners.length % 2 === 0 ? { grids } : undefined;
    }
    case 'x':
      return /^(?:m|a|ma|am)$/.test(body)
        ? { diagonals: [...body].map((sign): Diagonal => (sign === 'm' ? 'main' : 'anti')) }
        : undefined;
    case 'w':
      return body === '' ? { windows: true } : undefined;
    case 'o':
      return body === '' ? { disjoint: true } : undefined;
    case 'e': {
      const places = countsOf(body);
      return places && { extra: [...(spec.extra ?? []), places] };
    }
    case 'h': {
      const canvas = canvasOf(spec);
      const extra = canvas && readBits(housesCode(canvas), body.replaceAll('.', '_'));
      return extra && { extra };
    }
    case 's':
      return symbolsFrom(body);
    default:
      return undefined;
  }
}

/** Further houses, each as a field or all in bits, whichever is shorter. */
function extraFields(spec: GeometrySpec, extra: readonly (readonly number[])[]): string[] {
  const plain = extra.map((places) => `e${places.join('.')}`);
  const canvas = canvasOf(spec);
  const isOnCanvas = extra.flat().every((place) => place < (canvas?.cells.length ?? 0));
  if (!canvas || !isOnCanvas || extra.length === 0) return plain;
  const packed = `h${writeBits(housesCode(canvas), extra).replaceAll('_', '.')}`;
  return packed.length < plain.join('_').length ? [packed] : plain;
}

function housesCode(canvas: Canvas) {
  return listOf(cellLists(canvas));
}

/** All places of a board; undefined if there are more than a board can have. */
function canvasOf({ size, rows = size, columns = size, grids = [] }: GeometrySpec): Canvas | undefined {
  const height = rows + Math.max(0, ...grids.map(({ row }) => row));
  const width = columns + Math.max(0, ...grids.map(({ column }) => column));
  if (height * width > MAX_FIELD) return undefined;
  const cellAt = Array.from({ length: height * width }, (_, place) => place);
  const cells = cellAt.map((place) => ({ row: Math.floor(place / width), column: place % width }));
  return { cells, cellAt, rows: height, columns: width };
}

function pairOf(text: string): { rows: number; columns: number } | undefined {
  const found = /^(\d{1,2})x(\d{1,2})$/.exec(text);
  return found ? { rows: Number(found[1]), columns: Number(found[2]) } : undefined;
}

function countsOf(text: string, none?: ''): number[] | undefined {
  if (text === none) return [];
  return /^\d{1,4}(?:\.\d{1,4})*$/.test(text) ? text.split('.').map(Number) : undefined;
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A letter for each region, in order of first occurrence, followed by the length of a run; `-` for none. */
function regionsToText(regions: readonly string[]): string {
  const names = [...new Set(regions)].filter((name) => name !== '.');
  const letters = regions.map((name) => (name === '.' ? '-' : (REGION_NAMES[names.indexOf(name)] ?? '*')));
  return letters.join('').replace(/(.)\1+/g, (run) => `${run[0]}${run.length}`);
}

function regionsFromText(text: string): string[] | undefined {
  if (!/^(?:[A-Za-z-](?:\d{1,3})?)*$/.test(text)) return undefined;
  const runs = [...text.matchAll(/([A-Za-z-])(\d*)/g)].map(([, letter, length]) => ({
    name: letter === '-' ? '.' : letter,
    length: length === '' ? 1 : Number(length),
  }));
  if (runs.reduce((sum, { length }) => sum + length, 0) > MAX_FIELD) return undefined;
  return runs.flatMap(({ name, length }) => new Array<string>(length).fill(name));
}

/** A comma cannot be a symbol, so it separates them. */
function symbolsField({ symbols }: GeometrySpec): string[] {
  if (!symbols) return [];
  const text = symbols.map((symbol) => encodeURIComponent(symbol).replace(/[_~]/g, escaped)).join(',');
  return [`s${text}`];
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function symbolsFrom(text: string): Partial<GeometrySpec> | undefined {
  try {
    return { symbols: text.split(',').map(decodeURIComponent) };
  } catch {
    return undefined;
  }
}
