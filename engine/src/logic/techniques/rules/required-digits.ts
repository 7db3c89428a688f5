import type { FinderContext } from '../../finder-context.ts';
import { requiredSteps } from '../../rules/rule-step.ts';
import { premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * A digit that a rule needs: it stands somewhere in every filling of the rule's cells, so cells that see all its places
 * there cannot hold it. (A cage of two cells in row 1 with sum 4 needs the 1 and the 3 of the row.) Rules by themselves
 * and sums out of whole houses.
 *
 * Evidence: `digits` the one; `rules` with `isRequired`; `candidates` its places as `pattern`.
 */
export const requiredDigits: Family = {
  techniques: ['required-digit'],
  find(context) {
    return context.position.puzzle.constraints.length === 0 ? NOTHING : find(context);
  },
};

/** Cells at most of a rule that is asked what it needs. */
const MOST_CELLS = 12;

function* find(context: FinderContext): Generator<Step> {
  const { single, balances } = premisesOf(context.position);
  const premises = [...single, ...balances].filter(
    ({ scope: { cells } }) => cells.length > 1 && cells.length <= MOST_CELLS,
  );
  // What sees the places may change without them, so nobody is passed over.
  for (const premise of premises) yield* requiredSteps(context, premise, 'required-digit');
}
