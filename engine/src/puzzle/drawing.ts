import type { Digits } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';

/**
 * A place on the board in cells from its top left corner: 0.5, 0.5 is the centre of the first cell. It may lie outside.
 */
export type DrawnPlace = readonly [row: number, column: number];

/** A line or an arrow. */
export interface DrawnLine {
  readonly shape: 'line';
  /** Its corners in order, both ends included. */
  readonly points: readonly DrawnPlace[];
  readonly colour?: string;
  /** The width in cells. */
  readonly width?: number;
  /** The length of its arrowhead in cells; none if left out. */
  readonly head?: number;
}

/** A rectangle, an oval, or only a text, around a centre. */
export interface DrawnSign {
  readonly shape: 'rectangle' | 'oval' | 'text';
  /** The place of its centre. */
  readonly centre: DrawnPlace;
  /** Width and height in cells. */
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
  readonly border?: string;
  readonly text?: string;
  readonly textColour?: string;
  /** The height of the text; 1 is usual. */
  readonly textSize?: number;
  /** The rotation in degrees, clockwise. */
  readonly angle?: number;
  /** Whether it lies below the lines of the grid. */
  readonly below?: true;
}

/** An outline around cells. */
export interface DrawnCage {
  readonly shape: 'cage';
  /** The cells inside of it. */
  readonly cells: readonly Cell[];
  readonly text?: string;
  readonly colour?: string;
  readonly textColour?: string;
}

/** Coloured cells; several colours share each cell equally. */
export interface DrawnColour {
  readonly shape: 'colour';
  /** The cells that have the colours. */
  readonly cells: readonly Cell[];
  readonly colours: readonly string[];
}

/**
 * Fog over the board. A correct digit lifts it from its cell and the neighbours; if there are triggers, only from the
 * cells that they name.
 */
export interface DrawnFog {
  readonly shape: 'fog';
  /** The cells that are lit from the start. */
  readonly cells: readonly Cell[];
  /** The cells that are lit from the start together with their neighbours. */
  readonly lamps?: readonly Cell[];
  readonly triggers?: readonly FogTrigger[];
  /** The setter's solution, which determines the correct digits; if left out, the only solution of the puzzle does. */
  readonly solution?: Digits;
}

/** Once all its cells hold their correct digits, fog lifts from others. */
export interface FogTrigger {
  /** The cells that must hold their right digits. */
  readonly cells: readonly Cell[];
  /** The cells that are lit then. */
  readonly lights: readonly Cell[];
}

/** Something drawn on a board that does not represent a known constraint, as plain data. */
export type Drawing = DrawnLine | DrawnSign | DrawnCage | DrawnColour | DrawnFog;
