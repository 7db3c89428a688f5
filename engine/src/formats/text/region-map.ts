import { createGeometry } from '../../model/create-geometry.ts';
import type { Geometry } from '../../model/geometry.ts';
import type { Symbols } from '../../model/symbols.ts';
import { EMPTY } from './alphabet.ts';
import { specOfRegions } from './infer-board.ts';

/** Whether these names, one for each place of a grid of N × N, are those of N connected regions of N cells. */
export function isRegionMap(names: readonly string[]): boolean {
  const size = Math.sqrt(names.length);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size !== size || counts.has('')) return false;
  if (![...counts].every(([name, count]) => count === size && (name === '0' || !EMPTY.includes(name))))
    return false;
  return [...counts.keys()].every((name) => reachOf(names, size, names.indexOf(name)) === size);
}

/** The number of places connected to one of the same name. */
function reachOf(names: readonly string[], size: number, start: number): number {
  const reached = new Set([start]);
  for (const place of reached) {
    const column = place % size;
    const besides = [
      place - size,
      place + size,
      column > 0 ? place - 1 : -1,
      column < size - 1 ? place + 1 : -1,
    ];
    for (const next of besides) if (names[next] === names[place]) reached.add(next);
  }
  return reached.size;
}

/** The board with these regions; undefined if there is none. */
export function boardOfMap(names: readonly string[], symbols: Symbols): Geometry | undefined {
  const made = createGeometry({ ...specOfRegions(names, Math.sqrt(names.length)), symbols });
  return made.ok ? made.value : undefined;
}
