/**
 * The search machine as expressions over named properties. Both ways of running it (the tower and the clock)
 * take their rules from here; `model.ts` says the same in ordinary code.
 *
 *   now-425       what became of r4c2=5: 0 open, L + 1 eliminated at depth L, −L the guess that led to depth L
 *   next-425      the same after this step
 *   row-45        how many candidates of "5 in row 4" are open
 *   loose-425     1 while r4c2=5 is open and no single
 *   pull-row-45   how many of them are singles, where that is not all of them
 *   strain        2 for a contradiction, 1 for work to do, 0 at rest
 *   pick          100 × fewest open candidates + the cell to guess in
 *   mode          what happens next
 */
import {
  call,
  clamp,
  choice,
  constant,
  define,
  least,
  minus,
  most,
  product,
  property,
  remainder,
  same,
  sum,
} from './algebra.ts';
import type { Expression } from './algebra.ts';
import type { Candidate, Constraint, Layout } from './layout.ts';
import { MODES } from './model.ts';
import type { Mode } from './model.ts';

/** How a mode is written in the `mode` property. */
export const modeNumber = (mode: Mode): number => MODES.indexOf(mode);

export const now = (x: Candidate): string => `now-${x.name}`;
export const next = (x: Candidate): string => `next-${x.name}`;
export const loose = (x: Candidate): string => `loose-${x.name}`;
export const count = (u: Constraint): string => u.name;
export const pull = (u: Constraint): string => `pull-${u.name}`;

/** A pick of this much or more means that every cell is settled. */
const SETTLED = 9900;

const around = (layout: Layout, x: Candidate, name: (u: Constraint) => string): Expression[] =>
  x.constraints.map((u) => property(name(layout.constraints[u]!)));

const members = (layout: Layout, u: Constraint, name: (x: Candidate) => string): Expression[] =>
  u.candidates.map((i) => property(name(layout.candidates[i]!)));

/** 1 for a candidate that was eliminated. */
export const gone = (x: Candidate): Expression => clamp(property(now(x)));

export const countOf = (layout: Layout, u: Constraint): Expression =>
  u.candidates.reduce<Expression>(
    (rest, i) => minus(rest, gone(layout.candidates[i]!)),
    constant(layout.digits),
  );

/** Open, and none of its four constraints has it as the only one. */
export const looseOf = (layout: Layout, x: Candidate): Expression =>
  clamp(least(minus(1, property(now(x))), minus(least(...around(layout, x, count)), 1)));

/**
 * How many singles a constraint has beside other candidates: 1 or more is work to do, 2 or more a contradiction.
 * A constraint that is settled, one single and nothing else, has 0, and one without any candidate −2.
 */
export const pullOf = (layout: Layout, u: Constraint): Expression => {
  const n = property(count(u));
  const singles = members(layout, u, loose).reduce<Expression>((rest, y) => minus(rest, y), n);
  return minus(singles, most(0, minus(2, n)));
};

/** Loose and in one constraint with a single: it falls. */
export const fallsOf = (layout: Layout, x: Candidate): Expression =>
  least(property(loose(x)), most(...around(layout, x, pull)));

export const strainOf = (layout: Layout): Expression => {
  const pulls = layout.constraints.map((u) => property(pull(u)));
  return least(2, most(0, ...pulls, product(-1, least(...pulls))));
};

/** Of the cells with two or more open candidates, the first of those with fewest. Looked for at rest only. */
export const pickOf = (layout: Layout): Expression => {
  const cells = layout.cells.map((_, cell) => {
    const n = property(count(layout.constraints[cell]!));
    return sum(product(100, most(n, product(SETTLED / 100, minus(2, n)))), cell + 1);
  });
  return choice([{ name: 'strain', is: 0, then: least(...cells) }], 0);
};

/** The cell of a pick, from 1 in reading order. */
export const cellOf = (): Expression => remainder(property('pick'), 100);

export const modeOf = (): Expression =>
  choice(
    [
      { name: 'strain', is: 1, then: constant(modeNumber('propagate')) },
      { name: 'strain', is: 0, then: sum(2, clamp(minus(property('pick'), SETTLED - 1))) },
    ],
    minus(4, product(3, least(1, property('depth')))),
  );

/** Propagate: what falls is stamped with the depth it fell at. */
export const propagated = (layout: Layout, x: Candidate): Expression =>
  sum(property(now(x)), product(fallsOf(layout, x), sum(property('depth'), 1)));

/** The digit to try: the lowest open one of the picked cell. */
export const triedOf = (layout: Layout): Expression => {
  const lowest = (members: readonly number[]) =>
    least(...members.map((i, k) => sum(product(9, gone(layout.candidates[i]!)), k + 1)));
  const cases = layout.cells.map((cell, c) => ({ name: 'cell', is: c + 1, then: lowest(cell.candidates) }));
  return choice([{ name: 'cell', is: 0, then: constant(0) }, ...cases], 0);
};

const d = property('depth');

/** Backtrack: what fell at this depth opens again, and its guess falls one depth further up. */
const undone = (was: Expression): Expression => {
  const fellHere = most(0, minus(was, d));
  const guessedHere = most(0, minus(minus(1, d), was));
  return sum(minus(was, product(fellHere, sum(d, 1))), product(2, d, guessedHere));
};

/** Guess: in the picked cell the tried digit becomes −(D + 1), and what is open beside it D + 2. */
const guessed = (was: Expression, cell: Expression, digit: Expression): Expression => {
  const tried = same(digit, property('tried'));
  const here = product(same(cell, property('cell')), same(was, 0));
  return sum(was, product(here, minus(sum(d, 2), product(tried, sum(product(2, d), 3)))));
};

/** What becomes of a candidate in the rarer modes, given its state, its cell and its digit. */
export const TURN = define('turn', ['fate', 'in', 'digit'], (was, cell, digit) =>
  choice(
    [
      { name: 'mode', is: modeNumber('backtrack'), then: undone(was) },
      { name: 'mode', is: modeNumber('guess'), then: guessed(was, cell, digit) },
    ],
    was,
  ),
);

/** What becomes of a candidate in this step. */
export const nextOf = (layout: Layout, x: Candidate): Expression =>
  choice(
    [{ name: 'mode', is: modeNumber('propagate'), then: propagated(layout, x) }],
    call(TURN, property(now(x)), x.cell + 1, x.digit),
  );

/** What is counted beside the candidates: the depth, and for the onlooker steps, guesses and backtracks. */
export const TALLIES = ['depth', 'steps', 'guesses', 'retreats'] as const;

/** The tallies after this step. */
export const nextTallies = (): Record<(typeof TALLIES)[number], Expression> => ({
  depth: nextDepth(),
  steps: sum(property('steps'), 1),
  guesses: sum(property('guesses'), same(property('mode'), modeNumber('guess'))),
  retreats: sum(property('retreats'), same(property('mode'), modeNumber('backtrack'))),
});

/** The depth after this step. */
const nextDepth = (): Expression =>
  choice(
    [
      { name: 'mode', is: modeNumber('backtrack'), then: minus(d, 1) },
      { name: 'mode', is: modeNumber('guess'), then: sum(d, 1) },
    ],
    d,
  );
