/** Numbers that may be fractions, in bits: as whole ones of the coarsest unit that holds them all. */
import type { DrawnPlace } from 'pencilmark';
import { type BitCode, bounded, damage, exactly } from './share-bits.ts';
import { type Column, cut, integers, lengthsIn } from './share-columns.ts';

/** Numbers whose whole ones `wholes` writes. */
function inUnits(wholes: Column<number>): Column<number> {
  return (length) => ({
    write: (sink, numbers) => {
      const unit = UNITS.findIndex((each) => numbers.every((number) => isWholeIn(each, number)));
      UNIT.write(sink, unit < 0 ? NO_UNIT : unit);
      if (unit < 0) exactly(double, length).write(sink, numbers);
      else {
        wholes(length).write(
          sink,
          numbers.map((number) => Math.round(number * UNITS[unit])),
        );
      }
    },
    read: (source) => {
      const unit = UNIT.read(source);
      if (unit === NO_UNIT) return exactly(double, length).read(source);
      if (unit >= UNITS.length) return damage(source, []);
      const read = wholes(length).read(source);
      return read.map((number) => number / UNITS[unit]);
    },
  });
}

export const decimals = inUnits(integers);

/** Lines: how many points each has, and where it begins; then from each point the way to the next. */
export const pointLists: Column<readonly DrawnPlace[]> = (length) => ({
  write: (sink, lines) => {
    const lengths = lines.map((line) => line.length);
    integers(length).write(sink, lengths);
    const numbers = lines.flatMap((line) => line.flatMap(([row, column]) => [row, column]));
    inUnits(ways(lengths))(numbers.length).write(sink, numbers);
  },
  read: (source) => {
    const lengths = lengthsIn(source, length);
    const points = lengths.reduce((a, b) => a + b, 0);
    const numbers = inUnits(ways(lengths))(2 * points).read(source);
    const all = Array.from({ length: points }, (_, at): DrawnPlace => [
      numbers[2 * at] ?? 0,
      numbers[2 * at + 1] ?? 0,
    ]);
    return cut(all, lengths);
  },
});

/** Rows and columns in turn: of the first point of each line as they are, of the others from the point before. */
function ways(lengths: readonly number[]): Column<number> {
  const isFirst = lengths.flatMap((points) => Array.from({ length: 2 * points }, (_, at) => at < 2));
  const firsts = isFirst.filter((is) => is).length;
  return (length) => ({
    write: (sink, numbers) => {
      integers(firsts).write(
        sink,
        numbers.filter((_, at) => isFirst[at]),
      );
      const steps = numbers.flatMap((number, at) => (isFirst[at] ? [] : [number - numbers[at - 2]]));
      integers(steps.length).write(sink, steps);
    },
    read: (source) => {
      const begun = integers(firsts).read(source);
      const steps = integers(length - firsts).read(source);
      const numbers: number[] = [];
      let next = 0;
      for (const [at, is] of isFirst.entries()) {
        numbers.push(is ? (begun[next++] ?? 0) : numbers[at - 2] + (steps[at - next] ?? 0));
      }
      return numbers;
    },
  });
}

/** Parts of a cell. Those added later go to the end. */
const UNITS = [1, 2, 4, 8, 10, 20, 40, 64, 100, 1_000, 10_000, 1_000_000];
const NO_UNIT = 15;
const UNIT = bounded(0, NO_UNIT);

function isWholeIn(unit: number, number: number): boolean {
  const whole = Math.round(number * unit);
  return Number.isSafeInteger(whole) && whole / unit === number;
}

const HALF = bounded(0, 0xffffffff);

const double: BitCode<number> = {
  write: (sink, number) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, number);
    HALF.write(sink, view.getUint32(0));
    HALF.write(sink, view.getUint32(4));
  },
  read: (source) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setUint32(0, HALF.read(source));
    view.setUint32(4, HALF.read(source));
    const number = view.getFloat64(0);
    return Number.isFinite(number) ? number : damage(source, 0);
  },
};
