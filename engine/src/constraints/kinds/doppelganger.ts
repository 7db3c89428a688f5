import { defineKind } from '../kind.ts';
import { among, count, differ, linear, terms } from '../compile-board.ts';
import { branchWork, pairsIn, total, areDifferent, range } from '../surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import type { Relation } from '../../relations/relation.ts';

/**
 * Each house lacks one digit, a different one for each house of a kind: so each digit except 0 occurs in the grid once
 * less than there are rows. The sum of a house gives its missing digit.
 */
export const doppelganger = defineKind({
  rule: 'Values run from 0 to N on an N×N board: each row, column and box has the 0 and all but one of the others; no two rows, columns or boxes lack the same digit; and at each 0 the missing digits of its row, column and box differ.',
  fields: {},
  dependsOn: ['values', 'regions', 'places'],
  each: 'whole',
  entry: 'inside',
  work: (_, geometry) =>
    geometry.cells.length * (13 * geometry.size + branchWork(geometry, 9)) + 3 * geometry.size ** 3,
  complain: (_, geometry) => {
    const { rows, columns, size, values } = geometry;
    const isBoard =
      rows === columns && size === rows + 1 && values[0] === 0 && geometry.regions.length === rows;
    return isBoard ? undefined : 'needs an N×N board with N boxes and the values 0 to N';
  },
  holds: (_, { geometry, value, values }) => {
    const missing = lines(geometry).map((kind) => kind.map((cells) => missingFrom(values(cells), geometry)));
    const each = lines(geometry).every(
      (kind, k) =>
        kind.every((cells) => areDifferent(values(cells)) && values(cells).includes(0)) &&
        areDifferent(missing[k]),
    );
    return (
      each &&
      geometry.cells.every(
        (_cell, cell) => value(cell) !== 0 || areDifferent(missingAt(geometry, cell, missing)),
      )
    );
  },
  compile: (_, board) => {
    const { geometry } = board;
    const kinds = lines(geometry);
    const all = range(geometry.cells.length);
    const each = kinds
      .flat()
      .flatMap((cells) => [differ(cells), count(board, cells, (value) => value === 0, [1])]);
    const once = board.values
      .slice(1)
      .map((v) => count(board, all, (value) => value === v, [geometry.rows - 1]));
    const zeros = all.flatMap((cell) =>
      pairsIn(kinds.map((kind) => kind.find((cells) => cells.includes(cell))!)).map(([a, b]): Relation => {
        const difference = [...terms(a, 1), ...terms(b, -1)];
        const most = board.size * board.size;
        return {
          is: 'any-of',
          branches: [
            [among(board, cell, (value) => value !== 0)],
            linear(board, difference, 1, most),
            linear(board, difference, -most, -1),
          ],
        };
      }),
    );
    return [...each, ...once, ...zeros];
  },
});

/** Rows, columns and boxes. */
function lines(geometry: Geometry): (readonly (readonly Cell[])[])[] {
  const of = (kind: string) =>
    geometry.houses.filter((house) => house.kind === kind).map(({ cells }) => cells);
  return [of('row'), of('column'), geometry.regions];
}

function missingFrom(values: readonly number[], geometry: Geometry): number {
  return total(geometry.values) - total(values);
}

function missingAt(geometry: Geometry, cell: Cell, missing: readonly number[][]): number[] {
  return lines(geometry).map((kind, k) => missing[k][kind.findIndex((cells) => cells.includes(cell))]);
}
