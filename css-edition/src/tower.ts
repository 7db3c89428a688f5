/**
 * The tower: nested elements that run the search in one pass of the style engine. A floor computes `next` from
 * `now` and keeps it under the name A; the floor inside reads A and keeps its own under the name B, and so on in
 * turn, because a property cannot be computed from its own former amount. `from` tells the reader which it is.
 */
import { constant, definitionText, property } from './algebra.ts';
import { modeNumber } from './machine.ts';
import { any, css, is, not, registration, set } from './rules.ts';
import type { Condition, Declaration, Rule } from './rules.ts';
import { registeredBy, registersOf, rulesOf } from './wiring.ts';
import type { Wiring } from './wiring.ts';

/** The two names under which a state is kept; the clock's two latches have them too. */
export const KEPT = ['A', 'B'] as const;
export type Kept = (typeof KEPT)[number];

/** Reads the state from where the parent says it is; without a word from it, the state is inherited. */
const reading = (wiring: Wiring): Rule[] =>
  KEPT.map((kept, k) => ({
    when: is('from', k + 1),
    set: registersOf(wiring).map(({ name, now }) => set(now, property(`${kept}-${name}`))),
  }));

const keeping = (wiring: Wiring, kept: Kept): Declaration[] => [
  set('from', constant(KEPT.indexOf(kept) + 1)),
  ...registersOf(wiring).map(({ name, next }) => set(`${kept}-${name}`, property(next))),
];

/** The search starts from what the ground says of the candidates. */
export const foundation = ({ tallies }: Wiring): Declaration[] =>
  tallies.map((name) => set(name, constant(0)));

/** What ends a search. */
export const ENDED = any(is('mode', modeNumber('solved')), is('mode', modeNumber('impossible')));

/** The style sheet of a tower; above the floor on which the search is over everything is only passed on. */
export function towerSheet(wiring: Wiring, over: Condition = ENDED): string {
  const running = not(over);
  return [
    registration(registeredBy(wiring)),
    ...wiring.functions.map(definitionText),
    css('.floor', [{ when: running, set: rulesOf(wiring), rules: reading(wiring) }]),
    ...KEPT.map((kept) => css(`.${kept}`, [{ when: running, set: keeping(wiring, kept) }])),
  ].join('\n');
}

/** So many floors around the given HTML. */
export function towerOf(floors: number, inside: string): string {
  const opening = Array.from({ length: floors }, (_, k) => `<div class="floor ${KEPT[k % 2]}">`).join('');
  return opening + inside + '</div>'.repeat(floors);
}
