import { type Digit, type DigitSet, hasDigit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type DigitValues, type Narrow, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';
import { sorted } from '../sorted.ts';

type Count = RelationOf<'count'>;

export function mayHold(
  { cells, minus, digits: wanted, counts }: Count,
  _: DigitValues,
  digits: readonly Digit[],
): boolean {
  const range = (list: readonly Cell[]): [number, number] => {
    const open = list.filter((cell) => digits[cell] === 0).length;
    const held = list.filter((cell) => digits[cell] !== 0 && hasDigit(wanted, digits[cell])).length;
    return [held, held + open];
  };
  const [least, most] = range(cells);
  const [leastMinus, mostMinus] = range(minus);
  return counts.some((count) => count >= least - mostMinus && count <= most - leastMinus);
}

export function text({ cells, minus, digits, counts }: Count): string {
  return `count ${sorted(cells)} ${sorted(minus)} ${digits} ${sorted(counts)}`;
}

export function narrow(relation: Count, { at }: NarrowScope): Narrowing {
  return quick(byCount(relation.cells.map(at), relation.minus.map(at), relation));
}

function byCount(at: readonly number[], minus: readonly number[], { digits, counts }: Count): Narrow {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return (domains) => {
    let sure = 0;
    let open = 0;
    let lost = 0;
    let openMinus = 0;
    for (const i of at) {
      if ((domains[i] & ~digits) === 0) sure++;
      else if ((domains[i] & digits) !== 0) open++;
    }
    for (const i of minus) {
      if ((domains[i] & ~digits) === 0) lost++;
      else if ((domains[i] & digits) !== 0) openMinus++;
    }
    if (counts.length === 0 || sure - lost - openMinus > most || sure + open - lost < least) return false;
    if (open + openMinus === 0) return counts.includes(sure - lost);
    if (sure + open - lost === least) return force(at, minus, digits, domains, true);
    return sure - lost - openMinus !== most || force(at, minus, digits, domains, false);
  };
}

/** Decides every open cell, once the count can reach its bound in only one way. */
function force(
  at: readonly number[],
  minus: readonly number[],
  digits: DigitSet,
  domains: Int32Array,
  isIn: boolean,
): boolean {
  for (const i of at)
    if ((domains[i] & digits) !== 0 && (domains[i] & ~digits) !== 0) domains[i] &= isIn ? digits : ~digits;
  for (const i of minus)
    if ((domains[i] & digits) !== 0 && (domains[i] & ~digits) !== 0) domains[i] &= isIn ? ~digits : digits;
  return true;
}
