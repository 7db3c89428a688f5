import { type Digit, hasDigit } from '../../model/digits.ts';
import { type DigitValues, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';

type Among = RelationOf<'among'>;

export function mayHold({ cell, digits: allowed }: Among, _: DigitValues, digits: readonly Digit[]): boolean {
  return digits[cell] === 0 ? allowed !== 0 : hasDigit(allowed, digits[cell]);
}

export function text({ cell, digits }: Among): string {
  return `among ${cell} ${digits}`;
}

export function narrow({ cell, digits }: Among, { at }: NarrowScope): Narrowing {
  const index = at(cell);
  return quick((domains) => (domains[index] &= digits) !== 0);
}
