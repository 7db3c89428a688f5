import type { TechniqueId } from '../logic/catalogue.ts';
import type { Difficulty } from '../logic/difficulty/levels.ts';
import type { ProfileName } from '../rating/explainer/profiles.ts';

/** The required difficulty of a puzzle. */
export type Target =
  /** A named level. */
  | { readonly kind: 'level'; readonly level: Difficulty }
  /** A range of scores, both ends included. */
  | { readonly kind: 'score'; readonly from: number; readonly to: number }
  /** The path of cheapest steps uses this technique, and none after it in the table. */
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  /** Full houses, naked and hidden singles are enough. */
  | { readonly kind: 'singles' }
  /** The rating of a profile (ER), to the tenth, both ends included. Classic boards only: others have no rating. */
  | { readonly kind: 'rating'; readonly profile: ProfileName; readonly from: number; readonly to: number };
