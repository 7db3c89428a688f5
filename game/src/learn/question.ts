/** A question that is answered by touching cells of the board. */
import type { Cell, Digit, HouseIndex } from 'pencilmark';

/** A premise of a question: a digit is in a cell, or in none of some cells. The first one is an assumption. */
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
  /** The places in some houses that are outside others. */
  | 'fins'
  /** The cells of a house with only these digits. */
  | 'only'
  /** The cells that are in both groups of houses. */
  | 'crossing'
  /** The corners of a rectangle that can have other digits than these. */
  | 'else'
  /** The only cell with more than two candidates. */
  | 'odd'
  /** The remaining places for a digit in a house, given the premises. */
  | 'place'
  /** The remaining digit for a cell, given the premises. */
  | 'digit'
  /** For a rule beyond houses: the lowest cell of a thermometer, the cells whose sum an arrow gives. */
  | 'bulb'
  | 'circle'
  /** The open cells that remain when the sums of houses and cages are compared. */
  | 'left'
  /** The cells under a rule that lose a digit. */
  | 'struck';

export interface Question {
  readonly kind: QuestionKind;
  /** The cells to touch, ascending. */
  readonly cells: readonly Cell[];
  /** The houses in question, and those crossing them. */
  readonly houses: readonly HouseIndex[];
  readonly across: readonly HouseIndex[];
  readonly digits: readonly Digit[];
  readonly premises: readonly Premise[];
  /** The cells under the rule in question, if any. */
  readonly under: readonly Cell[];
}

/** The parts that define a question; the rest is empty. */
export type Parts = Pick<Question, 'kind' | 'cells'> & Partial<Question>;
