import {
  type BoxShape,
  checkSymbols,
  createGeometry,
  defaultBox,
  type Geometry,
  type GeometrySpec,
  MAX_SIZE,
  MIN_SIZE,
  type Result,
  splitSymbols,
  type Variant,
  VARIANTS,
  variantSpec,
} from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { type Arguments, type OptionName, readCount, readWord, usageProblem } from './options.ts';

export const BOARD_OPTIONS = ['size', 'box', 'symbols', 'regions', 'variant'] as const satisfies OptionName[];

/** The board that the options describe; undefined if there are no such options, so that each puzzle decides. */
export function readBoard(args: Arguments): Result<Geometry | undefined> {
  if (!BOARD_OPTIONS.some((name) => args.options.has(name))) return ok(undefined);
  const spec = readSpec(args);
  return spec.ok ? createGeometry(spec.value) : spec;
}

function readSpec(args: Arguments): Result<GeometrySpec> {
  const box = readBox(args);
  if (!box.ok) return box;
  const variant = readWord(args, 'variant', VARIANTS);
  if (!variant.ok) return variant;
  const symbols = args.options.get('symbols');
  const symbolList = symbols === undefined ? undefined : splitList(symbols);
  const distinct = symbolList ? checkSymbols(symbolList, symbolList.length) : ok(undefined);
  if (!distinct.ok) return distinct;
  const regions = readRegions(args);
  const size = readCount(args, 'size', impliedSize(box.value, symbolList, regions), MAX_SIZE);
  if (!size.ok) return size;
  const spec = describe(variant.value, size.value, box.value, regions);
  return spec.ok ? ok(symbolList ? { ...spec.value, symbols: symbolList } : spec.value) : spec;
}

function describe(
  variant: Variant = 'classic',
  size: number,
  box: BoxShape | undefined,
  regions: readonly string[] | undefined,
): Result<GeometrySpec> {
  if (regions) {
    if (box) return usageProblem('A board has either --box or --regions, not both.');
    return ok({ ...variantSpec(variant, size), boxes: undefined, regions });
  }
  if (box && box.rows * box.columns !== size) {
    return usageProblem(
      `Boxes of ${box.rows} × ${box.columns} have ${box.rows * box.columns} cells: ${size} × ${size} cells need boxes of ${size}.`,
    );
  }
  const isPrime = size >= MIN_SIZE && size <= MAX_SIZE && !box && !defaultBox(size);
  if (isPrime && variant !== 'latin') {
    return usageProblem(`No box tiles ${size} × ${size} cells: give --regions, or --variant latin for none.`);
  }
  return ok(variantSpec(variant, size, box));
}

/** Without --size, the size follows from the other options; default 9. */
function impliedSize(
  box: BoxShape | undefined,
  symbols: readonly string[] | undefined,
  regions: readonly string[] | undefined,
): number {
  if (box) return box.rows * box.columns;
  if (symbols) return symbols.length;
  return regions ? Math.round(Math.sqrt(regions.length)) : 9;
}

function readBox({ options }: Arguments): Result<BoxShape | undefined> {
  const text = options.get('box');
  if (text === undefined) return ok(undefined);
  const [, rows, columns] = /^(\d{1,2})[x×*](\d{1,2})$/i.exec(text) ?? [];
  if (rows !== undefined) return ok({ rows: Number(rows), columns: Number(columns) });
  return usageProblem(`--box takes rows and columns, such as 2x3, not "${text}".`);
}

/** One name for each place; blanks, line breaks, commas, `/` and `|` may stand between rows. */
function readRegions({ options }: Arguments): string[] | undefined {
  const text = options.get('regions');
  return text === undefined ? undefined : splitSymbols(text.replaceAll(/[\s,/|]/g, ''));
}

/** `ABCD`, `A B C D` and `A,B,C,D` are the same symbols. */
function splitList(text: string): string[] {
  return splitSymbols(text.replaceAll(/[\s,]/g, ''));
}
