import type { Answer, DrillPosition, Form, Grade, NearMiss, Question } from '@pencilmark/game/learn';
import type { Explanation, Step, TechniqueId } from 'pencilmark';
import type { Language } from '../../i18n/languages.ts';

/** One position of a drill or a session. */
export interface Exercise {
  readonly technique: TechniqueId;
  readonly form?: Form;
  readonly seed: string;
  readonly index: number;
  /** Whether the technique occurs there. */
  readonly kind: 'drill' | 'nothing';
}

export interface LessonRequest {
  readonly technique: TechniqueId;
  readonly seed: string;
  readonly index: number;
  readonly language: Language;
}

/** Houses as phrases: `row 2`, `in row 2`. */
export interface HousePhrase {
  readonly name: string;
  readonly in: string;
}

/** A question with the names of its houses. */
export interface AskedQuestion {
  readonly question: Question;
  readonly where: HousePhrase;
  readonly across: HousePhrase;
}

/** A position, the step in it, and the questions that lead to the step. */
export interface Guide {
  readonly drill: DrillPosition;
  readonly explained: ExplainedStep;
  readonly questions: readonly AskedQuestion[];
}

/** A near-miss with the name of the house that spoils it, if one does. */
export interface PlacedNearMiss {
  readonly miss: NearMiss;
  readonly where?: HousePhrase;
}

export interface GradeRequest {
  readonly drill: DrillPosition;
  readonly answer: Answer;
  readonly language: Language;
}

/** A step of the position in text form. */
export interface ExplainedStep {
  readonly step: Step;
  readonly explanation: Explanation;
}

export interface Graded {
  readonly grade: Grade;
  /** The first step that proves a right answer. */
  readonly explained?: ExplainedStep;
}

export interface ShowRequest {
  readonly drill: DrillPosition;
  readonly language: Language;
}
