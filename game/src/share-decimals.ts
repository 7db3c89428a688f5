/** Numbers that may be fractions, in bits: as multiples of the coarsest unit that represents them all. */
import type { DrawnPlace } from 'pencilmark';
import { type BitCode, bounded, damage, exactly } from './share-bits.ts';
import { type Column, cut, integers, lengthsIn } from './share-columns.ts';

/** Numbers as multiples of a unit, which `wholes` writes. */
function inFractions(wholes: Column<number>): Column<number> {
  return (length) => ({
    write: (sink, amounts) => {
      const fraction = FRACTIONS.findIndex((each) => amounts.every((amount) => isWholeIn(each, amount)));
      FRACTION.write(sink, fraction < 0 ? NO_FRACTION : fraction);
      if (fraction < 0) exactly(double, length).write(sink, amounts);
      else {
        wholes(length).write(
          sink,
          amounts.map((amount) => Math.round(amount * FRACTIONS[fraction])),
        );
      }
    },
    read: (source) => {
      const fraction = FRACTION.read(source);
      if (fraction === NO_FRACTION) return exactly(double, length).read(source);
      if (fraction >= FRACTIONS.length) return damage(source, []);
      const read = wholes(length).read(source);
      return read.map((amount) => amount / FRACTIONS[fraction]);
    },
  });
}

export const decimals = inFractions(integers);

/** Lines: the number of points and the start of each, then the offset from each point to the next. */
export const pointLists: Column<readonly DrawnPlace[]> = (length) => ({
  write: (sink, lines) => {
    const lengths = lines.map((line) => line.length);
    integers(length).write(sink, lengths);
    const amounts = lines.flatMap((line) => line.flatMap(([row, column]) => [row, column]));
    inFractions(ways(lengths))(amounts.length).write(sink, amounts);
  },
  read: (source) => {
    const lengths = lengthsIn(source, length);
    const points = lengths.reduce((a, b) => a + b, 0);
    const amounts = inFractions(ways(lengths))(2 * points).read(source);
    const all = Array.from({ length: points }, (_, at): DrawnPlace => [
      amounts[2 * at] ?? 0,
      amounts[2 * at + 1] ?? 0,
    ]);
    return cut(all, lengths);
  },
});

/** Rows and columns in turn: absolute for the first point of each line, otherwise relative to the previous point. */
function ways(lengths: readonly number[]): Column<number> {
  const isFirst = lengths.flatMap((points) => Array.from({ length: 2 * points }, (_, at) => at < 2));
  const firsts = isFirst.filter((is) => is).length;
  return (length) => ({
    write: (sink, amounts) => {
      integers(firsts).write(
        sink,
        amounts.filter((_, at) => isFirst[at]),
      );
      const steps = amounts.flatMap((amount, at) => (isFirst[at] ? [] : [amount - amounts[at - 2]]));
      integers(steps.length).write(sink, steps);
    },
    read: (source) => {
      const begun = integers(firsts).read(source);
      const steps = integers(length - firsts).read(source);
      const amounts: number[] = [];
      let next = 0;
      for (const [at, is] of isFirst.entries()) {
        amounts.push(is ? (begun[next++] ?? 0) : amounts[at - 2] + (steps[at - next] ?? 0));
      }
      return amounts;
    },
  });
}

/** Parts of a cell. New ones must be added at the end. */
const FRACTIONS = [1, 2, 4, 8, 10, 20, 40, 64, 100, 1_000, 10_000, 1_000_000];
const NO_FRACTION = 15;
const FRACTION = bounded(0, NO_FRACTION);

function isWholeIn(fraction: number, amount: number): boolean {
  const whole = Math.round(amount * fraction);
  return Number.isSafeInteger(whole) && whole / fraction === amount;
}

const HALF = bounded(0, 0xffffffff);

const double: BitCode<number> = {
  write: (sink, amount) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, amount);
    HALF.write(sink, view.getUint32(0));
    HALF.write(sink, view.getUint32(4));
  },
  read: (source) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setUint32(0, HALF.read(source));
    view.setUint32(4, HALF.read(source));
    const amount = view.getFloat64(0);
    return Number.isFinite(amount) ? amount : damage(source, 0);
  },
};
