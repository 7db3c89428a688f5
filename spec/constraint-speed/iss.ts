/**
 * The Interactive Sudoku Solver as a contender: downloaded by hand and run in place. Its constraints are made from the
 * neutral records before the clock starts.
 */
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';

export interface IssCore {
  /** The constraints of a record, or the reason why it cannot be taken. */
  readonly read: (record: IssRecord) => object | string;
  /** Counts up to two solutions. */
  readonly count: (constraints: object) => { readonly count: number; readonly guesses: number };
}

/** A record of the truth files. */
export interface IssRecord {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly values: readonly [number, number];
  readonly boxes: string | null;
  readonly regions: string | null;
  readonly groups?: unknown;
  readonly givens: string;
  readonly candidates?: Readonly<Record<string, readonly number[]>> | null;
  readonly constraints?: Readonly<Record<string, unknown>> | null;
}

/** Its classes, by its own names. */
interface Loaded {
  readonly SudokuConstraint: Modules['classes'];
  readonly SudokuBuilder: Pick<Modules, 'build'>;
  readonly CellGeometry: {
    readonly fromShapeSpec: Modules['geometryOf'];
    readonly boxDimsForSize: Modules['boxOf'];
  };
}

type Names = readonly string[];
interface Item {
  readonly cells: Names;
  readonly sum: number;
  readonly value: number;
  readonly values: readonly number[];
  readonly count: number;
  readonly min: number;
  readonly mod: number;
  readonly coeffs: readonly number[];
  readonly circle: Names;
  readonly path: Names;
  readonly control: string;
}

interface ConstraintClass {
  new (...args: unknown[]): object;
  readonly fromCells: (value: number, cells: Names, geometry: unknown) => object;
  readonly fnToKey: (holds: (a: number, b: number) => boolean, geometry: unknown) => string;
}
type Geometry = object;
interface Modules {
  readonly boxOf: (rows: number, cols: number, size: number) => readonly (number | null)[];
  readonly classes: Readonly<Record<string, ConstraintClass>>;
  readonly geometryOf: (spec: string) => Geometry;
  readonly build: (constraint: object) => {
    countSolutions: (limit: number) => unknown;
    state: () => { counters: { solutions: number; guesses: number } };
  };
}

/** A module that loads it from its folder and passes it to `issCore`: for `node --import`. */
export function loaderOf(folder: string): string {
  const path = (name: string): string => JSON.stringify(pathToFileURL(join(resolve(folder), name)).href);
  return [
    `import { ensureGlobalEnvironment } from ${path('tests/helpers/test_env.js')};`,
    'ensureGlobalEnvironment();',
    `const { SudokuConstraint } = await import(${path('js/sudoku_constraint.js')});`,
    `const { SudokuBuilder } = await import(${path('js/solver/sudoku_builder.js')});`,
    `const { CellGeometry } = await import(${path('js/cell_geometry.js')});`,
    'globalThis.issModules = { SudokuConstraint, SudokuBuilder, CellGeometry };',
    '',
  ].join('\n');
}

/** The loaded core; undefined if the loader has not run. */
export function issCore(): IssCore | undefined {
  const { issModules: loaded } = globalThis as { issModules?: Loaded };
  if (!loaded) return undefined;
  const { SudokuConstraint: classes, SudokuBuilder: builder, CellGeometry: geometries } = loaded;
  const modules: Modules = {
    classes,
    geometryOf: (spec) => geometries.fromShapeSpec(spec),
    boxOf: (rows, cols, size) => geometries.boxDimsForSize(rows, cols, size),
    build: (constraint) => builder.build(constraint),
  };
  return {
    read: (record) => {
      try {
        return new modules.classes.Container(constraintsOf(withOurNames(record), modules));
      } catch (error) {
        return (error as Error).message;
      }
    },
    count: (constraints) => {
      const solver = modules.build(constraints);
      solver.countSolutions(2);
      const { solutions, guesses } = solver.state().counters;
      return { count: solutions, guesses };
    },
  };
}

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa';

/** It counts rows and columns in base 36. */
function withOurNames(record: IssRecord): IssRecord {
  const renamed = (_: string, row: string, column: string): string =>
    cellId(Number(row) - 1, Number(column) - 1);
  const { constraints, candidates } = record;
  const texts = JSON.stringify({ constraints, candidates }).replace(/\bR(\d+)C(\d+)\b/g, renamed);
  return { ...record, ...(JSON.parse(texts) as Pick<IssRecord, 'constraints' | 'candidates'>) };
}

function constraintsOf(record: IssRecord, { classes, geometryOf, boxOf }: Modules): object[] {
  const { rows, cols, values, boxes, regions, givens } = record;
  if (record.groups) throw new Error('several grids');
  const spec = `${rows}x${cols}~${values.join('-')}`;
  const geometry = geometryOf(spec);
  const list: object[] = [new classes.Shape(`${rows}x${cols}`, values.join('-'))];
  const make = (name: string, ...args: unknown[]): void => void list.push(new classes[name](...args));
  const [height, width] = (boxes ?? '').split('x').map(Number);
  const usual = boxOf(rows, cols, values[1] - values[0] + 1);
  const isUsual = usual[0] === height && usual[1] === width;
  if (!isUsual) make('NoBoxes');
  if (!isUsual && regions) {
    const places = new Map<string, string[]>();
    [...regions].forEach((name, place) => {
      if (name === '.') return;
      places.set(name, [...(places.get(name) ?? []), cellId(Math.floor(place / cols), place % cols)]);
    });
    const full = [...places.values()].every((cells) => cells.length === values[1] - values[0] + 1);
    for (const cells of places.values()) {
      if (full) make('Jigsaw', (geometry as { readonly name: string }).name, ...cells);
      else make('AllDifferent', ...cells);
    }
  }
  [...givens].forEach((symbol, place) => {
    if (symbol !== '.')
      make('Given', cellId(Math.floor(place / cols), place % cols), SYMBOLS.indexOf(symbol));
  });
  for (const [name, digits] of Object.entries(record.candidates ?? {})) make('Given', name, ...digits);
  for (const [rule, items] of Object.entries(record.constraints ?? {})) {
    if (items === false || items === null) continue;
    const convert = RULES[rule];
    if (!convert) throw new Error(`no ${rule}`);
    convert(items as never, { make, list, classes, geometry, record });
  }
  return list;
}

interface Context {
  readonly make: (name: string, ...args: unknown[]) => void;
  readonly list: object[];
  readonly classes: Modules['classes'];
  readonly geometry: Geometry;
  readonly record: IssRecord;
}

type Convert = (items: never, context: Context) => void;

const each =
  (convert: (item: Item, context: Context) => void): Convert =>
  (items: readonly Item[], context: Context) =>
    items.forEach((item) => convert(item, context));
const lines = (name: string): Convert =>
  each((cells, { make }) => make(name, ...(cells as unknown as Names)));
const flag =
  (name: string): Convert =>
  (_, { make }) =>
    make(name);
const pairs =
  (holds: (a: number, b: number) => boolean, name = 'Pair'): Convert =>
  (items: readonly Names[], { make, classes, geometry }: Context) =>
    items.forEach((cells) => make(name, classes[name].fnToKey(holds, geometry), '', ...cells));
const pair = (context: Context, cells: Names, holds: (a: number, b: number) => boolean): void =>
  pairs(holds)([cells] as never, context);
/** A clue beside a whole line, or another class with these arguments. */
const outside = (
  name: string,
  value: (item: Item) => number,
  other: (item: Item) => readonly unknown[],
): Convert =>
  each((item, { list, make, classes, geometry }) => {
    try {
      list.push(classes[name].fromCells(value(item), item.cells, geometry));
    } catch {
      const [instead, ...args] = other(item);
      if (!instead) throw new Error(`no ${name} inside of the board`);
      make(instead as string, ...args);
    }
  });

const RULES: Readonly<Record<string, Convert>> = {
  antiKnight: flag('AntiKnight'),
  antiKing: flag('AntiKing'),
  nonConsecutive: flag('AntiConsecutive'),
  antiTaxicab: flag('AntiTaxicab'),
  globalEntropy: flag('GlobalEntropy'),
  windoku: flag('Windoku'),
  disjointGroups: flag('DisjointSets'),
  strictKropki: flag('StrictKropki'),
  strictXV: flag('StrictXV'),
  diagonals: ((names: Names, { make }: Context) =>
    names.forEach((name) => make('Diagonal', name === 'main' ? -1 : 1))) as Convert,
  extraRegions: lines('AllDifferent'),
  killer: each(({ sum, cells }, { make }) =>
    typeof sum === 'number' ? make('Cage', sum, ...cells) : make('AllDifferent', ...cells),
  ),
  linear: each(({ sum, coeffs, cells }, { make }) => make('Sum', `${sum}_=_${coeffs.join('_')}`, ...cells)),
  littleKiller: outside(
    'LittleKiller',
    ({ sum }) => sum,
    ({ sum, cells }) => ['Sum', sum, ...cells],
  ),
  thermo: lines('Thermo'),
  slowThermo: pairs((a, b) => a <= b),
  arrow: each(({ circle, path }, { make }) =>
    circle.length > 1
      ? make('PillArrow', circle.length, ...circle, ...path)
      : make('Arrow', ...circle, ...path),
  ),
  doubleArrow: lines('DoubleArrow'),
  palindrome: lines('Palindrome'),
  renban: lines('Renban'),
  nabner: pairs((a, b) => Math.abs(a - b) > 1, 'PairX'),
  entropic: lines('Entropic'),
  regionSum: lines('RegionSumLine'),
  between: lines('Between'),
  zipper: lines('Zipper'),
  whisper: each(({ min, cells }, { make }) => make('Whisper', min, ...cells)),
  modular: each(({ mod, cells }, { make }) => make('Modular', mod, ...cells)),
  lockout: each(({ min, cells }, { make }) => make('Lockout', min, ...cells)),
  sumSegments: each(({ sum, cells }, { make }) => make('SumLine', sum, ...cells)),
  difference: each(({ value, cells }, context) =>
    value === 1
      ? context.make('WhiteDot', ...cells)
      : pair(context, cells, (a, b) => Math.abs(a - b) === value),
  ),
  ratio: each(({ value, cells }, context) =>
    value === 2
      ? context.make('BlackDot', ...cells)
      : pair(context, cells, (a, b) => a === b * value || b === a * value),
  ),
  pairSum: each(({ value, cells }, context) =>
    value === 10 || value === 5
      ? context.make(value === 10 ? 'X' : 'V', ...cells)
      : pair(context, cells, (a, b) => a + b === value),
  ),
  greaterThan: lines('GreaterThan'),
  negativeDifference: ((values: readonly number[], context: Context) =>
    unmarked(context, 'difference').forEach((cells) =>
      pair(context, cells, (a, b) => !values.includes(Math.abs(a - b))),
    )) as Convert,
  negativeRatio: ((values: readonly number[], context: Context) =>
    unmarked(context, 'ratio').forEach((cells) =>
      pair(context, cells, (a, b) => !values.some((value) => a === b * value || b === a * value)),
    )) as Convert,
  quadruple: each(({ values, cells }, { make }) => make('Quad', [...cells].sort()[0], ...values)),
  contain: each(({ values, cells }, { make }) => make('ContainAtLeast', values.join('_'), ...cells)),
  containExact: each(({ values, cells }, { make }) => make('ContainExact', values.join('_'), ...cells)),
  countingCircles: lines('CountingCircles'),
  countDistinct: each(({ control, cells }, { make }) => make('CountDistinct', control, ...cells)),
  equalityCage: lines('EqualityCage'),
  sandwich: outside(
    'Sandwich',
    ({ sum }) => sum,
    ({ sum, cells }) => ['Lunchbox', sum, ...cells],
  ),
  lunchbox: each(({ sum, cells }, { make }) => make('Lunchbox', sum, ...cells)),
  xSum: outside(
    'XSum',
    ({ sum }) => sum,
    () => [],
  ),
  skyscraper: outside(
    'Skyscraper',
    ({ count }) => count,
    () => [],
  ),
  hiddenSkyscraper: outside(
    'HiddenSkyscraper',
    ({ value }) => value,
    () => [],
  ),
  numberedRoom: outside(
    'NumberedRoom',
    ({ value }) => value,
    () => [],
  ),
  odd: ((cells: Names, context: Context) => parity(cells, context, 1)) as Convert,
  even: ((cells: Names, context: Context) => parity(cells, context, 0)) as Convert,
  minimum: ((cells: Names, context: Context) => extremes(cells, context, 'least')) as Convert,
  maximum: ((cells: Names, context: Context) => extremes(cells, context, 'greatest')) as Convert,
  clone: ((clones: readonly (readonly [Names, Names])[], context: Context) =>
    clones.forEach(([own, other]) =>
      own.forEach((cell, at) => pair(context, [cell, other[at]], (a, b) => a === b)),
    )) as Convert,
  rowIndex: each((cells, { make }) => make('Indexing', 'R', ...(cells as unknown as Names))),
  colIndex: each((cells, { make }) => make('Indexing', 'C', ...(cells as unknown as Names))),
};

function parity(cells: Names, { make, record }: Context, rest: number): void {
  const [low, high] = record.values;
  const values = Array.from({ length: high - low + 1 }, (_, k) => low + k).filter(
    (value) => value % 2 === rest,
  );
  for (const cell of cells) make('Given', cell, ...values);
}

function extremes(cells: Names, { make, record }: Context, kind: 'least' | 'greatest'): void {
  for (const cell of cells) {
    const [row, column] = placeOf(cell);
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      const other = cellId(r, c);
      if (r < 0 || c < 0 || r >= record.rows || c >= record.cols || cells.includes(other)) continue;
      make('GreaterThan', ...(kind === 'least' ? [other, cell] : [cell, other]));
    }
  }
}

/** Orthogonal neighbours without a dot of this rule. */
function unmarked({ record }: Context, rule: string): [string, string][] {
  const marked = new Set(
    ((record.constraints?.[rule] ?? []) as Item[]).map(({ cells }) => [...cells].sort().join()),
  );
  const found: [string, string][] = [];
  for (let row = 0; row < record.rows; row++) {
    for (let column = 0; column < record.cols; column++) {
      if (column + 1 < record.cols) found.push([cellId(row, column), cellId(row, column + 1)]);
      if (row + 1 < record.rows) found.push([cellId(row, column), cellId(row + 1, column)]);
    }
  }
  return found.filter((cells) => !marked.has([...cells].sort().join()));
}

function cellId(row: number, column: number): string {
  return `R${(row + 1).toString(36)}C${(column + 1).toString(36)}`;
}

function placeOf(cell: string): [number, number] {
  const [row, column] = /^R(\w+)C(\w+)$/
    .exec(cell)!
    .slice(1)
    .map((name) => parseInt(name, 36));
  return [row - 1, column - 1];
}
