import type { ConstraintKind } from '../../../constraints/kinds.ts';
import type { TechniqueId } from '../../catalogue.ts';
import type { FinderContext } from '../../finder-context.ts';
import { strikeStep } from '../../rules/rule-step.ts';
import { type Premise, premisesOf } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';
import { byPremise } from './by-premise.ts';

/** Which technique each kind of rule belongs to. A kind does not compile until it has one. */
const TECHNIQUE_OF = {
  difference: 'pair-rule',
  ratio: 'pair-rule',
  'pair-sum': 'pair-rule',
  greater: 'pair-rule',
  minimum: 'pair-rule',
  maximum: 'pair-rule',
  'no-difference': 'pair-rule',
  'no-ratio': 'pair-rule',
  'no-sum': 'pair-rule',
  'pair-relation': 'pair-rule',
  'anti-knight': 'pair-rule',
  'anti-king': 'pair-rule',
  'anti-chess': 'pair-rule',
  taxicab: 'pair-rule',
  'anti-taxicab': 'pair-rule',
  'all-different': 'pair-rule',
  thermometer: 'thermometer',
  'slow-thermometer': 'thermometer',
  palindrome: 'copied-digits',
  clone: 'copied-digits',
  'same-digits': 'copied-digits',
  odd: 'digit-classes',
  even: 'digit-classes',
  entropic: 'digit-classes',
  modular: 'digit-classes',
  'global-entropy': 'digit-classes',
  'global-modular': 'digit-classes',
  cage: 'cage-combination',
  'cage-sums': 'cage-combination',
  sum: 'cage-combination',
  'little-killer': 'cage-combination',
  rellik: 'cage-combination',
  'equality-cage': 'cage-combination',
  arrow: 'arrow-sum',
  'double-arrow': 'arrow-sum',
  whisper: 'whisper-line',
  renban: 'renban-line',
  nabner: 'renban-line',
  between: 'between-line',
  lockout: 'between-line',
  quadruple: 'placed-digits',
  contain: 'placed-digits',
  'contain-exactly': 'placed-digits',
  'look-and-say': 'placed-digits',
  'row-index': 'index-rule',
  'column-index': 'index-rule',
  'box-index': 'index-rule',
  'value-index': 'index-rule',
  'numbered-room': 'index-rule',
  'region-sum': 'equal-sums',
  'equal-sums': 'equal-sums',
  'sum-segments': 'equal-sums',
  zipper: 'equal-sums',
  skyscraper: 'skyscraper-clue',
  'hidden-skyscraper': 'skyscraper-clue',
  sandwich: 'sandwich-clue',
  'x-sum': 'sandwich-clue',
  lunchbox: 'sandwich-clue',
  'counting-circles': 'counting-rule',
  'count-distinct': 'counting-rule',
  'full-rank': 'other-rule',
  doppelganger: 'other-rule',
  'dutch-flatmates': 'other-rule',
  automaton: 'other-rule',
  pattern: 'other-rule',
  'any-of': 'other-rule',
  'all-of': 'other-rule',
} as const satisfies Record<ConstraintKind, TechniqueId>;

type Id = (typeof TECHNIQUE_OF)[ConstraintKind];

/**
 * A rule by itself: digits that are in no filling of its cells go. Cells that see each other differ in all of them.
 * (A cage of two cells with sum 3 → none of its cells is 4; on a thermometer of four cells the second `<>1`, `<>8`,
 * `<>9`.) Each technique is a group of kinds that are reasoned about alike.
 *
 * Evidence: `rules` the constraint, the cells, and what is left where that is little: `sets` of digits (combinations) or
 * `fillings`.
 */
export const singleRules: Family = {
  techniques: [...new Set(Object.values(TECHNIQUE_OF))],
  find(context, wanted) {
    if (context.position.puzzle.constraints.length === 0) return NOTHING;
    return find(context, wanted as readonly Id[]);
  },
};

function* find(context: FinderContext, wanted: readonly Id[]): Generator<Step> {
  const groups = groupsOf(premisesOf(context.position).single);
  for (const technique of wanted) {
    yield* byPremise(context, technique, groups.get(technique) ?? [], (premise) => {
      const step = strikeStep(context.position, premise, technique);
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
      const id = TECHNIQUE_OF[premise.constraints[0].kind];
      lists.set(id, [...(lists.get(id) ?? []), premise]);
    }
    known.set(premises, (groups = lists));
  }
  return groups;
}
