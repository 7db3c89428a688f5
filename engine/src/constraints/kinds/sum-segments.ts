import { defineKind } from '../kind.ts';
import { cellPath, integer, choice, optional } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { isLoop, range, wound, lineWork } from '../surroundings.ts';
import type { Machine } from '../../relations/relation.ts';

export const sumSegments = defineKind({
  rule: 'The line divides into consecutive segments that each have the sum; on a closed loop, which ends where it began or has the shape, one may run across the start.',
  fields: { cells: cellPath(), sum: integer(1), shape: optional(choice('open', 'loop')) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, sum, shape }, { values }) => {
    const held = values(wound(cells, 1));
    const starts = shape === 'loop' || isLoop(cells) ? range(held.length) : [0];
    return starts.some((start) => divides([...held.slice(start), ...held.slice(0, start)], sum));
  },
  compile: ({ cells, sum, shape }) => [
    automaton(wound(cells, 1), segmentMachine(sum, shape === 'loop' || isLoop(cells))),
  ],
});

/** Values are not negative, so there are such segments exactly if the running sums reach every multiple of the sum. */
function divides(values: readonly number[], sum: number): boolean {
  let running = 0;
  const met = values.map((value) => (running += value));
  return running > 0 && running % sum === 0 && range(running / sum, 1).every((k) => met.includes(k * sum));
}

/** A state is the loop's values before its first break, ` `, and the sum since the last break. */
function segmentMachine(sum: number, isLoop: boolean): Machine {
  return {
    key: `segments ${sum} ${isLoop}`,
    start: isLoop ? 'x 0' : '0 0',
    next: (state, value) => {
      const [lead, part] = String(state).split(' ');
      if (Number(part) + value > sum)
        return Number(part) === sum && value <= sum && lead !== 'x' ? [`${lead} ${value}`] : [];
      const grown = Number(part) + value;
      const own =
        lead !== 'x' && Number(part) === sum && value === 0 ? [`${lead} ${sum}`] : [`${lead} ${grown}`];
      return lead === 'x' ? [...own, `${grown} 0`] : own;
    },
    accepts: (state) => {
      const [lead, part] = String(state).split(' ').map(Number);
      return Number.isNaN(lead)
        ? part === sum
        : lead === 0
          ? part === sum
          : part + lead === sum || (lead === sum && part === sum);
    },
  };
}
