/**
 * The search machine as formulas over named properties, written once: what a candidate does, and what the whole board
 * does next. `plain.ts` lays it out over the board; `model.ts` does the same in ordinary code. All of it is arithmetic,
 * which is available in every browser that supports registered properties.
 *
 * A candidate's state is its fate: 0 open, `stampOf(L)` eliminated at depth L, −L the guess that led to depth L.
 * The machine's own properties:
 *
 *   strain    2 for a contradiction, 1 for work to do, 0 at rest
 *   pick      100 × fewest open candidates + the cell to guess in; means something at rest only
 *   mode      what happens next
 *   depth     how many guesses stand
 *   guess     1 in the mode "guess", else 0; `back` likewise in "backtrack"
 *   cell      the cell to guess in, from 1 in reading order, in the mode "guess"; else 0
 *   tried     the digit to try in it, else 0
 *   stamp     what falls is written as this; 0 while a guess is taken back
 *   t5        the same for the digit 5: other than that only if it is the one to try
 *   w         eliminations from this one on are taken back
 *   u         guesses below minus this one are taken back
 */
import { clamp, define, distance, least, minus, most, product } from './algebra.ts';
import { property, quotient, remainder, same, sum } from './algebra.ts';
import type { Expression, Term } from './algebra.ts';
import { MODES } from './model.ts';
import type { Mode } from './model.ts';

/** The value of a mode in the `mode` property. */
export const modeNumber = (mode: Mode): number => MODES.indexOf(mode);

const depth = property('depth');
const guess = property('guess');
const back = property('back');

/** 1 for an eliminated candidate. */
export const gone = (fate: Expression): Expression => clamp(fate);

/** 1 for an open candidate if each of its four constraints has another open one as well. */
export const LOOSE = define(['fate', 'cell', 'row', 'column', 'box'], (fate, ...counts) =>
  clamp(minus(least(minus(2, fate!), ...counts), 1)),
);

/**
 * How strongly a constraint pulls, from its count of open candidates and of singles among them: 1 is work to do, 2 or
 * more a contradiction. A settled constraint, with one single and nothing else, has 0; an empty one −2.
 */
export const PULL = define(['count', 'singles'], (count, singles) =>
  minus(singles!, most(0, minus(2, count!))),
);

/** A cell's pull, or 1 in the cell of the guess: its candidates fall, and the tried one becomes the guess. */
export const drawn = (pull: Expression, cell: number): Expression => most(pull, same(property('cell'), cell));

/**
 * The fate after this step: a loose candidate falls if one of its constraints pulls; if a guess is taken back, the
 * remainder reopens the candidates that fell with it.
 */
export const NEXT = define(
  ['fate', 'loose', 'cell', 'row', 'column', 'box', 'stamp'],
  (fate, loose, cell, row, column, box, stamp) =>
    minus(
      remainder(
        sum(fate!, property('u'), product(least(loose!, most(cell!, row!, column!, box!)), stamp!)),
        property('w'),
      ),
      property('u'),
    ),
);

/**
 * The same if no guess is ever taken back: a fate is 0 or 1, and the tried digit's stamp is 0. On a 4×4 board the
 * guesses that this machine makes are always right.
 */
export const NEXT_UNREGRETTED = define(
  ['fate', 'loose', 'cell', 'row', 'column', 'box', 'stamp'],
  (fate, loose, cell, row, column, box, stamp) =>
    sum(fate!, product(least(loose!, most(cell!, row!, column!, box!)), stamp!)),
);

/** The strain from the strongest and the weakest pull. */
export const strain = (strongest: Expression, weakest: Expression): Expression =>
  least(2, most(0, strongest, product(-1, weakest)));

/** From this value of `pick` on, every cell is settled. */
const SETTLED = 9900;

/** The first of the cells with the fewest open candidates, but at least two. */
export const pick = (counts: readonly Expression[]): Expression =>
  least(...counts.map((n, c) => sum(product(100, most(n, product(SETTLED / 100, minus(2, n)))), c + 1)));

/** The lowest digit of the picked cell, given the lowest digit of each cell. */
export const tried = (lowest: readonly Expression[]): Expression =>
  sum(...lowest.map((digit, c) => product(same(property('cell'), c + 1), digit)));

/** The lowest digit that is not eliminated, given those that are. */
export const lowestDigit = (goneOnes: readonly Expression[]): Expression =>
  least(...goneOnes.map((one, k) => sum(product(9, one), k + 1)));

const strained = property('strain');

const mode = (): Expression =>
  sum(
    product(same(strained, 0), sum(2, clamp(minus(property('pick'), SETTLED - 1)))),
    product(most(0, minus(strained, 1)), minus(4, product(3, least(1, depth)))),
  );

/** `stampOf` for a depth given as a formula. */
const stamped = (level: Term): Expression => sum(1, quotient(product(level, sum(level, 1)), 2));

/** The conclusions from strain and pick, for the whole board. */
export const conclusions = (): [string, Expression][] => [
  ['mode', mode()],
  ['guess', same(property('mode'), modeNumber('guess'))],
  ['back', same(property('mode'), modeNumber('backtrack'))],
  ['cell', product(guess, remainder(property('pick'), 100))],
  ['stamp', product(minus(1, back), stamped(sum(depth, guess)))],
  ['w', stamped(minus(sum(depth, 2), product(2, back)))],
  ['u', minus(sum(depth, 1), product(2, back))],
];

/** The stamp of a falling candidate of this digit; the tried one becomes −(D + 1). */
export const stampOfDigit = (digit: number): Expression =>
  minus(property('stamp'), product(same(property('tried'), digit), sum(property('stamp'), depth, 1)));

/** The conclusions and the stamps of the machine without backtracking. */
export const conclusionsUnregretted = (): [string, Expression][] => [
  [
    'mode',
    sum(
      product(same(strained, 0), sum(2, clamp(minus(property('pick'), SETTLED - 1)))),
      product(4, most(0, minus(strained, 1))),
    ),
  ],
  ['guess', same(property('mode'), modeNumber('guess'))],
  ['cell', product(guess, remainder(property('pick'), 100))],
];
export const stampUnregretted = (digit: number): Expression => least(1, distance(property('tried'), digit));

/** Counters in addition to the candidates: the depth and, for display, steps, guesses and backtracks. */
export const TALLIES = ['depth', 'steps', 'guesses', 'retreats'] as const;
export type Tally = (typeof TALLIES)[number];

/** The tallies after this step. */
export const nextTallies = (): Record<Tally, Expression> => ({
  depth: minus(sum(depth, guess), back),
  steps: sum(property('steps'), 1),
  guesses: sum(property('guesses'), guess),
  retreats: sum(property('retreats'), back),
});
