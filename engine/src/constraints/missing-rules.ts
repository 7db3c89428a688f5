import { canonicalText, compileConstraint } from './constraints.ts';
import type { Constraint, ConstraintOf } from './kinds.ts';
import type { NestedConstraint } from './schema.ts';
import type { Machine, PairTable, Relation } from '../relations/relation.ts';
import type { Cell, Geometry } from '../model/geometry.ts';

/**
 * The constraints of a list that another one does not state. Programs have other words for one rule: a rule counts as
 * stated if the other list compiles to the same relations between the same cells.
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

/** Their pairs alone say all that they say. */
const ALL_IN_PAIRS: readonly Constraint['kind'][] = ['nabner'];

function relationTexts(geometry: Geometry, stated: Constraint): string[] {
  const constraint = withPlainMachines(stated) as Constraint;
  const relations = compileConstraint(geometry, constraint);
  const isInPairs = ALL_IN_PAIRS.includes(constraint.kind) && relations.some(({ is }) => is === 'pair');
  const told = isInPairs ? relations.filter(({ is }) => is === 'pair' || is === 'among') : relations;
  return told.map((relation) => relationText(geometry, relation) ?? canonicalText(constraint));
}

/** A text that is equal for relations that say the same; undefined where only the constraint tells. */
function relationText(geometry: Geometry, relation: Relation): string | undefined {
  switch (relation.is) {
    case 'differ':
      return `differ ${sorted(relation.cells)}`;
    case 'among':
      return `among ${relation.cell} ${relation.digits}`;
    case 'pair':
      return pairText(geometry, relation.a, relation.b, relation.table);
    case 'linear': {
      const { cells, weights, min, max } = relation;
      const { values } = geometry;
      if (cells.length === 2) {
        const isRight = (x: number, y: number) => weights[0] * x + weights[1] * y >= min && weights[0] * x + weights[1] * y <= max; // prettier-ignore
        const table = values.map((x) =>
          values.reduce((set, y, at) => (isRight(x, y) ? set | (1 << at) : set), 0),
        );
        return pairText(geometry, cells[0], cells[1], table);
      }
      const terms = cells.map((cell, at) => [cell, weights[at]] as const).sort(([a], [b]) => a - b);
      const sign = terms[0][1] < 0 ? -1 : 1;
      const bounds = sign < 0 ? [-max, -min] : [min, max];
      return `linear ${terms.map(([cell, weight]) => `${cell}*${sign * weight}`).join()} ${bounds.join()}`;
    }
    case 'digit-sets':
      return `sets ${sorted(relation.cells)} ${sorted(relation.sets)}`;
    case 'count': {
      const { cells, minus, digits, counts } = relation;
      return `count ${sorted(cells)} ${sorted(minus)} ${digits} ${sorted(counts)}`;
    }
    case 'tally':
      return `tally ${sorted(relation.cells)} ${relation.times.join()}`;
    case 'automaton':
      if (relation.cells.length === 1)
        return `among ${relation.cells[0]} ${acceptedAlone(relation.machine, geometry)}`;
      return `automaton ${relation.cells.join()} ${relation.machine.key}`;
    case 'any-of': {
      const branches = relation.branches.map((branch) => branch.map((part) => relationText(geometry, part)));
      if (branches.flat().includes(undefined)) return undefined;
      return `any-of ${branches.map((branch) => `(${branch.sort().join()})`).sort().join()}`; // prettier-ignore
    }
    case 'test':
      return undefined;
  }
}

/** The lower cell first. Two cells that differ are a relation that programs have two words for. */
function pairText({ size }: Geometry, a: Cell, b: Cell, table: PairTable): string {
  const turned = table.map((_, at) =>
    table.reduce((set, row, digit) => ((row >> at) & 1 ? set | (1 << digit) : set), 0),
  );
  const ordered = a > b ? turned : table;
  if (ordered.every((set, at) => set === 2 ** size - 1 - 2 ** at)) return `differ ${sorted([a, b])}`;
  return `pair ${Math.min(a, b)} ${Math.max(a, b)} ${ordered.join()}`;
}

function sorted(list: readonly number[]): string {
  return [...list].sort((a, b) => a - b).join();
}

/** The digits that a machine accepts as a whole line. */
function acceptedAlone(machine: Machine, { values }: Geometry): number {
  return values.reduce((set, value, index) => {
    const isAccepted = machine.next(machine.start, value, 0).some(machine.accepts);
    return isAccepted ? set | (1 << index) : set;
  }, 0);
}

/**
 * The same constraint with the states of its automata numbered in one way: start states, then other accepting ones, then
 * the rest; arcs in order.
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
