import { type Digit, isSingleBit } from '../../model/digits.ts';
import { type DigitValues, type Narrow, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';
import { sorted } from '../sorted.ts';

type Tally = RelationOf<'tally'>;

/** Whether no digit occurs too often, and there is room for the missing copies of those that occur. */
export function mayHold({ cells, times }: Tally, _: DigitValues, digits: readonly Digit[]): boolean {
  const held = times.map((_many, index) => cells.filter((cell) => digits[cell] === index + 1).length);
  const missing = held.map((many, index) => (many === 0 ? 0 : times[index] - many));
  const open = cells.filter((cell) => digits[cell] === 0).length;
  return missing.every((many) => many >= 0) && missing.reduce((sum, many) => sum + many, 0) <= open;
}

export function text({ cells, times }: Tally): string {
  return `tally ${sorted(cells)} ${times.join()}`;
}

export function narrow({ cells, times }: Tally, { at }: NarrowScope): Narrowing {
  return quick(byTally(cells.map(at), times));
}

function byTally(at: readonly number[], times: readonly number[]): Narrow {
  return (domains) => {
    for (let digit = 0; digit < times.length; digit++) {
      let sure = 0;
      let open = 0;
      for (const i of at) {
        if (domains[i] === 1 << digit) sure++;
        else if ((domains[i] >>> digit) & 1) open++;
      }
      if (sure > times[digit] || (sure > 0 && sure + open < times[digit])) return false;
      const isOut = sure + open < times[digit] || sure === times[digit];
      for (const i of at) {
        if (isOut && domains[i] !== 1 << digit) domains[i] &= ~(1 << digit);
        else if (sure > 0 && sure + open === times[digit] && (domains[i] >>> digit) & 1)
          domains[i] = 1 << digit;
        if (domains[i] === 0) return false;
      }
    }
    return fitTogether(at, times, domains);
  };
}

/** Whether the digits that occur can fill the cells exactly, each as often as it must. */
function fitTogether(at: readonly number[], times: readonly number[], domains: Int32Array): boolean {
  let fixed = 0;
  let possible = 0;
  for (const i of at) {
    possible |= domains[i];
    if (isSingleBit(domains[i])) fixed |= domains[i];
  }
  let rest = at.length;
  for (let digit = 0; digit < times.length; digit++) if ((fixed >>> digit) & 1) rest -= times[digit];
  if (rest < 0) return false;
  let reach = 1;
  for (let digit = 0; digit < times.length && rest < 31; digit++)
    if (((possible & ~fixed) >>> digit) & 1) reach |= times[digit] < 31 ? reach << times[digit] : 0;
  return rest >= 31 || ((reach >>> rest) & 1) === 1;
}
