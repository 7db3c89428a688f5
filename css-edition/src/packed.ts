/**
 * The machine with a property per cell and per house. A property holds a number for each digit, like a number
 * written in base 20: digit 1's at the lowest place. Short, for the small board; nine places of a large board
 * would be more than the six figures that CSS keeps of a number.
 *
 *   now-42        the fates of the candidates in r4c2, each + 9
 *   next-42       their fates after this step
 *   open-42       1 for each that is open
 *   loose-42      1 for each that is open and no single
 *   row-4         how often each digit is open in row 4
 *   pull-row-4    how strongly each digit of row 4 pulls, each + 2
 *   strain-row-4  the strongest pull of row 4, either way
 */
import { applied, call, constant, define, distance, floor, least, minus, most } from './algebra.ts';
import { power, product, property, quotient, remainder, same, sum } from './algebra.ts';
import type { Definition, Expression } from './algebra.ts';
import type { Cell, Layout } from './layout.ts';
import * as m from './machine.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';
import type { Wiring } from './wiring.ts';

export const BASE = 20;

/** No place may fall below 0: what is added to fates (−7 … 8 on a 4×4 board) and to pulls (−2 …). */
const FATE = 9;
const PULL = 2;

const HOUSES = ['row', 'column', 'box'] as const;
type House = (typeof HOUSES)[number];

const now = (cell: Cell): string => `now-${cell.name}`;
const next = (cell: Cell): string => `next-${cell.name}`;
const loose = (cell: Cell): string => `loose-${cell.name}`;
export const open = (cell: Cell): string => `open-${cell.name}`;

/** What stands at the place of digit k + 1. */
export function place(packed: Expression, k: number, added = 0): Expression {
  const above = k === 0 ? packed : floor(quotient(packed, BASE ** k));
  const here = remainder(above, BASE);
  return added ? minus(here, added) : here;
}

/** The sum of all places, as casting out nines does it. */
const places = (packed: Expression): Expression => remainder(packed, BASE - 1);

/** The words of the packed machine: each formula of one candidate, done at every place. */
export interface Words {
  readonly together: Definition;
  readonly struck: Definition;
  readonly stands: Definition;
  readonly clash: Definition;
  readonly open: Definition;
  readonly loose: Definition;
  readonly pulls: Definition;
  readonly strained: Definition;
  readonly propagated: Definition;
  readonly turned: Definition;
  readonly lowest: Definition;
}

export function wordsOf({ digits }: Layout): Words {
  const range = Array.from({ length: digits }, (_, k) => k);
  const all = range.map((k) => `of-${k + 1}`);
  const pack = (at: (k: number) => Expression, added = 0) =>
    sum(...range.map((k) => product(BASE ** k, added ? sum(at(k), added) : at(k))));
  return {
    together: define('together', all, (...parts) => sum(...parts)),
    stands: define('stands', ['own'], (own) => product(least(1, own!), power(BASE, minus(own!, 1)))),
    struck: define('struck', ['own', ...HOUSES], (own, ...held) =>
      pack((k) => minus(least(1, most(own!, ...held.map((h) => place(h, k)))), same(own!, k + 1)), FATE),
    ),
    clash: define('clash', ['own', ...HOUSES], (own, ...held) => {
      const times = held.map((h) => remainder(floor(quotient(h, power(BASE, minus(own!, 1)))), BASE));
      return product(least(1, own!), least(1, minus(most(...times), 1)));
    }),
    open: define('open', ['fates'], (fates) => pack((k) => minus(1, m.gone(place(fates!, k, FATE))))),
    loose: define('loose', ['open', ...HOUSES], (open, ...counts) =>
      pack((k) =>
        applied(m.LOOSE, minus(1, place(open!, k)), places(open!), ...counts.map((n) => place(n, k))),
      ),
    ),
    pulls: define('pulls', ['count', ...all], (count, ...parts) =>
      pack((k) => applied(m.PULL, place(count!, k), minus(place(count!, k), place(sum(...parts), k))), PULL),
    ),
    strained: define('strained', ['pulls'], (pulls) =>
      most(...range.map((k) => distance(place(pulls!, k), PULL))),
    ),
    propagated: define('propagated', ['fates', 'loose', 'own', ...HOUSES], (fates, loose, own, ...pulls) =>
      pack((k) => {
        const around = pulls.map((pull) => place(pull, k, PULL));
        return applied(m.PROPAGATED, place(fates!, k, FATE), place(loose!, k), own!, ...around);
      }, FATE),
    ),
    turned: define('turned', ['fates', 'in'], (fates, cell) =>
      m.turned((becomes) => pack((k) => becomes(place(fates!, k, FATE), cell!, constant(k + 1)), FATE)),
    ),
    lowest: define('lowest', ['open'], (open) => m.lowestDigit(range.map((k) => minus(1, place(open!, k))))),
  };
}

/** The three houses of a cell, by the properties of that kind. */
const around = (cell: Cell, kind: string): Expression[] =>
  HOUSES.map((house) => property(`${kind}${house}-${cell[house]}`));

interface HouseCells {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const housesOf = ({ cells, digits }: Layout): HouseCells[] =>
  HOUSES.flatMap((house: House) =>
    Array.from({ length: digits }, (_, k) => ({
      name: `${house}-${k + 1}`,
      cells: cells.filter((cell) => cell[house] === k + 1),
    })),
  );

const over = (cells: readonly Cell[], name: (cell: Cell) => string): Expression[] =>
  cells.map((cell) => property(name(cell)));

/** The fates that a property of a cell holds. */
export const unpack = ({ digits }: Layout, fates: number): number[] =>
  Array.from({ length: digits }, (_, k) => (Math.floor(fates / BASE ** k) % BASE) - FATE);

/** What the player's digits say before any search: the first fates, the marks and the clashes. */
export function packedGround(layout: Layout, words: Words, digit: (cell: Cell) => string): Declaration[] {
  const { cells } = layout;
  const stands = (cell: Cell) => `stands-${cell.name}`;
  return [
    ...cells.map((cell) => set(stands(cell), call(words.stands, property(digit(cell))))),
    ...housesOf(layout).map((house) =>
      set(`held-${house.name}`, call(words.together, ...over(house.cells, stands))),
    ),
    ...cells.map((cell) =>
      set(now(cell), call(words.struck, property(digit(cell)), ...around(cell, 'held-'))),
    ),
    ...cells.map((cell) => set(`marks-${cell.name}`, call(words.open, property(now(cell))))),
    ...cells.map((cell) =>
      set(`clash-${cell.name}`, call(words.clash, property(digit(cell)), ...around(cell, 'held-'))),
    ),
  ];
}

export function packed(layout: Layout, words: Words): Wiring {
  const { cells } = layout;
  return {
    count: [
      ...cells.map((cell) => set(open(cell), call(words.open, property(now(cell))))),
      ...housesOf(layout).map((house) => set(house.name, call(words.together, ...over(house.cells, open)))),
    ],
    scan: scan(layout, words),
    step: cells.map((cell, c) => set(next(cell), nextOf(words, cell, c))),
    registers: cells.map((cell) => ({ name: cell.name, now: now(cell), next: next(cell) })),
    tallies: ['depth'],
    registered: [],
    functions: Object.values(words) as Definition[],
  };
}

function scan(layout: Layout, words: Words): Declaration[] {
  const { cells } = layout;
  const houses = housesOf(layout);
  const strains = [...houses.map((house) => property(`strain-${house.name}`)), ...cells.map(pullOfCell)];
  return [
    ...cells.map((cell) => set(loose(cell), call(words.loose, property(open(cell)), ...around(cell, '')))),
    ...houses.flatMap(({ name, cells: members }) => [
      set(`pull-${name}`, call(words.pulls, property(name), ...over(members, loose))),
      set(`strain-${name}`, call(words.strained, property(`pull-${name}`))),
    ]),
    set('strain', m.strain(most(...strains), least(...cells.map(pullOfCell)))),
    set('pick', m.pick(cells.map((cell) => places(property(open(cell)))))),
    set('cell', m.pickedCell()),
    set('tried', m.tried(cells.map((cell) => call(words.lowest, property(open(cell)))))),
    set('mode', m.mode()),
  ];
}

/** How strongly "this cell takes one digit" pulls. */
function pullOfCell(cell: Cell): Expression {
  const count = places(property(open(cell)));
  return applied(m.PULL, count, minus(count, places(property(loose(cell)))));
}

const nextOf = (words: Words, cell: Cell, c: number): Expression =>
  m.next(
    call(
      words.propagated,
      property(now(cell)),
      property(loose(cell)),
      pullOfCell(cell),
      ...around(cell, 'pull-'),
    ),
    call(words.turned, property(now(cell)), c + 1),
  );
