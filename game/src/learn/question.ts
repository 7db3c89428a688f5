/** A question that is answered by touching cells of the board. */
import type { Cell, Digit, HouseIndex } from 'pencilmark';

/** What holds before a question: that a digit is in a cell, or in none of some cells. The first one is supposed. */
export interface Premise {
  readonly is: 'true' | 'false';
  readonly cells: readonly Cell[];
  readonly digit: Digit;
}

type QuestionKind =
  /** The only empty cell of a house. */
  | 'open'
  /** The cell of a house with a single candidate. */
  | 'single'
  /** All places of a digit in a house. */
  | 'places'
  /** The places in some houses that are outside of others. */
  | 'fins'
  /** The cells of a house that hold no digits but these. */
  | 'only'
  /** The cells that are in two groups of houses at once. */
  | 'crossing'
  /** The corners of a rectangle that can be something else than these digits. */
  | 'else'
  /** The only cell with more than two candidates. */
  | 'odd'
  /** The places that are left for a digit in a house, given the premises. */
  | 'place'
  /** The digit that is left for a cell, given the premises. */
  | 'digit'
  /** Of a rule beyond houses: the lowest cell of a thermometer, the cells whose digit an arrow adds up to. */
  | 'bulb'
  | 'circle'
  /** The open cells of houses and cages that their sums leave over. */
  | 'left'
  /** The cells under a rule that lose a digit. */
  | 'struck';

export interface Question {
  readonly kind: QuestionKind;
  /** What is to be touched, ascending. */
  readonly cells: readonly Cell[];
  /** The houses that are looked at, and those across them. */
  readonly houses: readonly HouseIndex[];
  readonly across: readonly HouseIndex[];
  readonly digits: readonly Digit[];
  readonly premises: readonly Premise[];
  /** The cells under the rule that is looked at, if one is. */
  readonly under: readonly Cell[];
}

/** What makes a question; the rest is empty. */
export type Parts = Pick<Question, 'kind' | 'cells'> & Partial<Question>;
