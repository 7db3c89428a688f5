import type { ProfileName, PuzzleData, TechniqueId } from 'pencilmark';
import type { Language } from '../i18n/languages.ts';

export interface RatingRequest {
  readonly puzzle: PuzzleData;
  readonly profile: ProfileName;
  /** The language of technique names. */
  readonly language: Language;
}

/** The step that makes a rating, or the highest one so far. */
export interface RatedSoFar {
  /** To the tenth, as it is printed. */
  readonly er: string;
  /** The name of its technique; undefined if logic has none. */
  readonly hardest: string | undefined;
}

/** A whole rating: of the hardest step, of the hardest one up to the first placement, and of the first one. */
export interface WholeRating extends RatedSoFar {
  readonly ep: string;
  readonly ed: string;
  /** The technique of the hardest step, if there are drills of it. */
  readonly practise: TechniqueId | undefined;
}
