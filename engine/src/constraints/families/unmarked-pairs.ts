import type { Cell, Geometry } from '../../model/geometry.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, pairsApart } from '../surroundings.ts';

const OFFSETS = { orthogonal: ORTHOGONAL, diagonal: DIAGONAL, knight: KNIGHT } as const;

/** The neighbouring pairs to which a negative rule applies: all except the exempted ones. */
export function unmarkedPairs(
  geometry: Geometry,
  neighbours: keyof typeof OFFSETS,
  except: readonly (readonly Cell[])[] = [],
): [Cell, Cell][] {
  const exempt = new Set(except.map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`)));
  return pairsApart(geometry, OFFSETS[neighbours]).filter(([a, b]) => !exempt.has(`${a} ${b}`));
}
