import type { CellLook } from '@pencilmark/board';
import type { BoardState } from '@pencilmark/game';
import type { Cell, Geometry } from 'pencilmark';
import type { GridCell } from '../../kit/grid/grid-cell.ts';
import { cellLabel } from './cell-name.ts';
import type { Selection } from './selection.ts';

export interface ViewSource {
  readonly board: BoardState;
  readonly looks: readonly CellLook[];
  /** The text about the puzzle's rules at each cell; undefined if it has only houses. */
  readonly rules: readonly string[] | undefined;
  /** The text about the player's pen drawing; undefined if there is none. */
  readonly penLabel: ((board: BoardState, cell: Cell) => string) | undefined;
  readonly selection: Selection;
  readonly cursor: Cell;
}

/** The view of every cell. A cell whose view has not changed keeps its object. */
export function viewsOf(
  { board, looks, rules, penLabel, selection, cursor }: ViewSource,
  before: readonly GridCell[],
): GridCell[] {
  const { geometry } = board.puzzle;
  const selected = new Set(selection);
  return looks.map((look, cell): GridCell => {
    const view: GridCell = {
      cell,
      column: geometry.cells[cell].column + 1,
      label: labelOf(geometry, cell, look) + (rules?.[cell] ?? '') + (penLabel?.(board, cell) ?? ''),
      given: look.origin === 'given',
      faulty: look.fault !== 'none',
      selected: selected.has(cell),
      current: cell === cursor,
    };
    return cell < before.length && isSame(view, before[cell]) ? before[cell] : view;
  });
}

/** Whether there is any pen drawing on the board. */
export function isDrawnOn({ lines, candidateColours }: BoardState): boolean {
  return lines.length > 0 || candidateColours.some((own) => own.length > 0);
}

/** A look belongs to one cell and is replaced when anything changes, so its label can be cached with it. */
const labels = new WeakMap<CellLook, string>();

function labelOf(geometry: Geometry, cell: Cell, look: CellLook): string {
  let label = labels.get(look);
  if (label === undefined) labels.set(look, (label = cellLabel(geometry, cell, look)));
  return label;
}

/** Compares views of the same cell, whose place on the board does not change. */
function isSame(a: GridCell, b: GridCell): boolean {
  return (
    a.label === b.label &&
    a.given === b.given &&
    a.faulty === b.faulty &&
    a.selected === b.selected &&
    a.current === b.current
  );
}
