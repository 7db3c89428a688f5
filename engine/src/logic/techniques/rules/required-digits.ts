import { type FinderContext, read, type SharedData } from '../../finder-context.ts';
import { type Needs, requiredSteps } from '../../rules/rule-step.ts';
import { type Premise, premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * A digit that a rule requires: it occurs in every filling of the rule's cells, so cells that see all its places there
 * cannot hold it. (A cage of two cells in row 1 with sum 4 needs the 1 and the 3 of the row.) Single rules and sums
 * derived from whole houses.
 *
 * Evidence: `digits`: the digit; `rules` with `isRequired`; `candidates`: its places as `pattern`.
 */
export const requiredDigits: Family = {
  techniques: ['required-digit'],
  find(context) {
    return context.position.puzzle.constraints.length === 0 ? NOTHING : find(context);
  },
};

/** Maximum number of cells of a rule whose required digits are computed. */
const MAX_CELLS = 12;

interface Known extends Needs {
  readonly premise: Premise;
  /** The revision at which `notNeeded` was found. */
  revision: number;
}

const KNOWN: SharedData<readonly Known[]> = {
  create: ({ position }) => {
    const { single, balances } = premisesOf(position);
    return [...single, ...balances].flatMap((premise) => {
      const { length } = premise.scope.cells;
      return length > 1 && length <= MAX_CELLS
        ? [{ premise, needed: 0, notNeeded: 0, revision: position.revision }]
        : [];
    });
  },
  refresh: (known) => known,
};

function* find(context: FinderContext): Generator<Step> {
  const { revision, cellChangedAt } = context.position;
  for (const known of read(context, KNOWN)) {
    if (known.premise.scope.cells.some((cell) => cellChangedAt[cell] > known.revision)) {
      known.notNeeded = 0;
      known.revision = revision;
    }
    // No premise is skipped, since the cells that see its places may change while it does not.
    yield* requiredSteps(context, known.premise, 'required-digit', known);
  }
}
