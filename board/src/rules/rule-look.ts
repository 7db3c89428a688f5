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

/** The parts that one constraint adds to the drawing of a board. */
export interface RuleLook {
  /** Whole cells that are shaded. A player's colours are drawn over them, so something else must show the rule too. */
  readonly areas?: readonly Shape[];
  /** Lines and areas below the digits. */
  readonly ground?: readonly Shape[];
  /** Marks on the grid lines. */
  readonly marks?: readonly Shape[];
  /** Cells to be outlined. Outlines of the same style that share cells do not overlap. */
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

/** A number beside the board, about the cells seen from there. */
export interface OutsideText {
  /** The place before the first cell of its line; up to one row or column outside the board. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** A small sign that distinguishes kinds of numbers. */
  readonly sign: string;
  /** The step to the line's second cell, drawn as an arrow; undefined for rows and columns. */
  readonly arrow?: readonly [down: number, right: number];
}

/** How the constraints of a kind are drawn. */
export type LookOf<K extends ConstraintKind> = (constraint: ConstraintOf<K>, geometry: Geometry) => RuleLook;

/** How any constraint is drawn: for rules that contain others. */
export type AnyLook = (constraint: Constraint, geometry: Geometry) => RuleLook;

/** The centre of a cell, in the drawing's units. */
export function middleOf({ cells }: Geometry, cell: Cell): Point {
  const { row, column } = cells[cell];
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 };
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point at `distance` from `from`, in the direction of `to`. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return between(from, to, distance / length);
}

/** The first of some cells in reading order. */
export function firstOf({ cells }: Geometry, among: readonly Cell[]): Cell {
  return among.reduce((first, cell) =>
    cells[cell].row < cells[first].row ||
    (cells[cell].row === cells[first].row && cells[cell].column < cells[first].column)
      ? cell
      : first,
  );
}

/** The common step from each cell of a line to the next; undefined if the line bends or has gaps. */
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
