import type { Digit } from '../../model/digits.ts';
import type { DigitValues, Narrow, Narrowing, NarrowScope } from '../narrow.ts';
import type { Relation, RelationOf } from '../relation.ts';

type AnyOf = RelationOf<'any-of'>;

export function mayHold(
  { branches }: AnyOf,
  digitValues: DigitValues,
  digits: readonly Digit[],
  partMayHold: (part: Relation, digitValues: DigitValues, digits: readonly Digit[]) => boolean,
): boolean {
  return branches.some((branch) => branch.every((part) => partMayHold(part, digitValues, digits)));
}

export function text(
  { branches }: AnyOf,
  digitValues: DigitValues,
  textOf: (part: Relation, digitValues: DigitValues) => string | undefined,
): string | undefined {
  const texts = branches.map((branch) => branch.map((part) => textOf(part, digitValues)));
  if (texts.flat().includes(undefined)) return undefined;
  return `any-of ${texts.map((branch) => `(${branch.sort().join()})`).sort().join()}`; // oxfmt-ignore
}

/** Undefined if a part would be too large. */
export function narrow(
  { branches }: AnyOf,
  scope: NarrowScope,
  narrowOf: (part: Relation, scope: NarrowScope) => Narrowing | undefined,
): Narrowing | undefined {
  const made = branches.map((list) => list.map((part) => narrowOf(part, scope)));
  if (made.some((list) => list.some((one) => one === undefined))) return undefined;
  const narrows = made.map((list) => list.map((one) => one!.narrow));
  const isQuick = made.every((list) => list.every((one) => one!.isQuick));
  const unite: Narrow = (domains) => {
    const union = new Int32Array(domains.length);
    for (const list of narrows) {
      const tried = domains.slice();
      if (list.every((one) => one(tried))) tried.forEach((set, i) => (union[i] |= set));
    }
    domains.set(union);
    return union.every((set) => set !== 0);
  };
  return { narrow: unite, isQuick };
}
