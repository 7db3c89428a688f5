import type { ProfileName, TechniqueId } from 'pencilmark';
import type { Language } from '../i18n/languages.ts';
import type { WirePuzzle } from './wire-puzzle.ts';

export interface RatingRequest {
  readonly puzzle: WirePuzzle;
  readonly profile: ProfileName;
  /** The language of technique names. */
  readonly language: Language;
}

/** The step that determines a rating, or the highest one so far. */
export interface RatedSoFar {
  /** To one decimal, as shown. */
  readonly er: string;
  /** The name of its technique; undefined if logic has no such technique. */
  readonly hardest: string | undefined;
}

/** A complete rating: of the hardest step, of the hardest step up to the first placement, and of the first step. */
export interface WholeRating extends RatedSoFar {
  readonly ep: string;
  readonly ed: string;
  /** The technique of the hardest step, if it has drills. */
  readonly practise: TechniqueId | undefined;
}
