import type { Cell } from '../model/geometry.ts';

/**
 * A place on the board in cells from its top left corner: 0.5, 0.5 is the centre of the first cell. It may lie outside.
 */
export type DrawnPlace = readonly [row: number, column: number];

/** A line or an arrow. */
export interface DrawnLine {
  readonly shape: 'line';
  readonly points: readonly DrawnPlace[];
  readonly colour?: string;
  /** In cells. */
  readonly width?: number;
  /** The length of its arrowhead in cells; none if left out. */
  readonly head?: number;
}

/** A rectangle, an oval, or a text alone, around a centre. */
export interface DrawnSign {
  readonly shape: 'rectangle' | 'oval' | 'text';
  readonly centre: DrawnPlace;
  /** Width and height in cells. */
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
  readonly border?: string;
  readonly text?: string;
  readonly textColour?: string;
  /** The height of the text, 1 being usual. */
  readonly textSize?: number;
  /** Degrees clockwise. */
  readonly angle?: number;
  /** Whether it lies below the lines of the grid. */
  readonly below?: true;
}

/** An outline around cells. */
export interface DrawnCage {
  readonly shape: 'cage';
  readonly cells: readonly Cell[];
  readonly text?: string;
  readonly colour?: string;
  readonly textColour?: string;
}

/** Coloured cells; several colours share each cell. */
export interface DrawnColour {
  readonly shape: 'colour';
  readonly cells: readonly Cell[];
  readonly colours: readonly string[];
}

/** Fog over the board; the cells are lit from the start. */
export interface DrawnFog {
  readonly shape: 'fog';
  readonly cells: readonly Cell[];
}

/** Something drawn on a board that no constraint is known to stand for: plain data. */
export type Drawing = DrawnLine | DrawnSign | DrawnCage | DrawnColour | DrawnFog;

const NAMES: Readonly<Record<Drawing['shape'], readonly [one: string, several: string]>> = {
  line: ['line', 'lines'],
  rectangle: ['rectangle', 'rectangles'],
  oval: ['circle', 'circles'],
  text: ['text', 'texts'],
  cage: ['cage', 'cages'],
  colour: ['coloured area', 'coloured areas'],
  fog: ['fog', 'fog'],
};

/** The drawings that may stand for rules, in words: `2 lines, 1 circle`. Undefined if there is none. */
export function possibleRules(drawings: readonly Drawing[] = []): string | undefined {
  const counts = new Map<Drawing['shape'], number>();
  for (const { shape } of drawings) {
    if (shape !== 'fog' && shape !== 'colour') counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const parts = [...counts].map(([shape, count]) => `${count} ${NAMES[shape][count === 1 ? 0 : 1]}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
