import { type Digit, isSingleBit } from '../../model/digits.ts';
import { type DigitValues, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';
import { sorted } from '../sorted.ts';

type Differ = RelationOf<'differ'>;

export function mayHold({ cells }: Differ, { size }: DigitValues, digits: readonly Digit[]): boolean {
  const held = cells.map((cell) => digits[cell]).filter((digit) => digit !== 0);
  return cells.length <= size && new Set(held).size === held.length;
}

export function text({ cells }: Differ): string {
  return `differ ${sorted(cells)}`;
}

/** Used within a branch, where cells that differ need not see each other otherwise. */
export function narrow({ cells }: Differ, { at }: NarrowScope): Narrowing {
  const indices = cells.map(at);
  return quick((domains) => {
    for (const i of indices) {
      if (!isSingleBit(domains[i])) continue;
      for (const k of indices) if (k !== i && (domains[k] &= ~domains[i]) === 0) return false;
    }
    return true;
  });
}
