import { createGeometry } from '../../model/create-geometry.ts';
import type { Geometry, GeometrySpec, House, HouseKind } from '../../model/geometry.ts';
import { heldParts } from './rules.ts';

/** The kinds of houses that a specification can name instead of listing them. */
const NAMED: readonly { readonly kind: HouseKind; readonly part: Partial<GeometrySpec> }[] = [
  { kind: 'diagonal', part: { diagonals: ['main'] } },
  { kind: 'diagonal', part: { diagonals: ['anti'] } },
  { kind: 'window', part: { windows: true } },
  { kind: 'disjoint', part: { disjoint: true } },
];

/**
 * A board with further houses, given as places of the canvas. Diagonals, windows and disjoint groups are recognised if
 * all houses of the kind are present; the rest are extra houses.
 */
export function withHouses(spec: GeometrySpec, houses: readonly (readonly number[])[]): GeometrySpec {
  const rest = new Map(houses.map((places) => [keyOf(places), places]));
  let named = spec;
  for (const { kind, part } of rest.size > 0 ? NAMED : []) {
    const made = createGeometry({ ...spec, ...part });
    const keys = made.ok
      ? made.value.houses.filter((house) => house.kind === kind).map(keyIn(made.value))
      : [];
    if (keys.length === 0 || !keys.every((key) => rest.has(key))) continue;
    for (const key of keys) rest.delete(key);
    const diagonals = [...(named.diagonals ?? []), ...(part.diagonals ?? [])];
    named = { ...named, ...part, ...heldParts({ diagonals }) };
  }
  return rest.size > 0 ? { ...named, extra: [...rest.values()] } : named;
}

/** A set of places as a text that does not depend on their order. */
export function keyOf(places: readonly number[]): string {
  return [...places].sort((a, b) => a - b).join();
}

function keyIn({ cells, columns }: Geometry): (house: House) => string {
  return (house) => keyOf(house.cells.map((cell) => cells[cell].row * columns + cells[cell].column));
}
