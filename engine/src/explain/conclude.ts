import { digitSet, digitsIn } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import type { Step } from '../logic/step.ts';
import type { Focus } from './focus.ts';
import type { Conclusion, Place } from './locale.ts';
import type { Say } from './phrases.ts';

/** The conclusion of a step; cells that lose the same digits are named together. */
export function conclusionOf({ placements, eliminations }: Step, say: Say): Conclusion {
  const groups = new Map<number, Cell[]>();
  const lost = new Map<Cell, number>();
  for (const { cell, digit } of eliminations) lost.set(cell, (lost.get(cell) ?? 0) | digitSet([digit]));
  for (const [cell, digits] of lost) groups.set(digits, [...(groups.get(digits) ?? []), cell]);
  return {
    placed: placements.map(({ cell, digit }) => ({ cell: say.cell(cell, digit), digit: say.digit(digit) })),
    target: [...groups].map(([digits, cells]) => ({
      cells: say.cells(cells, digitsIn(digits)),
      count: cells.length,
      digits: digitsIn(digits).map((digit) => say.digit(digit)),
    })),
  };
}

/** The place of a focus, in words. */
export function placeOf(focus: Focus, say: Say): Place {
  switch (focus.kind) {
    case 'house':
      return { kind: 'in', houses: say.houses([focus.house]) };
    case 'houses':
      return { kind: 'in', houses: say.houses(focus.houses) };
    case 'around':
      return { kind: 'around', houses: say.houses([focus.house]) };
    case 'board':
      return { kind: 'board' };
  }
}
