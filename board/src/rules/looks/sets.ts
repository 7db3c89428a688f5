/** Cells that belong together, without an order: outlined, shaded, labelled. */
import type { Cell, Geometry } from 'pencilmark';
import { cellRectangles } from '../../frame.ts';
import { ringLine } from '../../figures.ts';
import { fill, line, rectangle, type Shape } from '../../shapes.ts';
import { firstOf, middleOf, type RuleLook } from '../rule-look.ts';

/** A dashed cage, with its label in its first cell. */
export function cageLook(geometry: Geometry, cells: readonly Cell[], label?: string): RuleLook {
  return {
    outlines: [{ style: 'cage', cells }],
    ...(label !== undefined && { labels: [{ cell: firstOf(geometry, cells), text: label }] }),
  };
}

/** Shaded cells with a line around them. */
export function zoneLook(geometry: Geometry, cells: readonly Cell[], label?: string): RuleLook {
  return {
    areas: [shaded(geometry, cells)],
    outlines: [{ style: 'set', cells }],
    ...(label !== undefined && { labels: [{ cell: firstOf(geometry, cells), text: label }] }),
  };
}

/** The area of some cells as the background of a rule. */
export function shaded(geometry: Geometry, cells: readonly Cell[]): Shape {
  return fill('rule-ground', cellRectangles(geometry, cells));
}

/** Sets that are compared with each other, each outlined and labelled with the same sign. */
export function comparedSets(geometry: Geometry, sets: readonly (readonly Cell[])[], sign: string): RuleLook {
  // A set named again says nothing, and a link may name one thousands of times.
  const once = [...new Map(sets.map((cells) => [cells.join(), cells])).values()];
  return {
    outlines: once.map((cells) => ({ style: 'set', cells })),
    labels: once.map((cells) => ({ cell: firstOf(geometry, cells), text: sign })),
  };
}

/** A figure in each of the cells. */
export function eachCell(
  geometry: Geometry,
  cells: readonly Cell[],
  draw: (point: { x: number; y: number }) => Shape[],
): RuleLook {
  return { ground: cells.flatMap((cell) => draw(middleOf(geometry, cell))) };
}

export function disc({ x, y }: { x: number; y: number }): Shape[] {
  return [fill('rule-ground', ringLine({ x, y }, 38))];
}

export function tile({ x, y }: { x: number; y: number }): Shape[] {
  return [fill('rule-ground', rectangle(x - 36, y - 36, 72, 72))];
}

export function ring({ x, y }: { x: number; y: number }): Shape[] {
  return [line('rule-thin-line', ringLine({ x, y }, 38))];
}

/** Shaded cells with wedges at their four sides, which point inwards for a minimum and outwards for a maximum. */
export function wedgedCells(geometry: Geometry, cells: readonly Cell[], way: 'in' | 'out'): RuleLook {
  return { areas: [shaded(geometry, cells)], ...eachCell(geometry, cells, wedges(way)) };
}

function wedges(way: 'in' | 'out'): (point: { x: number; y: number }) => Shape[] {
  const [base, tip] = way === 'in' ? [46, 36] : [36, 46];
  return ({ x, y }) => [
    line(
      'rule-thin-line',
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]
        .map(([dx, dy]) => {
          const point = (forward: number, sideways: number): string =>
            `${x + dx * forward - dy * sideways} ${y + dy * forward + dx * sideways}`;
          return `M${point(base, -8)}L${point(tip, 0)}L${point(base, 8)}`;
        })
        .join(''),
    ),
  ];
}
