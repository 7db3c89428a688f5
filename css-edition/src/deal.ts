/**
 * Deals without a reload. A button of type "reset" empties the board; that it was pressed is kept by a
 * transition: while the button is down `stamp` is set at once, and when it is let go it stays, because the way back
 * begins after ten days.
 *
 * What is to be counted up needs more, for a property cannot be computed from itself. So a subject in a hidden
 * scroller stands as many steps up as the stamp says, and its view timeline tells that number back as `press`,
 * from which the next stamp follows. While a button is down the subject
 * stays. A stamp is `hand`, the number of deals so far, and the
 * index of the button. `random()` draws once per visit where the hands start; from there each has numbers of its own.
 *
 * Firefox has no view timelines: there a number that goes up each second is kept instead of a count.
 */
import { clamp, floor, minus, product, property, quotient, remainder, same, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { declarations, registration, set } from './rules.ts';
import { LAZY } from './wiring.ts';

/** Hands until the count begins again at 1. */
const HANDS = 60;

/** One more in the stamp moves the subject so many pixels. */
const STEP = 2;

/**
 * The lot `letters`: a number of 1 … `MAX_LOT`. Only what is left of it by `PRIME` counts, so `MAX_LOT` is a multiple.
 * With `LOT_STEP` from one hand to the next, most of nine digits change each time.
 */
const PRIME = 997;
const MAX_LOT = 10 * PRIME;
const LOT_STEP = 527;

/** Where a number can be read back from the layout. */
export const TIMELINES = '(timeline-scope:--a)';

/** A button that deals, and the level that it deals from. */
export interface DealButton {
  readonly name: string;
  readonly words: string;
}

/**
 * The buttons stand before the board, so that the rules about them have nothing to do with a press on it. They are
 * for the pointer and for Space: Enter presses a button without making it active, and would only empty the board.
 */
export const dealer = (buttons: readonly DealButton[], board: string): string =>
  `${buttons.map(({ name }) => `<s id=${name}></s>`).join('')}<div class=deals role=group aria-label=Puzzles>${buttons.map(({ name, words }) => `<button type=reset form=game class=${name} id=deal-${name} aria-label="${words}">${words}</button>`).join('')}</div><div class=dealer><div class=dealt>${board}</div><div class=presses><div></div></div></div>`;

/** As a selector: while one of the buttons is down. Pressed by Space, a button is active, but what it stands in is not. */
const DOWN = '.deals:has(:active)~.dealer';

/** A button that is down, even if the pointer has left it. */
const held = (name: string): string => `.${name}:active`;

/**
 * The count is told to `.app`, and `.dealer` in it keeps what was pressed, for a formula does not see what an
 * animation makes of its own element. `.dealt` in it draws the lot; `level` is the index of the button that was
 * pressed last, and before that of the one that the address names.
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
    `@supports not ${TIMELINES}{@keyframes seconds{to{--press:${HANDS * levels}}}.app{animation:seconds ${HANDS}s steps(${HANDS}) infinite}.dealt{${declarations([set('code', whole('stamp'))])}}}`,
    `.dealt{${declarations([set('hand', hand), set('level', level), set('letters', LOT)])}}`,
    `@supports (order:random(1,2)) and ${LAZY}{.dealt{--start:random(--start,1,${MAX_LOT},1)}}`,
  ].join('');
}

/**
 * An animation computes in fractions, also of an `<integer>`: WebKit gives 8.999999 for 9, and a property that is
 * set to that has no value at all.
 */
const whole = (name: string): Expression => floor(sum(property(name), 0.5));

const LOT = sum(1, remainder(sum(property('start'), product(property('hand'), LOT_STEP)), MAX_LOT));

/** An index among so many that is another one at each hand. It starts anywhere at each visit. */
export const shifting = (many: number): Expression =>
  remainder(sum(property('start'), property('hand')), many);

const MULTIPLIERS = [211, 307, 401, 503, 613, 709, 809, 907, 101];

/** The lot spread, so that one draw serves all digits: a different value for each. */
export const spread = (k: number): Expression =>
  sum(product(10, remainder(product(property('letters'), MULTIPLIERS[k]!), PRIME)), k);

/** The place of a lot when all are sorted, from 1. */
export const ranked = (lot: string, lots: readonly string[]): Expression =>
  sum(
    1,
    ...lots.filter((other) => other !== lot).map((other) => clamp(minus(property(lot), property(other)))),
  );
