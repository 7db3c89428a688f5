/** Automata for rules that have no kind of their own. */
import type { ConstraintOf } from '../../../constraints/kinds.ts';
import { type Cell, cellIn, type Geometry } from '../../../model/geometry.ts';

type Machine = Pick<ConstraintOf<'automaton'>, 'start' | 'accept' | 'arcs'>;

/** All blocks of 2 × 2 cells. */
export function fourCells(geometry: Geometry): Cell[][] {
  return geometry.cells
    .map(({ row, column }) =>
      [0, 1].flatMap((down) => [0, 1].flatMap((right) => cellIn(geometry, row + down, column + right) ?? [])),
    )
    .filter(({ length }) => length === 4);
}

/** Accepts cells that hold a value of each group. A state is the set of groups that have been met. */
export function groupMachine(groups: readonly (readonly number[])[], { values }: Geometry): Machine {
  const all = 2 ** groups.length - 1;
  const met = (value: number): number =>
    groups.reduce((set, group, at) => (group.includes(value) ? set | (1 << at) : set), 0);
  const states = Array.from({ length: all + 1 }, (_, state) => state);
  const arcs = states.flatMap((state) => values.map((value) => [state, value, state | met(value)] as const));
  return { start: [0], accept: [all], arcs };
}

/** Accepts values that grow or shrink by the same amount, or all stay the same. */
export function sequenceMachine({ values }: Geometry): Machine {
  const width = 2 * values.length - 1;
  const first = (at: number): number => 1 + at;
  const later = (at: number, by: number): number => 1 + values.length + at * width + by + values.length - 1;
  const arcs = values.flatMap((value, at) => [
    [0, value, first(at)] as const,
    ...values.map((next, to) => [first(at), next, later(to, to - at)] as const),
    ...values.flatMap((_, from) => {
      const to = 2 * at - from;
      return to in values ? [[later(at, at - from), values[to], later(to, at - from)] as const] : [];
    }),
  ]);
  return { start: [0], accept: [...new Set(arcs.map(([, , to]) => to))], arcs };
}

/** Accepts values whose sum has a remainder. */
export function remainderMachine(rest: number, modulus: number, { values }: Geometry): Machine {
  const states = Array.from({ length: modulus }, (_, state) => state);
  const arcs = states.flatMap((state) =>
    values.map((value) => [state, value, (state + value) % modulus] as const),
  );
  return { start: [0], accept: [rest], arcs };
}

/** Accepts values with a product above 0. A state is a divisor of it. */
export function productMachine(product: number, { values }: Geometry): Machine {
  const divisors = [1];
  const arcs: [number, number, number][] = [];
  for (let at = 0; at < divisors.length; at++) {
    for (const value of values) {
      const next = divisors[at] * value;
      if (value < 1 || product % next !== 0) continue;
      if (!divisors.includes(next)) divisors.push(next);
      arcs.push([at, value, divisors.indexOf(next)]);
    }
  }
  return { start: [0], accept: [divisors.indexOf(product)].filter((at) => at >= 0), arcs };
}
