import type { FinderContext } from '../../finder-context.ts';
import { strikeStep } from '../../rules/rule-step.ts';
import { type Premise, premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';
import { byPremise } from './by-premise.ts';

/**
 * The rule of 45: all values of a house add up to 45 (with nine digits). Subtracting the sums inside leaves the sum of
 * the innies and outies: `plus` minus `minus`. Cells that do not see each other may repeat a digit.
 *
 * - In one house. (Cages in row 1 come to 38 and leave r1c9 out → r1c9 is 7.)
 * - In several houses: rows or columns side by side, or a few boxes.
 *
 * Evidence: `rules`: the subtracted constraints, the remaining cells, `balance`, and the combinations that remain.
 */
export const ruleOf45: Family = {
  techniques: ['rule-of-45', 'rule-of-45-several'],
  find(context, wanted) {
    if (context.position.puzzle.constraints.length === 0) return NOTHING;
    return find(context, wanted as readonly Id[]);
  },
};

type Id = 'rule-of-45' | 'rule-of-45-several';

/** Maximum number of open cells: with more, there are too many fillings. */
const MAX_OPEN = 5;

function* find(context: FinderContext, wanted: readonly Id[]): Generator<Step> {
  const { balances } = premisesOf(context.position);
  for (const technique of wanted) {
    const isMeant = ({ balance }: Premise): boolean =>
      (balance!.houses.length === 1) === (technique === 'rule-of-45');
    yield* byPremise(context, technique, balances, (premise) => {
      if (!isMeant(premise) || isTooOpen(context, premise)) return NOTHING;
      const step = strikeStep(context, premise, technique);
      return step ? [step] : NOTHING;
    });
  }
}

function isTooOpen({ position }: FinderContext, { scope }: Premise): boolean {
  let open = 0;
  for (const cell of scope.cells) if (position.digits[cell] === 0) open++;
  return open > MAX_OPEN;
}
