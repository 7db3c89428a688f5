import { defineKind } from '../kind.ts';
import { cellLine, integer, choice, optional } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { sumBetween, crustMachine } from '../families/crusts.ts';
import { lineWork } from '../surroundings.ts';

export const sandwich = defineKind({
  rule: 'The values between the two crusts add up to the sum. The crusts are the lowest and the highest value of the board, or of the line; each stands in it once.',
  fields: { cells: cellLine(), sum: integer(), crusts: optional(choice('board', 'line')) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, sum, crusts }, { geometry, values }) => {
    const held = values(cells);
    const [low, high] =
      crusts === 'line'
        ? [Math.min(...held), Math.max(...held)]
        : [geometry.values[0], geometry.values[geometry.size - 1]];
    return sumBetween(held, low, high) === sum;
  },
  compile: ({ cells, sum, crusts }, board) => {
    const areDistinct = board.allDiffer(cells);
    // A line that holds every value has the crusts of the board.
    const isHouse = areDistinct && cells.length === board.size;
    const which = isHouse ? 'board' : (crusts ?? 'board');
    return [automaton(cells, crustMachine(board, sum, which, areDistinct))];
  },
});
