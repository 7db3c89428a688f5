import { type Cell, cellIn, type Geometry } from 'pencilmark';
import { CELL } from './measures.ts';

/**
 * The line around a set of cells, drawn `inset` inside their edges: one path for the selection, a cage or a zone,
 * whatever its shape. Cells that touch only at a corner get separate loops.
 */
export function outlineOf(geometry: Geometry, cells: Iterable<Cell>, inset: number): string {
  const members = new Set(cells);
  return [...members].map((cell) => edgesOf(geometry, members, cell, inset)).join('');
}

/**
 * The four sides of a cell: the neighbour across, the side's direction, and the positions of its ends. Going clockwise,
 * a side runs from the corner shared with the previous side to the one shared with the next.
 */
const SIDES = [
  { out: [-1, 0], along: [0, 1], from: [0, 0] },
  { out: [0, 1], along: [1, 0], from: [0, 1] },
  { out: [1, 0], along: [0, -1], from: [1, 1] },
  { out: [0, -1], along: [-1, 0], from: [1, 0] },
] as const;

function edgesOf(geometry: Geometry, members: ReadonlySet<Cell>, cell: Cell, inset: number): string {
  const { row, column } = geometry.cells[cell];
  const holds = (dr: number, dc: number): boolean => {
    const neighbour = cellIn(geometry, row + dr, column + dc);
    return neighbour !== undefined && members.has(neighbour);
  };
  let path = '';
  for (const { out, along, from } of SIDES) {
    if (holds(out[0], out[1])) continue;
    const start = endShift(holds, out, [-along[0], -along[1]], inset);
    const end = endShift(holds, out, along, inset);
    const y = (row + from[0]) * CELL - out[0] * inset;
    const x = (column + from[1]) * CELL - out[1] * inset;
    path += `M${x - along[1] * start} ${y - along[0] * start}`;
    path += `L${x + along[1] * (CELL + end)} ${y + along[0] * (CELL + end)}`;
  }
  return path;
}

/**
 * How far a side extends beyond the cell's corner: it ends before an outer corner, continues along a neighbour that is
 * open on the same side, and turns outward if that neighbour is covered there.
 */
function endShift(
  holds: (dr: number, dc: number) => boolean,
  out: readonly [number, number],
  along: readonly number[],
  inset: number,
): number {
  if (!holds(along[0], along[1])) return -inset;
  return holds(along[0] + out[0], along[1] + out[1]) ? inset : 0;
}
