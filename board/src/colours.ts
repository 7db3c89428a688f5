import { CELL } from './measures.ts';
import type { FillRole } from './roles.ts';
import { fill, type FillShape, line, type LineShape, rectangle, round } from './shapes.ts';

/** The colours available for cells, in the order of the keypad. Each has a pattern as well as a hue. */
export const COLOUR_NAMES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'] as const;
/** One of `COLOUR_NAMES`. */
export type ColourName = (typeof COLOUR_NAMES)[number];

/** A set of colours: bit `i` for `COLOUR_NAMES[i]`. */
export type ColourSet = number;

/** The small figure that identifies each colour without its hue, as a path around the origin. */
const FIGURES: readonly string[] = [
  'm-4 -4l8 8', // red: falling stroke
  'm-4 4l8 -8', // orange: rising stroke
  'm-4 0h8', // yellow: dash
  'm0 -4v8', // green: bar
  'm-4 0h8m-4 -4v8', // teal: plus
  'm-3 -3h6v6h-6z', // blue: little box
  'm-4 3l4 -7l4 7z', // purple: triangle
  'm-1 0h2', // grey: dot
];

/** The figure of a colour, from 1, relative to the current point of the path. */
export function colourFigure(colour: number): string {
  return FIGURES[colour - 1];
}

const FIGURE_PITCH = 20;

/** The colours of a cell as stripes of equal width, each with its figure repeated. Local to the cell. */
export function drawColours(colours: ColourSet): (FillShape | LineShape)[] {
  const members = COLOUR_NAMES.map((_, index) => index).filter((index) => (colours >> index) & 1);
  const width = CELL / members.length;
  return members.flatMap((colour, stripe) => {
    const role = `colour-${colour + 1}` as FillRole;
    const left = stripe * width;
    return [
      fill(role, rectangle(left, 0, width, CELL)),
      line('pattern-line', figures(FIGURES[colour], left, width)),
    ];
  });
}

function figures(figure: string, left: number, width: number): string {
  const columns = Math.max(1, Math.floor(width / FIGURE_PITCH));
  const step = width / columns;
  let path = '';
  for (let row = 0; row < CELL / FIGURE_PITCH; row++) {
    for (let column = 0; column < columns; column++) {
      path += `M${round(left + (column + 0.5) * step)} ${(row + 0.5) * FIGURE_PITCH}${figure}`;
    }
  }
  return path;
}
