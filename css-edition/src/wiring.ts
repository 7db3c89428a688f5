/** How the machine's formulas are laid out over properties, so that the tower and the clock can run them. */
import { nextTallies } from './machine.ts';
import type { Tally } from './machine.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

export interface Wiring {
  /** How many candidates are open where. */
  readonly count: readonly Declaration[];
  /** Further facts about a position: singles, and the next action. */
  readonly scan: readonly Declaration[];
  /**
   * Facts that are costly to find and needed for a guess only; and the same for browsers that can leave it until then.
   */
  readonly sought: readonly Declaration[];
  readonly soughtLazily: readonly Declaration[];
  /** The change of the candidates in this step. */
  readonly step: readonly Declaration[];
  /** The candidates' part of the state. */
  readonly registers: readonly Register[];
  /** The counters beside them. */
  readonly tallies: readonly Tally[];
  /** Properties that must be registered to hold a number; the others' formulas compute one by themselves. */
  readonly registered: readonly string[];
}

/**
 * Empty, and present while the machine runs. The clock's element lacks it until its animations are applied, so
 * that the browser's first pass over that element, without them, costs nothing.
 */
export const LIVE = 'live';

/** Where `if()` is there. */
export const LAZY = '(width:if(else:1px))';

/** A part of the state: what it is kept under, its property, and the one that holds its successor. */
export interface Register {
  readonly name: string;
  readonly now: string;
  readonly next: string;
}

/** The whole state. */
export const registersOf = ({ registers, tallies }: Wiring): Register[] => [
  ...registers,
  ...tallies.map((name) => ({ name, now: name, next: `next-${name}` })),
];

/** One step of everything, in the order in which it is read. */
export const rulesOf = ({ count, scan, sought, step, tallies }: Wiring): Declaration[] => [
  ...count,
  ...scan,
  ...sought,
  ...step,
  ...tallies.map((name) => set(`next-${name}`, nextTallies()[name])),
];

/** The properties that must be registered, those included that are the same in every wiring. */
export const registeredBy = ({ registered, tallies }: Wiring): string[] => [
  ...registered,
  ...tallies.map((name) => `next-${name}`),
];
