import type { Digit } from '../../../model/digits.ts';
import { lowestDigit } from '../../../model/digits.ts';
import type { HouseIndex } from '../../../model/geometry.ts';
import { lastEmptyRevision, type FinderContext } from '../../finder-context.ts';
import type { Candidate, Step } from '../../step.ts';
import { cellsAt, type Intersection } from '../../board-index.ts';
import type { Family } from '../family.ts';

/**
 * Locked candidates: all places of a digit in one house lie in a second house too, so the rest of the second
 * house cannot hold it.
 *
 * - Pointing (type 1): the first house is an area. (3 in box 1 only at r1c1, r1c3 → the rest of row 1 `<>3`.)
 * - Claiming (type 2): the first house is a line. (3 in row 1 only at r1c1, r1c3 → the rest of box 1 `<>3`.)
 *
 * Any two houses that share at least two cells will do: a diagonal and a box, a window and a row.
 * Evidence: `houses`: the first as `base`, the second as `cover`; `candidates`: the locked ones as `pattern`.
 */
export const lockedCandidates: Family = {
  techniques: ['pointing', 'claiming'],
  find(search, wanted) {
    const { areas, lines } = search.tables;
    const steps: Step[] = [];
    if (wanted.includes('pointing')) collect(search, 'pointing', areas, steps);
    if (wanted.includes('claiming')) collect(search, 'claiming', lines, steps);
    return steps;
  },
};

/** All steps, or the first if one is enough. */
function collect(
  context: FinderContext,
  technique: 'pointing' | 'claiming',
  houses: readonly HouseIndex[],
  steps: Step[],
): void {
  const { tables, position, options } = context;
  const lastEmpty = lastEmptyRevision(context, technique, tables.houseCount);
  for (let i = 0; i < houses.length; i++) {
    const house = houses[i];
    if (lastEmpty[house] >= position.houseChangedAt[house] || tables.isFull[house] === 0) continue;
    const before = steps.length;
    collectIn(context, technique, house, steps);
    if (steps.length === before) lastEmpty[house] = position.revision;
    else if (options.extent === 'cheapest') return;
  }
}

function collectIn(
  context: FinderContext,
  technique: 'pointing' | 'claiming',
  house: HouseIndex,
  steps: Step[],
): void {
  const { places, placedIn } = context.position;
  const { stride, allDigits, intersections } = context.tables;
  const meetings = intersections[house];
  for (let rest = allDigits & ~placedIn[house]; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const held = places[house * stride + digit];
    // A digit without a place is a contradiction; with one place it is a hidden single.
    if ((held & (held - 1)) === 0) continue;
    for (let k = 0; k < meetings.length; k++) {
      if ((held & ~meetings[k].inHouse) !== 0) continue;
      const eliminated = places[meetings[k].other * stride + digit] & ~meetings[k].inOther;
      if (eliminated === 0) continue;
      steps.push(locked(context, technique, meetings[k], digit, held, eliminated));
      if (context.options.extent === 'cheapest') return;
    }
  }
}

function locked(
  { tables }: FinderContext,
  technique: 'pointing' | 'claiming',
  { house, other }: Intersection,
  digit: Digit,
  held: number,
  eliminated: number,
): Step {
  const toCandidate = (cell: number): Candidate => ({ cell, digit });
  return {
    technique,
    placements: [],
    eliminations: cellsAt(tables, other, eliminated).map(toCandidate),
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
