/**
 * The machine laid out over a board: a property per candidate and per constraint, every formula written out.
 *
 *   n542   now: the fate of r4c2=5
 *   x542   next: its fate after this step
 *   l542   loose: 1 while r4c2=5 is open and no single
 *   r45    how many candidates of "5 in row 4" are open; `k`, `b` and `c` in columns, boxes and cells
 *   pr45   how strongly "5 in row 4" pulls
 *   d42    how strongly r4c2 draws: its pull, the guess included
 *
 * The names are short because each occurs in the page a dozen times.
 */
import { applied, choice, constant, minus, most, least, property } from './algebra.ts';
import type { Expression } from './algebra.ts';
import type { Candidate, Cell, Constraint, Layout } from './layout.ts';
import * as m from './machine.ts';
import { only, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { LIVE } from './wiring.ts';
import type { Wiring } from './wiring.ts';

export const now = (x: Candidate): string => `n${x.name}`;
export const next = (x: Candidate): string => `x${x.name}`;
export const loose = (x: Candidate): string => `l${x.name}`;
export const count = (u: Constraint): string => u.name;
export const pull = (u: Constraint): string => `p${u.name}`;
const draw = (cell: Cell): string => `d${cell.name}`;
const stamp = (digit: number): string => `t${digit}`;

/**
 * With `brief`, everything that a small board does not need is left out: backtracking, support for the clock, and
 * optimisations.
 */
export function plain(layout: Layout, brief = false): Wiring {
  const { digits, candidates, constraints, cells } = layout;
  const range = Array.from({ length: digits }, (_, k) => k + 1);
  const concluded = brief ? m.conclusionsUnregretted() : m.conclusions();
  const live = (list: Declaration[]) => (brief ? list : only(LIVE, list));
  return {
    count: live(constraints.map((u) => set(count(u), countOf(layout, u, brief)))),
    scan: live([
      ...candidates.map((x) => set(loose(x), looseOf(layout, x))),
      ...constraints.map((u) => set(pull(u), pullOf(layout, u))),
      ...general(layout),
      ...concluded.map(([name, to]) => set(name, to)),
      ...cells.map((cell, c) => set(draw(cell), m.drawn(property(pull(constraints[c]!)), c + 1))),
      ...range.map((d) => set(stamp(d), brief ? m.stampUnregretted(d) : m.stampOfDigit(d))),
    ]),
    sought: [set('tried', m.tried(lowestOf(layout, brief)))],
    soughtLazily: brief ? [] : [set('tried', lazily(lowestOf(layout)))],
    step: live(candidates.map((x) => set(next(x), nextOf(layout, x, brief)))),
    registers: candidates.map((x) => ({ name: x.name, now: now(x), next: next(x) })),
    tallies: brief ? [] : m.TALLIES,
    registered: [
      ...candidates.map(loose),
      ...constraints.map(count),
      ...(brief ? [] : constraints.map(pull)),
      ...['strain', 'pick', 'tried'],
      ...concluded.map(([name]) => name),
      ...(brief ? [] : [...cells.map(draw), ...range.map(stamp)]),
    ],
  };
}

/** For the whole board: how its constraints pull, and where to guess. */
function general({ constraints, cells }: Layout): Declaration[] {
  const pulls = constraints.map((u) => property(pull(u)));
  return [
    set('strain', m.strain(most(...pulls), least(...pulls))),
    set('pick', m.pick(cells.map((_, c) => property(count(constraints[c]!))))),
  ];
}

const lowestOf = ({ candidates, cells }: Layout, brief = false): Expression[] =>
  cells.map((cell) => m.lowestDigit(cell.candidates.map((i) => goneOf(candidates[i]!, brief))));

/** Like `tried`, for one cell and the mode "guess" only: for browsers with `if()`. */
const lazily = (lowest: readonly Expression[]): Expression =>
  choice(
    [
      { name: 'cell', is: 0, then: constant(0) },
      ...lowest.map((digit, c) => ({ name: 'cell', is: c + 1, then: digit })),
    ],
    0,
  );

const goneOf = (x: Candidate, brief = false): Expression =>
  brief ? property(now(x)) : m.gone(property(now(x)));

export const countOf = ({ digits, candidates }: Layout, u: Constraint, brief = false): Expression =>
  u.candidates.reduce<Expression>((rest, i) => minus(rest, goneOf(candidates[i]!, brief)), constant(digits));

/** The four constraints of a candidate: its cell, row, column and box. */
const around = (layout: Layout, x: Candidate, name: (u: Constraint) => string): Expression[] =>
  x.constraints.map((u) => property(name(layout.constraints[u]!)));

export const looseOf = (layout: Layout, x: Candidate): Expression =>
  applied(m.LOOSE, property(now(x)), ...around(layout, x, count));

export const pullOf = ({ candidates }: Layout, u: Constraint): Expression => {
  const open = property(count(u));
  const singles = u.candidates.reduce<Expression>(
    (rest, i) => minus(rest, property(loose(candidates[i]!))),
    open,
  );
  return applied(m.PULL, open, singles);
};

export const nextOf = (layout: Layout, x: Candidate, brief = false): Expression =>
  applied(
    brief ? m.NEXT_UNREGRETTED : m.NEXT,
    property(now(x)),
    property(loose(x)),
    property(draw(layout.cells[x.cell]!)),
    ...around(layout, x, pull).slice(1),
    property(stamp(x.digit)),
  );
