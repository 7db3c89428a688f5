/** The constraints of a truth record, by the names of its file, as ours. */
import type { Cell, Constraint, Geometry } from 'pencilmark';

type Names = readonly string[];
/** One item of a rule's list; which fields it has depends on the rule. */
interface Item {
  readonly cells: Names;
  readonly sum?: number | null;
  readonly value?: number;
  readonly values?: readonly number[];
  readonly count?: number;
  readonly min?: number;
  readonly mod?: number;
  readonly coeffs?: readonly number[];
  readonly circle?: Names;
  readonly path?: Names;
  readonly control?: string;
}

interface Reader {
  readonly cells: (names: Names) => Cell[];
  /** All pairs that carry a dot or a letter of one of these rules. */
  readonly marked: (...rules: readonly string[]) => Cell[][];
}

type Convert = (rule: never, reader: Reader) => readonly Constraint[];

/** A list of items, each a constraint. */
const each =
  <T>(convert: (item: T, reader: Reader) => Constraint): Convert =>
  (rule, reader) =>
    (rule as readonly T[]).map((item) => convert(item, reader));

/** A list of lines, each a constraint of cells alone. */
const lines = (
  kind:
    | 'thermometer'
    | 'slow-thermometer'
    | 'double-arrow'
    | 'palindrome'
    | 'renban'
    | 'nabner'
    | 'entropic'
    | 'between'
    | 'zipper'
    | 'counting-circles'
    | 'equality-cage'
    | 'row-index'
    | 'column-index'
    | 'greater',
): Convert => each<Names>((names, { cells }) => ({ kind, cells: cells(names) }));

/** One list of cells, one constraint. */
const set = (kind: 'odd' | 'even' | 'minimum' | 'maximum'): Convert =>
  ((rule: Names, { cells }: Reader) => [{ kind, cells: cells(rule) }]) as Convert;

const flag =
  (constraint: Constraint): Convert =>
  () => [constraint];

export const CONSTRAINT_RULES: Readonly<Record<string, Convert>> = {
  antiKnight: flag({ kind: 'anti-knight' }),
  antiKing: flag({ kind: 'anti-king' }),
  nonConsecutive: flag({ kind: 'no-difference', differences: [1], neighbours: 'orthogonal' }),
  antiTaxicab: flag({ kind: 'anti-taxicab' }),
  globalEntropy: flag({ kind: 'global-entropy' }),
  strictKropki: ((_: unknown, { marked }: Reader) => {
    const except = marked('difference', 'ratio');
    return [
      { kind: 'no-difference', differences: [1], neighbours: 'orthogonal', except },
      { kind: 'no-ratio', ratios: [2], neighbours: 'orthogonal', except },
    ];
  }) as Convert,
  strictXV: ((_: unknown, { marked }: Reader) => [
    { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: marked('pairSum') },
  ]) as Convert,
  negativeDifference: ((differences: readonly number[], { marked }: Reader) => [
    { kind: 'no-difference', differences, neighbours: 'orthogonal', except: marked('difference') },
  ]) as Convert,
  negativeRatio: ((ratios: readonly number[], { marked }: Reader) => [
    { kind: 'no-ratio', ratios, neighbours: 'orthogonal', except: marked('ratio') },
  ]) as Convert,
  killer: each<Item>(({ sum, cells: names }, { cells }) => ({
    kind: 'cage',
    cells: cells(names),
    ...(typeof sum === 'number' && { sum }),
  })),
  linear: each<Item>(({ sum, coeffs, cells: names }, { cells }) => ({
    kind: 'sum',
    cells: cells(names),
    sum: sum!,
    weights: coeffs!,
  })),
  littleKiller: each<Item>(({ sum, cells: names }, { cells }) => ({
    kind: 'little-killer',
    cells: cells(names),
    sum: sum!,
  })),
  thermo: lines('thermometer'),
  slowThermo: lines('slow-thermometer'),
  arrow: each<Item>(({ circle, path }, { cells }) => ({
    kind: 'arrow',
    circle: cells(circle!),
    shaft: cells(path!),
  })),
  doubleArrow: lines('double-arrow'),
  palindrome: lines('palindrome'),
  renban: lines('renban'),
  nabner: lines('nabner'),
  entropic: lines('entropic'),
  regionSum: each<Names>((names, { cells }) => ({ kind: 'region-sum', cells: cells(names) })),
  between: lines('between'),
  zipper: lines('zipper'),
  whisper: each<Item>(({ min, cells: names }, { cells }) => ({
    kind: 'whisper',
    cells: cells(names),
    difference: min!,
  })),
  modular: each<Item>(({ mod, cells: names }, { cells }) => ({
    kind: 'modular',
    cells: cells(names),
    modulus: mod!,
  })),
  lockout: each<Item>(({ min, cells: names }, { cells }) => ({
    kind: 'lockout',
    cells: cells(names),
    difference: min!,
  })),
  sumSegments: each<Item>(({ sum, cells: names }, { cells }) => ({
    kind: 'sum-segments',
    cells: cells(names),
    sum: sum!,
  })),
  difference: each<Item>(({ value, cells: names }, { cells }) => ({
    kind: 'difference',
    cells: cells(names),
    difference: value!,
  })),
  ratio: each<Item>(({ value, cells: names }, { cells }) => ({
    kind: 'ratio',
    cells: cells(names),
    ratio: value!,
  })),
  pairSum: each<Item>(({ value, cells: names }, { cells }) => ({
    kind: 'pair-sum',
    cells: cells(names),
    sum: value!,
  })),
  greaterThan: lines('greater'),
  quadruple: each<Item>(({ values, cells: names }, { cells }) => ({
    kind: 'quadruple',
    cells: cells(names),
    values: values!,
  })),
  contain: each<Item>(({ values, cells: names }, { cells }) => ({
    kind: 'contain',
    cells: cells(names),
    values: values!,
  })),
  containExact: each<Item>(({ values, cells: names }, { cells }) => ({
    kind: 'contain-exactly',
    cells: cells(names),
    values: values!,
  })),
  countingCircles: lines('counting-circles'),
  countDistinct: each<Item>(({ control, cells: names }, { cells }) => ({
    kind: 'count-distinct',
    control: cells([control!]),
    cells: cells(names),
  })),
  equalityCage: lines('equality-cage'),
  sandwich: each<Item>(({ sum, cells: names }, { cells }) => ({
    kind: 'sandwich',
    cells: cells(names),
    sum: sum!,
    crusts: 'line',
  })),
  lunchbox: each<Item>(({ sum, cells: names }, { cells }) => ({
    kind: 'lunchbox',
    cells: cells(names),
    sum: sum!,
  })),
  xSum: each<Item>(({ sum, cells: names }, { cells }) => ({ kind: 'x-sum', cells: cells(names), sum: sum! })),
  skyscraper: each<Item>(({ count, cells: names }, { cells }) => ({
    kind: 'skyscraper',
    cells: cells(names),
    count: count!,
  })),
  hiddenSkyscraper: each<Item>(({ value, cells: names }, { cells }) => ({
    kind: 'hidden-skyscraper',
    cells: cells(names),
    value: value!,
  })),
  numberedRoom: each<Item>(({ value, cells: names }, { cells }) => ({
    kind: 'numbered-room',
    cells: cells(names),
    value: value!,
  })),
  odd: set('odd'),
  even: set('even'),
  minimum: set('minimum'),
  maximum: set('maximum'),
  clone: each<readonly [Names, Names]>(([own, copy], { cells }) => ({
    kind: 'clone',
    cells: cells(own),
    copy: cells(copy),
  })),
  rowIndex: lines('row-index'),
  colIndex: lines('column-index'),
};

/** The constraints of all rules that are not houses. An invalid cell becomes −1, which `createPuzzle` rejects. */
export function constraintsOf(
  rules: readonly (readonly [string, unknown])[],
  geometry: Geometry,
  placeOf: (name: string) => number,
): Constraint[] {
  const cells = (names: Names): Cell[] => names.map((name) => geometry.cellAt[placeOf(name)] ?? -1);
  const ruleOf = new Map(rules);
  const marked = (...names: readonly string[]) =>
    names.flatMap((name) => ((ruleOf.get(name) ?? []) as readonly Item[]).map((item) => cells(item.cells)));
  return rules.flatMap(([name, rule]) => CONSTRAINT_RULES[name]?.(rule as never, { cells, marked }) ?? []);
}
