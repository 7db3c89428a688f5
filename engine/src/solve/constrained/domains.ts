/**
 * The state of a search over cell masks: for each cell the digits still possible, and a trail to take changes back.
 * Mutable with care: changed by `restrict` alone, and taken back by `undoTo`.
 */
import type { DigitSet } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';

export interface Domains {
  readonly masks: Int32Array;
  /** Changed cells and what they held before, in order. */
  trailCells: Int32Array;
  trailMasks: Int32Array;
  trailLength: number;
  /** Cells whose change has not been looked at yet. */
  readonly queue: Int32Array;
  readonly isQueued: Uint8Array;
  queueLength: number;
}

export function createDomains(masks: Int32Array): Domains {
  const domains: Domains = {
    masks,
    trailCells: new Int32Array(1024),
    trailMasks: new Int32Array(1024),
    trailLength: 0,
    queue: new Int32Array(masks.length),
    isQueued: new Uint8Array(masks.length),
    queueLength: 0,
  };
  for (let cell = 0; cell < masks.length; cell++) enqueue(domains, cell);
  return domains;
}

/** Keeps only these digits in a cell; false if none is left. */
export function restrict(domains: Domains, cell: Cell, allowed: DigitSet): boolean {
  const old = domains.masks[cell];
  const left = old & allowed;
  if (left === old) return true;
  if (domains.trailLength === domains.trailCells.length) growTrail(domains);
  domains.trailCells[domains.trailLength] = cell;
  domains.trailMasks[domains.trailLength++] = old;
  domains.masks[cell] = left;
  if (left === 0) return false;
  if (domains.isQueued[cell] === 0) enqueue(domains, cell);
  return true;
}

/** Takes back all changes after the trail had this length; nothing is queued then. */
export function undoTo(domains: Domains, length: number): void {
  while (domains.trailLength > length) {
    const at = --domains.trailLength;
    domains.masks[domains.trailCells[at]] = domains.trailMasks[at];
  }
  while (domains.queueLength > 0) domains.isQueued[domains.queue[--domains.queueLength]] = 0;
}

function enqueue(domains: Domains, cell: Cell): void {
  domains.isQueued[cell] = 1;
  domains.queue[domains.queueLength++] = cell;
}

function growTrail(domains: Domains): void {
  const [cells, masks] = [domains.trailCells, domains.trailMasks];
  domains.trailCells = new Int32Array(2 * cells.length);
  domains.trailMasks = new Int32Array(2 * masks.length);
  domains.trailCells.set(cells);
  domains.trailMasks.set(masks);
}
