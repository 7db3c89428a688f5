/** Which constraints a partial filling breaks already, whatever is added. */
import { type Digit, type DigitSet, allDigits, digitBit, digitsIn, hasDigit } from '../model/digits.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { compileConstraint, holdsIn } from './constraints.ts';
import type { Constraint } from './kinds.ts';
import { cellsIn } from '../relations/cells.ts';
import type { Machine, MachineState, Relation, RelationOf } from '../relations/relation.ts';

/**
 * The sets of filled cells that break a constraint, each ascending: empty where the filling may still be completed,
 * as far as one relation at a time can tell. A full board breaks a constraint exactly if it does not hold. A set is
 * empty where the constraint cannot be obeyed on any board.
 */
export function brokenIn(geometry: Geometry, constraint: Constraint, digits: readonly Digit[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const relation of relationsOf(geometry, constraint)) {
    const cells = blameOf(relation, geometry, digits);
    if (cells) found.set(cells.join(), cells);
  }
  if (found.size > 0 || digits.includes(0) || holdsIn(geometry, constraint, digits))
    return [...found.values()];
  return [[]];
}

/** A player's board is looked at after every move, and its constraints stay: they are compiled once. */
const compiled = new WeakMap<Geometry, WeakMap<Constraint, readonly Relation[]>>();

function relationsOf(geometry: Geometry, constraint: Constraint): readonly Relation[] {
  const own = compiled.get(geometry) ?? new WeakMap<Constraint, readonly Relation[]>();
  compiled.set(geometry, own);
  const relations = own.get(constraint) ?? compileConstraint(geometry, constraint);
  own.set(constraint, relations);
  return relations;
}

/** The filled cells that break a relation, ascending; undefined where it may still hold. */
function blameOf(relation: Relation, geometry: Geometry, digits: readonly Digit[]): Cell[] | undefined {
  const filled = (cells: readonly Cell[]) => ascending(cells.filter((cell) => digits[cell] !== 0));
  switch (relation.is) {
    case 'differ': {
      const equal = relation.cells.filter(
        (cell) =>
          digits[cell] !== 0 &&
          relation.cells.some((other) => other !== cell && digits[other] === digits[cell]),
      );
      return equal.length > 0 ? ascending(equal) : relation.cells.length > geometry.size ? [] : undefined;
    }
    case 'any-of': {
      const blames = relation.branches.map((branch) =>
        branch.map((part) => blameOf(part, geometry, digits)).find((cells) => cells !== undefined),
      );
      return blames.every((cells) => cells !== undefined) ? ascending(blames.flat() as Cell[]) : undefined;
    }
    default:
      return mayHold(relation, geometry, digits) ? undefined : filled(cellsIn(relation));
  }
}

type PlainRelation = Exclude<Relation, { is: 'differ' | 'any-of' }>;

function mayHold(relation: PlainRelation, geometry: Geometry, digits: readonly Digit[]): boolean {
  const full = allDigits(geometry.size);
  const open = (cell: Cell): DigitSet => (digits[cell] === 0 ? full : digitBit(digits[cell]));
  switch (relation.is) {
    case 'among':
      return (open(relation.cell) & relation.digits) !== 0;
    case 'pair':
      return digitsIn(open(relation.a)).some((digit) => (relation.table[digit - 1] & open(relation.b)) !== 0);
    case 'linear':
      return sumMayHold(relation, geometry, digits);
    case 'digit-sets': {
      const held = relation.cells.reduce((set, cell) => (digits[cell] === 0 ? set : set | open(cell)), 0);
      return relation.sets.some((set) => (held & ~set) === 0);
    }
    case 'count':
      return countMayHold(relation, digits);
    case 'tally':
      return tallyMayHold(relation, digits);
    case 'automaton':
      return machineMayAccept(relation.machine, geometry, relation.cells.map(open));
    case 'test': {
      const held = relation.cells.map((cell) => digits[cell]);
      const holdsAsDigits = [...digits];
      return held.includes(0) || relation.holds(holdsAsDigits);
    }
  }
}

function sumMayHold(
  { cells, weights, min, max }: RelationOf<'linear'>,
  { values }: Geometry,
  digits: readonly Digit[],
): boolean {
  let [least, most] = [0, 0];
  for (const [at, cell] of cells.entries()) {
    const weight = weights[at];
    const [low, high] =
      digits[cell] === 0
        ? [values[0], values[values.length - 1]]
        : [values[digits[cell] - 1], values[digits[cell] - 1]];
    least += weight > 0 ? weight * low : weight * high;
    most += weight > 0 ? weight * high : weight * low;
  }
  return least <= max && most >= min;
}

function countMayHold(
  { cells, minus, digits: wanted, counts }: RelationOf<'count'>,
  digits: readonly Digit[],
): boolean {
  const range = (list: readonly Cell[]): [number, number] => {
    const open = list.filter((cell) => digits[cell] === 0).length;
    const held = list.filter((cell) => digits[cell] !== 0 && hasDigit(wanted, digits[cell])).length;
    return [held, held + open];
  };
  const [least, most] = range(cells);
  const [leastMinus, mostMinus] = range(minus);
  return counts.some((count) => count >= least - mostMinus && count <= most - leastMinus);
}

/** No digit too often already, and room for what is missing of those that are there. */
function tallyMayHold({ cells, times }: RelationOf<'tally'>, digits: readonly Digit[]): boolean {
  const held = times.map((_, index) => cells.filter((cell) => digits[cell] === index + 1).length);
  const missing = held.map((many, index) => (many === 0 ? 0 : times[index] - many));
  const open = cells.filter((cell) => digits[cell] === 0).length;
  return missing.every((many) => many >= 0) && missing.reduce((sum, many) => sum + many, 0) <= open;
}

/** Values read at most for one line: where there would be more, the line may hold as far as we know. */
const MOST_READ = 20_000;

function machineMayAccept(machine: Machine, { values }: Geometry, sets: readonly DigitSet[]): boolean {
  let states = new Set<MachineState>([machine.start]);
  let read = 0;
  for (const [position, set] of sets.entries()) {
    for (const state of states) read += values.length * (1 + (String(state).length >> 3));
    if (read > MOST_READ) return true;
    const after = new Set<MachineState>();
    for (const state of states) {
      for (const digit of digitsIn(set)) {
        for (const next of machine.next(state, values[digit - 1], position)) after.add(next);
      }
    }
    states = after;
  }
  return [...states].some(machine.accepts);
}

function ascending(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
