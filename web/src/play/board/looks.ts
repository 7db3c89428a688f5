import type { CellLook, Fault, Highlight } from '@pencilmark/board';
import { type BoardState, cellsShowing, isGiven } from '@pencilmark/game';
import { type Cell, type Conflict, type Digit, hasDigit } from 'pencilmark';
import type { ShownAids } from '../aids/aids.ts';
import type { Settings } from '../../state/settings.ts';
import type { Selection } from './selection.ts';

/** The source of the looks of cells. */
export interface LookSource {
  readonly board: BoardState;
  readonly wrong: readonly Cell[];
  /** Entries that are shown to be right. */
  readonly right: readonly Cell[];
  readonly conflicts: readonly Conflict[];
  /** The digit to emphasise; 0 for none. */
  readonly emphasis: Digit;
  readonly settings: Pick<Settings, 'showSameMarks'>;
  readonly aids: ShownAids | undefined;
}

/** The look of every cell. A cell whose look has not changed keeps its object, so that it is not redrawn. */
export function looksOf(
  { board, wrong, right, conflicts, emphasis, settings, aids }: LookSource,
  before: readonly CellLook[],
): CellLook[] {
  const { digits, corner, centre, colours } = board;
  const faults = new Map<Cell, Fault>();
  for (const cell of wrong) faults.set(cell, 'wrong');
  for (const { cells } of conflicts) for (const cell of cells) faults.set(cell, 'conflict');
  const sought = settings.showSameMarks ? emphasis : 0;
  // A cell without the digit looks the same whether or not the digit is emphasised.
  const isBroughtOut = (cell: Cell): boolean =>
    sought !== 0 && digits[cell] === 0 && hasDigit(corner[cell] | centre[cell], sought);
  return digits.map((digit, cell): CellLook => {
    const look: CellLook = {
      digit,
      origin: isGiven(board, cell) ? 'given' : right.includes(cell) ? 'right' : 'entry',
      corner: corner[cell],
      centre: centre[cell],
      colours: colours[cell],
      allowed: aids?.allowed[cell] ?? 0,
      singles: aids?.singles[cell] ?? 0,
      fault: faults.get(cell) ?? 'none',
      emphasis: isBroughtOut(cell) ? sought : 0,
    };
    return cell < before.length && isSame(look, before[cell]) ? before[cell] : look;
  });
}

/** The digit that the selection emphasises: that of its cells, if they all have the same. */
export function digitOfSelection({ digits }: BoardState, selection: Selection): Digit {
  const digit = selection.length > 0 ? digits[selection[0]] : 0;
  return selection.every((cell) => digits[cell] === digit) ? digit : 0;
}

/** The backgrounds of cells, later ones above earlier ones. */
export function highlightsOf(
  board: BoardState,
  selection: Selection,
  emphasis: Digit,
  settings: Settings,
): Highlight[] {
  const peers = settings.showPeers && selection.length === 1 ? board.puzzle.geometry.peers[selection[0]] : [];
  const same = settings.showSame && emphasis !== 0 ? cellsShowing(board, emphasis).entered : [];
  return [
    { role: 'peer', cells: peers },
    { role: 'same', cells: same },
    { role: 'selected', cells: selection },
  ];
}

/** Field by field, for speed: this runs for every cell at every key press. */
function isSame(a: CellLook, b: CellLook): boolean {
  return (
    a.digit === b.digit &&
    a.origin === b.origin &&
    a.corner === b.corner &&
    a.centre === b.centre &&
    a.colours === b.colours &&
    a.allowed === b.allowed &&
    a.singles === b.singles &&
    a.fault === b.fault &&
    a.emphasis === b.emphasis
  );
}
