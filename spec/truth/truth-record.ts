/**
 * Reads the neutral records that puzzles of many kinds are exchanged in for testing: one JSON object per line,
 * with the shape of the board, the givens, the rules and the only solution.
 *
 * A cell is `R{row}C{column}`, 1-based. A symbol is 0 … 9, A … Z, a for 0 … 36, `.` an open cell and `#` a place
 * that is no cell. `values` are those of the first and the last digit.
 */
import { CONSTRAINT_RULES, constraintsOf } from './truth-constraints.ts';
import {
  createGeometry,
  createPuzzle,
  type Digits,
  digitSet,
  type DigitSet,
  type Geometry,
  type GeometrySpec,
  MAX_SET_DIGIT,
  type Problem,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { err, failure, ok } from 'pencilmark/internal';

export interface TruthRecord {
  readonly id: string;
  readonly type: string;
  /** The names of unknown rules. If there are any, there is no puzzle. */
  readonly unsupported: readonly string[];
  readonly puzzle?: Puzzle;
  readonly solution?: Digits;
}

/** Errors: `truth.json`, `truth.field`, `truth.cells`, and those of `createGeometry` and `createPuzzle`. */
export function readTruthRecord(line: string): Result<TruthRecord> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return failure('truth.json', `This is not JSON: ${(error as Error).message}`);
  }
  const wrong = findWrongField(json);
  if (wrong) return failure('truth.field', wrong);
  const raw = json as RawRecord;
  const { id, type } = raw;
  const unsupported = unsupportedRules(raw);
  if (unsupported.length > 0) return ok({ id, type, unsupported });
  const built = buildPuzzle(raw);
  return built.ok ? ok({ id, type, unsupported, ...built.value }) : built;
}

/** The part of a record that is read. */
interface RawRecord {
  readonly id: string;
  readonly type: string;
  readonly rows: number;
  readonly cols: number;
  readonly values: readonly [number, number];
  /** `2x3`, `jigsaw`, or no boxes. */
  readonly boxes?: string | null;
  readonly regions?: string | null;
  readonly groups?: readonly (readonly string[])[] | null;
  readonly givens: string;
  readonly candidates?: Readonly<Record<string, readonly number[]>> | null;
  readonly constraints?: Readonly<Record<string, unknown>> | null;
  readonly solution: string;
}

/** The rules that are only houses, each as a part of the board's description. */
const HOUSE_RULES: Readonly<Record<string, (rule: unknown, raw: RawRecord) => Partial<GeometrySpec>>> = {
  diagonals: (rule) => ({ diagonals: rule as GeometrySpec['diagonals'] }),
  windoku: () => ({ windows: true }),
  disjointGroups: () => ({ disjoint: true }),
  extraRegions: (rule, raw) => ({ extra: placesOf(rule as string[][], raw) }),
};

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

const FIELDS: Readonly<Record<keyof RawRecord, (field: unknown) => boolean>> = {
  id: isText,
  type: isText,
  rows: isLength,
  cols: isLength,
  values: (field) => Array.isArray(field) && field.length === 2 && field.every(Number.isInteger),
  boxes: (field) => isNone(field) || (isText(field) && /^(jigsaw|\d+x\d+)$/.test(field)),
  regions: (field) => isNone(field) || isText(field),
  groups: (field) => isNone(field) || isCellLists(field),
  givens: isText,
  candidates: (field) =>
    isNone(field) ||
    (isObject(field) &&
      Object.keys(field).every(isCell) &&
      Object.values(field).every((list) => Array.isArray(list) && list.every(Number.isInteger))),
  constraints: (field) =>
    isNone(field) ||
    (isObject(field) &&
      (isNone(field.extraRegions) || isCellLists(field.extraRegions)) &&
      (isNone(field.diagonals) || isDiagonals(field.diagonals))),
  solution: isText,
};

function findWrongField(json: unknown): string | undefined {
  if (!isObject(json)) return 'A record is an object.';
  for (const [name, fits] of Object.entries(FIELDS)) {
    if (fits(json[name])) continue;
    const found = json[name] === undefined ? 'missing' : JSON.stringify(json[name]).slice(0, 40);
    return `The field "${name}" is wrong: it may not be ${found}.`;
  }
  if (json.boxes === 'jigsaw' && isNone(json.regions)) return 'A jigsaw needs the field "regions".';
  return undefined;
}

/** A rule that is false or empty does nothing. */
function activeRules({ constraints }: RawRecord): [string, unknown][] {
  return Object.entries(constraints ?? {}).filter(
    ([, rule]) => !isNone(rule) && rule !== false && !(Array.isArray(rule) && rule.length === 0),
  );
}

function unsupportedRules(raw: RawRecord): string[] {
  const houses = raw.groups ? ['extraRegions'] : Object.keys(HOUSE_RULES);
  const known = [...houses, ...Object.keys(CONSTRAINT_RULES)];
  const names = activeRules(raw).flatMap(([name]) => (known.includes(name) ? [] : [name]));
  const tooLarge = raw.candidates && sizeOf(raw) > MAX_SET_DIGIT;
  return tooLarge ? [...names, 'candidates on large boards'] : names;
}

function buildPuzzle(raw: RawRecord): Result<{ puzzle: Puzzle; solution: Digits }> {
  const stray = findStrayCell(raw);
  if (stray) return err(stray);
  const geometry = createGeometry(specOf(raw));
  if (!geometry.ok) return geometry;
  const mismatch = findBoxMismatch(raw);
  if (mismatch) return err(mismatch);
  const givens = readDigits('givens', raw, geometry.value);
  if (!givens.ok) return givens;
  const solution = readDigits('solution', raw, geometry.value);
  if (!solution.ok) return solution;
  const allowed = readAllowed(raw, geometry.value);
  if (!allowed.ok) return allowed;
  const rules = constraintsOf(activeRules(raw), geometry.value, (name) => placeOf(name, raw));
  const puzzle = createPuzzle(geometry.value, givens.value, allowed.value, rules);
  return puzzle.ok ? ok({ puzzle: puzzle.value, solution: solution.value }) : puzzle;
}

function specOf(raw: RawRecord): GeometrySpec {
  const board: GeometrySpec = {
    size: sizeOf(raw),
    lowestValue: raw.values[0],
    rows: raw.rows,
    columns: raw.cols,
    ...partsOf(raw),
  };
  const parts = activeRules(raw).map(([name, rule]) => HOUSE_RULES[name]?.(rule, raw));
  const spec = Object.assign({}, board, ...parts) as GeometrySpec;
  return board.extra && spec.extra !== board.extra
    ? { ...spec, extra: [...board.extra, ...spec.extra!] }
    : spec;
}

function partsOf(raw: RawRecord): Partial<GeometrySpec> {
  if (raw.groups) return { grids: [], extra: placesOf(raw.groups, raw) };
  const shape = boxShape(raw);
  if (shape) return { boxes: shape };
  if (!raw.regions) return {};
  const full = [...regionPlaces(raw.regions).values()].every((places) => places.length === sizeOf(raw));
  // Regions smaller than N are allowed in the records; in ours a region has N cells, a further house may be short.
  return full ? { regions: [...raw.regions] } : { extra: [...regionPlaces(raw.regions).values()] };
}

function boxShape({ boxes }: RawRecord): { rows: number; columns: number } | undefined {
  const match = /^(\d+)x(\d+)$/.exec(boxes ?? '');
  return match ? { rows: Number(match[1]), columns: Number(match[2]) } : undefined;
}

/** If a record has both boxes and regions, they have to be the same partition. */
function findBoxMismatch(raw: RawRecord): Problem | undefined {
  const shape = boxShape(raw);
  if (!shape || !raw.regions) return undefined;
  const boxOf = (place: number): string =>
    `${Math.floor(Math.floor(place / raw.cols) / shape.rows)},${Math.floor((place % raw.cols) / shape.columns)}`;
  const regions = [...regionPlaces(raw.regions).values()];
  const agree =
    regions.every((places) => new Set(places.map(boxOf)).size === 1) &&
    regions.every((places) => places.length === shape.rows * shape.columns);
  return agree ? undefined : { code: 'truth.cells', message: `The regions are not boxes of ${raw.boxes}.` };
}

/** A house may only name cells on the canvas. */
function findStrayCell(raw: RawRecord): Problem | undefined {
  const lists = {
    groups: raw.groups ?? [],
    extraRegions: (raw.constraints?.extraRegions ?? []) as string[][],
  };
  for (const [field, houses] of Object.entries(lists)) {
    const cell = houses.flat().find((name) => placeOf(name, raw) < 0);
    if (cell) {
      return {
        code: 'truth.cells',
        message: `${field}: there is no ${cell} on ${raw.rows} × ${raw.cols} cells.`,
      };
    }
  }
  return undefined;
}

function regionPlaces(regions: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, name] of [...regions].entries()) {
    if (name !== '.' && name !== '#') places.set(name, [...(places.get(name) ?? []), place]);
  }
  return places;
}

function readDigits(field: 'givens' | 'solution', raw: RawRecord, geometry: Geometry): Result<Digits> {
  const symbols = [...raw[field]];
  const wrong = (place: number, what: string): Result<never> =>
    failure(
      'truth.cells',
      `${field}, R${Math.floor(place / raw.cols) + 1}C${(place % raw.cols) + 1}: ${what}`,
    );
  if (symbols.length !== geometry.cellAt.length) {
    return failure('truth.cells', `${field}: ${symbols.length} cells, not ${geometry.cellAt.length}.`);
  }
  const digits: number[] = [];
  for (const [place, symbol] of symbols.entries()) {
    const isCell = geometry.cellAt[place] >= 0;
    if (symbol === '#' && isCell) return wrong(place, 'a house says that this is a cell.');
    if (!isCell && symbol !== '#' && symbol !== '.') return wrong(place, 'no house has this cell.');
    if (!isCell) continue;
    const digit = symbol === '.' ? 0 : SYMBOLS.indexOf(symbol) - raw.values[0] + 1;
    const isOpen = symbol === '.' && field === 'givens';
    if (!isOpen && (digit < 1 || digit > geometry.size)) return wrong(place, `"${symbol}" is no digit here.`);
    digits.push(digit);
  }
  return ok(digits);
}

function readAllowed(raw: RawRecord, geometry: Geometry): Result<DigitSet[] | undefined> {
  if (!raw.candidates) return ok(undefined);
  const everything = geometry.symbols.map((_, index) => index + 1);
  const allowed = geometry.cells.map(() => digitSet(everything));
  for (const [name, values] of Object.entries(raw.candidates)) {
    const cell = geometry.cellAt[placeOf(name, raw)] ?? -1;
    if (cell < 0) return failure('truth.cells', `candidates: there is no cell ${name}.`);
    const digits = values.map((digit) => digit - raw.values[0] + 1);
    if (!digits.every((digit) => everything.includes(digit))) {
      return failure('truth.cells', `candidates: ${name} has a digit outside ${raw.values.join(' … ')}.`);
    }
    allowed[cell] = digitSet(digits);
  }
  return ok(allowed);
}

function sizeOf({ values: [lowest, highest] }: RawRecord): number {
  return highest - lowest + 1;
}

function placesOf(lists: readonly (readonly string[])[], raw: RawRecord): number[][] {
  return lists.map((cells) => cells.map((cell) => placeOf(cell, raw)));
}

/** −1 for a cell outside the canvas. */
function placeOf(cell: string, { rows, cols }: RawRecord): number {
  const [row, column] = CELL.exec(cell)!.slice(1).map(Number);
  return row <= rows && column <= cols ? (row - 1) * cols + column - 1 : -1;
}

const CELL = /^R([1-9]\d*)C([1-9]\d*)$/;

function isNone(field: unknown): field is null | undefined {
  return field === null || field === undefined;
}

function isText(field: unknown): field is string {
  return typeof field === 'string';
}

function isLength(field: unknown): boolean {
  return Number.isInteger(field) && (field as number) > 0;
}

function isObject(field: unknown): field is Record<string, unknown> {
  return typeof field === 'object' && field !== null && !Array.isArray(field);
}

function isCell(field: unknown): boolean {
  return isText(field) && CELL.test(field);
}

function isDiagonals(field: unknown): boolean {
  return Array.isArray(field) && field.every((name) => name === 'main' || name === 'anti');
}

function isCellLists(field: unknown): boolean {
  return Array.isArray(field) && field.every((list) => Array.isArray(list) && list.every(isCell));
}
