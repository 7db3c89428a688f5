import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';

/**
 * A 0 in a circle would have to stand in no circle. The values that occur therefore add up to the number of circles.
 */
export const countingCircles = defineKind({
  rule: 'A value in a circle is the number of circles that hold it.',
  fields: { cells: cellSet() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells }, { values }) => {
    const held = values(cells);
    return held.every((value) => held.filter((other) => other === value).length === value);
  },
  compile: ({ cells }, { values }) => [
    { is: 'tally', cells, times: values.map((value) => (value > cells.length ? 0 : Math.max(0, value))) },
  ],
});
