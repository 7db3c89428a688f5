/** Sandwiches: the values between a lowest and a highest one. */
import type { CompileBoard } from '../compile-board.ts';
import type { Machine } from '../../relations/relation.ts';
import { total } from '../surroundings.ts';

/** The sum strictly between the two crusts, each of which stands there exactly once; undefined otherwise. */
export function sumBetween(values: readonly number[], low: number, high: number): number | undefined {
  const crusts = values.flatMap((value, at) => (value === low || value === high ? [at] : []));
  if (low === high) return crusts.length === 1 ? 0 : undefined;
  if (crusts.length !== 2 || values[crusts[0]] === values[crusts[1]]) return undefined;
  return total(values.slice(crusts[0] + 1, crusts[1]));
}

/**
 * A state holds the two crusts (guessed at the start if they are those of the line), how many of them were read (with
 * the first), and what was read between them: its sum or, if digits differ, its set, which says more.
 */
export function crustMachine(
  { low, high, values }: CompileBoard,
  sum: number,
  crusts: 'board' | 'line',
  areDistinct: boolean,
): Machine {
  const guesses = (value: number): [number, number][] =>
    crusts === 'board'
      ? [[low, high]]
      : values
          .flatMap((a) => values.filter((b) => b >= a).map((b): [number, number] => [a, b]))
          .filter(([a, b]) => a <= value && value <= b);
  const step = (bottom: number, top: number, read: number, held: number, value: number): string[] => {
    const to = (next: number, between: number) => [`${bottom} ${top} ${next} ${between}`];
    if (value < bottom || value > top) return [];
    if (bottom === top) return read === 0 && sum === 0 ? to(2, 0) : [];
    if (value === bottom || value === top) {
      const code = value === bottom ? 3 : 4; // which crust was read first
      if (read === 0) return to(code, 0);
      return read !== 2 && read !== code && sumOf(held, areDistinct) === sum ? to(2, 0) : [];
    }
    if (read === 0 || read === 2) return to(read, held);
    if (areDistinct && held & (1 << value)) return [];
    const between = areDistinct ? held | (1 << value) : held + value;
    return sumOf(between, areDistinct) <= sum ? to(read, between) : [];
  };
  return {
    key: `crusts ${sum} ${crusts} ${areDistinct}`,
    start: 'start',
    next: (state, value) => {
      if (state === 'start') return guesses(value).flatMap(([a, b]) => step(a, b, 0, 0, value));
      const [a, b, read, held] = String(state).split(' ').map(Number);
      return step(a, b, read, held, value);
    },
    accepts: (state) => String(state).split(' ')[2] === '2',
  };
}

function sumOf(held: number, isSet: boolean): number {
  if (!isSet) return held;
  let sum = 0;
  for (let value = 0, rest = held; rest !== 0; value++, rest >>>= 1) if (rest & 1) sum += value;
  return sum;
}
