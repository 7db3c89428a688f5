/** Shapes without the parts in fog: what is not drawn cannot be found in a page or a file. */
import { type Cell, cellIn, type Geometry } from 'pencilmark';
import type { Point } from '../figures.ts';
import { BASELINE, CELL } from '../measures.ts';
import { type AnyShape, round } from '../shapes.ts';
import { type Run, runsOf } from './flatten.ts';

/** The visible parts of shapes. There is no fog beside the board. */
export function cutShapes(
  geometry: Geometry,
  isFoggy: (cell: Cell) => boolean,
  shapes: readonly AnyShape[],
): AnyShape[] {
  const isSeen = (x: number, y: number): boolean => {
    const cell = cellIn(geometry, Math.floor(y / CELL), Math.floor(x / CELL));
    return cell === undefined || !isFoggy(cell);
  };
  return shapes.flatMap((shape): AnyShape[] => {
    if (shape.kind === 'text' || shape.kind === 'art-text') {
      const { x, y, font } = shape;
      const middle = y - font * BASELINE;
      // A point on the edge between two cells is visible if either cell is.
      const around = [-1, 1].flatMap((right) => [-1, 1].map((down) => isSeen(x + right, middle + down)));
      return around.includes(true) ? [shape] : [];
    }
    const runs = runsOf(shape.path);
    if (runs.every((run) => isWhole(run, isSeen))) return [shape];
    if (shape.kind === 'line') return drawn({ ...shape, path: cutLines(runs, isSeen) });
    const inside = cutAreas(runs, geometry, isFoggy);
    if (shape.kind === 'fill') return drawn({ ...shape, path: inside });
    const { fill, stroke, width, ...art } = shape;
    return [
      ...(fill ? drawn({ ...art, fill, path: inside }) : []),
      ...(stroke
        ? drawn({ ...art, stroke, ...(width !== undefined && { width }), path: cutLines(runs, isSeen) })
        : []),
    ];
  });
}

function drawn(shape: Exclude<AnyShape, { text: string }>): AnyShape[] {
  return shape.path === '' ? [] : [shape];
}

/** Whether all cells of the rectangle around some points are visible. */
function isWhole(run: Run, isSeen: (x: number, y: number) => boolean): boolean {
  const { left, top, right, bottom } = boxOf(run);
  const [rows, columns] = [steps(top, bottom), steps(left, right)];
  return rows.every((y) => columns.every((x) => isSeen(x, y)));
}

/** A position in each row or column of cells between two coordinates. */
function steps(from: number, to: number): number[] {
  const first = Math.floor((from + EDGE) / CELL);
  const last = Math.max(first, Math.floor((to - EDGE) / CELL));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index + 0.5) * CELL);
}

/** A tolerance, so that a point on the edge of a cell is not counted as beyond it. */
const EDGE = 0.01;

function boxOf(run: Run): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of run) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

/** Strokes are split where they cross from cell to cell, and the parts in fog are left out. */
function cutLines(runs: readonly Run[], isSeen: (x: number, y: number) => boolean): string {
  let path = '';
  for (const run of runs) {
    let end: Point | undefined;
    for (let at = 1; at < run.length; at++) {
      for (const [from, to] of parts(run[at - 1], run[at])) {
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const isVisible = [-EDGE, EDGE].some((right) =>
          [-EDGE, EDGE].some((down) => isSeen(x + right, y + down)),
        );
        if (!isVisible) continue;
        if (end?.x !== from.x || end.y !== from.y) path += `M${text(from)}`;
        path += `L${text(to)}`;
        end = to;
      }
    }
  }
  return path;
}

function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function parts(from: Point, to: Point): [Point, Point][] {
  const crossings = [...crossed(from.x, to.x), ...crossed(from.y, to.y)].sort((a, b) => a - b);
  const places = [0, ...crossings, 1].map((share): Point =>
    share === 1 ? to : { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
  );
  return places.slice(1).map((end, at): [Point, Point] => [places[at], end]);
}

/** The fractions, from 0 to 1, of the way between two coordinates at which edges of cells are crossed. */
function crossed(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const shares: number[] = [];
  for (let edge = Math.floor(low / CELL) + 1; edge * CELL < high; edge++)
    shares.push((edge * CELL - from) / (to - from));
  return shares;
}

/** Areas, cut cell by cell near fog, and beside the board. */
function cutAreas(runs: readonly Run[], geometry: Geometry, isFoggy: (cell: Cell) => boolean): string {
  const [width, height] = [geometry.columns * CELL, geometry.rows * CELL];
  const panes = [
    ...geometry.cells.flatMap(({ row, column }, cell) =>
      isFoggy(cell)
        ? []
        : [{ left: column * CELL, top: row * CELL, right: (column + 1) * CELL, bottom: (row + 1) * CELL }],
    ),
    { left: -FAR, top: -FAR, right: 0, bottom: FAR },
    { left: width, top: -FAR, right: FAR, bottom: FAR },
    { left: 0, top: -FAR, right: width, bottom: 0 },
    { left: 0, top: height, right: width, bottom: FAR },
  ];
  return runs
    .flatMap((run) => panes.map((pane) => clip(run, pane)))
    .filter((run) => run.length > 2)
    .map((run) => `M${run.map(text).join('L')}z`)
    .join('');
}

const FAR = 1e5;

/** The part of an area inside a rectangle: each side in turn cuts off everything beyond it. */
function clip(run: Run, pane: ReturnType<typeof boxOf>): Run {
  const sides: readonly ((point: Point) => number)[] = [
    ({ x }) => x - pane.left,
    ({ x }) => pane.right - x,
    ({ y }) => y - pane.top,
    ({ y }) => pane.bottom - y,
  ];
  return sides.reduce<Run>(
    (area, depth) =>
      area.flatMap((to, at): Point[] => {
        const from = area.at(at - 1)!;
        const [a, b] = [depth(from), depth(to)];
        const share = a / (a - b);
        const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        return [...(a > 0 !== b > 0 ? [crossing] : []), ...(b > 0 ? [to] : [])];
      }),
    run,
  );
}
