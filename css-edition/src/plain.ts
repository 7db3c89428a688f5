/**
 * The machine with a property per candidate and per constraint, every formula written out: long, and as quick
 * as it can be had. For the large boards.
 *
 *   now-425       the fate of r4c2=5
 *   next-425      its fate after this step
 *   row-45        how many candidates of "5 in row 4" are open
 *   loose-425     1 while r4c2=5 is open and no single
 *   pull-row-45   how strongly "5 in row 4" pulls
 */
import { applied, call, constant, define, least, minus, most, property } from './algebra.ts';
import type { Expression } from './algebra.ts';
import type { Candidate, Constraint, Layout } from './layout.ts';
import * as m from './machine.ts';
import { only, set } from './rules.ts';
import type { Declaration } from './rules.ts';
import { LIVE } from './wiring.ts';
import type { Wiring } from './wiring.ts';

export const now = (x: Candidate): string => `now-${x.name}`;
export const next = (x: Candidate): string => `next-${x.name}`;
export const loose = (x: Candidate): string => `loose-${x.name}`;
export const count = (u: Constraint): string => u.name;
export const pull = (u: Constraint): string => `pull-${u.name}`;

export function plain(layout: Layout): Wiring {
  const { candidates, constraints } = layout;
  return {
    count: only(
      LIVE,
      constraints.map((u) => set(count(u), countOf(layout, u))),
    ),
    scan: only(LIVE, scan(layout)),
    step: only(
      LIVE,
      candidates.map((x) => set(next(x), nextOf(layout, x))),
    ),
    registers: candidates.map((x) => ({ name: x.name, now: now(x), next: next(x) })),
    tallies: m.TALLIES,
    registered: [...candidates.map(loose), ...constraints.map(count), ...constraints.map(pull)],
    functions: [TURN],
  };
}

function scan(layout: Layout): Declaration[] {
  const { candidates, constraints, cells } = layout;
  const pulls = constraints.map((u) => property(pull(u)));
  const lowest = cells.map((cell) => m.lowestDigit(cell.candidates.map((i) => goneOf(candidates[i]!))));
  return [
    ...candidates.map((x) => set(loose(x), looseOf(layout, x))),
    ...constraints.map((u) => set(pull(u), pullOf(layout, u))),
    set('strain', m.strain(most(...pulls), least(...pulls))),
    set('pick', m.pick(cells.map((_, c) => property(count(constraints[c]!))))),
    set('cell', m.pickedCell()),
    set('tried', m.tried(lowest)),
    set('mode', m.mode()),
  ];
}

const goneOf = (x: Candidate): Expression => m.gone(property(now(x)));

export const countOf = ({ digits, candidates }: Layout, u: Constraint): Expression =>
  u.candidates.reduce<Expression>((rest, i) => minus(rest, goneOf(candidates[i]!)), constant(digits));

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

/** The rarer modes, given a candidate's fate, its cell and its digit; a call, for the formulas are long. */
const TURN = define('turn', ['fate', 'in', 'digit'], (fate, cell, digit) =>
  m.turned((becomes) => becomes(fate!, cell!, digit!)),
);

export const nextOf = (layout: Layout, x: Candidate): Expression =>
  m.next(
    applied(m.PROPAGATED, property(now(x)), property(loose(x)), ...around(layout, x, pull)),
    call(TURN, property(now(x)), x.cell + 1, x.digit),
  );
