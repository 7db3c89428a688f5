/** The rules of a puzzle in bits, a table of columns for each kind. */
import type { Constraint, ConstraintKind, Field, Geometry, KINDS, NestedConstraint } from 'pencilmark';
import { type BitCode, damage } from './share-bits.ts';
import { cellLists } from './share-cells.ts';
import { type AnyColumn, chosen, type Column, integers, lists, words } from './share-columns.ts';
import { mixed, objects, type Part } from './share-objects.ts';
import { texts } from './share-texts.ts';

type Fields<K extends ConstraintKind> = (typeof KINDS)[K]['fields'];

type FieldTypes<K extends ConstraintKind> = {
  readonly [F in keyof Fields<K>]: Fields<K>[F] extends { type: infer T } ? T : never;
};

type ChoiceOf<K extends ConstraintKind> = K extends K
  ? {
      [F in keyof Fields<K>]: Fields<K>[F] extends { type: 'choice'; of: readonly (infer T)[] } ? T : never;
    }[keyof Fields<K>]
  : never;

/**
 * The kinds with their codes and fields: a format that exists in links forever. Codes never change, fields keep their
 * order, and new ones go to the end. A kind or a field that is missing or has another type does not compile.
 */
const RULES: { readonly [K in ConstraintKind]: readonly [code: number, fields: FieldTypes<K>] } = {
  'all-different': [0, { cells: 'cells' }],
  'anti-knight': [1, {}],
  'anti-king': [2, {}],
  'anti-chess': [3, { steps: 'tuples', values: 'integers', cells: 'cells' }],
  taxicab: [4, { distance: 'integer' }],
  'anti-taxicab': [5, {}],
  'no-difference': [6, { differences: 'integers', neighbours: 'choice', except: 'cell-lists' }],
  'no-ratio': [7, { ratios: 'integers', neighbours: 'choice', except: 'cell-lists' }],
  'no-sum': [8, { sums: 'integers', neighbours: 'choice', except: 'cell-lists' }],
  'global-entropy': [9, {}],
  'global-modular': [10, {}],
  'dutch-flatmates': [11, {}],
  doppelganger: [12, {}],
  clone: [13, { cells: 'cells', copy: 'cells' }],
  'same-digits': [14, { sets: 'cell-lists' }],
  odd: [15, { cells: 'cells' }],
  even: [16, { cells: 'cells' }],
  minimum: [17, { cells: 'cells' }],
  maximum: [18, { cells: 'cells' }],
  'row-index': [19, { cells: 'cells' }],
  'column-index': [20, { cells: 'cells' }],
  'box-index': [21, { cells: 'cells' }],
  'counting-circles': [22, { cells: 'cells' }],
  difference: [23, { cells: 'cells', difference: 'integer' }],
  ratio: [24, { cells: 'cells', ratio: 'integer' }],
  'pair-sum': [25, { cells: 'cells', sum: 'integer' }],
  greater: [26, { cells: 'cells' }],
  quadruple: [27, { cells: 'cells', values: 'integers' }],
  contain: [28, { cells: 'cells', values: 'integers' }],
  'contain-exactly': [29, { cells: 'cells', values: 'integers' }],
  'look-and-say': [30, { cells: 'cells', counts: 'tuples' }],
  'count-distinct': [31, { control: 'cells', cells: 'cells' }],
  'equality-cage': [32, { cells: 'cells' }],
  thermometer: [33, { cells: 'cells' }],
  'slow-thermometer': [34, { cells: 'cells' }],
  palindrome: [35, { cells: 'cells' }],
  renban: [36, { cells: 'cells' }],
  nabner: [37, { cells: 'cells' }],
  whisper: [38, { cells: 'cells', difference: 'integer' }],
  between: [39, { cells: 'cells' }],
  lockout: [40, { cells: 'cells', difference: 'integer' }],
  zipper: [41, { cells: 'cells' }],
  'region-sum': [42, { cells: 'cells', outside: 'choice' }],
  'sum-segments': [43, { cells: 'cells', sum: 'integer', shape: 'choice' }],
  entropic: [44, { cells: 'cells' }],
  modular: [45, { cells: 'cells', modulus: 'integer' }],
  'double-arrow': [46, { cells: 'cells' }],
  'value-index': [47, { cells: 'cells' }],
  arrow: [48, { circle: 'cells', shaft: 'cells' }],
  cage: [49, { cells: 'cells', sum: 'integer' }],
  'cage-sums': [50, { cells: 'cells', sums: 'integers' }],
  sum: [51, { cells: 'cells', sum: 'integer', weights: 'integers' }],
  'little-killer': [52, { cells: 'cells', sum: 'integer' }],
  'equal-sums': [53, { sets: 'cell-lists' }],
  rellik: [54, { cells: 'cells', sum: 'integer' }],
  lunchbox: [55, { cells: 'cells', sum: 'integer' }],
  sandwich: [56, { cells: 'cells', sum: 'integer', crusts: 'choice' }],
  'x-sum': [57, { cells: 'cells', sum: 'integer' }],
  skyscraper: [58, { cells: 'cells', count: 'integer' }],
  'hidden-skyscraper': [59, { cells: 'cells', value: 'integer' }],
  'numbered-room': [60, { cells: 'cells', value: 'integer' }],
  'full-rank': [61, { lines: 'cell-lists', ranks: 'integers', ties: 'choice' }],
  'pair-relation': [62, { cells: 'cells', pairs: 'tuples', between: 'choice' }],
  automaton: [63, { cells: 'cells', start: 'integers', accept: 'integers', arcs: 'tuples' }],
  pattern: [64, { cells: 'cells', expression: 'text' }],
  'any-of': [65, { alternatives: 'branches' }],
  'all-of': [66, { lists: 'branches' }],
};

/** The options of choice fields; their codes never change either. */
const CHOICES: Readonly<Record<ChoiceOf<ConstraintKind>, number>> = {
  orthogonal: 0,
  diagonal: 1,
  knight: 2,
  'own-run': 3,
  'left-out': 4,
  open: 5,
  loop: 6,
  board: 7,
  line: 8,
  none: 9,
  'only-unranked': 10,
  any: 11,
  neighbours: 12,
  all: 13,
};

/** Maximum nesting of alternatives, as in `createPuzzle`. */
const MAX_DEPTH = 8;

/** A list of rules. A rule that is read has the fields of its kind; `createPuzzle` checks their values. */
export function rules(geometry: Geometry): Column<Constraint> {
  return nested(geometry, 0) as unknown as Column<Constraint>;
}

function nested(geometry: Geometry, depth: number): Column<NestedConstraint> {
  return (length) => {
    const columns = columnsByType(geometry, depth);
    const parts = Object.entries(RULES).map(([kind, [code, fields]]): Part => {
      const own = Object.entries<Field['type']>(fields).map(([name, type]) => [name, columns[type]] as const);
      return { code, names: [kind], columns: objects(Object.fromEntries(own)) };
    });
    return mixed('kind', parts)(length) as unknown as BitCode<readonly NestedConstraint[]>;
  };
}

/** Does not compile if there is a new type of field. */
function columnsByType(geometry: Geometry, depth: number): { readonly [T in Field['type']]: AnyColumn } {
  const cells = cellLists(geometry);
  const branch: Column<NestedConstraint> = (length) =>
    depth < MAX_DEPTH || length === 0 ? nested(geometry, depth + 1)(length) : NOTHING;
  return {
    cells,
    'cell-lists': lists(cells),
    integer: integers,
    integers: lists(integers),
    tuples: lists(lists(integers)),
    choice: chosen(words(CHOICES)),
    text: texts,
    branches: lists(lists(branch)),
  };
}

/** Nobody writes rules nested too deep. */
const NOTHING: BitCode<readonly NestedConstraint[]> = {
  write: () => undefined,
  read: (source) => damage(source, []),
};
