import { compileConstraint } from '../../../constraints/constraints.ts';
import type { Constraint, ConstraintKind, ConstraintOf } from '../../../constraints/kinds.ts';
import type { NestedConstraint } from '../../../constraints/schema.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { eachOnce } from '../../../constraints/surroundings.ts';
import { hasLoneCells, sortedPairs } from '../rule-cells.ts';
import { diagonalFrom, nameOf, touchingPairs } from './cells.ts';
import { packedMachine, packedText, pairKey } from './codes.ts';

/** The parts for constraints; those that the format cannot express are left out. */
export function issParts(constraints: readonly Constraint[], geometry: Geometry): string {
  const written: string[] = [];
  const strict = strictOf(constraints, geometry);
  for (const constraint of constraints) {
    if (strict.done.has(constraint)) continue;
    if (constraint.kind === 'rellik') written.push(rellikPart(constraint, constraints, geometry));
    written.push(partsOf(constraint, geometry, 'top') ?? '');
  }
  return [...written, ...strict.parts].join('');
}

/** In the format its cells all differ, so it can be written only if another rule requires that here. */
function rellikPart(
  { cells, sum }: ConstraintOf<'rellik'>,
  constraints: readonly Constraint[],
  geometry: Geometry,
): string {
  const isSame = (others: readonly Cell[]) =>
    others.length === cells.length && others.every((cell) => cells.includes(cell));
  const areDifferent = constraints.some(
    (one) => (one.kind === 'all-different' || one.kind === 'cage') && isSame(one.cells),
  );
  return areDifferent && cells.length > 1 ? numbered('RellikCage', sum, cells, writerFor(geometry)) : '';
}

type Place = 'top' | 'within';

function partsOf(constraint: NestedConstraint, geometry: Geometry, place: Place): string | undefined {
  const { kind } = constraint as Constraint;
  if (place === 'within' && ONLY_AT_TOP.includes(kind)) return asPairs(constraint as Constraint, geometry);
  const write = WRITERS[kind] as Writer<never> | undefined;
  return write?.(constraint as never, writerFor(geometry)) ?? asPairs(constraint as Constraint, geometry);
}

/** Kinds that the program allows only at the top level. */
const ONLY_AT_TOP: readonly ConstraintKind[] = [
  'anti-knight', 'anti-king', 'anti-taxicab', 'no-difference', 'global-entropy', 'global-modular', 'dutch-flatmates',
  'doppelganger', 'full-rank',
]; // oxfmt-ignore

interface Target {
  readonly geometry: Geometry;
  readonly name: (cell: Cell) => string;
  readonly names: (cells: readonly Cell[]) => string;
  /** The row or column of a line of cells, and whether it is read from its far end. */
  readonly line: (
    cells: readonly Cell[],
  ) => { readonly name: string; readonly isTurned: boolean } | undefined;
}
type Writer<C> = (constraint: C, target: Target) => string | undefined;
type WriterOf<K extends ConstraintKind> = Writer<ConstraintOf<K>>;

function writerFor(geometry: Geometry): Target {
  const name = (cell: Cell): string => nameOf(geometry.cells[cell]);
  const lines = geometry.houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  const wholeLines = lines.map((house) => house.cells);
  return {
    geometry,
    name,
    names: (cells) => cells.map((cell) => `~${name(cell)}`).join(''),
    line: (cells) => {
      const key = cells.join();
      const at = wholeLines.findIndex((one) => one.join() === key || [...one].reverse().join() === key);
      if (at < 0) return undefined;
      const { row, column } = geometry.cells[wholeLines[at][0]];
      const isRow = wholeLines[at].every((cell) => geometry.cells[cell].row === row);
      const index = (isRow ? row : column) + 1;
      return { name: `${isRow ? 'R' : 'C'}${index.toString(36)}`, isTurned: wholeLines[at].join() !== key };
    },
  };
}

const flag = (type: string) => (): string => `.${type}`;
const line =
  (type: string): Writer<{ readonly cells: readonly Cell[] }> =>
  ({ cells }, { names }) =>
    `.${type}${names(cells)}`;
const numbered = (type: string, value: number, cells: readonly Cell[], { names }: Target): string =>
  `.${type}~${value}${names(cells)}`;
function outside(
  type: string,
  cells: readonly Cell[],
  value: number,
  { line: lineOf }: Target,
): string | undefined {
  const found = lineOf(cells);
  return found && `.${type}~${found.name}~${found.isTurned ? '' : value}~${found.isTurned ? value : ''}`;
}
function mark(type: string, cells: readonly Cell[], { geometry, names }: Target): string | undefined {
  return touchingPairs(cells, geometry).length > 0 ? `.${type}${names(cells)}` : undefined;
}

const WRITERS: { readonly [K in ConstraintKind]?: WriterOf<K> } = {
  'anti-knight': flag('AntiKnight'),
  'anti-king': flag('AntiKing'),
  'anti-taxicab': flag('AntiTaxicab'),
  'global-entropy': (_, { geometry }) => (isOneToNine(geometry) ? '.GlobalEntropy' : undefined),
  'global-modular': (_, { geometry }) => (geometry.size === 9 ? '.GlobalMod' : undefined),
  'dutch-flatmates': (_, { geometry }) => (isOneToNine(geometry) ? '.DutchFlatmates' : undefined),
  doppelganger: flag('Doppelganger'),
  'no-difference': ({ differences, neighbours, except = [] }) =>
    differences.join() === '1' && neighbours === 'orthogonal' && except.length === 0
      ? '.AntiConsecutive'
      : undefined,
  'all-different': line('AllDifferent'),
  thermometer: line('Thermo'),
  renban: ({ cells }, target) => line('Renban')({ cells: eachOnce(cells) }, target),
  between: line('Between'),
  palindrome: line('Palindrome'),
  zipper: line('Zipper'),
  entropic: (constraint, target) =>
    isOneToNine(target.geometry) ? line('Entropic')(constraint, target) : undefined,
  'double-arrow': line('DoubleArrow'),
  'value-index': line('ValueIndexing'),
  'equality-cage': line('EqualityCage'),
  'counting-circles': line('CountingCircles'),
  'region-sum': (constraint, target) =>
    constraint.outside === 'left-out' && hasLoneCells(constraint.cells, target.geometry)
      ? undefined
      : line('RegionSumLine')(constraint, target),
  whisper: ({ cells, difference }, target) => numbered('Whisper', difference, cells, target),
  modular: ({ cells, modulus }, target) => numbered('Modular', modulus, cells, target),
  lockout: ({ cells, difference }, target) => numbered('Lockout', difference, cells, target),
  'sum-segments': ({ cells, sum, shape }, target) =>
    `${numbered('SumLine', sum, cells, target)}${shape === 'loop' ? '~LOOP' : ''}`,
  cage: ({ cells, sum }, target) =>
    sum === 0
      ? undefined
      : sum === undefined
        ? line('AllDifferent')({ cells }, target)
        : numbered('Cage', sum, cells, target),
  lunchbox: ({ cells, sum }, target) => numbered('Lunchbox', sum, cells, target),
  sum: ({ cells, sum, weights }, { names }) => {
    if (weights?.some((weight) => Math.abs(weight) > 100)) return undefined;
    return `.Sum~${sum}${weights ? `_=_${weights.join('_')}` : ''}${names(cells)}`;
  },
  'little-killer': ({ cells, sum }, target) => {
    const start = [cells[0], cells[cells.length - 1]].find((cell) => {
      const own = diagonalFrom(cell, target.geometry);
      return own.length > 1 && (own.join() === cells.join() || [...own].reverse().join() === cells.join());
    });
    return start === undefined
      ? numbered('Sum', sum, cells, target)
      : `.LittleKiller~${sum}~${target.name(start)}`;
  },
  arrow: ({ circle, shaft }, { names, name }) => {
    if (circle.length === 1) return `.Arrow~${name(circle[0])}${names(shaft)}`;
    const isRead = circle.length < 4 && circle.every((cell, at) => at === 0 || circle[at - 1] < cell);
    return isRead ? `.PillArrow~${circle.length}${names([...circle, ...shaft])}` : undefined;
  },
  difference: ({ cells, difference }, target) =>
    difference === 1 ? mark('WhiteDot', cells, target) : undefined,
  ratio: ({ cells, ratio }, target) => (ratio === 2 ? mark('BlackDot', cells, target) : undefined),
  'pair-sum': ({ cells, sum }, target) => {
    const letter = sum === 10 ? mark('X', cells, target) : sum === 5 ? mark('V', cells, target) : undefined;
    return letter ?? numbered('Sum', sum, cells, target);
  },
  greater: ({ cells }, target) => mark('GreaterThan', cells, target),
  'x-sum': ({ cells, sum }, target) => (sum === 0 ? undefined : outside('XSum', cells, sum, target)),
  skyscraper: ({ cells, count }, target) =>
    count === 0 ? undefined : outside('Skyscraper', cells, count, target),
  'hidden-skyscraper': ({ cells, value }, target) => outside('HiddenSkyscraper', cells, value, target),
  'numbered-room': ({ cells, value }, target) => outside('NumberedRoom', cells, value, target),
  sandwich: ({ cells, sum, crusts }, { line: lineOf, geometry }) => {
    const found = lineOf(cells);
    const isExpressible = crusts === 'line' || cells.length === geometry.size;
    return found && isExpressible ? `.Sandwich~${sum}~${found.name}` : undefined;
  },
  'full-rank': ({ lines, ranks, ties }, target) => {
    const parts = lines.map((cells, at) => outside('FullRank', cells, ranks[at], target));
    if (parts.includes(undefined)) return undefined;
    return `${parts.join('')}.FullRankTies~${ties === 'only-unranked' ? 'only-unclued' : ties}`;
  },
  contain: ({ cells, values }, { names }) => `.ContainAtLeast~${values.join('_')}${names(cells)}`,
  'contain-exactly': ({ cells, values }, { names }) => `.ContainExact~${values.join('_')}${names(cells)}`,
  quadruple: ({ cells, values }, { geometry, names, name }) => {
    const corner = Math.min(...cells);
    const { row, column } = geometry.cells[corner];
    const isTwoByTwo = cells.every(
      (cell) =>
        geometry.cells[cell].row - row < 2 && Math.abs(geometry.cells[cell].column - column - 0.5) < 1,
    );
    return isTwoByTwo
      ? `.Quad~${name(corner)}~${values.join('~')}`
      : `.ContainAtLeast~${values.join('_')}${names(cells)}`;
  },
  'look-and-say': ({ cells, counts }, { names }) =>
    counts.flat().every((each) => each < 10)
      ? `.LookAndSay~${counts.map((pair) => pair.join('')).join('')}${names(cells)}`
      : undefined,
  'count-distinct': ({ control, cells }, { names }) => `.CountDistinct${names([...control, ...cells])}`,
  'same-digits': ({ sets }, { names }) => `.SameValues~${sets.length}${names(sets.flat())}`,
  'equal-sums': ({ sets }, { names }) => `.EqualSum${sets.map(names).join('~-')}`,
  'pair-relation': ({ cells, pairs, between }, { geometry, names }) => {
    const known = new Set(pairs.map(([x, y]) => `${x} ${y}`));
    const isEven = pairs.every(([x, y]) => known.has(`${y} ${x}`));
    const key = pairKey((x, y) => known.has(`${x} ${y}`), geometry);
    if (between === 'all' && !isEven) return undefined;
    return `.${between === 'all' ? 'PairX' : 'Pair'}~${key}~_${names(cells)}`;
  },
  automaton: ({ cells, ...machine }, { geometry, names }) => {
    const packed = packedMachine(machine, geometry);
    return packed === undefined ? undefined : `.NFA~${packed}~_${names(cells)}`;
  },
  pattern: ({ cells, expression }, { names }) => `.Regex~${packedText(expression)}${names(cells)}`,
  'row-index': ({ cells }, { names }) => `.Indexing~R${names(cells)}`,
  'column-index': ({ cells }, { names }) => `.Indexing~C${names(cells)}`,
  nabner: ({ cells }, { geometry, names }) =>
    `.PairX~${pairKey((x, y) => Math.abs(x - y) > 1, geometry)}~_${names(eachOnce(cells))}`,
  'any-of': ({ alternatives }, { geometry }) => {
    const parts = alternatives.map((list) => list.map((one) => partsOf(one, geometry, 'within')));
    if (parts.flat().includes(undefined)) return undefined;
    const lists = parts.map((list) =>
      list.length === 1 && !/^\.(?!Or|And)\w[^.]*\.[^.]*\./.test(list[0]!)
        ? list[0]!
        : `.And${list.join('')}.End`,
    );
    return `.Or${lists.join('')}.End`;
  },
  'all-of': ({ lists }, { geometry }) => {
    const parts = lists.flat().map((one) => partsOf(one, geometry, 'within'));
    return parts.includes(undefined) ? undefined : `.And${parts.join('')}.End`;
  },
};

function isOneToNine({ size, values }: Geometry): boolean {
  return size === 9 && values[0] === 1;
}

/** A rule that compiles only to relations of two cells and to cells that differ, written as those. */
function asPairs(constraint: Constraint, geometry: Geometry): string | undefined {
  const { name, names } = writerFor(geometry);
  const { values } = geometry;
  const parts = compileConstraint(geometry, constraint).map((relation) => {
    if (relation.is === 'differ') return `.AllDifferent${names(relation.cells)}`;
    if (relation.is === 'among') {
      const held = values.filter((_, index) => (relation.digits >> index) & 1);
      const signs = held.map((value) => value.toString(36).toUpperCase()).join('');
      return held.length === 0 ? undefined : `.Regex~${packedText(`[${signs}]`)}~${name(relation.cell)}`;
    }
    if (relation.is !== 'pair') return undefined;
    const { a, b, table } = relation;
    const key = pairKey((x, y) => ((table[x - values[0]] >> (y - values[0])) & 1) === 1, geometry);
    return `.Pair~${key}~_~${name(a)}~${name(b)}`;
  });
  return parts.includes(undefined) || parts.length > MAX_PAIRS ? undefined : parts.join('');
}

const MAX_PAIRS = 2_000;

/** Rules about all unmarked pairs that exempt exactly the written marks. */
function strictOf(
  constraints: readonly Constraint[],
  geometry: Geometry,
): { readonly parts: readonly string[]; readonly done: ReadonlySet<Constraint> } {
  const marks = (wanted: (constraint: Constraint) => boolean) =>
    sortedPairs(
      constraints.flatMap((one) =>
        wanted(one) && 'cells' in one ? touchingPairs(one.cells ?? [], geometry) : [],
      ),
    );
  const dots = marks(
    (one) => (one.kind === 'difference' && one.difference === 1) || (one.kind === 'ratio' && one.ratio === 2),
  );
  const letters = marks((one) => one.kind === 'pair-sum' && (one.sum === 5 || one.sum === 10));
  const differences = constraints.find(
    (one) =>
      one.kind === 'no-difference' &&
      one.differences.join() === '1' &&
      one.neighbours === 'orthogonal' &&
      sortedPairs(one.except ?? []) === dots,
  );
  const ratios = constraints.find(
    (one) =>
      one.kind === 'no-ratio' &&
      one.ratios.join() === '2' &&
      one.neighbours === 'orthogonal' &&
      sortedPairs(one.except ?? []) === dots,
  );
  const sums = constraints.find(
    (one) =>
      one.kind === 'no-sum' &&
      [...one.sums].sort((a, b) => a - b).join() === '5,10' &&
      one.neighbours === 'orthogonal' &&
      sortedPairs(one.except ?? []) === letters,
  );
  const isKropki = differences && ratios;
  return {
    parts: [...(isKropki ? ['.StrictKropki'] : []), ...(sums ? ['.StrictXV'] : [])],
    done: new Set([...(isKropki ? [differences, ratios] : []), ...(sums ? [sums] : [])]),
  };
}
