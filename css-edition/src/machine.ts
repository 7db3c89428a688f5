/**
 * The search machine as formulas over named properties, written once: what a candidate does, and what the
 * whole board does next. `plain.ts` lays it out with a property per candidate, `packed.ts` with a property per
 * cell; `model.ts` says the same in ordinary code.
 *
 * A candidate's state is its fate: 0 open, L + 1 eliminated at depth L, −L the guess that led to depth L.
 * The machine's own properties:
 *
 *   strain   2 for a contradiction, 1 for work to do, 0 at rest
 *   pick     100 × fewest open candidates + the cell to guess in
 *   cell     that cell, from 1 in reading order
 *   tried    the digit to try in it
 *   mode     what happens next
 *   depth    how many guesses stand
 */
import { choice, clamp, constant, define, least, minus, most, product } from './algebra.ts';
import { property, remainder, same, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { MODES } from './model.ts';
import type { Mode } from './model.ts';

/** How a mode is written in the `mode` property. */
export const modeNumber = (mode: Mode): number => MODES.indexOf(mode);

const depth = property('depth');

/** 1 for a candidate that was eliminated. */
export const gone = (fate: Expression): Expression => clamp(fate);

/** 1 for a candidate that is open while each of its four constraints has another one as well. */
export const LOOSE = define('loose', ['fate', 'cell', 'row', 'column', 'box'], (fate, ...counts) =>
  clamp(least(minus(1, fate!), minus(least(...counts), 1))),
);

/**
 * How strongly a constraint pulls, from its count of open candidates and of singles among them: 1 is work to
 * do, 2 or more a contradiction. A settled constraint, one single and nothing else, has 0; an empty one −2.
 */
export const PULL = define('pull', ['count', 'singles'], (count, singles) =>
  minus(singles!, most(0, minus(2, count!))),
);

/** Propagate: a loose candidate falls where one of its constraints pulls, and is stamped with the depth. */
export const PROPAGATED = define(
  'propagated',
  ['fate', 'loose', 'cell', 'row', 'column', 'box'],
  (fate, loose, ...pulls) => sum(fate!, product(least(loose!, most(...pulls)), sum(depth, 1))),
);

/** Backtrack: what fell at this depth opens again, and its guess falls one depth further up. */
const undone = (fate: Expression): Expression => {
  const fellHere = most(0, minus(fate, depth));
  const guessedHere = most(0, minus(minus(1, depth), fate));
  return sum(minus(fate, product(fellHere, sum(depth, 1))), product(2, depth, guessedHere));
};

/** Guess: in the picked cell the tried digit becomes −(D + 1), and what is open beside it D + 2. */
const guessed = (fate: Expression, cell: Expression, digit: Expression): Expression => {
  const tried = same(digit, property('tried'));
  const here = product(same(cell, property('cell')), same(fate, 0));
  return sum(fate, product(here, minus(sum(depth, 2), product(tried, sum(product(2, depth), 3)))));
};

type Becomes = (fate: Expression, cell: Expression, digit: Expression) => Expression;

/** What becomes of candidates in the rarer modes: `each` says it of them, by the formula it is given. */
export const turned = (each: (becomes: Becomes) => Expression): Expression =>
  choice(
    [
      { name: 'mode', is: modeNumber('backtrack'), then: each(undone) },
      { name: 'mode', is: modeNumber('guess'), then: each(guessed) },
    ],
    each((fate) => fate),
  );

/** The first formula while the machine propagates, else the second. */
export const next = (propagated: Expression, turned: Expression): Expression =>
  choice([{ name: 'mode', is: modeNumber('propagate'), then: propagated }], turned);

/** From the strongest pull and the weakest. */
export const strain = (strongest: Expression, weakest: Expression): Expression =>
  least(2, most(0, strongest, product(-1, weakest)));

/** A pick of this much or more means that every cell is settled. */
const SETTLED = 9900;

/** Of the cells with two or more open candidates, the first of those with fewest. Looked for at rest only. */
export const pick = (counts: readonly Expression[]): Expression => {
  const cells = counts.map((n, c) => sum(product(100, most(n, product(SETTLED / 100, minus(2, n)))), c + 1));
  return choice([{ name: 'strain', is: 0, then: least(...cells) }], 0);
};

export const pickedCell = (): Expression => remainder(property('pick'), 100);

/** The lowest digit of the picked cell, given the lowest of each. */
export const tried = (lowest: readonly Expression[]): Expression => {
  const cases = lowest.map((digit, c) => ({ name: 'cell', is: c + 1, then: digit }));
  return choice([{ name: 'cell', is: 0, then: constant(0) }, ...cases], 0);
};

/** The lowest digit that is not gone, given what is. */
export const lowestDigit = (goneOnes: readonly Expression[]): Expression =>
  least(...goneOnes.map((one, k) => sum(product(9, one), k + 1)));

export const mode = (): Expression =>
  choice(
    [
      { name: 'strain', is: 1, then: constant(modeNumber('propagate')) },
      { name: 'strain', is: 0, then: sum(2, clamp(minus(property('pick'), SETTLED - 1))) },
    ],
    minus(4, product(3, least(1, depth))),
  );

/** What is counted beside the candidates: the depth, and for the onlooker steps, guesses and backtracks. */
export const TALLIES = ['depth', 'steps', 'guesses', 'retreats'] as const;
export type Tally = (typeof TALLIES)[number];

/** The tallies after this step. */
export const nextTallies = (): Record<Tally, Expression> => ({
  depth: nextDepth(),
  steps: sum(property('steps'), 1),
  guesses: sum(property('guesses'), same(property('mode'), modeNumber('guess'))),
  retreats: sum(property('retreats'), same(property('mode'), modeNumber('backtrack'))),
});

/** The depth after this step. */
const nextDepth = (): Expression =>
  choice(
    [
      { name: 'mode', is: modeNumber('backtrack'), then: minus(depth, 1) },
      { name: 'mode', is: modeNumber('guess'), then: sum(depth, 1) },
    ],
    depth,
  );
