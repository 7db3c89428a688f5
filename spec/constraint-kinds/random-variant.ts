/** Random puzzles with rules: a grid, rules of one kind that it obeys, and as few givens as leave one solution. */
import {
  type Constraint,
  type ConstraintKind,
  countSolutions,
  type Digits,
  type Geometry,
  holdsIn,
  type Puzzle,
  type Random,
  shuffle,
  solve,
} from 'pencilmark';
import { typicalConstraint } from './typical-constraint.ts';

export interface RandomVariant {
  readonly puzzle: Puzzle;
  readonly solution: Digits;
}

/** Maximum number of draws of rules that the grid breaks. */
const MAX_DRAWS = 600;
/** Maximum number of grids tried under rules about the whole grid, and of search slices for each. */
const MAX_TRIES = 8;
const MAX_ASKED = 6;
/** Percentage of givens without digging. */
const MAX_GIVEN = 20;

/**
 * Up to `many` rules of the kinds, if enough are found; no cell is in two cages. `spare` givens stay beyond those
 * needed; if `dig` is false, the givens are a few of the grid's digits, so there may be other solutions, which are not
 * counted. Undefined if no rule fits.
 */
export function randomVariant(
  geometry: Geometry,
  kinds: readonly ConstraintKind[],
  many: number,
  random: Random,
  spare = 0,
  dig = true,
): RandomVariant | undefined {
  const wide = kinds
    .filter((kind) => WIDE.includes(kind))
    .flatMap((kind) => typicalConstraint(kind, geometry, random) ?? []);
  const solution = wide.length > 0 ? gridUnder(geometry, wide, random) : randomGrid(geometry, random);
  if (!solution) return undefined;
  const constraints: Constraint[] = [...wide];
  for (let draws = 0; draws < MAX_DRAWS && constraints.length < many; draws++) {
    const kind = kinds[random.below(kinds.length)];
    const drawn = typicalConstraint(kind, geometry, random);
    const fitted = drawn && fitTo(geometry, solution, drawn);
    if (fitted && isApart(fitted, constraints) && holdsIn(geometry, fitted, solution))
      constraints.push(fitted);
  }
  if (constraints.length === 0) return undefined;
  if (!dig) {
    const givens = solution.map((digit) => (random.below(100) < MAX_GIVEN ? digit : 0));
    return { puzzle: { geometry, constraints, givens }, solution };
  }
  let givens = [...solution];
  let left = spare;
  for (const cell of shuffle([...solution.keys()], random)) {
    const without = givens.with(cell, 0);
    if (countSolutions({ geometry, constraints, givens: without }, 2).count === 1) givens = without;
  }
  for (const cell of shuffle([...solution.keys()], random)) {
    if (left > 0 && givens[cell] === 0) {
      givens[cell] = solution[cell];
      left--;
    }
  }
  return { puzzle: { geometry, constraints, givens }, solution };
}

/** Kinds about the whole grid, which a random grid hardly ever obeys. */
const WIDE: readonly ConstraintKind[] = [
  'anti-knight',
  'anti-king',
  'anti-taxicab',
  'no-difference',
  'no-ratio',
  'no-sum',
  'global-entropy',
  'global-modular',
  'dutch-flatmates',
  'doppelganger',
];

/** A grid that obeys rules, from a few random digits; undefined if none is found soon. */
function gridUnder(
  geometry: Geometry,
  constraints: readonly Constraint[],
  random: Random,
): Digits | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const givens = geometry.cells.map(() => 0);
    for (let k = 0; k < Math.max(0, 4 - tries); k++)
      givens[random.below(givens.length)] = 1 + random.below(geometry.size);
    let asked = 0;
    const { solution } = solve({ geometry, constraints, givens }, { shouldStop: () => ++asked > MAX_ASKED });
    if (solution) return solution;
  }
  return undefined;
}

function isApart(constraint: Constraint, others: readonly Constraint[]): boolean {
  if (constraint.kind !== 'cage') return true;
  return others.every(
    (other) => other.kind !== 'cage' || !other.cells.some((cell) => constraint.cells.includes(cell)),
  );
}

/** Sets a sum or a count to the grid's, which a random one hardly ever matches. */
function fitTo({ values }: Geometry, solution: Digits, constraint: Constraint): Constraint {
  if (!('sum' in constraint) || !('cells' in constraint) || constraint.sum === undefined) return constraint;
  const held = constraint.cells.map((cell) => values[solution[cell] - 1]);
  const add = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
  switch (constraint.kind) {
    case 'cage':
    case 'little-killer':
      return { ...constraint, sum: add(held) };
    case 'sum':
      return constraint.weights ? constraint : { ...constraint, sum: add(held) };
    case 'x-sum':
      return { ...constraint, sum: add(held.slice(0, held[0])) };
    case 'sandwich': {
      const [a, b] = [values[0], values[values.length - 1]].map((crust) => held.indexOf(crust));
      return { ...constraint, sum: add(held.slice(Math.min(a, b) + 1, Math.max(a, b))) };
    }
    default:
      return constraint;
  }
}

/** A solved grid: the first solution with one random row. */
function randomGrid(geometry: Geometry, random: Random): Digits {
  for (;;) {
    const givens = geometry.cells.map(() => 0);
    const [first] = geometry.houses;
    shuffle(
      first.cells.map((_, k) => k + 1),
      random,
    ).forEach((digit, k) => (givens[first.cells[k]] = digit));
    for (const cell of shuffle([...givens.keys()], random).slice(0, 8)) {
      const free = shuffle(
        geometry.symbols.map((_, k) => k + 1),
        random,
      ).find((digit) => geometry.peers[cell].every((peer) => givens[peer] !== digit));
      if (givens[cell] === 0 && free !== undefined) givens[cell] = free;
    }
    const { solution } = solve({ geometry, constraints: [], givens });
    if (solution) return solution;
  }
}
