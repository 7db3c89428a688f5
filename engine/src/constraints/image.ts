/** The image of a constraint under a symmetry of its board. */
import { type Cell, cellIn, type Geometry } from '../model/geometry.ts';
import { kindOf } from './kind-of.ts';
import type { Dependence } from './kind.ts';
import type { Constraint } from './kinds.ts';
import { mapCells } from './map-cells.ts';
import type { NestedConstraint } from './schema.ts';
import { DIAGONAL, ORTHOGONAL, pairsApart, regionIndices } from './surroundings.ts';

/**
 * Digit `d` in cell `c` becomes digit `digits[d]` in cell `cells[c]`.
 *
 * @inline
 */
interface Permutation {
  readonly cells: readonly Cell[];
  readonly digits: readonly number[];
}

/**
 * The constraint that a symmetric grid obeys exactly if the grid obeys this one; undefined if the symmetry does not
 * preserve what the kind depends on, such as the sizes of values or which cells touch.
 */
export function constraintImage(
  geometry: Geometry,
  constraint: Constraint,
  symmetry: Permutation,
): Constraint | undefined {
  if (!hasImage(geometry, constraint, symmetry)) return undefined;
  return mapCells(constraint, (cell) => symmetry.cells[cell]);
}

/** The images of all constraints; undefined if one has none. */
export function constraintImages(
  geometry: Geometry,
  constraints: readonly Constraint[],
  symmetry: Permutation,
): readonly Constraint[] | undefined {
  const images = constraints.map((constraint) => constraintImage(geometry, constraint, symmetry));
  return images.every((one) => one !== undefined) ? images : undefined;
}

/** Whether the symmetry preserves what the constraint, and every constraint inside it, depends on. */
function hasImage(geometry: Geometry, constraint: NestedConstraint, symmetry: Permutation): boolean {
  const { fields, dependsOn } = kindOf(constraint);
  if (!dependsOn.every((dependence) => PRESERVED[dependence](geometry, symmetry))) return false;
  return Object.entries(fields).every(([name, { type }]) => {
    const value = constraint[name];
    if (type !== 'branches' || value === undefined) return true;
    const nested = (value as readonly (readonly NestedConstraint[])[]).flat();
    return nested.every((one) => hasImage(geometry, one, symmetry));
  });
}

const PRESERVED: Readonly<Record<Dependence, (geometry: Geometry, symmetry: Permutation) => boolean>> = {
  values: (_, { digits }) => digits.every((to, digit) => to === digit),
  neighbours: preservesNeighbours,
  regions: preservesRegions,
  places: (_, { cells }) => cells.every((to, cell) => to === cell),
};

/** Checks that orthogonal and diagonal neighbours stay so: then the board was turned or mirrored as a whole. */
function preservesNeighbours(geometry: Geometry, { cells }: Permutation): boolean {
  return (
    [ORTHOGONAL, DIAGONAL].every((offsets) => {
      const pairs = pairsApart(geometry, offsets);
      const known = new Set(pairs.map(([a, b]) => `${a} ${b}`));
      return pairs.every(([a, b]) => {
        const [c, d] = [cells[a], cells[b]];
        return known.has(c < d ? `${c} ${d}` : `${d} ${c}`);
      });
    }) && isRigid(geometry, cells)
  );
}

/** Whether all distances stay the same: on a canvas with gaps, touching cells alone do not imply that. */
function isRigid(geometry: Geometry, cells: readonly Cell[]): boolean {
  const place = (cell: Cell) => geometry.cells[cell];
  const first = place(0);
  const origin = place(cells[0]);
  const turns = [
    [1, 0, 0, 1], [-1, 0, 0, 1], [1, 0, 0, -1], [-1, 0, 0, -1],
    [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, -1, 0], [0, -1, -1, 0],
  ]; // oxfmt-ignore
  return turns.some(([a, b, c, d]) =>
    cells.every((to, from) => {
      const down = place(from).row - first.row;
      const right = place(from).column - first.column;
      return cellIn(geometry, origin.row + a * down + b * right, origin.column + c * down + d * right) === to;
    }),
  );
}

function preservesRegions(geometry: Geometry, { cells }: Permutation): boolean {
  const regionOf = regionIndices(geometry);
  const imageOf = new Map<number, number>([[-1, -1]]);
  return cells.every((to, from) => {
    const known = imageOf.get(regionOf[from]);
    if (known === undefined) imageOf.set(regionOf[from], regionOf[to]);
    return known === undefined ? regionOf[to] >= 0 : known === regionOf[to];
  });
}
