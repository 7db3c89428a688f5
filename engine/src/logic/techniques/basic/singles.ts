import { type Digit, lowestDigit, isSingleBit } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import { lowestBit } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { FinderContext } from '../../finder-context.ts';
import type { HouseRole, Step } from '../../step.ts';
import type { BoardIndex } from '../../board-index.ts';
import { type Family, NOTHING } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Singles: a cell with one digit left, or a digit with one cell left.
 *
 * - Full house: a full house has one open cell, which takes the missing digit.
 * - Naked single: a cell has one candidate. (`r1c1` sees 1 to 8 → `r1c1=9`.)
 * - Hidden single: in a full house a digit has one place. (4 in row 2 only fits `r2c5` → `r2c5=4`.)
 *
 * Evidence: `candidates`: the single as `pattern`; `houses`: one `home` (full house) or `base` (hidden single).
 */
export const singles: Family = {
  techniques: ['full-house', 'naked-single', 'hidden-single'],
  find(search, wanted) {
    if (search.options.extent === 'every') return everySingle(search, wanted);
    for (let i = 0; i < wanted.length; i++) {
      const step = firstSingle(search.position, wanted[i]);
      if (step) return [step];
    }
    return NOTHING;
  },
};

/** Every single of the wanted techniques, whatever the extent of the search. */
export function* everySingle(context: FinderContext, wanted: readonly TechniqueId[]): Generator<Step> {
  if (wanted.includes('full-house')) yield* fullHouses(context);
  if (wanted.includes('naked-single')) yield* nakedSingles(context);
  if (wanted.includes('hidden-single')) yield* hiddenSingles(context);
}

function* fullHouses({ position, tables }: FinderContext): Generator<Step> {
  for (const house of tables.scanOrder) {
    const open = position.places[house * tables.stride];
    if (!isSingleBit(open) || !tables.isFull[house]) continue;
    const cell = tables.houseCells[house][lowestBit(open)];
    const missing = tables.allDigits & ~position.placedIn[house];
    // Otherwise the position is broken and proves nothing here.
    if (position.candidates[cell] !== missing || !isSingleBit(missing)) continue;
    yield single('full-house', cell, lowestDigit(missing), house, 'home');
  }
}

function* nakedSingles({ position, tables }: FinderContext): Generator<Step> {
  const { candidates } = position;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    const set = candidates[cell];
    if (isSingleBit(set)) yield single('naked-single', cell, lowestDigit(set));
  }
}

function* hiddenSingles({ position, tables }: FinderContext): Generator<Step> {
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

// A path takes singles in the order in which they arose, as HoDoKu does: its scores depend on that order. Paths search
// for them more often than for everything else together, so these are plain functions.

function firstSingle(position: Position, technique: TechniqueId): Step | undefined {
  if (technique === 'hidden-single') return firstHiddenSingle(position);
  skipFilled(position);
  return technique === 'full-house' ? firstFullHouse(position) : firstNakedSingle(position);
}

function firstFullHouse(position: Position): Step | undefined {
  const { tables, nakedQueue, candidates, placedIn } = position;
  for (let at = nakedQueue.head; at < nakedQueue.end; at++) {
    const cell = nakedQueue.entries[at];
    if (!isSingleBit(candidates[cell])) continue;
    const house = fullHouseAt(position, cell);
    if (house < 0 || (tables.allDigits & ~placedIn[house]) !== candidates[cell]) continue;
    return single('full-house', cell, lowestDigit(candidates[cell]), house, 'home');
  }
  return undefined;
}

/** The first full house in which the cell is the only open one; −1 if there is none. */
function fullHouseAt({ tables, places }: Position, cell: Cell): HouseIndex | -1 {
  const { memberStart, memberHouse, memberBase, isFull } = tables;
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) {
    if (isFull[memberHouse[m]] === 1 && isSingleBit(places[memberBase[m]])) return memberHouse[m];
  }
  return -1;
}

function firstNakedSingle({ nakedQueue, candidates }: Position): Step | undefined {
  for (let at = nakedQueue.head; at < nakedQueue.end; at++) {
    const cell = nakedQueue.entries[at];
    if (isSingleBit(candidates[cell])) return single('naked-single', cell, lowestDigit(candidates[cell]));
  }
  return undefined;
}

function firstHiddenSingle({ tables, hiddenQueue, places }: Position): Step | undefined {
  // A digit without places has been placed, or has none left.
  while (hiddenQueue.head < hiddenQueue.end && places[hiddenQueue.entries[hiddenQueue.head]] === 0) {
    hiddenQueue.head++;
  }
  for (let at = hiddenQueue.head; at < hiddenQueue.end; at++) {
    const held = places[hiddenQueue.entries[at]];
    if (!isSingleBit(held)) continue;
    const digit = hiddenQueue.entries[at] % tables.stride;
    const queued = (hiddenQueue.entries[at] - digit) / tables.stride;
    const cell = tables.houseCells[queued][lowestBit(held)];
    return single('hidden-single', cell, digit, easiestHouse(tables, places, cell, digit), 'base');
  }
  return undefined;
}

/** The house that people scan first among those in which a digit fits only this cell. */
function easiestHouse(tables: BoardIndex, places: Int32Array, cell: Cell, digit: Digit): HouseIndex {
  const { memberStart, memberHouse, memberBase, isFull, areas } = tables;
  let first = -1;
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) {
    const house = memberHouse[m];
    if (isFull[house] === 0 || !isSingleBit(places[memberBase[m] + digit])) continue;
    if (areas.includes(house)) return house;
    if (first < 0) first = house;
  }
  return first;
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
  const candidates = [{ cell, digit, role: 'pattern' as const }];
  const digits = [digit];
  return {
    technique,
    placements: [{ cell, digit }],
    eliminations: [],
    evidence:
      house === undefined || !role
        ? { digits, candidates }
        : { digits, houses: [{ house, role }], candidates },
  };
}
