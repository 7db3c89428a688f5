import type { Cell, Digit, DigitSet } from 'pencilmark';

/** A colour of the player's palette: 1 … `COLOUR_COUNT`. Its hue and pattern are up to the page. */
export type Colour = number;
/** Bit `colour − 1` for each member, like `DigitSet`. */
export type ColourSet = number;
export const COLOUR_COUNT = 8;

/** The kinds of pencil marks: around the edge of the cell, or together in its centre. */
export const MARK_KINDS = ['corner', 'centre'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The layers of a board above its givens, in the order in which `erase` searches them. */
export const LAYERS = ['digit', 'centre', 'corner', 'colour', 'candidate-colour', 'line'] as const;
export type Layer = (typeof LAYERS)[number];

export const CHANGES = ['add', 'remove'] as const;
export type Change = (typeof CHANGES)[number];

/** A digit in a cell. */
export interface CellDigit {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** The end of a pen line: a candidate, or the whole cell if `digit` is 0. */
export type LineEnd = CellDigit;

/** `plain` is a pen stroke; the others are the links of chains. */
export const LINE_STYLES = ['plain', 'strong', 'weak'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/** A line drawn by the player. It has no direction: `from` and `to` can be swapped. */
export interface Line {
  readonly from: LineEnd;
  readonly to: LineEnd;
  readonly style: LineStyle;
  readonly colour: Colour;
}

/** New pencil marks of one cell; an omitted kind stays unchanged. */
export interface CellMarks {
  readonly cell: Cell;
  readonly corner?: DigitSet;
  readonly centre?: DigitSet;
}

/** The source of the digits of an `assist` move. `marks`: each was the only pencil mark of its cell. */
export const ASSISTANTS = ['hint', 'singles', 'solve', 'reveal', 'marks'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

/**
 * Everything that can be done to a board, as plain data.
 *
 * A move describes its effect, never "toggle": the meaning of a key press on the current board is decided once, in
 * `input.ts`, so that an old log always replays to the same board. Only `load` and `clear` change givens.
 */
export type Move =
  | EnterMove
  | EraseMove
  | MarkMove
  | SetMarksMove
  | ColourMove
  | CandidateColourMove
  | LineMove
  | AssistMove
  | LoadMove
  | { readonly kind: 'reset' }
  | { readonly kind: 'clear' };

export const MOVE_KINDS = [
  'enter',
  'erase',
  'mark',
  'set-marks',
  'colour',
  'candidate-colour',
  'line',
  'assist',
  'reset',
  'clear',
  'load',
] as const satisfies readonly Move['kind'][];
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Puts a digit into cells. `clearPeers` also removes it from the pencil marks of their peers. */
export interface EnterMove {
  readonly kind: 'enter';
  readonly cells: readonly Cell[];
  readonly digit: Digit;
  readonly clearPeers?: true;
}

/** Empties layers of cells. A line is removed if one of its ends is in one of the cells. */
export interface EraseMove {
  readonly kind: 'erase';
  readonly cells: readonly Cell[];
  readonly layers: readonly Layer[];
}

/** Adds a pencil mark to cells, or removes it. */
export interface MarkMove {
  readonly kind: 'mark';
  readonly marks: MarkKind;
  readonly change: Change;
  readonly cells: readonly Cell[];
  readonly digit: Digit;
}

/** `fill` adds all candidates, `promote` turns corner marks into centre marks, `copy` repeats a board. */
export const MARK_REASONS = ['fill', 'promote', 'copy'] as const;

/** Rewrites pencil marks. */
export interface SetMarksMove {
  readonly kind: 'set-marks';
  readonly reason: (typeof MARK_REASONS)[number];
  readonly marks: readonly CellMarks[];
}

export interface ColourMove {
  readonly kind: 'colour';
  readonly change: Change;
  readonly cells: readonly Cell[];
  readonly colour: Colour;
}

export interface CandidateColourMove {
  readonly kind: 'candidate-colour';
  readonly change: Change;
  readonly candidates: readonly CellDigit[];
  readonly colour: Colour;
}

export interface LineMove {
  readonly kind: 'line';
  readonly change: Change;
  readonly line: Line;
}

/**
 * Changes made for the player, in this order: adds `marks`, removes `eliminations` from both kinds of marks, enters
 * `placements` (and, with `clearPeers`, removes them from the marks of their peers).
 */
export interface AssistMove {
  readonly kind: 'assist';
  readonly by: Assistant;
  /** The technique's id, if a hint was applied. */
  readonly technique?: string;
  readonly marks?: readonly CellMarks[];
  readonly eliminations?: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  readonly clearPeers?: true;
}

/** Starts again on the same board with other givens: `clear` with none, `reset` with the same. */
export interface LoadMove {
  readonly kind: 'load';
  readonly givens: readonly Digit[];
  readonly allowed?: readonly DigitSet[];
}

export function colourBit(colour: Colour): ColourSet {
  return 1 << (colour - 1);
}

/** The members in ascending order. */
export function coloursIn(set: ColourSet): Colour[] {
  return Array.from({ length: COLOUR_COUNT }, (_, index) => index + 1).filter(
    (colour) => (set & colourBit(colour)) !== 0,
  );
}
