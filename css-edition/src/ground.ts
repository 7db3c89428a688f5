/**
 * What the player's digits say before any search: which candidates a digit strikes, which cells clash, and so
 * the state from which the machine starts.
 *
 *   given-42   the digit of a given in r4c2, 0 for none
 *   digit-42   the digit in r4c2, given or entered, 0 for none
 *   held-row-45 how many 5s row 4 holds
 *   struck-425 1 when r4c2 holds another digit or a peer holds 5: no pencil mark, and out of the search
 *   clash-42   1 when a peer of r4c2 holds the same digit
 */
import { distance, least, minus, most, product, property, same, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import type { Candidate, Cell, Constraint, Layout } from './layout.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

export const struck = (x: Candidate): string => `struck-${x.name}`;
export const held = (u: Constraint): string => `held-${u.name}`;
export const clash = (cell: Cell): string => `clash-${cell.name}`;
export const digit = (cell: Cell): string => `digit-${cell.name}`;
export const given = (cell: Cell): string => `given-${cell.name}`;

export function ground(layout: Layout): Declaration[] {
  const { cells, candidates } = layout;
  return [
    ...cells.map((cell) => set(digit(cell), property(given(cell)))),
    ...houses(layout).map((u) => set(held(u), heldOf(layout, u))),
    ...candidates.map((x) => set(struck(x), struckOf(layout, x))),
    ...cells.map((cell) => set(clash(cell), clashOf(layout, cell))),
  ];
}

/** The constraints that are no cell: a digit in a row, column or box. */
const houses = ({ cells, constraints }: Layout): readonly Constraint[] => constraints.slice(cells.length);

const digitAt = (layout: Layout, x: Candidate): Expression => property(digit(layout.cells[x.cell]!));

const heldOf = (layout: Layout, u: Constraint): Expression =>
  sum(
    ...u.candidates.map((i) => {
      const x = layout.candidates[i]!;
      return same(digitAt(layout, x), x.digit);
    }),
  );

function struckOf(layout: Layout, x: Candidate): Expression {
  const around = x.constraints.slice(1).map((u) => property(held(layout.constraints[u]!)));
  const own = digitAt(layout, x);
  return minus(least(1, most(own, ...around)), same(own, x.digit));
}

function clashOf(layout: Layout, cell: Cell): Expression {
  const own = property(digit(cell));
  const peers = layout.cells.filter(
    (other) =>
      other !== cell && (other.row === cell.row || other.column === cell.column || other.box === cell.box),
  );
  const nearest = least(1, ...peers.map((peer) => distance(own, property(digit(peer)))));
  return product(least(1, own), minus(1, nearest));
}

export function registeredOnGround(layout: Layout): string[] {
  const { cells, candidates } = layout;
  return [
    ...[given, digit, clash].flatMap((name) => cells.map(name)),
    ...candidates.map(struck),
    ...houses(layout).map(held),
  ];
}
