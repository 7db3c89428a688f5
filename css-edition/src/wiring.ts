/** The layout of the machine's formulas over properties, so that the tower and the clock can run them. */
import { nextTallies } from './machine.ts';
import type { Tally } from './machine.ts';
import { set } from './rules.ts';
import type { Declaration } from './rules.ts';

export interface Wiring {
  /** The numbers of open candidates. */
  readonly count: readonly Declaration[];
  /** Further facts about a position: singles, and the next action. */
  readonly scan: readonly Declaration[];
  /**
   * Facts that are expensive to compute and needed only for a guess; and the same for browsers that can postpone them
   * until then.
   */
  readonly sought: readonly Declaration[];
  readonly soughtLazily: readonly Declaration[];
  /** The change of the candidates in this step. */
  readonly step: readonly Declaration[];
  /** The candidates' part of the state. */
  readonly registers: readonly Register[];
  /** The counters. */
  readonly tallies: readonly Tally[];
  /** Properties that must be registered to hold a number; the formulas of the others give a number anyway. */
  readonly registered: readonly string[];
}

/**
 * Empty, and present while the machine runs. The clock's element lacks it until its animations are applied, so
 * that the browser's first pass over that element, without them, costs nothing.
 */
export const LIVE = 'live';

/** The condition that `if()` is supported. */
export const LAZY = '(width:if(else:1px))';

/** A part of the state: the name under which it is stored, its property, and the property of its successor. */
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

/** All declarations of one step, in the order in which they are read. */
export const rulesOf = ({ count, scan, sought, step, tallies }: Wiring): Declaration[] => [
  ...count,
  ...scan,
  ...sought,
  ...step,
  ...tallies.map((name) => set(`next-${name}`, nextTallies()[name])),
];

/** The properties that must be registered, including those that are the same in every wiring. */
export const registeredBy = ({ registered, tallies }: Wiring): string[] => [
  ...registered,
  ...tallies.map((name) => `next-${name}`),
];
