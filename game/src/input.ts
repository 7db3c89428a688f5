import { type Cell, type Digit, hasDigit } from 'pencilmark';
import { ifItChanges } from './apply.ts';
import { type BoardState, isGiven } from './board-state.ts';
import {
  type CellDigit,
  type Change,
  COLOUR_COUNT,
  type Colour,
  colourBit,
  type Layer,
  LAYERS,
  type MarkKind,
  type Move,
} from './move.ts';

/*
 * Converts the player's actions into moves on the current board; undefined if nothing would change. Toggles follow one
 * rule: if all cells that can have the mark have it, it is removed from all, otherwise it is added to all.
 */

/** The kinds of input of a digit key. */
export const INPUT_MODES = ['digit', 'corner', 'centre', 'colour'] as const;
export type InputMode = (typeof INPUT_MODES)[number];

/** Help that the player has switched on. */
export interface Aids {
  /** Entering a digit removes it from the pencil marks of its peers. */
  readonly clearPeers?: boolean;
}

/** A digit key, pressed in a mode with cells selected. In colour mode, keys beyond the palette do nothing. */
export function pressDigit(
  state: BoardState,
  mode: InputMode,
  cells: readonly Cell[],
  digit: Digit,
  aids: Aids = {},
): Move | undefined {
  switch (mode) {
    case 'digit':
      return enterDigit(state, cells, digit, aids);
    case 'colour':
      return toggleColour(state, cells, digit);
    default:
      return toggleMark(state, mode, cells, digit);
  }
}

/** Enters a digit; the same digit again erases it. */
export function enterDigit(
  state: BoardState,
  cells: readonly Cell[],
  digit: Digit,
  aids: Aids = {},
): Move | undefined {
  const open = withoutGivens(state, cells);
  if (open.length === 0) return undefined;
  const isThere = open.every((cell) => state.digits[cell] === digit);
  if (isThere) return { kind: 'erase', cells: open, layers: ['digit'] };
  return { kind: 'enter', cells: open, digit, ...withAids(aids) };
}

/** Adds or removes a pencil mark in the empty cells among those selected. */
export function toggleMark(
  state: BoardState,
  marks: MarkKind,
  cells: readonly Cell[],
  digit: Digit,
): Move | undefined {
  const empty = inOrder(cells).filter((cell) => state.digits[cell] === 0);
  if (empty.length === 0) return undefined;
  const change = toggled(empty.every((cell) => hasDigit(state[marks][cell], digit)));
  return { kind: 'mark', marks, change, cells: empty, digit };
}

export function toggleColour(state: BoardState, cells: readonly Cell[], colour: Colour): Move | undefined {
  if (cells.length === 0 || colour < 1 || colour > COLOUR_COUNT) return undefined;
  const change = toggled(cells.every((cell) => (state.colours[cell] & colourBit(colour)) !== 0));
  return { kind: 'colour', change, cells: inOrder(cells), colour };
}

/**
 * The delete key: empties one layer of the selected cells. The layer of the current mode is first if it is not empty,
 * then the others in the order of `LAYERS`. Marks under an entered digit are hidden, so they stay.
 */
export function eraseCells(state: BoardState, mode: InputMode, cells: readonly Cell[]): Move | undefined {
  const own = inOrder(cells);
  const layer = [mode, ...LAYERS].find((tried) => own.some((cell) => isSeen(state, tried, cell)));
  if (!layer) return undefined;
  return { kind: 'erase', cells: own.filter((cell) => isSeen(state, layer, cell)), layers: [layer] };
}

/** Empties whole layers of the board, such as all colours, or all pencil marks, visible or hidden. */
export function eraseLayers(state: BoardState, layers: readonly Layer[]): Move | undefined {
  const cells = state.digits.map((_, cell) => cell);
  return ifItChanges(state, { kind: 'erase', cells, layers });
}

/** The cells in ascending order without duplicates: equal selections make equal moves. */
export function inOrder(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** Only the fields of a move: callers pass larger objects, such as the steps of a hint, and moves are saved. */
export function plain({ cell, digit }: CellDigit): CellDigit {
  return { cell, digit };
}

/** The part of a move that says which aids were on when it was made. */
export function withAids({ clearPeers }: Aids): { readonly clearPeers?: true } {
  return clearPeers ? { clearPeers: true } : {};
}

/** The editable cells, in ascending order. */
export function withoutGivens(state: BoardState, cells: readonly Cell[]): Cell[] {
  return inOrder(cells).filter((cell) => !isGiven(state, cell));
}

/** The effect of a toggle, depending on whether all cells that can have the mark already have it. */
export function toggled(isThere: boolean): Change {
  return isThere ? 'remove' : 'add';
}

function isSeen(state: BoardState, layer: Layer, cell: Cell): boolean {
  switch (layer) {
    case 'digit':
      return state.digits[cell] !== 0 && !isGiven(state, cell);
    case 'corner':
    case 'centre':
      return state.digits[cell] === 0 && state[layer][cell] !== 0;
    case 'colour':
      return state.colours[cell] !== 0;
    case 'candidate-colour':
      return state.candidateColours[cell].length > 0;
    case 'line':
      return state.lines.some(({ from, to }) => from.cell === cell || to.cell === cell);
  }
}
