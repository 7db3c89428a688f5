import { allDigits, type Digit, digitBit, digitsIn, type DigitSet } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type DigitValues, type Narrow, type Narrowing, type NarrowScope, quick } from '../narrow.ts';
import type { PairTable, RelationOf } from '../relation.ts';
import { sorted } from '../sorted.ts';

type Pair = RelationOf<'pair'>;

export function mayHold({ a, b, table }: Pair, { size }: DigitValues, digits: readonly Digit[]): boolean {
  const full = allDigits(size);
  const open = (cell: Cell): DigitSet => (digits[cell] === 0 ? full : digitBit(digits[cell]));
  return digitsIn(open(a)).some((digit) => (table[digit - 1] & open(b)) !== 0);
}

export function text({ a, b, table }: Pair, digitValues: DigitValues): string {
  return pairText(digitValues, a, b, table);
}

/** Has the lower cell first. Programs have two terms for a relation that says only that two cells differ. */
export function pairText({ size }: DigitValues, a: Cell, b: Cell, table: PairTable): string {
  const turned = table.map((_, at) =>
    table.reduce((set, row, digit) => ((row >> at) & 1 ? set | (1 << digit) : set), 0),
  );
  const ordered = a > b ? turned : table;
  if (ordered.every((set, at) => set === 2 ** size - 1 - 2 ** at)) return `differ ${sorted([a, b])}`;
  return `pair ${Math.min(a, b)} ${Math.max(a, b)} ${ordered.join()}`;
}

export function narrow({ a, b, table }: Pair, { digitValues, at }: NarrowScope): Narrowing {
  return quick(byPair(at(a), at(b), table, digitValues.size));
}

export function byPair(a: number, b: number, table: PairTable, size: number): Narrow {
  const back = Array.from({ length: size }, (_, y) =>
    table.reduce((set, row, x) => ((row >>> y) & 1 ? set | (1 << x) : set), 0),
  );
  return (domains) => {
    let next = 0;
    for (let rest = domains[a]; rest !== 0; rest &= rest - 1) next |= table[31 - Math.clz32(rest & -rest)];
    domains[b] &= next;
    let before = 0;
    for (let rest = domains[b]; rest !== 0; rest &= rest - 1) before |= back[31 - Math.clz32(rest & -rest)];
    domains[a] &= before;
    return domains[a] !== 0 && domains[b] !== 0;
  };
}
