/** The digits on the board that rule out all but one place or digit: the reason for a single. */
import { digitBit, type Digits, type DigitSet } from '../model/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import type { Step } from './step.ts';

/** The digits that rule out everything but a single, as few as possible. */
export interface Bars {
  /** The cells that hold them. */
  readonly cells: readonly Cell[];
  /** The houses through which they rule out the other cells of a hidden single, in the order of the cells. */
  readonly houses: readonly HouseIndex[];
  /** The digits that a naked single does not see: earlier steps eliminated them. */
  readonly unseen: DigitSet;
  /** Whether earlier steps eliminated the digit from other cells of a hidden single. */
  readonly isPartial: boolean;
}

/** Undefined unless the step is a naked or hidden single. `digits` is the board on which it was found. */
export function barsOf(geometry: Geometry, digits: Digits, step: Step): Bars | undefined {
  if (step.technique === 'naked-single') return barsOfCell(geometry, digits, step);
  return step.technique === 'hidden-single' ? barsOfPlaces(geometry, digits, step) : undefined;
}

function barsOfCell({ size, peers }: Geometry, digits: Digits, { placements }: Step): Bars {
  const [{ cell, digit }] = placements;
  const bars = new Map<number, Cell>();
  for (const peer of peers[cell]) {
    if (digits[peer] !== 0 && !bars.has(digits[peer])) bars.set(digits[peer], peer);
  }
  const others = Array.from({ length: size }, (_, k) => k + 1).filter((other) => other !== digit);
  const unseen = others.reduce((set, other) => (bars.has(other) ? set : set | digitBit(other)), 0);
  return { cells: [...bars.values()], houses: [], unseen, isPartial: unseen !== 0 };
}

/**
 * Greedy: takes the digit and house that rule out most of the remaining open cells, until no digit rules out another.
 */
function barsOfPlaces(geometry: Geometry, digits: Digits, { placements, evidence }: Step): Bars {
  const [{ cell, digit }] = placements;
  const base = evidence.houses![0].house;
  const open = new Set(geometry.houses[base].cells.filter((one) => one !== cell && digits[one] === 0));
  const found: { readonly bar: Cell; readonly house: HouseIndex }[] = [];
  for (;;) {
    let best: { readonly bar: Cell; readonly house: HouseIndex; readonly barred: Cell[] } | undefined;
    for (const bar of new Set([...open].flatMap((one) => geometry.peers[one]))) {
      if (digits[bar] !== digit) continue;
      for (const house of geometry.housesOf[bar]) {
        const barred = geometry.houses[house].cells.filter((one) => open.has(one));
        if (barred.length > (best?.barred.length ?? 0)) best = { bar, house, barred };
      }
    }
    if (!best) break;
    found.push(best);
    for (const one of best.barred) open.delete(one);
  }
  found.sort((a, b) => a.house - b.house);
  return {
    cells: [...new Set(found.map(({ bar }) => bar))].sort((a, b) => a - b),
    houses: [...new Set(found.map(({ house }) => house))],
    unseen: 0,
    isPartial: open.size > 0,
  };
}
