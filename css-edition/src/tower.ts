/**
 * The tower: nested elements that run the search in one pass of the style engine. A floor computes `next` from
 * the `now` it inherits; the landing above it hands `next` on as `now`, because a property cannot be computed
 * from its own former amount.
 */
import { constant, definitionText, property } from './algebra.ts';
import type { Layout } from './layout.ts';
import * as m from './machine.ts';
import { all, css, isNot, only, registration, set } from './rules.ts';
import type { Declaration } from './rules.ts';

/**
 * Empty, and there on every floor. The clock's element lacks it until its animations are applied, so that the
 * browser's first pass over that element, without them, costs nothing.
 */
export const LIVE = 'live';

/** What a position looks like: counts, singles, and what is to be done next. */
export function scan(layout: Layout): Declaration[] {
  const { candidates, constraints } = layout;
  return [
    ...constraints.map((u) => set(m.count(u), m.countOf(layout, u))),
    ...candidates.map((x) => set(m.loose(x), m.looseOf(layout, x))),
    ...constraints.map((u) => set(m.pull(u), m.pullOf(layout, u))),
    set('strain', m.strainOf(layout)),
    set('pick', m.pickOf(layout)),
    set('cell', m.cellOf()),
    set('tried', m.triedOf(layout)),
    set('mode', m.modeOf()),
  ];
}

/** One step, from `now` to `next`. */
export function step(layout: Layout): Declaration[] {
  return [
    ...layout.candidates.map((x) => set(m.next(x), m.nextOf(layout, x))),
    ...Object.entries(m.nextTallies()).map(([name, to]) => set(`next-${name}`, to)),
  ];
}

const handOn = ({ candidates }: Layout): Declaration[] => [
  ...candidates.map((x) => set(m.now(x), property(m.next(x)))),
  ...m.TALLIES.map((name) => set(name, property(`next-${name}`))),
];

/** The search starts from what the ground says of the candidates. */
export const foundation = (): Declaration[] => m.TALLIES.map((name) => set(name, constant(0)));

/** The properties that hold computed numbers; every other one is passed on as it is written. */
export function registered({ candidates, constraints }: Layout): string[] {
  return [
    ...candidates.map(m.loose),
    ...constraints.map(m.count),
    ...constraints.map(m.pull),
    ...['strain', 'pick', 'cell', 'tried', 'mode'],
    ...m.TALLIES.map((name) => `next-${name}`),
  ];
}

/** The style sheet of a tower; above the floor that ends the search everything is only passed on. */
export function towerSheet(layout: Layout): string {
  const running = all(isNot('mode', m.modeNumber('solved')), isNot('mode', m.modeNumber('impossible')));
  return [
    registration(registered(layout)),
    definitionText(m.TURN),
    `.game{--${LIVE}: }`,
    css('.floor,.scan', [{ when: running, set: only(LIVE, scan(layout)) }]),
    css('.floor', [{ when: running, set: only(LIVE, step(layout)) }]),
    css('.landing', [{ when: running, set: handOn(layout) }]),
  ].join('\n');
}

/** So many floors around the given HTML. */
export function towerOf(floors: number, inside: string): string {
  const opening = '<div class=landing><div class=floor>'.repeat(floors - 1);
  return `<div class=floor>${opening}${inside}</div>${'</div></div>'.repeat(floors - 1)}`;
}
