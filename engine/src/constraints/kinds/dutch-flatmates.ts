import { defineKind } from '../kind.ts';
import { among, automaton, pair } from '../compile-board.ts';
import { cellIn } from '../../model/geometry.ts';
import type { Machine, Relation } from '../../relations/relation.ts';
import { LINE_WORK } from '../surroundings.ts';

export const dutchFlatmates = defineKind({
  rule: 'Every middle value has the lowest value directly above it or the highest directly below it.',
  fields: {},
  dependsOn: ['values', 'neighbours', 'places'],
  each: 'place',
  entry: 'inside',
  work: (_, { cells }) => 3 * LINE_WORK * cells.length,
  complain: (_, { size }) => (size % 2 === 0 ? 'needs an odd number of digits' : undefined),
  holds: (_, { geometry, value }) => {
    const { low, middle, high } = namedValues(geometry.values);
    return geometry.cells.every(({ row, column }, cell) => {
      if (value(cell) !== middle) return true;
      const above = cellIn(geometry, row - 1, column);
      const below = cellIn(geometry, row + 1, column);
      return (above !== undefined && value(above) === low) || (below !== undefined && value(below) === high);
    });
  },
  compile: (_, board) => {
    const { low, middle, high } = namedValues(board.values);
    return board.geometry.cells.flatMap(({ row, column }, cell): Relation[] => {
      const above = cellIn(board.geometry, row - 1, column);
      const below = cellIn(board.geometry, row + 1, column);
      if (above === undefined && below === undefined)
        return [among(board, cell, (value) => value !== middle)];
      if (above === undefined) return [pair(board, cell, below!, (x, y) => x !== middle || y === high)];
      if (below === undefined) return [pair(board, cell, above, (x, y) => x !== middle || y === low)];
      return [automaton([above, cell, below], machineOf(low, middle, high))];
    });
  },
});

function namedValues(values: readonly number[]) {
  return { low: values[0], middle: values[(values.length - 1) / 2], high: values[values.length - 1] };
}

function machineOf(low: number, middle: number, high: number): Machine {
  return {
    key: `flatmates ${low} ${middle} ${high}`,
    start: 'above',
    next: (state, value) => {
      if (state === 'above') return [value === low ? 'content' : 'alone'];
      if (state === 'alone') return [value === middle ? 'waiting' : 'content'];
      return state === 'waiting' && value !== high ? [] : ['content'];
    },
    accepts: () => true,
  };
}
