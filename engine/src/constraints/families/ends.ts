/** Lines whose inner cells are compared with the two at the ends. */
import type { Cell } from '../../model/geometry.ts';
import type { Machine } from '../../relations/relation.ts';

export function endsOf(values: readonly number[]): { low: number; high: number; inner: number[] } {
  const ends = [values[0], values[values.length - 1]];
  return { low: Math.min(...ends), high: Math.max(...ends), inner: values.slice(1, -1) };
}

/** The cells in the order in which the machine reads them. */
export function endsFirst(cells: readonly Cell[]): Cell[] {
  return [cells[0], cells[cells.length - 1], ...cells.slice(1, -1)];
}

export function endsMachine(
  key: string,
  endsPass: (low: number, high: number) => boolean,
  innerPasses: (low: number, high: number, value: number) => boolean,
): Machine {
  return {
    key,
    start: '',
    next: (state, value, position) => {
      if (position === 0) return [`${value}`];
      const [low, high] = String(state).split(' ').map(Number);
      if (position > 1) return innerPasses(low, high, value) ? [state] : [];
      const ends = [Math.min(low, value), Math.max(low, value)] as const;
      return endsPass(...ends) ? [ends.join(' ')] : [];
    },
    accepts: () => true,
  };
}
