import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import type { FinderContext } from '../../finder-context.ts';
import { bitCount } from '../../cell-set.ts';
import { cellsAt } from '../../board-index.ts';
import { candidatesSeeing } from '../../sight.ts';
import type { Candidate, Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * Common sight: a cell sees all places of a digit in a full house, through houses or rules (a knight's move, a cage),
 * so it cannot hold the digit. (5 in row 1 only at r1c3 and r1c5, two knight's moves from r3c4 → `r3c4<>5`.) A
 * generalisation of locked candidates.
 *
 * Evidence: `digits`: the digit; `houses`: the house as `base`; `candidates`: its places as `pattern`.
 */
export const seenPlaces: Family = {
  techniques: ['seen-places'],
  find(context) {
    return context.position.puzzle.constraints.length === 0 ? NOTHING : find(context);
  },
};

/** Maximum number of places for which common peers are computed. */
const MAX_PLACES = 8;

function* find(context: FinderContext): Generator<Step> {
  const { position, tables } = context;
  for (const house of tables.scanOrder) {
    if (tables.isFull[house] === 0) continue;
    for (let digit = 1; digit <= tables.size; digit++) {
      const places = position.places[house * tables.stride + digit];
      if (bitCount(places) < 2 || bitCount(places) > MAX_PLACES) continue;
      const cells = cellsAt(tables, house, places);
      const eliminations = candidatesSeeing(context, digit, cells);
      if (eliminations.length === 0) continue;
      yield seenStep(house, cells, eliminations);
    }
  }
}

/** The step for a digit whose places in a house are all seen by the eliminated candidates. */
export function seenStep(
  house: HouseIndex,
  places: readonly Cell[],
  eliminations: readonly Candidate[],
): Step {
  const [{ digit }] = eliminations;
  return {
    technique: 'seen-places',
    placements: [],
    eliminations: [...eliminations],
    evidence: {
      digits: [digit],
      houses: [{ house, role: 'base' }],
      candidates: places.map((cell) => ({ cell, digit, role: 'pattern' })),
    },
  };
}
