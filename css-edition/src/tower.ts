/**
 * The tower: nested elements that run the search in one pass of the style engine. A floor computes `next` from
 * `now` and keeps it under the name A; the floor inside reads A and keeps its own under the name B, and so on in
 * turn, because a property cannot be computed from its own former amount. `from` tells the reader which it is.
 */
import { constant, definitionText, property } from './algebra.ts';
import type { Layout } from './layout.ts';
import * as m from './machine.ts';
import { all, css, is, isNot, only, registration, set } from './rules.ts';
import type { Declaration, Rule } from './rules.ts';

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

/** The two names under which a state is kept; the clock's two latches have them too. */
export const KEPT = ['A', 'B'] as const;
export type Kept = (typeof KEPT)[number];

/** Candidates and tallies alike: the last part of a kept name, the state, and its successor. */
export function registers(layout: Layout): { name: string; now: string; next: string }[] {
  return [
    ...layout.candidates.map((x) => ({ name: x.name, now: m.now(x), next: m.next(x) })),
    ...m.TALLIES.map((name) => ({ name, now: name, next: `next-${name}` })),
  ];
}

/** Reads the state from where the parent says it is; without a word from it, the state is inherited. */
const reading = (layout: Layout): Rule[] =>
  KEPT.map((kept, k) => ({
    when: is('from', k + 1),
    set: registers(layout).map(({ name, now }) => set(now, property(`${kept}-${name}`))),
  }));

const keeping = (layout: Layout, kept: Kept): Declaration[] => [
  set('from', constant(KEPT.indexOf(kept) + 1)),
  ...registers(layout).map(({ name, next }) => set(`${kept}-${name}`, property(next))),
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
    css('.floor', [{ when: running, rules: reading(layout) }]),
    ...KEPT.map((kept) => css(`.${kept}`, [{ when: running, set: keeping(layout, kept) }])),
  ].join('\n');
}

/** So many floors around the given HTML. */
export function towerOf(floors: number, inside: string): string {
  const opening = Array.from({ length: floors }, (_, k) => `<div class="floor ${KEPT[k % 2]}">`).join('');
  return opening + inside + '</div>'.repeat(floors);
}
