/**
 * Deals without a reload. A button of type "reset" empties the board; a transition records that it was pressed: while
 * the button is down `stamp` is set at once, and on release it stays, because the transition back starts after ten
 * days.
 *
 * Counting needs more, as a property cannot be computed from itself. So the stamp sets how many steps up a subject in a
 * hidden scroller is, and its view timeline returns that number as `press`, from which the next stamp follows. While a
 * button is down the subject does not move. A stamp consists of `hand`, the number of deals so far, and the index of
 * the button. `random()` draws the starting hand once per visit; from there each hand has its own numbers.
 *
 * Firefox has no view timelines: there, a number that increases each second replaces the count.
 */
import { clamp, floor, minus, product, property, quotient, remainder, same, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { declarations, registration, set } from './rules.ts';
import { LAZY } from './wiring.ts';

/** The number of hands until the count restarts at 1. */
const HANDS = 60;

/** The pixels by which the subject moves if the stamp increases by one. */
const STEP = 2;

/**
 * The lot `letters`: a number of 1 … `MAX_LOT`. Only its remainder modulo `PRIME` matters, so `MAX_LOT` is a multiple.
 * With `LOT_STEP` between hands, most of nine digits change each time.
 */
const PRIME = 997;
const MAX_LOT = 10 * PRIME;
const LOT_STEP = 527;

/** The condition that a number can be read back from the layout. */
export const TIMELINES = '(timeline-scope:--a)';

/** A button that deals, and its level. */
export interface DealButton {
  readonly name: string;
  readonly words: string;
}

/**
 * The buttons are before the board, so that a press on the board does not affect the rules about them. They are for the
 * pointer and for Space: Enter presses a button without making it active, and would only empty the board.
 */
export const dealer = (buttons: readonly DealButton[], board: string): string =>
  `${buttons.map(({ name }) => `<s id=${name}></s>`).join('')}<div class=deals role=group aria-label=Puzzles>${buttons.map(({ name, words }) => `<button type=reset form=game class=${name} id=deal-${name} aria-label="${words}">${words}</button>`).join('')}</div><div class=dealer><div class=dealt>${board}</div><div class=presses><div></div></div></div>`;

/** The selector for a pressed button. A button pressed by Space is active, but its container is not. */
const DOWN = '.deals:has(:active)~.dealer';

/** A pressed button, even if the pointer has left it. */
const held = (name: string): string => `.${name}:active`;

/**
 * The count is set on `.app`, and `.dealer` inside it records the pressed button, as a formula does not see the effect
 * of an animation on its own element. `.dealt` inside it draws the lot; `level` is the index of the button pressed
 * last, or initially of the one named by the address.
 */
export function dealSheet(buttons: readonly DealButton[]): string {
  const levels = buttons.length;
  const height = HANDS * levels * STEP;
  const hand = floor(quotient(property('code'), levels));
  const level = sum(
    product(clamp(property('hand')), remainder(property('code'), levels)),
    product(same(property('hand'), 0), property('asked')),
  );
  const following = sum(1, remainder(floor(quotient(whole('press'), levels)), HANDS - 1));
  return [
    registration(['press', 'stamp', 'asked', 'code', 'level', 'hand', 'start', 'letters']),
    '.dealer,.dealt{display:contents}s{display:none}',
    '.dealer{--stamp:0;transition:--stamp 0s 1e6s}',
    `${DOWN}{transition:none}`,
    ...buttons.map(
      ({ name }, k) =>
        `.deals:has(${held(name)})~.dealer{${declarations([set('stamp', sum(product(levels, following), k))])}}#${name}:target~.dealer{--asked:${k}}`,
    ),
    `@supports ${TIMELINES}{.app{timeline-scope:--press;animation:press 1s linear both;animation-timeline:--press}.dealt{${declarations([set('code', whole('press'))])}}}`,
    `@keyframes press{to{--press:${(height + STEP) / STEP}}}`,
    `.presses{display:none;position:fixed;top:0;left:0;width:10px;height:${height}px;overflow:hidden scroll;visibility:hidden;contain:strict}@supports ${TIMELINES}{.presses{display:block}}`,
    `.presses div{height:${STEP}px;view-timeline:--press block;--place:var(--stamp);margin-top:calc(${height}px - ${STEP}px*var(--place))}`,
    `${DOWN} .presses div{--place:var(--press)}`,
    `${DOWN} .pace{animation:none}`,
    `@supports not ${TIMELINES}{@keyframes seconds{to{--press:${HANDS * levels}}}.app{animation:seconds ${HANDS}s steps(${HANDS}) infinite}${RUNNING}.dealt{${declarations([set('code', whole('stamp'))])}}}`,
    `.dealt{${declarations([set('hand', hand), set('level', level), set('letters', LOT)])}}`,
    `@supports (order:random(1,2)) and ${LAZY}{.dealt{--start:random(--start,1,${MAX_LOT},1)}}`,
  ].join('');
}

/**
 * Firefox evaluates style queries before a transition that starts in the same pass, and not again because of it: with a
 * transition that starts on release, all queries below would see a stamp of 0. So there the transition starts with the
 * press and gives its last value at once. On release it is already running, and a change that is no animation, `down`,
 * makes the queries below be evaluated with its value.
 */
const RUNNING = `${DOWN}{transition:--stamp 1e6s step-start}${DOWN} .dealt{--down:1}`;

/**
 * An animation computes in fractions, even for an `<integer>`: WebKit gives 8.999999 for 9, and a property set to that
 * has no value at all.
 */
const whole = (name: string): Expression => floor(sum(property(name), 0.5));

const LOT = sum(1, remainder(sum(property('start'), product(property('hand'), LOT_STEP)), MAX_LOT));

/** An index among `many` that changes with each hand. It starts at random on each visit. */
export const shifting = (many: number): Expression =>
  remainder(sum(property('start'), property('hand')), many);

const MULTIPLIERS = [211, 307, 401, 503, 613, 709, 809, 907, 101];

/** The lot spread out, so that one draw is enough for all digits: a different value for each. */
export const spread = (k: number): Expression =>
  sum(product(10, remainder(product(property('letters'), MULTIPLIERS[k]!), PRIME)), k);

/** The rank of a lot among all, from 1. */
export const ranked = (lot: string, lots: readonly string[]): Expression =>
  sum(
    1,
    ...lots.filter((other) => other !== lot).map((other) => clamp(minus(property(lot), property(other)))),
  );
