/** Numbers beside the board. */
import type { Cell, Geometry } from 'pencilmark';
import { line } from '../../shapes.ts';
import { isCell, middleOf, type RuleLook, stepAlong } from '../rule-look.ts';
import { pathOf } from './lines.ts';

/**
 * A number before the first cell of a straight line. If the board continues there, or the line bends, the line is drawn
 * and the number is in its first cell.
 */
export function outsideLook(
  geometry: Geometry,
  cells: readonly Cell[],
  text: string,
  sign: string,
  arrow: 'arrow' | 'none' = 'none',
): RuleLook {
  const step = stepAlong(geometry, cells) ?? (cells.length === 1 ? wayIn(geometry, cells[0]) : undefined);
  const { row, column } = geometry.cells[cells[0]];
  if (!step || isCell(geometry, row - step[0], column - step[1])) {
    const points = cells.map((cell) => middleOf(geometry, cell));
    return {
      ground: points.length > 1 ? [line('rule-thin-line', pathOf(points))] : [],
      labels: [{ cell: cells[0], text: `${sign}${text}` }],
    };
  }
  const isDiagonal = step[0] !== 0 && step[1] !== 0;
  return {
    outside: [
      {
        row: row - step[0],
        column: column - step[1],
        text,
        sign,
        ...((arrow === 'arrow' || isDiagonal) && { arrow: step }),
      },
    ],
  };
}

/** The step into a cell from a side without a neighbour. */
function wayIn(geometry: Geometry, cell: Cell): readonly [number, number] | undefined {
  const { row, column } = geometry.cells[cell];
  const steps = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return steps.find(([down, right]) => !isCell(geometry, row - down, column - right));
}
