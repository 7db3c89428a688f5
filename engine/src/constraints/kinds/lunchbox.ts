import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton, differ } from '../compile-board.ts';
import { areDifferent, lineWork, pairCount } from '../surroundings.ts';
import { sumBetween, crustMachine } from '../families/crusts.ts';

export const lunchbox = defineKind({
  rule: 'The digits differ; the values strictly between the smallest and the largest add up to the sum.',
  fields: { cells: cellLine(), sum: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells) + pairCount(cells.length),
  holds: ({ cells, sum }, { values }) => {
    const held = values(cells);
    return areDifferent(held) && sumBetween(held, Math.min(...held), Math.max(...held)) === sum;
  },
  compile: ({ cells, sum }, board) => [
    differ(cells),
    automaton(cells, crustMachine(board, sum, cells.length === board.size ? 'board' : 'line', true)),
  ],
});
