/**
 * The tower: nested elements that run the search in one pass of the style engine. A floor computes `next` from `now`
 * and stores it under the name A; the floor inside reads A and stores its own under the name B, and so on alternately,
 * because a property cannot be computed from its own previous amount. `from` names the one to read.
 */
import { clamp, constant, minus, property, sum } from './algebra.ts';
import { modeNumber } from './machine.ts';
import { any, css, is, not, query, registration, set } from './rules.ts';
import type { Condition, Declaration, Rule } from './rules.ts';
import { LAZY, registeredBy, registersOf, rulesOf } from './wiring.ts';
import type { Wiring } from './wiring.ts';

/** The two names under which a state is stored; the clock's two latches use them too. */
export const KEPT = ['A', 'B'] as const;
export type Kept = (typeof KEPT)[number];

/** Reads the state from the name given by the parent; if it gives none, the state is inherited. */
const reading = (wiring: Wiring): Rule[] =>
  KEPT.map((kept, k) => ({
    when: is('from', k + 1),
    set: registersOf(wiring).map(({ name, now }) => set(now, property(`${kept}${name}`))),
  }));

const keeping = (wiring: Wiring, kept: Kept): Declaration[] => [
  set('from', constant(KEPT.indexOf(kept) + 1)),
  ...registersOf(wiring).map(({ name, next }) => set(`${kept}${name}`, property(next))),
];

/** The search starts from the candidates of `ground.ts`. */
export const foundation = ({ tallies }: Wiring): Declaration[] =>
  tallies.map((name) => set(name, constant(0)));

/** The conditions that end a search. */
export const ENDED = any(is('mode', modeNumber('solved')), is('mode', modeNumber('impossible')));

/** While the search must stop: it may take `until` steps, and `halt` is 1 once it has. */
export const HALTED = is('halt', 1);
export const HALTING = ['until', 'halt'] as const;
const halt = (): Declaration => set('halt', clamp(minus(sum(property('steps'), 2), property('until'))));

/** The style sheet of a tower; above the floor on which the search ends, everything is only passed on. */
export function towerSheet(wiring: Wiring, over: Condition = ENDED): string {
  const running = not(over);
  const counting = wiring.tallies.includes('steps') ? [halt()] : [];
  return [
    registration(registeredBy(wiring)),
    `@container ${query(running)}{`,
    css('.floor', [{ set: [...rulesOf(wiring), ...counting], rules: reading(wiring) }]),
    ...KEPT.map((kept) => css(`.${kept}`, [{ set: keeping(wiring, kept) }])),
    wiring.soughtLazily.length ? `@supports ${LAZY}{${css('.floor', [{ set: wiring.soughtLazily }])}}` : '',
    '}',
  ].join('\n');
}

/** A number of floors around the given HTML. */
export function towerOf(floors: number, inside: string): string {
  const opening = Array.from({ length: floors }, (_, k) => `<div class="floor ${KEPT[k % 2]}">`).join('');
  return opening + inside + '</div>'.repeat(floors);
}
