import { type Digit, digitBit, type DigitSet } from '../../model/digits.ts';
import { byBounds } from '../bounds.ts';
import { type DigitValues, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { PairTable, RelationOf } from '../relation.ts';
import { byPair, pairText } from './pair.ts';

type Linear = RelationOf<'linear'>;

export function mayHold(
  { cells, weights, min, max }: Linear,
  { values }: DigitValues,
  digits: readonly Digit[],
): boolean {
  let [least, most] = [0, 0];
  for (const [at, cell] of cells.entries()) {
    const weight = weights[at];
    const [low, high] =
      digits[cell] === 0
        ? [values[0], values[values.length - 1]]
        : [values[digits[cell] - 1], values[digits[cell] - 1]];
    least += weight > 0 ? weight * low : weight * high;
    most += weight > 0 ? weight * high : weight * low;
  }
  return least <= max && most >= min;
}

/** For each digit of the first cell, the digits of the second that go with it, for a sum of two cells. */
export function pairTable({ weights, min, max }: Linear, { values }: DigitValues): PairTable {
  return values.map((x) => {
    let set: DigitSet = 0;
    for (const [index, y] of values.entries()) {
      const sum = weights[0] * x + weights[1] * y;
      if (sum >= min && sum <= max) set |= digitBit(index + 1);
    }
    return set;
  });
}

export function text(relation: Linear, digitValues: DigitValues): string {
  const { cells, weights, min, max } = relation;
  if (cells.length === 2) return pairText(digitValues, cells[0], cells[1], pairTable(relation, digitValues));
  const terms = cells.map((cell, at) => [cell, weights[at]] as const).sort(([a], [b]) => a - b);
  const sign = terms[0][1] < 0 ? -1 : 1;
  const bounds = sign < 0 ? [-max, -min] : [min, max];
  return `linear ${terms.map(([cell, weight]) => `${cell}*${sign * weight}`).join()} ${bounds.join()}`;
}

export function narrow(relation: Linear, { digitValues, at, areSeen }: NarrowScope): Narrowing {
  const indices = relation.cells.map(at);
  if (indices.length === 2)
    return quick(byPair(indices[0], indices[1], pairTable(relation, digitValues), digitValues.size));
  return quick(byBounds(indices, relation, digitValues.values, areSeen));
}
