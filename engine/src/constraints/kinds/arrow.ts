import { defineKind } from '../kind.ts';
import { cellLine, cellPath } from '../schema.ts';
import { among, linear, terms } from '../compile-board.ts';
import { total } from '../surroundings.ts';

/** The circle's cells are in reading order: the leading digit does not depend on their position. */
export const arrow = defineKind({
  rule: 'The values of the shaft add up to the number in the circle: its cells read as decimal digits, those after the first at most 9.',
  fields: { circle: cellLine(1, 4), shaft: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ circle, shaft }, { values }) => {
    const digits = values(circle);
    return (
      digits.slice(1).every((value) => value <= 9) &&
      digits.reduce((sum, value) => 10 * sum + value, 0) === total(values(shaft))
    );
  },
  compile: ({ circle, shaft }, board) => [
    ...circle.slice(1).map((cell) => among(board, cell, (value) => value <= 9)),
    ...linear(
      board,
      [
        ...circle.map((cell, at): [number, number] => [cell, 10 ** (circle.length - 1 - at)]),
        ...terms(shaft, -1),
      ],
      0,
    ),
  ],
});
