/** Facts about the board that records state beside the puzzle. */
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';
import type { Symbols } from '../../model/symbols.ts';
import type { ParseOptions } from '../parsed-puzzle.ts';
import { itemsOf, type Literal, plainOf } from '../text/loose-json.ts';
import { symbolsOf } from '../text/text.ts';
import type { FieldPart } from './field-names.ts';
import { cellCount } from './grid-values.ts';

interface Part {
  readonly name: string;
  readonly value: Literal;
  readonly part: FieldPart;
}

/** The board if the record says that its boxes are unusual, or that it has none; and its symbols. */
export function boardFacts(
  parts: readonly Part[],
  grid: Literal,
  { geometry }: ParseOptions,
): { readonly spec?: GeometrySpec; readonly symbols?: Symbols } {
  const size = Math.sqrt(cellCount(grid) ?? 0);
  if (geometry || !Number.isInteger(size) || size < 4) return {};
  const symbols = parts.filter(({ part }) => part === 'symbols').map(({ value }) => symbolsIn(value));
  const own = symbols.find((list) => list?.length === size);
  const isBoxless = parts.some(({ part, value, name }) => plainOf(value) === false && isBoxes(part, name));
  if (isBoxless) return { spec: { size }, symbols: own };
  const [rows, columns] = boxIn(parts);
  const tall = rows ?? (columns ? size / columns : undefined);
  const wide = columns ?? (rows ? size / rows : undefined);
  if (tall && wide && tall * wide === size && Number.isInteger(tall) && Number.isInteger(wide))
    return { spec: { size, boxes: { rows: tall, columns: wide } }, symbols: own };
  return { symbols: own };
}

/** N, if a record states it. */
export function statedSize(parts: readonly Part[]): number | undefined {
  const sizes = parts.filter(({ part }) => part === 'size').flatMap(({ value }) => countsIn(value));
  return sizes.find((size) => size > 3);
}

function isBoxes(part: FieldPart, name: string): boolean {
  return (part === 'regions' || part === 'box') && /^(?:has)?(?:box|boxes|blocks?|regions?)$/i.test(name);
}

function symbolsIn(value: Literal): string[] | undefined {
  const data = plainOf(value);
  if (typeof data === 'string') return symbolsOf(data.replace(/[\s,]/g, ''));
  return value.kind === 'list' ? value.items.map((item) => String(plainOf(item))) : undefined;
}

/** Height and width of a box, as far as they are stated. */
function boxIn(parts: readonly Part[]): readonly [rows?: number, columns?: number] {
  let [rows, columns]: [number?, number?] = [];
  for (const { name, value, part } of parts) {
    if (part !== 'box' && part !== 'regions') continue;
    const counts = countsIn(value);
    if (/w(?:idth)?$|col(?:umn)?s?$/i.test(name)) columns = counts[0];
    else if (/h(?:eight)?$|rows?$/i.test(name)) rows = counts[0];
    else if (counts.length === 2) [rows, columns] = counts;
  }
  return [rows, columns];
}

/** `9`, `"9"`, `"9x9"`, `[9, 9]`. */
function countsIn(value: Literal): number[] {
  const data = plainOf(value);
  if (typeof data === 'number') return [data];
  if (typeof data === 'string') return (data.match(/\d{1,3}/g) ?? []).map(Number);
  const items = itemsOf(value).map(plainOf);
  return items.length <= 2 ? items.filter((item) => typeof item === 'number') : [];
}

/** Whether a fact fits the board that was read. A number may count cells, digits, or the rows of a box. */
export function isFactOf(part: FieldPart, value: Literal, { size, cells, spec, symbols }: Geometry): boolean {
  if (part === 'symbols') {
    const own = symbolsIn(value);
    return !own || own.length !== size || own.join() === symbols.join();
  }
  const boxes = spec.boxes ?? { rows: size, columns: size };
  const fitting = [size, cells.length, Math.sqrt(size), boxes.rows, boxes.columns];
  return countsIn(value).every((count) => fitting.includes(count));
}
