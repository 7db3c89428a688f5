/** All symmetries of a board: how many there are, which generate them, and a random one. */
import { listOf, oneOf, requireValue } from '../require.ts';
import type { Geometry } from '../model/geometry.ts';
import { ok, failure, type Result } from '../result.ts';
import { type Random, shuffle } from '../random.ts';
import { automorphismsOf, type Group, randomMember } from './group.ts';
import { geometryGraph } from './graph.ts';
import {
  factorial,
  randomRegularCells,
  regularOrder,
  regularShape,
  SYMMETRY_PARTS,
  type SymmetryPart,
} from './regular.ts';
import { identitySymmetry, type Symmetry } from './symmetry.ts';

/** Work before the symmetries of a board are given up: some ten seconds. */
const WORK = 40_000_000;

/** The parts that a random symmetry is made of if nothing is said: all there is. */
const ALL_PARTS: readonly SymmetryPart[] = ['digits', 'cells'];

/**
 * How many symmetries a board has, those of its cells times the relabellings of its digits: 2 · 6⁸ · 9! on the
 * ordinary one. Error: `symmetry.work`.
 */
export function symmetryCount(geometry: Geometry): Result<bigint> {
  const shape = regularShape(geometry);
  const relabellings = factorial(geometry.size);
  if (shape) return ok(regularOrder(shape) * relabellings);
  const group = cellSymmetries(geometry);
  return group.ok ? ok(group.value.order * relabellings) : group;
}

/**
 * A symmetry drawn from all that the board has, or from those that the named parts make, each as likely as every
 * other. Parts that a board does not have, such as transposing boxes of 2 × 3, are an error: `symmetry.part`;
 * so is `symmetry.work`.
 */
export function randomSymmetry(
  geometry: Geometry,
  random: Random,
  parts: readonly SymmetryPart[] = ALL_PARTS,
): Result<Symmetry> {
  requireValue('parts', parts, listOf(oneOf(SYMMETRY_PARTS)));
  const cells = randomCells(geometry, new Set(parts), random);
  if (!cells.ok) return cells;
  const { digits } = identitySymmetry(geometry);
  if (!parts.includes('digits')) return ok({ cells: cells.value, digits });
  return ok({ cells: cells.value, digits: [0, ...shuffle(digits.slice(1), random)] });
}

/** Which parts a board has: those that name lines only where they are all there is. */
export function symmetryParts(geometry: Geometry): SymmetryPart[] {
  const shape = regularShape(geometry);
  if (!shape) return ['digits', 'cells'];
  const lines: SymmetryPart[] = ['rows', 'bands', 'columns', 'stacks'];
  return ['digits', ...lines, ...(shape.canTranspose ? (['transpose'] as const) : []), 'cells'];
}

/**
 * The permutations of the cells that keep the houses, found by search. The vertices of the group are the cells
 * and after them what the graph of the board has. Error: `symmetry.work`.
 */
export function cellSymmetries(geometry: Geometry): Result<Group> {
  const known = groups.get(geometry);
  if (known) return known;
  const group = automorphismsOf(geometryGraph(geometry), { left: WORK });
  const found = group
    ? ok(group)
    : failure('symmetry.work', 'The symmetries of this board are too many or too hidden to be found.');
  groups.set(geometry, found);
  return found;
}

/** A board is never changed, so that its symmetries are found once. */
const groups = new WeakMap<Geometry, Result<Group>>();

function randomCells(
  geometry: Geometry,
  parts: ReadonlySet<SymmetryPart>,
  random: Random,
): Result<Symmetry['cells']> {
  const has = symmetryParts(geometry);
  const missing = [...parts].find((part) => !has.includes(part));
  if (missing !== undefined) {
    return failure(
      'symmetry.part',
      `This board has no symmetries of the kind "${missing}"; it has: ${has.join(', ')}.`,
    );
  }
  const shape = regularShape(geometry);
  if (shape) return ok(randomRegularCells(shape, parts.has('cells') ? new Set(has) : parts, random));
  if (!parts.has('cells')) return ok(identitySymmetry(geometry).cells);
  const group = cellSymmetries(geometry);
  return group.ok ? ok([...randomMember(group.value, random).slice(0, geometry.cells.length)]) : group;
}
