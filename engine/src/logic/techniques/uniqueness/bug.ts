import { digitBit, digitCount, type DigitSet, digitsIn, lowestDigit } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { bitCount, cellsIn } from '../../cell-set.ts';
import type { FinderContext } from '../../finder-context.ts';
import type { Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * Bivalue universal grave + 1. If every open cell had two candidates and every digit had zero or two places in every
 * house, swapping the two digits of every cell would turn one solution into another. If only one extra candidate
 * prevents this, it is true.
 *
 * Houses of fewer than N cells may take part: their open cells are as many as their digits, so each digit occurs
 * exactly once. (`r7c1=134`, all else bivalue, and only 4 three times in its houses → `r7c1<>13`.)
 *
 * Evidence: `digits`: empty, since it involves all; `deadly`: the open cells with two digits each; `candidates`: the
 * one `extra`; `cells`: its cell as `roof`.
 */
export const bug: Family = {
  techniques: ['bug-plus-1'],
  find(search, wanted) {
    const roof = wanted.includes('bug-plus-1') ? onlyTriple(search) : -1;
    if (roof < 0) return NOTHING;
    return digitsIn(search.position.candidates[roof])
      .map(digitBit)
      .filter((extra) => isGraveWithout(search, roof, extra))
      .map((extra) => stepOf(search, roof, extra));
  },
};

/** The only open cell with three candidates if all others have two; otherwise −1. */
function onlyTriple({ position, tables }: FinderContext): Cell | -1 {
  let triple = -1;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (position.digits[cell] !== 0) continue;
    const count = digitCount(position.candidates[cell]);
    if (count === 2) continue;
    if (count !== 3 || triple >= 0) return -1;
    triple = cell;
  }
  return triple;
}

function isGraveWithout({ position, tables }: FinderContext, roof: Cell, extra: DigitSet): boolean {
  const { stride, houseCount, cellCount, size, positionIn } = tables;
  const digit = lowestDigit(extra);
  for (let house = 0; house < houseCount; house++) {
    const holdsRoof = positionIn[house * cellCount + roof] >= 0;
    for (let d = 1; d <= size; d++) {
      const count = bitCount(position.places[house * stride + d]) - (holdsRoof && d === digit ? 1 : 0);
      if (count !== 0 && count !== 2) return false;
    }
  }
  return true;
}

function stepOf({ position }: FinderContext, roof: Cell, extra: DigitSet): Step {
  const cells = cellsIn(position.cells[0]);
  const { candidates } = position;
  return {
    technique: 'bug-plus-1',
    placements: [],
    eliminations: digitsIn(candidates[roof] & ~extra).map((digit) => ({ cell: roof, digit })),
    evidence: {
      digits: [],
      cells: [{ cells: [roof], role: 'roof' }],
      candidates: [{ cell: roof, digit: lowestDigit(extra), role: 'extra' }],
      deadly: {
        cells,
        digits: cells.map((cell) => (cell === roof ? candidates[cell] & ~extra : candidates[cell])),
      },
    },
  };
}
