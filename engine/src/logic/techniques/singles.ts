import { type Digit, lowestDigit } from '../../grid/digits.ts';
import type { Cell, HouseIndex } from '../../grid/geometry.ts';
import { isSingleBit, lowestBit } from '../cell-set.ts';
import type { Position } from '../position.ts';
import type { Search } from '../search.ts';
import type { HouseRole, Step } from '../step.ts';
import type { Tables } from '../tables.ts';
import type { Family } from './family.ts';
import type { TechniqueId } from './table.ts';

/**
 * Singles: a cell with one digit left, or a digit with one cell left.
 *
 * - Full house: a full house has one open cell; it takes the digit that is missing.
 * - Naked single: a cell has one candidate. (`r1c1` sees 1 to 8 → `r1c1=9`.)
 * - Hidden single: in a full house a digit has one place. (4 in row 2 only fits `r2c5` → `r2c5=4`.)
 *
 * Evidence: `candidates` the single as `pattern`; `houses` one `home` (full house) or `base` (hidden single).
 */
export const singles: Family = {
  techniques: ['full-house', 'naked-single', 'hidden-single'],
  *find(search, wanted) {
    const every = search.options.extent === 'every';
    if (wanted.includes('full-house')) yield* every ? fullHouses(search) : queuedFullHouses(search);
    if (wanted.includes('naked-single')) yield* every ? nakedSingles(search) : queuedNakedSingles(search);
    if (wanted.includes('hidden-single')) yield* every ? hiddenSingles(search) : queuedHiddenSingles(search);
  },
};

function* fullHouses({ position, tables }: Search): Generator<Step> {
  for (const house of tables.scanOrder) {
    const open = position.places[house * tables.stride];
    if (!isSingleBit(open) || !tables.isFull[house]) continue;
    const cell = tables.houseCells[house][lowestBit(open)];
    const missing = tables.allDigits & ~position.placedIn[house];
    // Otherwise the position is broken, and nothing can be concluded here.
    if (position.candidates[cell] !== missing || !isSingleBit(missing)) continue;
    yield single('full-house', cell, lowestDigit(missing), house, 'home');
  }
}

function* nakedSingles({ position, tables }: Search): Generator<Step> {
  const { candidates } = position;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    const set = candidates[cell];
    if (isSingleBit(set)) yield single('naked-single', cell, lowestDigit(set));
  }
}

function* hiddenSingles({ position, tables }: Search): Generator<Step> {
  const { places } = position;
  for (const house of tables.scanOrder) {
    if (!tables.isFull[house]) continue;
    const base = house * tables.stride;
    for (let digit = 1; digit <= tables.size; digit++) {
      const held = places[base + digit];
      if (!isSingleBit(held)) continue;
      yield single('hidden-single', tables.houseCells[house][lowestBit(held)], digit, house, 'base');
    }
  }
}

// The path takes singles in the order in which they arose, as HoDoKu does: its scores depend on that order.

function* queuedFullHouses({ position, tables }: Search): Generator<Step> {
  const { nakedQueue, candidates, places } = position;
  skipFilled(position);
  for (let at = nakedQueue.head; at < nakedQueue.end; at++) {
    const cell = nakedQueue.entries[at];
    if (!isSingleBit(candidates[cell])) continue;
    const house = tables.housesOf[cell].find(
      (home) => tables.isFull[home] === 1 && isSingleBit(places[home * tables.stride]),
    );
    if (house === undefined) continue;
    const missing = tables.allDigits & ~position.placedIn[house];
    if (missing === candidates[cell]) yield single('full-house', cell, lowestDigit(missing), house, 'home');
  }
}

function* queuedNakedSingles({ position }: Search): Generator<Step> {
  const { nakedQueue, candidates } = position;
  skipFilled(position);
  for (let at = nakedQueue.head; at < nakedQueue.end; at++) {
    const cell = nakedQueue.entries[at];
    if (isSingleBit(candidates[cell])) yield single('naked-single', cell, lowestDigit(candidates[cell]));
  }
}

function* queuedHiddenSingles({ position, tables }: Search): Generator<Step> {
  const { hiddenQueue, places } = position;
  // An entry without a place is placed, or lost for good.
  while (hiddenQueue.head < hiddenQueue.end && places[hiddenQueue.entries[hiddenQueue.head]] === 0) {
    hiddenQueue.head++;
  }
  for (let at = hiddenQueue.head; at < hiddenQueue.end; at++) {
    const held = places[hiddenQueue.entries[at]];
    if (!isSingleBit(held)) continue;
    const digit = hiddenQueue.entries[at] % tables.stride;
    const queued = (hiddenQueue.entries[at] - digit) / tables.stride;
    const cell = tables.houseCells[queued][lowestBit(held)];
    yield single('hidden-single', cell, digit, easiestHouse(tables, places, cell, digit), 'base');
  }
}

/** Of the houses in which a digit only fits this cell, the one that people look at first. */
function easiestHouse(tables: Tables, places: Int32Array, cell: Cell, digit: Digit): HouseIndex {
  const isHidden = (house: HouseIndex): boolean =>
    tables.isFull[house] === 1 && isSingleBit(places[house * tables.stride + digit]);
  const houses = tables.housesOf[cell].filter(isHidden);
  return houses.find((house) => tables.areas.includes(house)) ?? houses[0];
}

function skipFilled({ nakedQueue, digits }: Position): void {
  while (nakedQueue.head < nakedQueue.end && digits[nakedQueue.entries[nakedQueue.head]] !== 0) {
    nakedQueue.head++;
  }
}

function single(
  technique: TechniqueId,
  cell: Cell,
  digit: Digit,
  house?: HouseIndex,
  role?: HouseRole,
): Step {
  return {
    technique,
    placements: [{ cell, digit }],
    eliminations: [],
    evidence: {
      digits: [digit],
      ...(house !== undefined && role && { houses: [{ house, role }] }),
      candidates: [{ cell, digit, role: 'pattern' }],
    },
  };
}
