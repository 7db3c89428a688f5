import { type Digit, lowestDigit } from '../../grid/digits.ts';
import type { Cell, HouseIndex } from '../../grid/geometry.ts';
import { isSingleBit, lowestBit } from '../cell-set.ts';
import type { Search } from '../search.ts';
import type { HouseRole, Step } from '../step.ts';
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
    if (wanted.includes('full-house')) yield* fullHouses(search);
    if (wanted.includes('naked-single')) yield* nakedSingles(search);
    if (wanted.includes('hidden-single')) yield* hiddenSingles(search);
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
