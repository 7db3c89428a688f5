import type { Cell } from '../model/geometry.ts';
import type { TechniqueId } from './catalogue.ts';
import { createFinderContext, type FinderContext } from './finder-context.ts';
import { copyPosition, placeDigit } from './position.ts';
import type { Step } from './step.ts';
import { everySingle, singles } from './techniques/basic/singles.ts';

/** Maximum singles of one kind whose consequences are compared: a board of 25×25 holds hundreds. */
const MAX_COMPARED = 16;

/**
 * All singles in the order in which a person sees them: a full house, a digit that fits one cell of a box, then of a
 * line, and last a cell that only one digit fits. HoDoKu's catalogue has naked singles before hidden ones, but on paper
 * a naked single requires checking eight other digits; Sudoku Explainer rates them in this order (1.0, 1.2, 1.5, 2.3).
 * Scores and levels remain those of the catalogue's order: singles lead to the same board in any order, so the steps
 * after them are the same.
 *
 * Among equally easy singles, the one that opens most further singles comes first, then the nearest to `near`, then the
 * first in reading order.
 */
export function singlesAsSeen(
  context: FinderContext,
  techniques: readonly TechniqueId[] | undefined,
  near?: Cell,
): Step[] {
  const { geometry, areas, cellCount } = context.tables;
  if (near !== undefined && near >= cellCount) {
    throw new RangeError(`near must be a cell of the board, 0 to ${cellCount - 1}.`);
  }
  const wanted = techniques ? singles.techniques.filter((id) => techniques.includes(id)) : singles.techniques;
  const distance = ({ placements: [{ cell }] }: Step): number => {
    if (near === undefined) return 0;
    const [a, b] = [geometry.cells[near], geometry.cells[cell]];
    return Math.hypot(a.row - b.row, a.column - b.column);
  };
  const cellOf = ({ placements: [{ cell }] }: Step): Cell => cell;
  const found = [...everySingle(context, wanted)].sort(
    (a, b) => kindOf(areas, a) - kindOf(areas, b) || distance(a) - distance(b) || cellOf(a) - cellOf(b),
  );
  const compared = found
    .filter((step) => kindOf(areas, step) === kindOf(areas, found[0]))
    .slice(0, MAX_COMPARED);
  if (compared.length < 2) return found;
  const open = compared.map((step) => singlesAfter(context, step));
  found.unshift(...found.splice(open.indexOf(Math.max(...open)), 1));
  return found;
}

/** How easy a single is to see; lower is easier. */
function kindOf(areas: readonly number[], { technique, evidence }: Step): number {
  if (technique === 'full-house') return 0;
  if (technique === 'naked-single') return 3;
  return areas.includes(evidence.houses![0].house) ? 1 : 2;
}

/** The number of cells that hold a single after the step. */
function singlesAfter({ position }: FinderContext, { placements: [{ cell, digit }] }: Step): number {
  const after = copyPosition(position);
  placeDigit(after, cell, digit);
  const held = everySingle(createFinderContext(after), singles.techniques);
  return new Set([...held].map(({ placements }) => placements[0].cell)).size;
}
