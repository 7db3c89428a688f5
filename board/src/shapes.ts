import type { Paint } from './art/colour.ts';
import type { FillRole, LineRole, TextRole } from './roles.ts';

/** One stroke of a drawing. Lengths are in the units of `measures.ts`. */
export type Shape = FillShape | LineShape | TextShape;

/** Any shape, including setters' artwork. */
export type AnyShape = Shape | ArtShape | ArtText;

/** An area. */
export interface FillShape {
  readonly kind: 'fill';
  readonly role: FillRole;
  /** The text of an SVG path. */
  readonly path: string;
}

/** A line. */
export interface LineShape {
  readonly kind: 'line';
  readonly role: LineRole;
  /** The text of an SVG path. */
  readonly path: string;
}

/** Text centred at `x` with its baseline at `y`. */
export interface TextShape {
  readonly kind: 'text';
  readonly role: TextRole;
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly text: string;
}

/** Part of a setter's drawing, in its own colours. */
export interface ArtShape {
  readonly kind: 'art';
  readonly role: 'art';
  /** The text of an SVG path. */
  readonly path: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** The width of the stroke, in the drawing's units. */
  readonly width?: number;
  readonly dashed?: true;
}

/** A text of a setter's drawing, centred at `x` with its baseline at `y`, rotated around its centre. */
export interface ArtText {
  readonly kind: 'art-text';
  readonly role: 'art';
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly text: string;
  readonly fill: Paint;
  /** Degrees clockwise. */
  readonly angle?: number;
}

export function fill(role: FillRole, path: string): FillShape {
  return { kind: 'fill', role, path };
}

export function line(role: LineRole, path: string): LineShape {
  return { kind: 'line', role, path };
}

/** The path of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/**
 * A path of a cell, moved to the position of the cell. Only its `M` may be absolute, as in everything that `drawCell`
 * draws.
 */
export function movedPath(path: string, right: number, down: number): string {
  return path.replace(/M([\d.-]+) ([\d.-]+)/g, (_, x, y) => `M${right + +x} ${down + +y}`);
}

/** Two decimals: finer than any screen, and short in a file. */
export function round(length: number): number {
  return Math.round(length * 100) / 100;
}
