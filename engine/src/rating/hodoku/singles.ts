/**
 * Singles from the queues. A naked single that fills the last cell of a house is a full house; it stays in the queue
 * and is skipped later. The order is that of the grid's queues; nothing is searched.
 */
import type { TechniqueId } from '../../logic/catalogue.ts';
import { DIGITS, type Grid, HOUSES_OF, takeSingle } from './grid.ts';
import type { HodokuStep, Look } from './look.ts';

export function fullHouse({ grid }: Look): HodokuStep | undefined {
  const { items, from } = grid.naked;
  for (let i = from; i < items.length; i++) {
    const cell = Math.floor(items[i] / 10);
    if (grid.values[cell] === 0 && isLastOfHouse(grid, cell, items[i] % 10))
      return single('full-house', items[i]);
  }
  return undefined;
}

function isLastOfHouse({ free }: Grid, cell: number, digit: number): boolean {
  return HOUSES_OF[cell].some((house) =>
    DIGITS[511].every((other) => other === digit || free[house * 10 + other] === 0),
  );
}

export function nakedSingle({ grid }: Look): HodokuStep | undefined {
  for (;;) {
    const item = takeSingle(grid.naked);
    if (item === undefined) return undefined;
    if (grid.values[Math.floor(item / 10)] === 0) return single('naked-single', item);
  }
}

/** A queued single that is no longer one ends the search, although others may follow it. */
export function hiddenSingle({ grid }: Look): HodokuStep | undefined {
  for (;;) {
    const item = takeSingle(grid.hidden);
    if (item === undefined) return undefined;
    const cell = Math.floor(item / 10);
    if (grid.values[cell] !== 0) continue;
    const isHidden = HOUSES_OF[cell].some((house) => grid.free[house * 10 + (item % 10)] === 1);
    return isHidden ? single('hidden-single', item) : undefined;
  }
}

function single(technique: TechniqueId, candidate: number): HodokuStep {
  return { technique, placed: [candidate], removed: [] };
}
