import { type TechniqueId, TECHNIQUES } from '../logic/catalogue.ts';
import { DIFFICULTIES, type Difficulty } from '../logic/difficulty/levels.ts';
import { PROFILE_NAMES, type ProfileName } from '../rating/explainer/profiles.ts';
import { faultOfFields, AMOUNT, oneOf, type Want } from '../require.ts';

/** How difficult a puzzle must be. */
export type Target =
  /** A named level. */
  | { readonly kind: 'level'; readonly level: Difficulty }
  /** A range of scores, both ends included. */
  | { readonly kind: 'score'; readonly from: number; readonly to: number }
  /** The path of cheapest steps uses this technique, and none after it in the table. */
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  /** Full houses, naked and hidden singles are enough. */
  | { readonly kind: 'singles' }
  /** The rating of a profile (ER), to the tenth, both ends included. Classic boards only: no other has one. */
  | { readonly kind: 'rating'; readonly profile: ProfileName; readonly from: number; readonly to: number };

/** The fields of each kind, all of which it needs. */
const FIELDS: { readonly [K in Target['kind']]: Readonly<Record<Exclude<keyof TargetOf<K>, 'kind'>, Want>> } =
  {
    level: { level: oneOf(DIFFICULTIES) },
    score: { from: AMOUNT, to: AMOUNT },
    technique: { technique: oneOf(TECHNIQUES.map(({ id }) => id)) },
    singles: {},
    rating: { profile: oneOf(PROFILE_NAMES), from: AMOUNT, to: AMOUNT },
  };

type TargetOf<K extends Target['kind']> = Extract<Target, { kind: K }>;

/** The fault of a target, in a sentence; undefined if there is none. */
export function faultOfTarget(target: Target): string | undefined {
  const kind = oneOf(Object.keys(FIELDS));
  if (!kind.isMet(target.kind)) return `target.kind must be ${kind.what}, not ${String(target.kind)}.`;
  const wants: Readonly<Record<string, Want>> = FIELDS[target.kind];
  const fault = faultOfFields<object>('target', target, { kind, ...wants });
  const missing = Object.keys(wants).find((name) => target[name as keyof Target] === undefined);
  if (fault !== undefined || missing === undefined) return fault;
  return `target.${missing} must be ${wants[missing].what}; it is missing.`;
}
