import type { FinderContext } from '../../finder-context.ts';
import { RULE_TECHNIQUES, type RuleTechnique, techniqueOfRule } from '../../rules/rule-technique.ts';
import { strikeStep } from '../../rules/rule-step.ts';
import { type Premise, premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';
import { byPremise } from './by-premise.ts';

type Id = RuleTechnique;

/**
 * A single rule: digits that are in no filling of its cells are eliminated. In a filling, cells that see each other
 * differ. (A cage of two cells with sum 3 → none of its cells is 4; on a thermometer of four cells the second `<>1`,
 * `<>8`, `<>9`.) Each technique is a group of kinds with the same reasoning.
 *
 * Evidence: `rules`: the constraint, the cells, and the remaining `sets` of digits (combinations) or `fillings` if
 * there are few.
 */
export const singleRules: Family = {
  techniques: RULE_TECHNIQUES,
  find(context, wanted) {
    if (context.position.puzzle.constraints.length === 0) return NOTHING;
    return find(context, wanted as readonly Id[]);
  },
};

function* find(context: FinderContext, wanted: readonly Id[]): Generator<Step> {
  const groups = groupsOf(premisesOf(context.position).single);
  for (const technique of wanted) {
    yield* byPremise(context, technique, groups.get(technique) ?? [], (premise) => {
      const step = strikeStep(context, premise, technique);
      return step ? [step] : NOTHING;
    });
  }
}

const known = new WeakMap<readonly Premise[], ReadonlyMap<Id, readonly Premise[]>>();

function groupsOf(premises: readonly Premise[]): ReadonlyMap<Id, readonly Premise[]> {
  let groups = known.get(premises);
  if (!groups) {
    const lists = new Map<Id, Premise[]>();
    for (const premise of premises) {
      const id = techniqueOfRule(premise.constraints[0].kind);
      lists.set(id, [...(lists.get(id) ?? []), premise]);
    }
    known.set(premises, (groups = lists));
  }
  return groups;
}
