import {
  type Cell,
  cellIn,
  type Constraint,
  type ConstraintKind,
  type ConstraintOf,
  type Geometry,
} from 'pencilmark';
import type { Point } from '../figures.ts';
import { CELL } from '../measures.ts';
import type { Shape } from '../shapes.ts';

/** What one constraint adds to the drawing of a board. */
export interface RuleLook {
  /** Lines and grounds, below the digits. */
  readonly ground?: readonly Shape[];
  /** Marks on the lines of the grid. */
  readonly marks?: readonly Shape[];
  /** Cells to be outlined. Outlines of one style that share cells keep clear of each other. */
  readonly outlines?: readonly Outline[];
  /** Text in the upper left corner of a cell. */
  readonly labels?: readonly CellLabel[];
  readonly outside?: readonly OutsideText[];
}

export interface Outline {
  readonly style: 'cage' | 'set';
  readonly cells: readonly Cell[];
}

export interface CellLabel {
  readonly cell: Cell;
  readonly text: string;
}

/** A number beside the board: it says something of the cells that one sees from there. */
export interface OutsideText {
  /** The place before the first cell of its line; it may be one row or column beyond the board. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** A small sign that tells kinds of numbers apart. */
  readonly sign: string;
  /** The way to the line's second cell, drawn as an arrow; none for rows and columns. */
  readonly arrow?: readonly [down: number, right: number];
}

/** How the constraints of a kind are drawn. */
export type LookOf<K extends ConstraintKind> = (constraint: ConstraintOf<K>, geometry: Geometry) => RuleLook;

/** How any constraint is drawn: for rules that hold others. */
export type AnyLook = (constraint: Constraint, geometry: Geometry) => RuleLook;

/** The middle of a cell, in the drawing's units. */
export function middleOf({ cells }: Geometry, cell: Cell): Point {
  const { row, column } = cells[cell];
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 };
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point that is `distance` away from `from`, on the way to `to`. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return between(from, to, distance / length);
}

/** The cell that comes first in reading order. */
export function firstOf({ cells }: Geometry, among: readonly Cell[]): Cell {
  return among.reduce((first, cell) =>
    cells[cell].row < cells[first].row ||
    (cells[cell].row === cells[first].row && cells[cell].column < cells[first].column)
      ? cell
      : first,
  );
}

/** The step that leads from each cell of a line to the next; undefined where the line bends or has gaps. */
export function stepAlong({ cells }: Geometry, line: readonly Cell[]): readonly [number, number] | undefined {
  if (line.length < 2) return undefined;
  const way = (index: number): [number, number] => [
    cells[line[index + 1]].row - cells[line[index]].row,
    cells[line[index + 1]].column - cells[line[index]].column,
  ];
  const [down, right] = way(0);
  if (Math.max(Math.abs(down), Math.abs(right)) !== 1) return undefined;
  for (let index = 1; index + 1 < line.length; index++) {
    const [d, r] = way(index);
    if (d !== down || r !== right) return undefined;
  }
  return [down, right];
}

/** Whether there is a cell at a place. */
export function isCell(geometry: Geometry, row: number, column: number): boolean {
  return cellIn(geometry, row, column) !== undefined;
}
