import type { Hint, Justification } from '@pencilmark/game';
import type { Language } from '../i18n/languages.ts';
import type { Candidate, Cell, Digits, DigitSet, Explanation, Locale, Step } from 'pencilmark';
import type { WirePuzzle } from './wire-puzzle.ts';

/** A board in play in the form sent to the worker, which builds the geometry again. */
export interface WireBoard {
  readonly puzzle: WirePuzzle;
  readonly digits: Digits;
  readonly corner: readonly DigitSet[];
  readonly centre: readonly DigitSet[];
}

/** The page's requests to the logic worker. */
export type LogicQuestion =
  | {
      readonly ask: 'hint';
      readonly board: WireBoard;
      /** The cell near which a step is searched for first. */
      readonly near?: Cell;
      /** Whether no proof of a trial was found on this board before: it would not be found now. */
      readonly isUnproved?: boolean;
    }
  | {
      readonly ask: 'used';
      /** Before the move. */
      readonly board: WireBoard;
      readonly placements: readonly Candidate[];
      readonly eliminations: readonly Candidate[];
    };

/** The answer to a request for a hint; a step comes with its text. */
export type HintAnswer =
  | Exclude<Hint, { readonly kind: 'step' }>
  | (Extract<Hint, { readonly kind: 'step' }> & {
      readonly explanation: Explanation;
      /** Whether there are drills of its technique. */
      readonly isTaught: boolean;
      /** Whether the proof of a trial is still to come. */
      readonly isPending?: boolean;
      /** Whether the search ended before every technique had been tried, so that a pattern may be there. */
      readonly isEarly?: boolean;
      /** Whether the puzzle has a single solution, or several, in all of which the step holds. */
      readonly holds: 'in the solution' | 'in all solutions';
    });

/** The justification of one of the player's moves. */
export interface UsedAnswer {
  readonly kind: 'used';
  readonly found: readonly (Justification & {
    readonly explanation: Explanation;
    /** Whether there are drills of its technique. */
    readonly isTaught: boolean;
  })[];
  /** The candidates on which the step was found. */
  readonly candidates: readonly DigitSet[];
  /** Whether the board had mistakes before the move, so that nothing follows from it. */
  readonly ground: 'sound' | 'mistaken';
}

export type LogicAnswer = HintAnswer | UsedAnswer;

export interface LogicRequest {
  readonly question: LogicQuestion;
  /** The language of explanations. */
  readonly language: Language;
}

/** A step to explain, and the board on which it was found. */
export interface ExplainRequest {
  readonly step: Step;
  readonly puzzle: WirePuzzle;
  readonly digits: Digits;
  readonly language: Language;
}

/** The names of all techniques in a language. */
export type TechniqueNames = Locale['names'];
