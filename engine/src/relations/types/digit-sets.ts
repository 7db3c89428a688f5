import { type Digit, digitBit, type DigitSet } from '../../model/digits.ts';
import { type DigitValues, type Narrow, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { RelationOf } from '../relation.ts';
import { sorted } from '../sorted.ts';

type DigitSets = RelationOf<'digit-sets'>;

export function mayHold({ cells, sets }: DigitSets, _: DigitValues, digits: readonly Digit[]): boolean {
  const held = cells.reduce((set, cell) => (digits[cell] === 0 ? set : set | digitBit(digits[cell])), 0);
  return sets.some((set) => (held & ~set) === 0);
}

export function text({ cells, sets }: DigitSets): string {
  return `sets ${sorted(cells)} ${sorted(sets)}`;
}

export function narrow({ cells, sets }: DigitSets, { at }: NarrowScope): Narrowing {
  return quick(bySets(cells.map(at), sets));
}

function bySets(at: readonly number[], sets: readonly DigitSet[]): Narrow {
  return (domains) => {
    let union = 0;
    for (const set of sets) {
      let all = 0;
      let fits = true;
      for (let k = 0; k < at.length; k++) {
        const own = domains[at[k]] & set;
        if (own === 0) fits = false;
        all |= own;
      }
      if (fits && all === set) union |= set;
    }
    for (let k = 0; k < at.length; k++) if ((domains[at[k]] &= union) === 0) return false;
    return union !== 0;
  };
}
