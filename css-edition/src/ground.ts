/**
 * What the player's digits say before any search, on the large boards. A press on a digit computes all of it
 * again, so it is packed: a property holds three digits, as the places of a number in base 32 do, and numbers
 * are added where a formula per digit would be needed. Part 2 of r4c2 holds the digits 4, 5 and 6.
 *
 *   given-42       the digit of a given in r4c2, 0 for none
 *   digit-42       the digit in r4c2, given or entered, 0 for none
 *   own-42-2       the same with a 1 in its place
 *   held-row-4-2   how many cells of row 4 hold the digit
 *   open-42-2      1 where r4c2 holds the digit, or is empty and no peer holds it: a pencil mark
 *   room-row-4-2   how many cells of row 4 are open to the digit
 *
 * Sums stay below 32 in each place, and three places below the 999,999 that CSS keeps exactly. The formulas are
 * calls: what a function returns is a number already, and its property need not be registered.
 */
import {
  call,
  choice,
  clamp,
  constant,
  define,
  least,
  minus,
  most,
  power,
  product,
  property,
  remainder,
  sum,
} from './algebra.ts';
import type { Definition, Expression } from './algebra.ts';
import type { Candidate, Cell, Layout } from './layout.ts';
import { now } from './plain.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

export const BASE = 32;
const PLACES = 3;
const HOUSES = ['row', 'column', 'box'] as const;

export const digit = (cell: Cell): string => `digit-${cell.name}`;
export const given = (cell: Cell): string => `given-${cell.name}`;
export const own = (cell: Cell, part: number): string => `own-${cell.name}-${part}`;
export const open = (cell: Cell, part: number): string => `open-${cell.name}-${part}`;
const held = (house: string, part: number): string => `held-${house}-${part}`;
const room = (house: string, part: number): string => `room-${house}-${part}`;

const range = (many: number): number[] => Array.from({ length: many }, (_, k) => k + 1);
export const partsOf = ({ digits }: Layout): number[] => range(Math.ceil(digits / PLACES));

/** The part that a digit is in, from 1, and its place there, from 0. */
const partOf = (n: number): number => Math.floor((n - 1) / PLACES) + 1;
const placeOf = (n: number): number => (n - 1) % PLACES;

/** Above 0 just where the place of a packed number is not empty. */
const filled = (x: Expression, place: number): Expression =>
  minus(place === PLACES - 1 ? x : remainder(x, BASE ** (place + 1)), BASE ** place - 1);

/** As `filled`, for a place that is empty. */
const vacant = (x: Expression, place: number): Expression =>
  minus(BASE ** place, place === PLACES - 1 ? x : remainder(x, BASE ** (place + 1)));

/** From a formula for each place one packed number. */
const pack = (each: (place: number) => Expression): Expression =>
  sum(...range(PLACES).map((n) => product(each(n - 1), BASE ** (n - 1))));

interface House {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const housesOf = ({ digits, cells }: Layout): House[] =>
  HOUSES.flatMap((kind) =>
    range(digits).map((n) => ({ name: `${kind}-${n}`, cells: cells.filter((cell) => cell[kind] === n) })),
  );

/** The properties of a cell's three houses. */
const around = (cell: Cell, name: (house: string) => string): Expression[] =>
  HOUSES.map((kind) => property(name(`${kind}-${cell[kind]}`)));

/** A cell holds its given; the player's choices take the place of these. */
export const entered = (layout: Layout): Declaration[] =>
  layout.cells.flatMap((cell) => [
    set(digit(cell), property(given(cell))),
    ...partsOf(layout).map((part) =>
      set(own(cell, part), call(PLACE, minus(property(given(cell)), PLACES * (part - 1)))),
    ),
  ]);

/** A digit of 1 … 3 as a 1 in its place, and 0 for any other. */
export const PLACE = define('place', ['digit'], (n) =>
  product(clamp(n!), clamp(minus(PLACES + 1, n!)), power(BASE, minus(n!, 1))),
);

/** What the player's choice of a digit sets. */
export const chosen = (cell: Cell, n: number): Declaration[] => [
  set(digit(cell), constant(n)),
  set(own(cell, partOf(n)), constant(BASE ** placeOf(n))),
];

export function ground(layout: Layout): Declaration[] {
  const houses = housesOf(layout);
  const words = wordsOf(layout);
  const parts = partsOf(layout);
  const totals = (of: typeof room, word: Definition, over: typeof open) =>
    houses.flatMap(({ name, cells }) =>
      parts.map((part) =>
        set(of(name, part), call(word, ...cells.map((cell) => property(over(cell, part))))),
      ),
    );
  return [
    ...totals(held, words.held, own),
    ...layout.cells.flatMap((cell) => parts.map((part) => set(open(cell, part), openOf(cell, part)))),
    ...totals(room, words.room, open),
  ];
}

/** A cell's own digit, or 1 in each place of which no peer has one. */
const openOf = (cell: Cell, part: number): Expression =>
  choice([{ name: digit(cell), is: 0, then: call(OPEN, seen(cell, part)) }], property(own(cell, part)));

/** How many cells of row, column and box hold the digits. */
const seen = (cell: Cell, part: number): Expression => sum(...around(cell, (house) => held(house, part)));

const OPEN = define('open', ['seen'], (held) => pack((place) => clamp(vacant(held!, place))));

/** The least that stands at any place. */
const SCANT = define('scant', ['room'], (cells) => least(...range(PLACES).map((n) => filled(cells!, n - 1))));

/** Below 1 when some cell or digit has no place left. */
export const fewest = (layout: Layout): Declaration => {
  const rooms = housesOf(layout).flatMap(({ name }) =>
    partsOf(layout).map((part) => call(SCANT, property(room(name, part)))),
  );
  return set('fewest', least(...layout.cells.map((cell) => total(layout, cell)), ...rooms));
};

/** A cell's parts added up: 0 when nothing is open, and by remainder of 31 the number of digits. */
const total = (layout: Layout, cell: Cell): Expression =>
  sum(...partsOf(layout).map((part) => property(open(cell, part))));

/** Whether the cell's digit stands once more around it: its own place is counted by row, column and box. */
export function clash(layout: Layout, cell: Cell): Expression {
  const excess = partsOf(layout).map((part) => call(EXCESS, property(own(cell, part)), seen(cell, part)));
  return choice([{ name: digit(cell), is: 0, then: constant(0) }], clamp(sum(1, ...excess)));
}

/** What stands at one place, less the three that are the cell's own; below 0 without any other. */
const EXCESS = define('excess', ['own', 'seen'], (one, held) =>
  minus(remainder(held!, most(1, product(BASE, one!))), product(HOUSES.length + 1, one!)),
);

/** The state from which the machine starts: what is not open is out. */
export const start = ({ cells, candidates }: Layout): Declaration[] =>
  candidates.map((x) => set(now(x), closed(cells[x.cell]!, x)));

const closed = (cell: Cell, { digit: n }: Candidate): Expression =>
  clamp(vacant(property(open(cell, partOf(n))), placeOf(n)));

/** Which digits have one cell left in a house; looked for only where singles are to be shown. */
export const lone = (layout: Layout): Declaration[] =>
  partsOf(layout).flatMap((part) =>
    housesOf(layout).map(({ name }) => set(`lone-${name}-${part}`, call(LONE, property(room(name, part))))),
  );

/** 1 in each place that holds 1. */
const LONE = define('lone', ['room'], (cells) =>
  pack((place) => {
    const above = remainder(cells!, BASE ** (place + 1));
    return product(clamp(minus(above, BASE ** place - 1)), clamp(minus(2 * BASE ** place, above)));
  }),
);

/** Of a cell's marks those that are the only one of a house, or of the cell. */
export const single = (layout: Layout, cell: Cell, part: number): Expression =>
  call(
    SINGLE,
    property(open(cell, part)),
    sum(...around(cell, (house) => `lone-${house}-${part}`)),
    total(layout, cell),
  );

const SINGLE = define('single', ['open', 'lone', 'total'], (marks, ones, all) => {
  const sole = minus(2, remainder(all!, BASE - 1));
  return pack((place) => clamp(least(filled(marks!, place), most(filled(ones!, place), sole))));
});

/** Two words for the same sum: a function that is called while its own arguments are worked out counts as recursion. */
const wordsOf = ({ digits }: Layout): Record<'held' | 'room', Definition> => {
  const names = range(digits).map((n) => `in-${n}`);
  const total = (name: string) => define(name, names, (...cells) => sum(...cells));
  return { held: total('held'), room: total('room') };
};

export const groundWords = (layout: Layout): Definition[] => [
  PLACE,
  ...Object.values(wordsOf(layout)),
  OPEN,
  SCANT,
  EXCESS,
  LONE,
  SINGLE,
];

export const registeredOnGround = ({ cells, candidates }: Layout): string[] => [
  ...[given, digit].flatMap((name) => cells.map(name)),
  ...candidates.map(now),
];
