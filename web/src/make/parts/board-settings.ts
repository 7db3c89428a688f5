import {
  type BoxShape,
  createGeometry,
  createRandom,
  defaultBox,
  defaultSymbols,
  type Geometry,
  type GeometrySpec,
  randomRegions,
  type Result,
  splitSymbols,
  VARIANTS,
  variantSpec,
} from 'pencilmark';
import { failure } from 'pencilmark/internal';

export const BOARD_KINDS = [...VARIANTS, 'jigsaw'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** The options of a board: plain text that an address can contain. */
export interface BoardSettings {
  readonly kind: BoardKind;
  /** For a single grid. */
  readonly size: number;
  /** `2x3`; empty for the default boxes. */
  readonly box: string;
  /** Empty for the default symbols, `letters`, or the symbols themselves. */
  readonly symbols: string;
  /** For a jigsaw: the seed from which its regions are generated. */
  readonly regions: string;
}

export const CLASSIC_BOARD: BoardSettings = { kind: 'classic', size: 9, box: '', symbols: '', regions: '1' };

const LARGEST = 25;
/** Random regions on larger boards often take too long to fill. */
const LARGEST_JIGSAW = 16;

/** The sizes available for a kind of board. */
export function sizesOf(kind: BoardKind): readonly number[] {
  const upTo = (most: number): number[] => Array.from({ length: most - 3 }, (_, k) => k + 4);
  switch (kind) {
    case 'latin':
    case 'x':
      return upTo(LARGEST);
    case 'jigsaw':
      return upTo(LARGEST_JIGSAW);
    case 'classic':
    case 'disjoint':
      return upTo(LARGEST).filter((size) => defaultBox(size));
    case 'windoku':
      return [9];
    case 'tinysamurai':
      return [4];
    default:
      return [4, 6, 9];
  }
}

/** The boxes that a board of this kind and size can have, the default first; empty if there is no choice. */
export function boxesOf({ kind, size }: BoardSettings): readonly string[] {
  const usual = defaultBox(size);
  if (!usual || !['classic', 'x', 'disjoint'].includes(kind)) return [];
  const heights = Array.from({ length: size - 3 }, (_, k) => k + 2).filter(
    (rows) => size % rows === 0 && size / rows > 1,
  );
  const all = heights.map((rows) => boxName({ rows, columns: size / rows }));
  const first = boxName(usual);
  return [first, ...all.filter((name) => name !== first)];
}

/** The options with another kind or size; options that do not fit it are reset to their defaults. */
export function changedBoard(settings: BoardSettings, change: Partial<BoardSettings>): BoardSettings {
  const next = { ...settings, ...change };
  const sizes = sizesOf(next.kind);
  const size = sizes.includes(next.size) ? next.size : sizes.includes(9) ? 9 : sizes[0];
  const box = boxesOf({ ...next, size }).includes(next.box) ? next.box : '';
  return { ...next, size, box };
}

/** The board of these options. Errors: those of `createGeometry` and `checkSymbols`, and `board.size`. */
export function boardOf(settings: BoardSettings): Result<Geometry> {
  if (!sizesOf(settings.kind).includes(settings.size))
    return failure('board.size', `There is no such board of ${settings.size}.`);
  return createGeometry(specOf(settings));
}

function specOf(settings: BoardSettings): GeometrySpec {
  const { kind, size } = settings;
  const symbols = symbolsOf(settings);
  const shape: GeometrySpec =
    kind === 'jigsaw'
      ? { size, regions: regionsOf(settings) }
      : variantSpec(kind, size, boxOf(settings.box) ?? defaultBox(size));
  return symbols ? { ...shape, symbols } : shape;
}

/** Spaces and commas between typed symbols are ignored. */
function symbolsOf({ symbols, size }: BoardSettings): readonly string[] | undefined {
  if (symbols === '') return undefined;
  if (symbols === 'letters') return defaultSymbols(size + 9).slice(9);
  return splitSymbols(symbols.replaceAll(/[\s,]/g, ''));
}

function regionsOf({ size, regions }: BoardSettings): string[] {
  const boxes = defaultBox(size) ?? { rows: 1, columns: size };
  return randomRegions(size, boxes, createRandom(`${regions} regions`), 2 * size);
}

function boxOf(text: string): BoxShape | undefined {
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  return rows === undefined ? undefined : { rows: Number(rows), columns: Number(columns) };
}

function boxName({ rows, columns }: BoxShape): string {
  return `${rows}x${columns}`;
}

/** Writes the non-default options of a board into a query string. */
export function writeBoard(
  words: URLSearchParams,
  { kind, size, box, symbols, regions }: BoardSettings,
): void {
  if (kind !== CLASSIC_BOARD.kind) words.set('kind', kind);
  if (size !== CLASSIC_BOARD.size) words.set('size', String(size));
  if (box !== '') words.set('box', box);
  if (symbols !== '') words.set('symbols', symbols);
  if (kind === 'jigsaw') words.set('regions', regions);
}

/** The board options of an address; invalid parts are ignored. */
export function readBoard(words: URLSearchParams): BoardSettings {
  const kind = BOARD_KINDS.find((name) => name === words.get('kind')) ?? CLASSIC_BOARD.kind;
  return changedBoard(CLASSIC_BOARD, {
    kind,
    size: Number(words.get('size') ?? CLASSIC_BOARD.size),
    box: words.get('box') ?? '',
    symbols: (words.get('symbols') ?? '').slice(0, 200),
    regions: words.get('regions') ?? CLASSIC_BOARD.regions,
  });
}
