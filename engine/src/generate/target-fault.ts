import { TECHNIQUES } from '../logic/catalogue.ts';
import { DIFFICULTIES } from '../logic/difficulty/levels.ts';
import { faultOfFields, AMOUNT, oneOf, type Want } from '../require.ts';
import type { Target } from './target-options.ts';

/** The fields of each kind, all required. */
const FIELDS: {
  readonly [K in Target['kind']]: (
    profiles: () => readonly string[],
  ) => Readonly<Record<Exclude<keyof TargetOf<K>, 'kind'>, Want>>;
} = {
  level: () => ({ level: oneOf(DIFFICULTIES) }),
  score: () => ({ from: AMOUNT, to: AMOUNT }),
  technique: () => ({ technique: oneOf(TECHNIQUES.map(({ id }) => id)) }),
  singles: () => ({}),
  rating: (profiles) => ({ profile: oneOf(profiles()), from: AMOUNT, to: AMOUNT }),
};

type TargetOf<K extends Target['kind']> = Extract<Target, { kind: K }>;

/** The fault of a target, in a sentence; undefined if there is none. */
export function faultOfTarget(target: Target, profiles: () => readonly string[]): string | undefined {
  const kind = oneOf(Object.keys(FIELDS));
  if (!kind.isMet(target.kind)) return `target.kind must be ${kind.what}, not ${String(target.kind)}.`;
  const wants: Readonly<Record<string, Want>> = FIELDS[target.kind](profiles);
  const fault = faultOfFields<object>('target', target, { kind, ...wants });
  const missing = Object.keys(wants).find((name) => target[name as keyof Target] === undefined);
  if (fault !== undefined || missing === undefined) return fault;
  return `target.${missing} must be ${wants[missing].what}; it is missing.`;
}
