import type { FinderContext } from '../../finder-context.ts';
import { strikeStep } from '../../rules/rule-step.ts';
import { premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';
import { byPremise } from './by-premise.ts';

/**
 * Combined rules: digits that are in no filling that several rules allow together. Chains of pairs (dots,
 * inequalities), two rules with a cell in common, and a house with all the rules inside it.
 *
 * Evidence: `rules`: the constraints and cells, and the remaining sets or fillings if there are few; `houses`: the
 * house as `home`.
 */
export const joinedRules: Family = {
  techniques: ['joined-rules'],
  find(context) {
    return context.position.puzzle.constraints.length === 0 ? NOTHING : find(context);
  },
};

function* find(context: FinderContext): Generator<Step> {
  yield* byPremise(context, 'joined-rules', premisesOf(context.position).joined, (premise) => {
    const step = strikeStep(context, premise, 'joined-rules');
    return step ? [step] : NOTHING;
  });
}
