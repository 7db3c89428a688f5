import type { Constraint, ConstraintKind, ConstraintOf } from '../../../constraints/kinds.ts';
import { ORTHOGONAL, pairsApart } from '../../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { countsOf } from '../../text/counts.ts';
import { heldParts } from '../../text/rules.ts';
import { hasLoneCells } from '../rule-cells.ts';
import { cellName, outsideOf } from '../square-places.ts';
import { DRAWN_TOOLS, sumsOfRoot } from './read-rules.ts';

/** The constraints that f-puzzles supports, of a square board with the values 1 to N, as fields of its JSON. */
export function ruleFields(constraints: readonly Constraint[], geometry: Geometry): Record<string, unknown> {
  const { size } = geometry;
  const name = (cell: Cell): string => cellName(cell, size);
  const fields: Record<string, unknown> = {};
  const items: Record<string, object[]> = {};
  const only = countsOf(constraints.map(({ kind }) => kind));
  for (const constraint of constraints) {
    const write = WRITERS[constraint.kind] as Writer | undefined;
    for (const [field, item] of write?.(constraint as never, { size, name, geometry, only }) ?? []) {
      if (item === true) fields[field] = true;
      else (items[field] ??= []).push(item);
    }
  }
  const negative = negativesOf(constraints, items, name);
  const drawn = linesForOthers(items);
  return { ...fields, ...items, ...negative, ...heldParts({ line: drawn }) };
}

interface Target {
  readonly size: number;
  readonly name: (cell: Cell) => string;
  readonly geometry: Geometry;
  /** The number of constraints of each kind. */
  readonly only: ReadonlyMap<ConstraintKind, number>;
}

type Written = readonly (readonly [field: string, item: object | true])[];

type Writer = (constraint: never, target: Target) => Written;

type WriterOf<K extends ConstraintKind> = (constraint: ConstraintOf<K>, target: Target) => Written;

const line =
  (field: string) =>
  ({ cells }: { readonly cells: readonly Cell[] }, { name }: Target): Written => [
    [field, { lines: [cells.map(name)] }],
  ];

const marks =
  (field: string) =>
  ({ cells }: { readonly cells: readonly Cell[] }, { name }: Target): Written =>
    cells.map((cell) => [field, { cell: name(cell) }]);

/** In f-puzzles all marks form one set: several sets that touch would lose meaning. */
const extremes =
  (kind: 'minimum' | 'maximum') =>
  (constraint: { readonly cells: readonly Cell[] }, target: Target): Written =>
    target.only.get(kind) === 1 ? marks(kind)(constraint, target) : [];

const cellSet =
  (field: string) =>
  ({ cells }: { readonly cells: readonly Cell[] }, { name }: Target): Written => [
    [field, { cells: cells.map(name) }],
  ];

function outside(field: string, cells: readonly Cell[], value: number, target: Target): Written {
  const start = outsideOf(cells, target.size);
  const isLine = start && start.step.includes(0) && cells.length === target.size;
  return isLine ? [[field, { cell: placeName(start), value: `${value}` }]] : [];
}

function placeName({ row, column }: { readonly row: number; readonly column: number }): string {
  return `R${row + 1}C${column + 1}`;
}

const isBeside = ([a, b]: readonly Cell[], { geometry }: Target): boolean =>
  pairsApart(geometry, ORTHOGONAL).some(([c, d]) => (a === c && b === d) || (a === d && b === c));

const WRITERS: { readonly [K in ConstraintKind]?: WriterOf<K> } = {
  'anti-knight': () => [['antiknight', true]],
  'anti-king': () => [['antiking', true]],
  'all-different': ({ cells }, { name, size }) =>
    cells.length <= size ? [['killercage', { cells: cells.map(name) }]] : [],
  cage: ({ cells, sum }, { name }) =>
    sum === 0
      ? []
      : [['killercage', { cells: cells.map(name), ...(sum !== undefined && { value: `${sum}` }) }]],
  'cage-sums': ({ cells, sums }, { name, size }) => {
    const root = 1 + ((sums[0] + 8) % 9);
    const isRoot = sumsOfRoot(cells.length, root, size).join() === sums.join();
    return isRoot ? [['cage', { cells: cells.map(name), value: `DR${root}` }]] : [];
  },
  arrow: ({ circle, shaft }, { name }) => [
    ['arrow', { cells: circle.map(name), lines: [[circle[circle.length - 1], ...shaft].map(name)] }],
  ],
  'little-killer': ({ cells, sum }, { size }) => {
    const start = outsideOf(cells, size);
    if (!start || start.step.includes(0) || sum === 0) return [];
    const direction = `${start.step[0] < 0 ? 'U' : 'D'}${start.step[1] < 0 ? 'L' : 'R'}`;
    const names = cells.map((cell) => cellName(cell, size));
    return [['littlekillersum', { cell: placeName(start), direction, cells: names, value: `${sum}` }]];
  },
  thermometer: line('thermometer'),
  'slow-thermometer': line('slowthermometer'),
  palindrome: line('palindrome'),
  renban: line('renban'),
  nabner: line('nabner'),
  between: line('betweenline'),
  entropic: line('entropicline'),
  'double-arrow': line('doublearrow'),
  zipper: line('zipperline'),
  lockout: ({ cells, difference }, { name }) => [
    ['lockout', { lines: [cells.map(name)], ...(difference !== 4 && { value: `${difference}` }) }],
  ],
  modular: (constraint, target) => (constraint.modulus === 3 ? line('modularline')(constraint, target) : []),
  'region-sum': (constraint, target) =>
    constraint.outside === 'left-out' || !hasLoneCells(constraint.cells, target.geometry)
      ? line('regionsumline')(constraint, target)
      : [],
  whisper: ({ cells, difference }, { name }) => [
    ['whispers', { lines: [cells.map(name)], value: `${difference}` }],
  ],
  'row-index': cellSet('rowindexer'),
  'column-index': cellSet('columnindexer'),
  'box-index': cellSet('boxindexer'),
  clone: ({ cells, copy }, { name }) => [['clone', { cells: cells.map(name), cloneCells: copy.map(name) }]],
  quadruple: ({ cells, values }, { name }) => [
    ['quadruple', { cells: cells.map(name), values: [...values] }],
  ],
  sandwich: ({ cells, sum, crusts }, target) =>
    crusts === 'line' && target.geometry.cells.length !== target.size ** 2
      ? []
      : outside('sandwichsum', cells, sum, target),
  'x-sum': ({ cells, sum }, target) => outside('xsum', cells, sum, target),
  skyscraper: ({ cells, count }, target) => outside('skyscraper', cells, count, target),
  odd: marks('odd'),
  even: marks('even'),
  minimum: extremes('minimum'),
  maximum: extremes('maximum'),
  difference: ({ cells, difference }, target) =>
    isBeside(cells, target) ? [['difference', mark(cells, difference, 1, target)]] : [],
  ratio: ({ cells, ratio }, target) =>
    isBeside(cells, target) ? [['ratio', mark(cells, ratio, 2, target)]] : [],
  'pair-sum': ({ cells, sum }, target) =>
    (sum === 5 || sum === 10) && isBeside(cells, target)
      ? [['xv', { cells: cells.map(target.name), value: sum === 5 ? 'V' : 'X' }]]
      : [],
};

function mark(cells: readonly Cell[], value: number, usual: number, { name }: Target): object {
  return { cells: cells.map(name), ...(value !== usual && { value: `${value}` }) };
}

/** Rules about unmarked pairs, which can be written only if they exempt exactly the written marks. */
function negativesOf(
  constraints: readonly Constraint[],
  items: Readonly<Record<string, readonly object[]>>,
  name: (cell: Cell) => string,
): Record<string, unknown> {
  const marked = (...fields: readonly string[]) =>
    fields.flatMap((field) => items[field] ?? []) as readonly Mark[];
  const keys = (pairs: readonly (readonly string[])[]) =>
    [...new Set(pairs.map((pair) => [...pair].sort().join()))].sort().join(';');
  const exempts = (except: readonly (readonly Cell[])[] = [], ...fields: readonly string[]) =>
    keys(except.map((pair) => pair.map(name))) === keys(marked(...fields).map(({ cells }) => cells));
  const fields: Record<string, unknown> = {};
  const negative: string[] = [];
  for (const constraint of constraints) {
    if (constraint.kind === 'no-difference') {
      const { differences, neighbours, except } = constraint;
      if (differences.join() === '1' && neighbours === 'orthogonal' && exempts(except, 'difference', 'ratio'))
        fields.nonconsecutive = true;
    }
    if (constraint.kind === 'no-ratio') {
      const { ratios, neighbours, except } = constraint;
      const labels = marked('ratio').map(({ value }) => Number(value ?? 2));
      const wanted = labels.length > 0 ? [...new Set(labels)] : [2];
      const isSame = [...wanted].sort().join() === [...new Set(ratios)].sort().join();
      if (isSame && neighbours === 'orthogonal' && exempts(except, 'difference', 'ratio'))
        negative.push('ratio');
    }
    if (constraint.kind === 'no-sum') {
      const { sums, neighbours, except } = constraint;
      const isXV = [...sums].sort().join() === '10,5' && neighbours === 'orthogonal';
      if (isXV && exempts(except, 'xv')) negative.push('xv');
    }
  }
  return { ...fields, ...heldParts({ negative: [...new Set(negative)] }) };
}

interface Mark {
  readonly cells: readonly string[];
  readonly value?: string;
}

/** The lines that draw the add-on's rules for programs without it, as the add-on writes them. */
function linesForOthers(items: Readonly<Record<string, readonly object[]>>): object[] {
  return Object.entries(COLOURS).flatMap(([tool, outlineC]) =>
    (items[tool === 'German Whispers' ? 'whispers' : DRAWN_TOOLS[tool]] ?? []).map((item) => ({
      lines: (item as { readonly lines: unknown }).lines,
      outlineC,
      width: 0.2,
      fromConstraint: tool,
    })),
  );
}

/** The line tools of the add-on, and the colours of their lines. */
const COLOURS: Readonly<Record<string, string>> = {
  Renban: '#F067F0',
  'German Whispers': '#67F067',
  'Entropic Line': '#FFCCAA',
  'Modular Line': '#33BBBB',
  'Region Sum Line': '#2ECBFF',
  Nabner: '#C9C883',
  'Double Arrow': '#C54B8B',
  'Zipper Line': '#CDB1EC',
  'Slow Thermometer': '#6495ED',
};
