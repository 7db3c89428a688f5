/**
 * Deals without a reload. A button of type "reset" empties the board; that it was pressed is kept by a
 * transition: while the button is down `stamp` and `button` are set at once, and when it is let go they stay,
 * because the way back begins after ten days.
 *
 * What is to be counted up needs more, for a property cannot be computed from itself. So a subject in a hidden
 * scroller stands as many steps up as there were presses and releases, and its view timeline tells that number
 * back as `press`: odd while a button is down, even at rest. `hand` is the number of deals so far; each has
 * another key for `random()` than the ones around it, and so gets other numbers.
 */
import { choice, clamp, floor, minus, product, property, quotient, remainder, sum } from './algebra.ts';
import type { Expression } from './algebra.ts';
import { declarations, registration, set } from './rules.ts';

/** Hands until the count begins again at 0, and keys for `random()` until they come round. */
const HANDS = 60;
const KEYS = 10;

/** One press or release moves the subject so many pixels. */
const STEP = 2;
const HEIGHT = 2 * HANDS * STEP + 20;

/** The lots that are drawn: properties that hold a random number of 1 … `MOST_LOT`, redrawn for each hand. */
const MOST_LOT = 9999;

/** A button that deals, and the level that it deals from. */
export interface DealButton {
  readonly name: string;
  readonly words: string;
}

/** The buttons stand before the board, so that the rules about them have nothing to do with a press on it. */
export const dealer = (buttons: readonly DealButton[], board: string): string =>
  `${buttons.map(({ name }) => `<s id=${name}></s>`).join('')}<div class=deals role=group aria-label=Puzzles>${buttons.map(({ name, words }) => `<button type=reset form=game class=${name}>${words}</button>`).join('')}</div><div class=dealer><div class=dealt>${board}</div><div class=presses><div></div></div></div>`;

/** As a selector: while one of the buttons is down. Pressed by Space, a button is active, but what it stands in is not. */
const DOWN = '.deals:has(:active)~.dealer';

/**
 * The count is told to `.app`, and `.dealer` in it keeps what was pressed, for a formula does not see what an
 * animation makes of its own element. `.dealt` in it draws the lots; `level` is the index of the button that was
 * pressed last, and before that of the one that the address names.
 */
export function dealSheet(buttons: readonly DealButton[], lots: readonly string[]): string {
  const hand = floor(quotient(property('press'), 2));
  const level = choice([{ name: 'button', is: -1, then: property('asked') }], property('button'));
  const place = remainder(sum(property('stamp'), 1), 2 * HANDS);
  return [
    registration(['press', 'stamp', 'button', 'asked', 'level', 'hand', 'key', 'start', ...lots]),
    '.dealer,.dealt{display:contents}s{display:none}',
    '.app{timeline-scope:--press;animation:press 1s linear both;animation-timeline:--press}',
    '.dealer{--stamp:-1;--button:-1;transition:--stamp 0s 1e6s,--button 0s 1e6s}',
    `${DOWN}{transition:none;${declarations([set('stamp', sum(product(2, hand), 1))])}}`,
    ...buttons.map(
      ({ name }, k) =>
        `.deals:has(.${name}:active)~.dealer{--button:${k}}#${name}:target~.dealer{--asked:${k}}`,
    ),
    `@keyframes press{to{--press:${(HEIGHT + STEP) / STEP}}}`,
    `.presses{position:fixed;top:0;left:0;width:10px;height:${HEIGHT}px;overflow:hidden scroll;visibility:hidden;contain:strict}`,
    `.presses div{height:${STEP}px;view-timeline:--press block;${declarations([set('place', place)])};margin-top:calc(${HEIGHT}px - ${STEP}px*var(--place))}`,
    `${DOWN} .presses div{--place:var(--stamp)}`,
    `${DOWN} .pace{animation:none}`,
    `.dealt{${declarations([set('level', level), set('hand', hand), set('key', remainder(hand, KEYS)), ...lots.map((lot, k) => set(lot, withoutRandom(k)))])}}`,
    `@supports (order:random(1,2)){.dealt{--start:random(--start,1,${MOST_LOT},1);${lots.map(drawn).join(';')}}}`,
  ].join('');
}

/** The same lots at every visit, but other ones for each hand. */
const withoutRandom = (k: number): Expression =>
  sum(1, remainder(sum(product(property('hand'), 37 + 2 * k), 11 * k), MOST_LOT));

const drawn = (lot: string): string => {
  const keys = Array.from(
    { length: KEYS },
    (_, key) => `style(--key:${key}):random(--${lot}-${key},1,${MOST_LOT},1);`,
  );
  return `--${lot}:if(${keys.join('')}else:1)`;
};

/** An index on a shelf of so many that is another one at each hand. It starts anywhere at each visit. */
export const shifting = (many: number): Expression =>
  remainder(sum(property('start'), property('hand')), many);

const MULTIPLIERS = [211, 307, 401, 503, 613, 709, 809, 907, 101];

/** A lot spread again, so that one draw serves several: a different value for each multiplier. */
export const spread = (lot: string, k: number): Expression =>
  sum(product(10, remainder(product(property(lot), MULTIPLIERS[k]!), 997)), k);

/** The place of a lot when all are sorted, from 1. */
export const ranked = (lot: string, lots: readonly string[]): Expression =>
  sum(
    1,
    ...lots.filter((other) => other !== lot).map((other) => clamp(minus(property(lot), property(other)))),
  );
