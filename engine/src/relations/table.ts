import * as among from './types/among.ts';
import * as anyOf from './types/any-of.ts';
import * as automaton from './types/automaton.ts';
import * as count from './types/count.ts';
import * as differ from './types/differ.ts';
import * as digitSets from './types/digit-sets.ts';
import * as linear from './types/linear.ts';
import * as pair from './types/pair.ts';
import * as tally from './types/tally.ts';
import * as test from './types/test.ts';
import type { Digit } from '../model/digits.ts';
import type { DigitValues, Narrowing, NarrowScope } from './narrow.ts';
import type { Relation, RelationOf, RelationType } from './relation.ts';

// One table per question, not one for all, so that a bundle which only narrows leaves the other answers out. A table
// that lacks a type does not compile.

type MayHold<R> = (
  relation: R,
  digitValues: DigitValues,
  digits: readonly Digit[],
  partMayHold: typeof mayHold,
) => boolean;

const MAY_HOLD: { readonly [T in RelationType]: MayHold<RelationOf<T>> } = {
  differ: differ.mayHold,
  among: among.mayHold,
  pair: pair.mayHold,
  linear: linear.mayHold,
  'digit-sets': digitSets.mayHold,
  count: count.mayHold,
  tally: tally.mayHold,
  automaton: automaton.mayHold,
  'any-of': anyOf.mayHold,
  test: test.mayHold,
};

/**
 * Whether a partial filling may still be completed, as far as this relation alone shows. `digits` has a digit
 * for each cell of the board, 0 for none.
 */
export function mayHold(relation: Relation, digitValues: DigitValues, digits: readonly Digit[]): boolean {
  const ask = MAY_HOLD[relation.is] as MayHold<Relation>;
  return ask(relation, digitValues, digits, mayHold);
}

type Text<R> = (relation: R, digitValues: DigitValues, textOf: typeof relationText) => string | undefined;

const TEXT: { readonly [T in RelationType]: Text<RelationOf<T>> } = {
  differ: differ.text,
  among: among.text,
  pair: pair.text,
  linear: linear.text,
  'digit-sets': digitSets.text,
  count: count.text,
  tally: tally.text,
  automaton: automaton.text,
  'any-of': anyOf.text,
  test: test.text,
};

/** A text that is equal for equivalent relations; undefined if only the constraint itself can be compared. */
export function relationText(relation: Relation, digitValues: DigitValues): string | undefined {
  return (TEXT[relation.is] as Text<Relation>)(relation, digitValues, relationText);
}

type NarrowBy<R> = (relation: R, scope: NarrowScope, narrowPart: typeof narrowOf) => Narrowing | undefined;

const NARROW: { readonly [T in RelationType]: NarrowBy<RelationOf<T>> } = {
  differ: differ.narrow,
  among: among.narrow,
  pair: pair.narrow,
  linear: linear.narrow,
  'digit-sets': digitSets.narrow,
  count: count.narrow,
  tally: tally.narrow,
  automaton: automaton.narrow,
  'any-of': anyOf.narrow,
  test: test.narrow,
};

/** How a relation narrows the digits of cells that are filled together. Undefined if that would be too large. */
export function narrowOf(relation: Relation, scope: NarrowScope): Narrowing | undefined {
  return (NARROW[relation.is] as NarrowBy<Relation>)(relation, scope, narrowOf);
}
