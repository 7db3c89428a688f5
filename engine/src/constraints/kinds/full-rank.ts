import { defineKind } from '../kind.ts';
import { cellLines, integers, choice } from '../schema.ts';
import { areDifferent, range } from '../surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Each row and column is read in both directions; the value of the first cell weighs most. */
export const fullRank = defineKind({
  rule: 'Each line named has its rank among all rows and columns, read in both directions as numbers; 1 is the smallest. Equal readings: none of all, none that involves a named line, or any, which share the rank of the first.',
  fields: { lines: cellLines(), ranks: integers(1, 1), ties: choice('none', 'only-unranked', 'any') },
  dependsOn: ['values', 'places'],
  each: 'whole',
  entry: 'outside',
  work: ({ lines }, { cells }) => lines.flat().length + 4 * cells.length,
  complain: ({ lines, ranks }) => (lines.length === ranks.length ? undefined : 'needs a rank for each line'),
  holds: ({ lines, ranks, ties }, { geometry, values }) => {
    const all = readingsOf(geometry);
    return ranksHold(all.map(values), lines.map(values), ranks, ties);
  },
  compile: ({ lines, ranks, ties }, { geometry, values }) => {
    const all = readingsOf(geometry);
    const cells = range(geometry.cells.length);
    return [
      {
        is: 'test',
        cells,
        holds: (digits) => {
          const read = (line: readonly Cell[]) => line.map((cell) => values[digits[cell] - 1]);
          return ranksHold(all.map(read), lines.map(read), ranks, ties);
        },
      },
    ];
  },
});

function readingsOf({ houses }: Geometry): (readonly Cell[])[] {
  const lines = houses.filter(({ kind }) => kind === 'row' || kind === 'column').map(({ cells }) => cells);
  return lines.flatMap((cells) => [cells, [...cells].reverse()]);
}

function ranksHold(
  all: readonly (readonly number[])[],
  lines: readonly (readonly number[])[],
  ranks: readonly number[],
  ties: 'none' | 'only-unranked' | 'any',
): boolean {
  if (ties === 'none' && !areDifferent(all.map((line) => line.join()))) return false;
  return lines.every((line, at) => {
    const smaller = all.filter((other) => isSmaller(other, line)).length;
    const equal = all.filter((other) => other.join() === line.join()).length;
    return smaller + 1 === ranks[at] && (ties === 'any' || equal <= 1);
  });
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, k) => value !== b[k]);
  return at >= 0 && a[at] < b[at];
}
