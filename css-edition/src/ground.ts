/**
 * The consequences of the player's digits before any search. A press on a digit recomputes all of it, so it is packed:
 * a property has three digits as the places of a number in base 32, or all four of a 4×4 board in base 18, and numbers
 * are added instead of using a formula per digit. Part 2 of r4c2 has the digits 4, 5 and 6.
 *
 *   g42      the digit of a given in r4c2, 0 for none
 *   y42      the digit in r4c2, given or entered, 0 for none
 *   o42-2    own: the same with a 1 in its place
 *   hr4-2    held: how many cells of row 4 hold the digit; `hc`, `hb` in columns and boxes
 *   s42-2    seen: how many cells of row 4, column 2 and box 4 hold the digit, r4c2 counted in each
 *   a42-2    allowed: 1 where r4c2 holds the digit, or is empty and no peer holds it: a pencil mark
 *   mr4-2    room: how many cells of row 4 are open to the digit
 *   doubled  1 when a digit stands twice in a house
 *
 * Sums stay below 32 in each place, and three places below the 999,999 that CSS keeps exactly.
 */
import { clamp, constant, least, minus, most, power, product, property, remainder, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import type { Candidate, Cell, Layout } from './layout.ts';
import { now } from './plain.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

const HOUSES = ['row', 'column', 'box'] as const;

const suffix = (part: number): string => (part === 1 ? '' : `-${part}`);

export const digit = (cell: Cell): string => `y${cell.name}`;
export const given = (cell: Cell): string => `g${cell.name}`;
const own = (cell: Cell, part: number): string => `o${cell.name}${suffix(part)}`;
const open = (cell: Cell, part: number): string => `a${cell.name}${suffix(part)}`;
const seen = (cell: Cell, part: number): string => `s${cell.name}${suffix(part)}`;
const held = (house: string, part: number): string => `h${house}${suffix(part)}`;
const room = (house: string, part: number): string => `m${house}${suffix(part)}`;

const range = (many: number): number[] => Array.from({ length: many }, (_, k) => k + 1);
export const partsOf = (layout: Layout): number[] => range(layout.digits / digitsPerPart(layout));

/** The number of digits in a part: a line of marks, or all digits of a small board. */
export const digitsPerPart = ({ digits, boxColumns }: Layout): number => (digits === 4 ? 4 : boxColumns);

/** The base, which leaves room for the sum in each place, and keeps all places within six digits. */
export const baseOf = ({ digits }: Layout): number => (digits === 4 ? 18 : 32);

/** The part of a digit, from 1, and its place there, from 0. */
const partOf = (layout: Layout, n: number): number => Math.floor((n - 1) / digitsPerPart(layout)) + 1;
const placeOf = (layout: Layout, n: number): number => (n - 1) % digitsPerPart(layout);

/** Above 0 exactly if the place of a packed number is not empty. */
const filled = (layout: Layout, x: Expression, place: number): Expression =>
  minus(remainder(x, baseOf(layout) ** (place + 1)), baseOf(layout) ** place - 1);

/** Like `filled`, for an empty place. */
const vacant = (layout: Layout, x: Expression, place: number): Expression =>
  minus(baseOf(layout) ** place, remainder(x, baseOf(layout) ** (place + 1)));

/** A packed number from a formula for each place. */
const pack = (layout: Layout, each: (place: number) => Expression): Expression =>
  sum(...range(digitsPerPart(layout)).map((n) => product(each(n - 1), baseOf(layout) ** (n - 1))));

interface House {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const housesOf = ({ digits, cells }: Layout): House[] =>
  HOUSES.flatMap((kind) =>
    range(digits).map((n) => ({ name: `${kind[0]}${n}`, cells: cells.filter((cell) => cell[kind] === n) })),
  );

/** The properties of a cell's three houses. */
const around = (cell: Cell, name: (house: string) => string): Expression[] =>
  HOUSES.map((kind) => property(name(`${kind[0]}${cell[kind]}`)));

/** Each cell has its given; the player's choices override these. */
export const entered = (layout: Layout): Declaration[] =>
  layout.cells.flatMap((cell) => [
    set(digit(cell), property(given(cell))),
    ...partsOf(layout).map((part) =>
      set(
        own(cell, part),
        whole(layout)
          ? stood(layout, property(digit(cell)))
          : placed(layout, minus(property(given(cell)), digitsPerPart(layout) * (part - 1))),
      ),
    ),
  ]);

/** Whether one part contains all digits; then a cell's own place follows from its digit. */
const whole = (layout: Layout): boolean => digitsPerPart(layout) === layout.digits;

const stood = (layout: Layout, n: Expression): Expression =>
  product(least(1, n), power(baseOf(layout), minus(n, 1)));

/** A digit from 1 to 3 as a 1 in its place, otherwise 0. */
const placed = (layout: Layout, n: Expression): Expression =>
  product(clamp(n), clamp(minus(digitsPerPart(layout) + 1, n)), power(baseOf(layout), minus(n, 1)));

/** The declarations set by the player's choice of a digit. */
export const chosen = (layout: Layout, cell: Cell, n: number): Declaration[] => [
  set(digit(cell), constant(n)),
  ...(whole(layout)
    ? []
    : [set(own(cell, partOf(layout, n)), constant(baseOf(layout) ** placeOf(layout, n)))]),
];

export function ground(layout: Layout): Declaration[] {
  const houses = housesOf(layout);
  const parts = partsOf(layout);
  const totals = (of: typeof room, over: typeof open) =>
    houses.flatMap(({ name, cells }) =>
      parts.map((part) => set(of(name, part), sum(...cells.map((cell) => property(over(cell, part)))))),
    );
  return [
    ...totals(held, own),
    ...layout.cells.flatMap((cell) => parts.map((part) => set(seen(cell, part), seenBy(cell, part)))),
    ...layout.cells.flatMap((cell) => parts.map((part) => set(open(cell, part), openOf(layout, cell, part)))),
    ...totals(room, open),
  ];
}

/** A cell's own digit, or 1 in each place whose digit no peer has. */
const openOf = (layout: Layout, cell: Cell, part: number): Expression =>
  sum(
    property(own(cell, part)),
    product(minus(1, least(1, property(digit(cell)))), unheld(layout, property(seen(cell, part)))),
  );

/** The number of cells in row, column and box with each digit. */
const seenBy = (cell: Cell, part: number): Expression => sum(...around(cell, (house) => held(house, part)));

const unheld = (layout: Layout, held: Expression): Expression =>
  pack(layout, (place) => clamp(vacant(layout, held, place)));

/** The minimum of all places. */
const scant = (layout: Layout, cells: Expression): Expression =>
  least(...range(digitsPerPart(layout)).map((n) => filled(layout, cells, n - 1)));

/** Below 1 if some cell or digit has no possibility left. */
export const fewest = (layout: Layout): Declaration => {
  const rooms = housesOf(layout).flatMap(({ name }) =>
    partsOf(layout).map((part) => scant(layout, property(room(name, part)))),
  );
  return set('fewest', least(...layout.cells.map((cell) => total(layout, cell)), ...rooms));
};

/** 1 if a digit is twice in some house. */
export const doubled = (layout: Layout): Declaration =>
  set(
    'doubled',
    clamp(
      most(
        ...housesOf(layout).flatMap(({ name }) =>
          partsOf(layout).map((part) => crowded(layout, property(held(name, part)))),
        ),
      ),
    ),
  );

/** Above 0 if a place has 2 or more. */
const crowded = (layout: Layout, cells: Expression): Expression =>
  most(
    ...range(digitsPerPart(layout)).map((n) =>
      minus(filled(layout, cells, n - 1), baseOf(layout) ** (n - 1)),
    ),
  );

/** How many cells of a 4×4 board hold a digit: a power of the base leaves 1 when divided by the base less 1. */
export const entries = (layout: Layout): Expression =>
  remainder(sum(...range(layout.digits).map((row) => property(held(`r${row}`, 1)))), baseOf(layout) - 1);

/** 1 if every cell has a digit. */
export const all = ({ cells }: Layout): Declaration =>
  set('all', least(1, ...cells.map((cell) => property(digit(cell)))));

/** The sum of a cell's parts: 0 if nothing is open; its remainder modulo 31 is the number of digits. */
const total = (layout: Layout, cell: Cell): Expression =>
  sum(...partsOf(layout).map((part) => property(open(cell, part))));

/**
 * Whether a peer of a cell has the same digit, computed from the cell's copies of its properties: the cell itself is
 * counted by row, column and box.
 */
export function twice(layout: Layout): Expression {
  const excess = partsOf(layout).map((part) => {
    const one = property(`own-${part}`);
    const held = remainder(property(`seen-${part}`), most(1, product(baseOf(layout), one)));
    return minus(held, product(HOUSES.length + 1, one));
  });
  return clamp(least(property('digit'), sum(1, ...excess)));
}

/** A cell's own copies of its properties, so that one set of rules draws all cells. */
export const copies = (layout: Layout, cell: Cell): Declaration[] => [
  set('digit', property(digit(cell))),
  set('given', property(given(cell))),
  ...partsOf(layout).flatMap((part) => [
    set(`own-${part}`, property(own(cell, part))),
    set(`seen-${part}`, property(seen(cell, part))),
    set(`open-${part}`, property(open(cell, part))),
  ]),
];

/** The initial state of the machine: candidates that are not open are eliminated. */
export const start = (layout: Layout): Declaration[] =>
  layout.candidates.map((x) => set(now(x), closed(layout, layout.cells[x.cell]!, x)));

const closed = (layout: Layout, cell: Cell, { digit: n }: Candidate): Expression =>
  clamp(vacant(layout, property(open(cell, partOf(layout, n))), placeOf(layout, n)));

/** The digits with one cell left in a house; computed only if singles are to be shown. */
export const lone = (layout: Layout): Declaration[] =>
  partsOf(layout).flatMap((part) =>
    housesOf(layout).map(({ name }) => set(`lone-${name}-${part}`, ones(layout, property(room(name, part))))),
  );

/** 1 in each place that has 1. */
const ones = (layout: Layout, cells: Expression): Expression =>
  pack(layout, (place) => {
    const above = remainder(cells, baseOf(layout) ** (place + 1));
    return product(
      clamp(minus(above, baseOf(layout) ** place - 1)),
      clamp(minus(2 * baseOf(layout) ** place, above)),
    );
  });

/** For a cell, the digits with no other place in one of its houses. */
export const lonely = (layout: Layout, cell: Cell): Declaration[] =>
  partsOf(layout).map((part) =>
    set(`lone-${part}`, sum(...around(cell, (house) => `lone-${house}-${part}`))),
  );

/** The marks of a cell that are the only ones of a house, or of the cell; computed from its own copies. */
export const single = (layout: Layout, part: number): Expression => {
  const marks = property(`open-${part}`);
  const all = sum(...partsOf(layout).map((other) => property(`open-${other}`)));
  const sole = minus(2, remainder(all, baseOf(layout) - 1));
  return pack(layout, (place) =>
    clamp(least(filled(layout, marks, place), most(filled(layout, property(`lone-${part}`), place), sole))),
  );
};

export const registeredOnGround = (layout: Layout): string[] => {
  const { digits, cells, candidates } = layout;
  const parts = partsOf(layout);
  const perCell = [own, seen].flatMap((name) =>
    cells.flatMap((cell) => parts.map((part) => name(cell, part))),
  );
  return [
    ...cells.map(given),
    ...cells.flatMap((cell) => parts.map((part) => open(cell, part))),
    // On a small board these formulas are fast enough to be evaluated wherever they are used.
    ...(digits === 4 ? [] : [...cells.map(digit), ...perCell]),
    ...[held, room].flatMap((name) =>
      housesOf(layout).flatMap((house) => parts.map((part) => name(house.name, part))),
    ),
    ...candidates.map(now),
    ...(digits === 4 ? [] : ['all', 'fewest', 'doubled']),
  ];
};
