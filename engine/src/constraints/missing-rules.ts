import type { Geometry } from '../model/geometry.ts';
import { relationText } from '../relations/table.ts';
import { compileConstraint } from './constraints.ts';
import { canonicalText } from './kind-of.ts';
import type { Constraint, ConstraintOf } from './kinds.ts';
import type { NestedConstraint } from './schema.ts';

/**
 * The constraints of a list that another list does not state. Programs have different terms for the same rule, so a
 * rule counts as stated if the other list compiles to the same relations between the same cells.
 */
export function missingRules(
  geometry: Geometry,
  constraints: readonly Constraint[],
  others: readonly Constraint[],
): Constraint[] {
  const texts = new Set(others.map(canonicalText));
  const left = constraints.filter((constraint) => !texts.has(canonicalText(constraint)));
  if (left.length === 0) return [];
  const known = new Set(others.flatMap((constraint) => relationTexts(geometry, constraint)));
  return left.filter((constraint) => !relationTexts(geometry, constraint).every((text) => known.has(text)));
}

/** Kinds whose pairs alone express the whole rule. */
const ALL_IN_PAIRS: readonly Constraint['kind'][] = ['nabner'];

function relationTexts(geometry: Geometry, stated: Constraint): string[] {
  const constraint = withPlainMachines(stated) as Constraint;
  const relations = compileConstraint(geometry, constraint);
  const isInPairs = ALL_IN_PAIRS.includes(constraint.kind) && relations.some(({ is }) => is === 'pair');
  const listed = isInPairs ? relations.filter(({ is }) => is === 'pair' || is === 'among') : relations;
  return listed.map((relation) => relationText(relation, geometry) ?? canonicalText(constraint));
}

/**
 * The same constraint with the states of its automata numbered canonically: start states, then other accepting ones,
 * then the rest; arcs in order.
 */
function withPlainMachines(constraint: NestedConstraint): NestedConstraint {
  const lists = (of: unknown) => (of as NestedConstraint[][]).map((list) => list.map(withPlainMachines));
  if (constraint.kind === 'any-of') return { ...constraint, alternatives: lists(constraint.alternatives) };
  if (constraint.kind === 'all-of') return { ...constraint, lists: lists(constraint.lists) };
  if (constraint.kind !== 'automaton') return constraint;
  const { start, accept, arcs } = constraint as ConstraintOf<'automaton'>;
  const known = [...new Set([...start, ...accept.filter((state) => !start.includes(state))])];
  const rest = [...new Set(arcs.flatMap(([from, , to]) => [from, to]))].filter(
    (state) => !known.includes(state),
  );
  const states = [...known, ...rest.sort((a, b) => a - b)];
  const of = (state: number): number => states.indexOf(state);
  const sorted = arcs.map(([from, value, to]) => [of(from), value, of(to)].join(' ')).sort();
  return {
    ...constraint,
    start: [...new Set(start.map(of))],
    accept: [...new Set(accept.map(of))].sort((a, b) => a - b),
    arcs: [...new Set(sorted)].map((arc) => arc.split(' ').map(Number)),
  };
}
