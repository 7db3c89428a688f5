import { type Digit, isSingleBit, lowestDigit } from '../../model/digits.ts';
import { type DigitValues, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';

type Test = RelationOf<'test'>;

export function mayHold({ cells, holds }: Test, _: DigitValues, digits: readonly Digit[]): boolean {
  return cells.some((cell) => digits[cell] === 0) || holds(digits);
}

/** Only the constraint itself can be compared. */
export function text(): undefined {
  return undefined;
}

export function narrow({ cells, holds }: Test, { at }: NarrowScope): Narrowing {
  const indices = cells.map(at);
  // A test looks digits up by cell.
  const digits: Digit[] = [];
  return quick((domains) => {
    for (const [k, i] of indices.entries()) {
      if (!isSingleBit(domains[i])) return true;
      digits[cells[k]] = lowestDigit(domains[i]);
    }
    return holds(digits);
  });
}
