/** For tests: an example of every kind of rule that is drawn. */
import {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  createPuzzle,
  type Puzzle,
} from 'pencilmark';
import { classic9 } from 'pencilmark';

/** The empty 9×9 board with rules. Throws an Error if they are none. */
export function puzzleWith(...constraints: Constraint[]): Puzzle {
  const made = createPuzzle(classic9(), Array(81).fill(0), undefined, constraints);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const WHOLE_BOARD = [
  'anti-knight',
  'anti-king',
  'taxicab',
  'anti-taxicab',
  'no-difference',
  'no-ratio',
  'no-sum',
  'global-entropy',
  'global-modular',
  'dutch-flatmates',
  'doppelganger',
] as const;

type WholeBoard = (typeof WHOLE_BOARD)[number];
type Drawn = Exclude<ConstraintKind, WholeBoard>;

function isDrawn(kind: ConstraintKind): kind is Drawn {
  return !(WHOLE_BOARD as readonly ConstraintKind[]).includes(kind);
}

/** The cells of a row of the 9×9 board. */
export const row = (index: number): number[] => Array.from({ length: 9 }, (_, column) => 9 * index + column);

/** A line across the upper left corner of the board. */
const cells = [0, 10, 19, 28];

const EXAMPLES: { readonly [Kind in Drawn]: Omit<Extract<Constraint, { kind: Kind }>, 'kind'> } = {
  'all-different': { cells },
  'anti-chess': { steps: [[1, 2]], cells },
  clone: { cells, copy: [40, 50, 59, 68] },
  'same-digits': { sets: [cells, [40, 41, 42, 43]] },
  odd: { cells },
  even: { cells },
  minimum: { cells },
  maximum: { cells },
  'row-index': { cells },
  'column-index': { cells },
  'box-index': { cells },
  'counting-circles': { cells },
  difference: { cells: [0, 1], difference: 1 },
  ratio: { cells: [0, 1], ratio: 3 },
  'pair-sum': { cells: [0, 1], sum: 10 },
  greater: { cells: [0, 1] },
  quadruple: { cells: [0, 1, 9, 10], values: [1, 2, 3] },
  contain: { cells, values: [1, 1] },
  'contain-exactly': { cells, values: [4] },
  'look-and-say': { cells, counts: [[2, 3]] },
  'count-distinct': { control: [4], cells },
  'equality-cage': { cells },
  thermometer: { cells },
  'slow-thermometer': { cells },
  palindrome: { cells },
  renban: { cells },
  nabner: { cells },
  whisper: { cells, difference: 5 },
  between: { cells },
  lockout: { cells, difference: 4 },
  zipper: { cells: [0, 10, 19] },
  'region-sum': { cells },
  'sum-segments': { cells, sum: 10 },
  entropic: { cells },
  modular: { cells, modulus: 3 },
  'double-arrow': { cells },
  'value-index': { cells },
  arrow: { circle: [0, 1], shaft: [11, 20] },
  cage: { cells, sum: 20 },
  'cage-sums': { cells, sums: [12, 21] },
  sum: { cells, sum: 9, weights: [1, -1, 2, 1] },
  'little-killer': { cells: [1, 11, 21], sum: 12 },
  'equal-sums': { sets: [cells, [40, 41]] },
  rellik: { cells, sum: 10 },
  lunchbox: { cells, sum: 7 },
  sandwich: { cells: row(0), sum: 8 },
  'x-sum': { cells: row(0), sum: 8 },
  skyscraper: { cells: row(0), count: 3 },
  'hidden-skyscraper': { cells: row(0), value: 3 },
  'numbered-room': { cells: row(0), value: 3 },
  'full-rank': { lines: [row(0)], ranks: [3], ties: 'none' },
  'pair-relation': { cells, pairs: [[1, 2]], between: 'all' },
  automaton: { cells, start: [0], accept: [0], arcs: [[0, 1, 0]] },
  pattern: { cells, expression: '1*2*3*4*' },
  'any-of': { alternatives: [[{ kind: 'odd', cells }], [{ kind: 'even', cells }]] },
  'all-of': { lists: [[{ kind: 'odd', cells }]] },
};

/** An example of each kind that is drawn. */
export const DRAWN_RULES: readonly Constraint[] = CONSTRAINT_KINDS.filter(isDrawn).map(
  (kind) => ({ kind, ...EXAMPLES[kind] }) as Constraint,
);
