/** How the cells of a position look while it is answered. */
import { CELL, type CellLook, EMPTY_LOOK, placeOf } from '@pencilmark/board';
import type { DrillPosition } from '@pencilmark/game/learn';
import { type Candidate, type Cell, classic9, digitBit, digitsIn, type DigitSet } from 'pencilmark';
import { ruleLabels } from '../../play/board/rule-labels.ts';
import { t } from '../../play/words.ts';
import { learnWords } from '../words.ts';
import type { ShownMarks } from './practice.svelte.ts';

export interface DrillLook {
  readonly drill: DrillPosition;
  readonly marks: ShownMarks;
  readonly mine: readonly DigitSet[];
  readonly marked: readonly Candidate[];
  /** Whether marked digits are entered; otherwise they are crossed out. */
  readonly isPlacing: boolean;
}

/** The marked digits of each cell. */
function markedSets({ marked, drill }: DrillLook): number[] {
  const sets = drill.digits.map(() => 0);
  for (const { cell, digit } of marked) sets[cell] |= digitBit(digit);
  return sets;
}

/** The visible marks of each cell, including those crossed out. */
function shownSets(look: DrillLook): DigitSet[] {
  const { drill, marks, mine, isPlacing } = look;
  const shown = { all: drill.candidates, mine, none: drill.digits.map(() => 0) }[marks];
  const marked = markedSets(look);
  return drill.digits.map((digit, cell) =>
    digit === 0 ? (shown[cell] ?? 0) | (isPlacing ? 0 : marked[cell]) : 0,
  );
}

export function looksOfDrill(look: DrillLook): CellLook[] {
  const { drill, marked, isPlacing } = look;
  const shown = shownSets(look);
  const entered = new Map(isPlacing ? marked.map(({ cell, digit }) => [cell, digit]) : []);
  return drill.digits.map((digit, cell) => ({
    ...EMPTY_LOOK,
    digit: entered.get(cell) ?? digit,
    corner: shown[cell],
    origin: drill.givens[cell] === 0 ? 'entry' : 'given',
  }));
}

/** The screen reader's label of each cell. */
export function labelsOfDrill(look: DrillLook): string[] {
  const { cells } = classic9();
  const marked = markedSets(look);
  const { constraints = [] } = look.drill;
  const rules = ruleLabels({ geometry: classic9(), constraints });
  return looksOfDrill(look).map(({ digit, origin, corner }, cell) => {
    const { row, column } = cells[cell];
    const crossed = look.isPlacing ? 0 : marked[cell];
    const open = corner & ~crossed;
    const said = [
      t.cell.place(row + 1, column + 1),
      digit === 0 ? t.cell.empty : String(digit),
      ...(origin === 'given' ? [t.cell.given] : []),
      ...(digit === 0 && open !== 0 ? [t.cell.allowed(digitsIn(open).map(String))] : []),
      ...(crossed === 0 ? [] : [learnWords.drill.crossed(digitsIn(crossed).map(String))]),
    ].join(', ');
    return said + rules[cell];
  });
}

/** The candidate meant by a touch: the nearest of those visible in the cell. `x` and `y` from 0 to 1. */
export function candidateUnder(look: DrillLook, cell: Cell, x: number, y: number): Candidate | undefined {
  const marked = markedSets(look)[cell];
  // An entered digit is removed by touching its cell anywhere.
  if (look.isPlacing && marked !== 0) return { cell, digit: digitsIn(marked)[0] };
  const geometry = classic9();
  const { row, column } = geometry.cells[cell];
  const near = digitsIn(shownSets(look)[cell] | marked)
    .map((digit) => {
      const mark = placeOf({ geometry, constraints: look.drill.constraints ?? [] }, { cell, digit });
      return { digit, distance: Math.hypot(mark.x - (column + x) * CELL, mark.y - (row + y) * CELL) };
    })
    .sort((a, b) => a.distance - b.distance)
    .at(0);
  return near && { cell, digit: near.digit };
}
