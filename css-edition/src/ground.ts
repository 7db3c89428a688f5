/**
 * What the player's digits say before any search: which candidates a digit strikes, which cells clash, and so
 * the state from which the machine starts.
 *
 *   given-42   the digit of a given in r4c2, 0 for none
 *   digit-42   the digit in r4c2, given or entered, 0 for none
 *   held-row-45 how many 5s row 4 holds
 *   now-425    1 when r4c2 holds another digit or a peer holds 5: no pencil mark, and out of the search
 *   twice-row-4 the digits that row 4 holds twice or more: 1 for digit 1, 2 for 2, 4 for 3, 8 for 4 … in sum
 *   clash-42   1 when a peer of r4c2 holds the same digit
 */
import {
  applied,
  call,
  clamp,
  constant,
  define,
  distance,
  floor,
  least,
  minus,
  most,
  power,
  product,
  property,
  quotient,
  remainder,
  same,
  sum,
} from './algebra.ts';
import type { Definition, Expression } from './algebra.ts';
import type { Candidate, Cell, Constraint, Layout } from './layout.ts';
import { now } from './plain.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

export const held = (u: Constraint): string => `held-${u.name}`;
export const clash = (cell: Cell): string => `clash-${cell.name}`;
export const digit = (cell: Cell): string => `digit-${cell.name}`;
export const given = (cell: Cell): string => `given-${cell.name}`;

export function ground(layout: Layout): Declaration[] {
  const { cells, candidates } = layout;
  return [
    ...houses(layout).map((u) => set(held(u), heldOf(layout, u))),
    ...candidates.map((x) => set(now(x), struckOf(layout, x))),
    ...HOUSES.flatMap((kind, k) => digitsOf(layout).map((n) => set(twice(kind, n), twiceOf(layout, k, n)))),
    ...cells.map((cell) => set(clash(cell), clashOf(cell))),
  ];
}

/** Where the player has entered nothing, a cell holds its given. */
export const entered = ({ cells }: Layout): Declaration[] =>
  cells.map((cell) => set(digit(cell), property(given(cell))));

/** The constraints that are no cell: a digit in a row, column or box. */
const houses = ({ cells, constraints }: Layout): readonly Constraint[] => constraints.slice(cells.length);

const digitAt = (layout: Layout, x: Candidate): Expression => property(digit(layout.cells[x.cell]!));

/** How many of a house's cells hold the digit: a call, no slower here than the formula written out. */
const heldWord = ({ digits }: Layout): Definition => {
  const names = Array.from({ length: digits }, (_, k) => `in-${k + 1}`);
  return define('held', ['digit', ...names], (asked, ...owns) =>
    owns.reduce((rest, own) => minus(rest, least(1, distance(own, asked!))), constant(digits)),
  );
};

const heldOf = (layout: Layout, u: Constraint): Expression => {
  const members = u.candidates.map((i) => layout.candidates[i]!);
  return call(heldWord(layout), members[0]!.digit, ...members.map((x) => digitAt(layout, x)));
};

function struckOf(layout: Layout, x: Candidate): Expression {
  const around = x.constraints.slice(1).map((u) => property(held(layout.constraints[u]!)));
  return applied(STRUCK, x.digit, digitAt(layout, x), ...around);
}

/** 1 for a digit whose cell holds another one, or that a row, column or box around an empty cell holds. */
export const STRUCK = define('struck', ['which', 'own', 'row', 'column', 'box'], (digit, own, ...around) =>
  minus(least(1, most(own!, ...around)), same(own!, digit!)),
);

const HOUSES = ['row', 'column', 'box'] as const;
const twice = (kind: (typeof HOUSES)[number], n: number): string => `twice-${kind}-${n}`;
const digitsOf = ({ digits }: Layout): number[] => Array.from({ length: digits }, (_, k) => k + 1);

/** One binary place per digit, so that a cell can ask for its own. */
function twiceOf(layout: Layout, kind: number, n: number): Expression {
  const { digits, cells, constraints } = layout;
  const first = cells.length * (kind + 1) + (n - 1) * digits;
  const places = digitsOf(layout).map((d) =>
    product(2 ** (d - 1), clamp(minus(property(held(constraints[first + d - 1]!)), 1))),
  );
  return sum(...places);
}

/** The binary place of a digit. */
const PLACE = define('place', ['of', 'digit'], (of, own) =>
  remainder(floor(quotient(of, power(2, minus(own, 1)))), 2),
);

/** Whether a house holds the digit of an empty or filled cell twice. */
const CLASH = define('clash', ['digit', 'row', 'column', 'box'], (own, ...houses) => {
  const asked = houses.map((house) => call(PLACE, house, own));
  return product(least(1, own), most(...asked));
});

export const groundWords = (layout: Layout): Definition[] => [heldWord(layout), PLACE, CLASH];

const clashOf = (cell: Cell): Expression =>
  call(CLASH, property(digit(cell)), ...HOUSES.map((kind) => property(twice(kind, cell[kind]))));

export function registeredOnGround(layout: Layout): string[] {
  const { cells, candidates } = layout;
  return [
    ...[given, digit, clash].flatMap((name) => cells.map(name)),
    ...candidates.map(now),
    ...HOUSES.flatMap((kind) => digitsOf(layout).map((n) => twice(kind, n))),
  ];
}
