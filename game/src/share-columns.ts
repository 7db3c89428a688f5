/**
 * Lists in bits whose length the reader knows. Values of a type are written in columns, field by field, as fields with
 * the same name are similar: often equal, or numbers in a narrow range.
 */
import {
  type BitCode,
  bitsOf,
  type BitSink,
  type BitSource,
  bounded,
  counted,
  damage,
  exactly,
  signed,
  within,
} from './share-bits.ts';

/** The encoding of a list of known length. */
export type Column<T> = (length: number) => BitCode<readonly T[]>;

/** A column of any content. */
export type AnyColumn = (length: number) => {
  readonly write: (sink: BitSink, things: never) => void;
  readonly read: (source: BitSource) => readonly unknown[];
};

/** Any whole numbers. */
export const integers: Column<number> = (length) => ({
  write: (sink, amounts) => {
    if (length === 0) return;
    const least = amounts.reduce((a, b) => Math.min(a, b));
    LEAST.write(sink, least);
    if (length === 1) return;
    const above = amounts.map((amount) => amount - least);
    const most = above.reduce((a, b) => Math.max(a, b));
    const spreads = most === 0 ? [0] : SPREADS.filter((spread) => most <= mostOf(spread));
    const spread = cheapest(spreads, (each) => bitsOf(aboveCode(each, length), above));
    SPREAD.write(sink, spread);
    aboveCode(spread, length).write(sink, above);
  },
  read: (source) => {
    if (length === 0) return [];
    const least = LEAST.read(source);
    if (length === 1) return [least];
    const above = aboveCode(SPREAD.read(source), length).read(source);
    return above.map((amount) => exact(source, least + amount));
  },
});

const LEAST = signed(2);
const SPREAD = bounded(0, 15);
const SPREADS = Array.from({ length: 15 }, (_, spread) => spread + 1);
/** From this spread on, all numbers take the same number of bits: two or more. */
const EVEN_SPREAD = 10;

/** 0: only zeros; below `EVEN_SPREAD`: few bits for small numbers. */
function aboveCode(spread: number, length: number): BitCode<readonly number[]> {
  if (spread === 0) return { write: () => undefined, read: () => new Array<number>(length).fill(0) };
  return exactly(spread < EVEN_SPREAD ? counted(spread - 1) : bounded(0, mostOf(spread)), length);
}

function mostOf(spread: number): number {
  return spread < EVEN_SPREAD ? Infinity : 2 ** (spread - EVEN_SPREAD + 2) - 1;
}

function exact(source: BitSource, amount: number): number {
  return Number.isSafeInteger(amount) ? amount : damage(source, 0);
}

/** Lists: their lengths, then the elements of all. */
export function lists<T>(items: Column<T>): Column<readonly T[]> {
  return (length) => ({
    write: (sink, all) => {
      integers(length).write(
        sink,
        all.map((list) => list.length),
      );
      const flat = all.flatMap((list) => list);
      items(flat.length).write(sink, flat);
    },
    read: (source) => {
      const lengths = lengthsIn(source, length);
      const flat = items(lengths.reduce((a, b) => a + b, 0)).read(source);
      return cut(flat, lengths);
    },
  });
}

/** A list with its length. */
export function listOf<T>(items: Column<T>): BitCode<readonly T[]> {
  return {
    write: (sink, list) => {
      LENGTH.write(sink, list.length);
      items(list.length).write(sink, list);
    },
    read: (source) => items(within(source, LENGTH.read(source))).read(source),
  };
}

const LENGTH = counted(2);

/** The lengths of lists; empty if they exceed the allowance. */
export function lengthsIn(source: BitSource, length: number): readonly number[] {
  const lengths = integers(length).read(source);
  const isSound = lengths.every((each) => each >= 0 && within(source, each) === each);
  return isSound && !source.isDamaged ? lengths : damage(source, []);
}

export function cut<T>(flat: readonly T[], lengths: readonly number[]): (readonly T[])[] {
  let at = 0;
  return lengths.map((length) => flat.slice(at, (at += length)));
}

/**
 * Values with many repeats: each distinct value is written once, then an index for each. `values` writes the distinct
 * ones.
 */
export function chosen<T>(values: Column<T>): Column<T> {
  return (length) => ({
    write: (sink, all) => {
      const different = [...new Set(all)];
      LENGTH.write(sink, different.length);
      values(different.length).write(sink, different);
      indexCode(different.length, length).write(sink, all.map((value) => different.indexOf(value))); // oxfmt-ignore
    },
    read: (source) => {
      const different = values(within(source, LENGTH.read(source))).read(source);
      return indexCode(different.length, length)
        .read(source)
        .map((index) => different[index] ?? (damage(source, index) as never));
    },
  });
}

function indexCode(different: number, length: number): BitCode<readonly number[]> {
  return exactly(bounded(0, Math.max(0, different - 1)), length);
}

/** Words with codes that never change. */
export function words<T extends string>(codes: Readonly<Record<T, number>>): Column<T> {
  const code = counted(3);
  const all = Object.keys(codes) as T[];
  const each: BitCode<T> = {
    write: (sink, word) => code.write(sink, codes[word]),
    read: (source) => {
      const read = code.read(source);
      return all.find((word) => codes[word] === read) ?? damage(source, all[0]);
    },
  };
  return (length) => exactly(each, length);
}

/** The cheapest choice, the first of equal ones. */
export function cheapest<T>(choices: readonly T[], cost: (choice: T) => number): T {
  const costs = choices.map(cost);
  return choices[costs.indexOf(costs.reduce((a, b) => Math.min(a, b)))];
}
