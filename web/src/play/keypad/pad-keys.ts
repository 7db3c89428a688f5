import { COLOUR_NAMES } from '@pencilmark/board';
import { type BoardState, copiesOfEachDigit, digitCounts, type InputMode, isGiven } from '@pencilmark/game';
import { type Cell, type Digit, hasDigit, type Symbols } from 'pencilmark';
import { t } from '../words.ts';

/** A key of the pad in the current mode. */
export interface PadKey {
  /** The digit that it writes or, in colour mode, the colour, from 1. */
  readonly digit: Digit;
  readonly text: string;
  readonly label: string;
  /** The number of its digits still to be entered, if known and wanted. */
  readonly left?: number;
  /** Whether all selected cells already have it. */
  readonly state: 'on' | 'off';
}

/** The state from which the keys are derived. */
export interface PadSource {
  readonly board: BoardState;
  readonly mode: InputMode;
  readonly selection: readonly Cell[];
  readonly remaining: 'shown' | 'hidden';
}

/** The keys of the pad. An unchanged key keeps its object, so that it is not redrawn. */
export function padKeys(source: PadSource, before: readonly PadKey[]): PadKey[] {
  const { mode } = source;
  const keys = mode === 'colour' ? colourKeys(source) : digitKeys(source, mode);
  // Good enough, as there are few keys and they are flat.
  const text = JSON.stringify;
  return keys.map((key, index) => (text(key) === text(before[index]) ? before[index] : key));
}

function digitKeys({ board, selection, remaining }: PadSource, mode: Exclude<InputMode, 'colour'>): PadKey[] {
  const { geometry } = board.puzzle;
  const copies = remaining === 'shown' && mode === 'digit' ? copiesOfEachDigit(geometry) : undefined;
  const counts = digitCounts(board);
  return geometry.symbols.map((symbol, index): PadKey => {
    const digit = index + 1;
    const left = copies === undefined ? undefined : Math.max(0, copies - counts[digit]);
    const name = t.pad.key[mode](symbol);
    return {
      digit,
      text: symbol,
      label: left === undefined ? name : `${name}, ${t.pad.left(left)}`,
      state: mode !== 'digit' && hasMark(board, mode, selection, digit) ? 'on' : 'off',
      ...(left !== undefined && { left }),
    };
  });
}

/** The number of keys side by side on a wide screen. */
export function keysAcross(symbols: Symbols): number {
  return Math.max(3, Math.ceil(Math.sqrt(symbols.length)));
}

function colourKeys({ board: { colours }, selection }: PadSource): PadKey[] {
  return COLOUR_NAMES.map((_, index): PadKey => {
    const all = selection.length > 0 && selection.every((cell) => ((colours[cell] >> index) & 1) === 1);
    return { digit: index + 1, text: '', label: t.pad.key.colour(index), state: all ? 'on' : 'off' };
  });
}

function hasMark(
  board: BoardState,
  mode: 'corner' | 'centre',
  selection: readonly Cell[],
  digit: Digit,
): boolean {
  const open = selection.filter((cell) => board.digits[cell] === 0 && !isGiven(board, cell));
  return open.length > 0 && open.every((cell) => hasDigit(board[mode][cell], digit));
}
