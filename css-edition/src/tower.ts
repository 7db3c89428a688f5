/**
 * The tower: nested elements that run the search in one pass of the style engine. A floor computes `next` from
 * `now` and keeps it under the name A; the floor inside reads A and keeps its own under the name B, and so on in
 * turn, because a property cannot be computed from its own former amount. `from` tells the reader which it is.
 */
import { constant, definitionText, property } from './algebra.ts';
import { modeNumber, TALLIES } from './machine.ts';
import { all, css, is, isNot, registration, set } from './rules.ts';
import type { Declaration, Rule } from './rules.ts';
import { OWN_REGISTERED, tallySteps } from './wiring.ts';
import type { Wiring } from './wiring.ts';

/** The two names under which a state is kept; the clock's two latches have them too. */
export const KEPT = ['A', 'B'] as const;
export type Kept = (typeof KEPT)[number];

/** Reads the state from where the parent says it is; without a word from it, the state is inherited. */
const reading = ({ registers }: Wiring): Rule[] =>
  KEPT.map((kept, k) => ({
    when: is('from', k + 1),
    set: registers.map(({ name, now }) => set(now, property(`${kept}-${name}`))),
  }));

const keeping = ({ registers }: Wiring, kept: Kept): Declaration[] => [
  set('from', constant(KEPT.indexOf(kept) + 1)),
  ...registers.map(({ name, next }) => set(`${kept}-${name}`, property(next))),
];

/** The search starts from what the ground says of the candidates. */
export const foundation = (): Declaration[] => TALLIES.map((name) => set(name, constant(0)));

/** Selectors of elements below the tower that look at the position as a floor does. */
export interface Lookers {
  readonly count: string;
  readonly scan: string;
}

/** The style sheet of a tower; above the floor that ends the search everything is only passed on. */
export function towerSheet(wiring: Wiring, lookers?: Lookers): string {
  const floorAnd = (looker: string | undefined) => (looker ? `.floor,${looker}` : '.floor');
  const running = all(isNot('mode', modeNumber('solved')), isNot('mode', modeNumber('impossible')));
  return [
    registration([...wiring.registered, ...OWN_REGISTERED]),
    ...wiring.functions.map(definitionText),
    css(floorAnd(lookers?.count), [{ when: running, set: wiring.count }]),
    css(floorAnd(lookers?.scan), [{ when: running, set: wiring.scan }]),
    css('.floor', [{ when: running, set: [...wiring.step, ...tallySteps()], rules: reading(wiring) }]),
    ...KEPT.map((kept) => css(`.${kept}`, [{ when: running, set: keeping(wiring, kept) }])),
  ].join('\n');
}

/** So many floors around the given HTML. */
export function towerOf(floors: number, inside: string): string {
  const opening = Array.from({ length: floors }, (_, k) => `<div class="floor ${KEPT[k % 2]}">`).join('');
  return opening + inside + '</div>'.repeat(floors);
}
