import type { Cell, Digit, Digits, DigitSet, DrawnFog, Puzzle } from 'pencilmark';
import type { ColourSet, Line } from './move.ts';

/**
 * The content of the board at one moment of a game. Immutable plain data: a move makes a new state that shares the
 * unchanged layers, so layers can be compared with `===`.
 */
export interface BoardState {
  /** The current puzzle. After `load` or `clear` its givens differ from those at the start of the game. */
  readonly puzzle: Puzzle;
  /** One per cell, givens included; 0 if empty. */
  readonly digits: Digits;
  /** One set per cell. Marks stay hidden under an entered digit, and reappear when it is erased. */
  readonly corner: readonly DigitSet[];
  readonly centre: readonly DigitSet[];
  /** One set per cell. Givens can be coloured too. */
  readonly colours: readonly ColourSet[];
  /** One list per cell: at `digit − 1` the colours of that candidate. An empty list if none has any. */
  readonly candidateColours: readonly (readonly ColourSet[])[];
  /** In drawing order. */
  readonly lines: readonly Line[];
}

/** The layers of a board that moves replace. */
export type Layers = Omit<BoardState, 'puzzle'>;

/** More lines than anybody draws; the limit keeps a hostile save from growing without bound. */
export const MAX_LINES = 500;

/** The value in `candidateColours` of a cell without any; compared by identity. */
export const NO_COLOURS: readonly ColourSet[] = [];

/** A board with only its givens. */
export function startState(puzzle: Puzzle): BoardState {
  const none = puzzle.givens.map(() => 0);
  return {
    puzzle,
    digits: puzzle.givens,
    corner: none,
    centre: none,
    colours: none,
    candidateColours: none.map(() => NO_COLOURS),
    lines: [],
  };
}

export function isGiven({ puzzle }: BoardState, cell: Cell): boolean {
  return puzzle.givens[cell] !== 0;
}

/** The fog of a puzzle; undefined if it has none. */
export function fogOf({ drawings }: Pick<Puzzle, 'drawings'>): DrawnFog | undefined {
  return drawings?.find((drawing) => drawing.shape === 'fog');
}

/** The cells with a digit of the player's. */
export function enteredCells(state: BoardState): Cell[] {
  return cellsWhere(state, (cell) => state.digits[cell] !== 0 && !isGiven(state, cell));
}

/** All cells of the board that pass a test, ascending. */
export function cellsWhere({ digits }: BoardState, test: (cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < digits.length; cell++) if (test(cell)) cells.push(cell);
  return cells;
}

/** The colours of one candidate. */
export function coloursOfCandidate(state: BoardState, cell: Cell, digit: Digit): ColourSet {
  return state.candidateColours[cell][digit - 1] ?? 0;
}

/** Whether two lines join the same ends in the same style and colour, in either direction. */
export function sameLine(a: Line, b: Line): boolean {
  if (a.style !== b.style || a.colour !== b.colour) return false;
  return (sameEnd(a.from, b.from) && sameEnd(a.to, b.to)) || (sameEnd(a.from, b.to) && sameEnd(a.to, b.from));
}

function sameEnd(a: Line['from'], b: Line['from']): boolean {
  return a.cell === b.cell && a.digit === b.digit;
}
