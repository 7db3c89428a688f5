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
 * the first), the sum of what was read between them and, if digits differ, its set.
 */
export function crustMachine(
  { low, high, values, size }: CompileBoard,
  sum: number,
  crusts: 'board' | 'line',
  areDistinct: boolean,
): Machine {
  const guesses = (value: number): number[][] =>
    crusts === 'board'
      ? [[low, high]]
      : values.filter((a) => a <= value).flatMap((a) => values.filter((b) => b >= value).map((b) => [a, b]));
  const step = (value: number, [bottom, top, read = 0, held = 0, set = 0]: readonly number[]): string[] => {
    const to = (next: number, total = 0, digits = 0) => [`${bottom} ${top} ${next} ${total} ${digits}`];
    if (value < bottom || value > top) return [];
    if (bottom === top) return read === 0 && sum === 0 ? to(2) : [];
    if (value === bottom || value === top) {
      const code = value === bottom ? 3 : 4; // which crust was read first
      if (read === 0) return to(code);
      return read !== 2 && read !== code && held === sum ? to(2) : [];
    }
    if (read === 0 || read === 2) return to(read);
    const own = areDistinct && size <= 10 ? 1 << (value - low) : 0;
    return set & own || held + value > sum ? [] : to(read, held + value, set | own);
  };
  return {
    key: `crusts ${sum} ${crusts} ${areDistinct}`,
    start: 'start',
    next: (state, value) =>
      (state === 'start' ? guesses(value) : [String(state).split(' ').map(Number)]).flatMap((known) =>
        step(value, known),
      ),
    accepts: (state) => String(state).split(' ')[2] === '2',
  };
}
