import type { Answer, DrillPosition, Form, Grade } from '@pencilmark/game/learn';
import type { Explanation, Step, TechniqueId } from 'pencilmark';
import type { Language } from '../../i18n/languages.ts';

/** One position of a drill or a session. */
export interface Exercise {
  readonly technique: TechniqueId;
  readonly form?: Form;
  readonly seed: string;
  readonly index: number;
  /** Whether the technique is there. */
  readonly kind: 'drill' | 'nothing';
}

export interface NearMissRequest {
  readonly technique: TechniqueId;
  readonly seed: string;
  readonly index: number;
}

export interface GradeRequest {
  readonly drill: DrillPosition;
  readonly answer: Answer;
  readonly language: Language;
}

/** A step of the position in words. */
export interface Told {
  readonly step: Step;
  readonly explanation: Explanation;
}

export interface Graded {
  readonly grade: Grade;
  /** The first step that proves a right answer. */
  readonly told?: Told;
}

export interface ShowRequest {
  readonly drill: DrillPosition;
  readonly language: Language;
}
