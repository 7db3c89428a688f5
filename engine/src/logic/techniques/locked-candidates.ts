import type { Digit } from '../../grid/digits.ts';
import { lowestDigit } from '../../grid/digits.ts';
import type { HouseIndex } from '../../grid/geometry.ts';
import { isSingleBit } from '../cell-set.ts';
import type { Search } from '../search.ts';
import type { Candidate, Step } from '../step.ts';
import { cellsAt, type Intersection } from '../tables.ts';
import type { Family } from './family.ts';

/**
 * Locked candidates: all places of a digit in one house lie in a second house too, so the rest of the second
 * house cannot hold it.
 *
 * - Pointing (type 1): the first house is an area. (3 in box 1 only at r1c1, r1c3 → the rest of row 1 `<>3`.)
 * - Claiming (type 2): the first house is a line. (3 in row 1 only at r1c1, r1c3 → the rest of box 1 `<>3`.)
 *
 * Any two houses that share two cells or more will do: a diagonal and a box, a window and a row.
 * Evidence: `houses` the first as `base`, the second as `cover`; `candidates` the locked ones as `pattern`.
 */
export const lockedCandidates: Family = {
  techniques: ['pointing', 'claiming'],
  *find(search, wanted) {
    const { areas, rows, columns, diagonals } = search.tables;
    if (wanted.includes('pointing')) yield* lockedIn(search, 'pointing', areas);
    if (!wanted.includes('claiming')) return;
    for (const lines of [rows, columns, diagonals]) yield* lockedIn(search, 'claiming', lines);
  },
};

function* lockedIn(
  search: Search,
  technique: 'pointing' | 'claiming',
  houses: readonly HouseIndex[],
): Generator<Step> {
  const { position, tables } = search;
  const { places, placedIn } = position;
  for (const house of houses) {
    if (!tables.isFull[house]) continue;
    const base = house * tables.stride;
    for (let rest = tables.allDigits & ~placedIn[house]; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      const held = places[base + digit];
      // A digit without a place is a contradiction, with one place a hidden single.
      if (held === 0 || isSingleBit(held)) continue;
      for (const meeting of tables.intersections[house]) {
        if ((held & ~meeting.inHouse) !== 0) continue;
        const struck = places[meeting.other * tables.stride + digit] & ~meeting.inOther;
        if (struck !== 0) yield locked(search, technique, meeting, digit, held, struck);
      }
    }
  }
}

function locked(
  { tables }: Search,
  technique: 'pointing' | 'claiming',
  { house, other }: Intersection,
  digit: Digit,
  held: number,
  struck: number,
): Step {
  const toCandidate = (cell: number): Candidate => ({ cell, digit });
  return {
    technique,
    placements: [],
    eliminations: cellsAt(tables, other, struck).map(toCandidate),
    evidence: {
      digits: [digit],
      houses: [
        { house, role: 'base' },
        { house: other, role: 'cover' },
      ],
      candidates: cellsAt(tables, house, held).map((cell) => ({ cell, digit, role: 'pattern' })),
    },
  };
}
