/**
 * Deals without a reload. A button of type "reset" empties the board; that it was pressed is kept by a
 * transition: while the button is down `stamp` and `level` are set at once, and when it is let go they stay,
 * because the way back begins after ten days.
 *
 * What is to be counted up needs more, for a property cannot be computed from itself. So a subject in a hidden
 * scroller stands as many steps up as there were presses and releases, and its view timeline tells that number
 * back as `press`: odd while a button is down, even at rest. `hand` is the number of deals so far, and each of
 * the first hands has its own key for `random()`.
 */
import { clamp, floor, minus, product, property, quotient, remainder, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { declarations, registration, set } from './rules.ts';

/** Hands until the count begins again at 0. */
const HANDS = 24;

/** One press or release moves the subject so many pixels. */
const STEP = 2;
const HEIGHT = 2 * HANDS * STEP + 20;

/** The lots that are drawn: properties that hold a random number of 1 … `MOST_LOT`, anew for each hand. */
export const MOST_LOT = 9999;

/** A button that deals, and the level that it deals from. */
export interface DealButton {
  readonly name: string;
  readonly words: string;
}

/** The buttons stand before the board, so that a selector reaches it from a pressed one without `:has()`. */
export const dealer = (buttons: readonly DealButton[], board: string): string =>
  `${buttons.map(({ name, words }) => `<button type=reset form=game class="deal ${name}">${words}</button>`).join('')}<div class=dealer>${board}<div class=presses><div></div></div></div>`;

/** As a selector: while one of the buttons is down. */
const DOWN = '.deal:active~.dealer';

/**
 * The count is told to `.app`, and `.dealer` in it keeps what was pressed, for a formula does not see what an
 * animation makes of its own element. The board in it is `.game`, which draws the lots; `level` is the index of
 * the button that was pressed last, and 0 before.
 */
export function dealSheet(buttons: readonly DealButton[], lots: readonly string[]): string {
  const hand = floor(quotient(property('press'), 2));
  const place = remainder(sum(property('stamp'), 1), 2 * HANDS);
  return [
    registration(['press', 'stamp', 'level', 'hand', 'start', ...lots]),
    '.app{timeline-scope:--press;animation:press 1s linear both;animation-timeline:--press}',
    '.dealer{--stamp:-1;--level:0;transition:--stamp 0s 1e6s,--level 0s 1e6s}',
    `${DOWN}{transition:none;${declarations([set('stamp', sum(product(2, hand), 1))])}}`,
    ...buttons.map(({ name }, k) => `.${name}:active~.dealer{--level:${k}}`),
    `@keyframes press{to{--press:${(HEIGHT + STEP) / STEP}}}`,
    `.presses{position:fixed;top:0;left:0;width:10px;height:${HEIGHT}px;overflow:hidden scroll;visibility:hidden;contain:strict}`,
    `.presses div{height:${STEP}px;view-timeline:--press block;${declarations([set('place', place)])};margin-top:calc(${HEIGHT}px - ${STEP}px*var(--place))}`,
    `${DOWN} .presses div{--place:var(--stamp)}`,
    `${DOWN} :is(.pace,.pace i){animation:none}`,
    `.game{${declarations([set('hand', hand), ...lots.map((lot, k) => set(lot, withoutRandom(k)))])}}`,
    `@supports (order:random(1,2)){.game{--start:random(--start,1,${MOST_LOT},1);${lots.map(drawn).join(';')}}}`,
  ].join('');
}

/** The same lots at every visit, but other ones for each hand. */
const withoutRandom = (k: number): Expression =>
  sum(1, remainder(sum(product(property('hand'), 37 + 2 * k), 11 * k), MOST_LOT));

const drawn = (lot: string): string => {
  const keys = Array.from(
    { length: HANDS },
    (_, hand) => `style(--hand:${hand}):random(--${lot}-${hand},1,${MOST_LOT},1);`,
  );
  return `--${lot}:if(${keys.join('')}else:1)`;
};

/** An index on a shelf of so many that is another one at each hand. It starts anywhere at each visit. */
export const shifting = (many: number): Expression =>
  remainder(sum(property('start'), property('hand')), many);

/** A lot spread anew, so that one draw serves several: other ones for other multipliers, and never equal ones. */
export const spread = (lot: string, k: number): Expression =>
  sum(product(10, remainder(product(property(lot), [211, 307, 401, 503][k]!), 1009)), k);

/** The place of a lot when all are sorted, from 1. */
export const ranked = (lot: string, lots: readonly string[]): Expression =>
  sum(
    1,
    ...lots.filter((other) => other !== lot).map((other) => clamp(minus(property(lot), property(other)))),
  );
