/** Small pictures of boards and rules, as paths on an area of 36 × 36. */
import type { OfferedBoard, OfferedRules } from '../kinds/kinds.ts';

/** A stroke or a text of a picture. `role` is its class. */
export type Mark =
  | { readonly role: MarkRole; readonly path: string }
  | { readonly text: string; readonly x: number; readonly y: number };

type MarkRole =
  | 'frame'
  | 'line'
  | 'box'
  | 'ink'
  | 'dash'
  | 'full'
  | 'hollow'
  | 'grey'
  | 'green'
  | 'purple'
  | 'blue'
  | 'orange'
  | 'teal'
  | 'pink'
  | 'fault';

const SIDE = 36;
const FRAME = 'M0 0h36v36h-36z';

export const stroke = (role: MarkRole, path: string): Mark => ({ role, path });
export const text = (x: number, y: number, shown: string): Mark => ({ x, y, text: shown });
export const dot = (role: MarkRole, x: number, y: number, radius: number): Mark =>
  stroke(
    role,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  );

/** Lines that cut a square of 36 into rows and columns. */
function lines(role: MarkRole, rows: number, columns: number): Mark {
  const cuts = (count: number): number[] =>
    Array.from({ length: count - 1 }, (_, index) => Math.round(((index + 1) * SIDE * 10) / count) / 10);
  const across = cuts(rows).map((y) => `M0 ${y}h${SIDE}`);
  const down = cuts(columns).map((x) => `M${x} 0v${SIDE}`);
  return stroke(role, [...across, ...down].join(''));
}

/** A board of one grid; the second argument is the number of boxes down and across. */
const grid = (size: number, [down, across]: readonly [number, number]): readonly Mark[] => [
  lines('line', size, size),
  lines('box', down, across),
  stroke('frame', FRAME),
];

/** Overlapping squares, by their corners. */
const grids = (side: number, ...corners: readonly (readonly [number, number])[]): readonly Mark[] => [
  stroke('frame', corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h${-side}z`).join('')),
];

export const BOARD_PICTURES: Readonly<Record<OfferedBoard, readonly Mark[]>> = {
  '9x9': grid(9, [3, 3]),
  '6x6': grid(6, [3, 2]),
  '4x4': grid(4, [2, 2]),
  '8x8': grid(8, [4, 2]),
  '12x12': grid(12, [4, 3]),
  '16x16': grid(16, [4, 4]),
  jigsaw: [
    lines('line', 9, 9),
    stroke(
      'box',
      'M12 0v8h4v8h-8v-4h-8M24 0v4h-4v8h-4M36 12h-8v-4h-4v8h4v8h8M16 16v8h-8v4h-8M28 16h-8v8h-4M20 24v8h-4v4M28 24v8h-4v4',
    ),
    stroke('frame', FRAME),
  ],
  samurai: grids(15, [0, 0], [21, 0], [10.5, 10.5], [0, 21], [21, 21]),
  windoku: [
    stroke('grey', 'M4 4h12v12h-12zM20 4h12v12h-12zM4 20h12v12h-12zM20 20h12v12h-12z'),
    ...grid(9, [3, 3]),
  ],
  twodoku: grids(22, [0, 0], [14, 14]),
  butterfly: grids(27, [0, 0], [9, 0], [0, 9], [9, 9]),
  tinysamurai: [
    stroke('line', 'M7 0v14M0 7h14M29 0v14M22 7h14M18 11v14M11 18h14M7 22v14M0 29h14M29 22v14M22 29h14'),
    ...grids(14, [0, 0], [22, 0], [11, 11], [0, 22], [22, 22]),
  ],
};

/** The top left of a board, 3 × 3 cells. */
const GROUND: readonly Mark[] = [lines('line', 3, 3), stroke('frame', FRAME)];

export const on = (...marks: readonly Mark[]): readonly Mark[] => [...GROUND, ...marks];
/** Marks under the lines of the board. */
export const under = (...marks: readonly Mark[]): readonly Mark[] => [...marks, ...GROUND];
/** A board with room for numbers above it and to its left. */
export const beside = (...marks: readonly Mark[]): readonly Mark[] => [
  stroke('line', 'M18 9v27M27 9v27M9 18h27M9 27h27'),
  stroke('frame', 'M9 9h27v27h-27z'),
  ...marks,
];

export const RULE_PICTURES: Readonly<Record<OfferedRules, readonly Mark[]>> = {
  classic: on(text(6, 6, '5'), text(30, 18, '2'), text(18, 30, '9')),
  killer: on(stroke('dash', 'M2 2h20v20h-8v-10h-12z'), text(6.5, 7, '15')),
  thermo: under(stroke('grey', 'M6 30v-12l9-12h15'), dot('grey', 6, 30, 2)),
  arrow: on(dot('hollow', 6, 6, 5), stroke('ink', 'M9.600 9.600l8.400 8.400h12M26 14l4 4-4 4')),
  whisper: under(stroke('green', 'M6 6l12 12 12-12v24')),
  kropki: on(dot('hollow', 18, 12, 3), dot('full', 24, 18, 3)),
  xv: on(text(12, 6, 'X'), text(18, 24, 'V')),
  diagonals: on(stroke('ink', 'M0 0l36 36M36 0l-36 36')),
  renban: under(stroke('purple', 'M6 6h12v12l12 12')),
  sandwich: beside(text(22.5, 4, '17'), text(4, 22.5, '9')),
  skyscraper: beside(
    text(22.5, 4, '3'),
    text(4, 31.5, '4'),
    stroke('ink', 'M11 36v-4h5v4M20 36v-9h5v9M29 36v-15h5v15'),
  ),
  'little-killer': beside(text(5, 4, '21'), stroke('ink', 'M9 9l12 12M21 15v6h-6')),
  'anti-knight': on(text(6, 6, '5'), stroke('dash', 'M6 11v19h12'), stroke('fault', 'M15 27l6 6M21 27l-6 6')),
  'anti-king': on(text(18, 18, '5'), stroke('fault', 'M3 3l6 6M9 3l-6 6M27 27l6 6M33 27l-6 6')),
  palindrome: under(stroke('grey', 'M6 30v-24l24 24v-24')),
  between: under(stroke('grey', 'M6 6l24 24'), dot('hollow', 6, 6, 4.5), dot('hollow', 30, 30, 4.5)),
  'region-sum': under(stroke('blue', 'M6 24h8v-16h10v10h8')),
  greater: on(stroke('ink', 'M10 3l4 3-4 3M27 20l3 4 3-4')),
  'non-consecutive': on(text(6, 18, '4'), text(18, 18, '5'), stroke('fault', 'M9 15l6 6M15 15l-6 6')),
  'odd-even': under(dot('grey', 6, 6, 2), stroke('grey', 'M28 28h4v4h-4z')),
  quadruple: on(dot('hollow', 12, 12, 6), text(12, 12, '27')),
  'x-sum': beside(text(22.5, 4, '12'), text(22.5, 13.5, 'X')),
  'numbered-room': beside(text(4, 13.5, '6'), text(13.5, 13.5, '3'), text(31.5, 13.5, '6')),
  zipper: under(stroke('pink', 'M6 6v12h12v12h12'), dot('hollow', 18, 24, 2.5)),
  'double-arrow': on(dot('hollow', 6, 6, 5), dot('hollow', 30, 30, 5), stroke('ink', 'M9.600 9.600l17 17')),
  'slow-thermo': under(stroke('grey', 'M6 30v-12l9-12h15'), dot('grey', 6, 30, 2), text(20, 18, '≤')),
  nabner: under(stroke('orange', 'M6 6h12l12 12v12')),
  lockout: under(stroke('teal', 'M6 6l24 24'), stroke('hollow', 'M6 1l5 5-5 5-5-5zM30 25l5 5-5 5-5-5z')),
  entropic: under(stroke('orange', 'M6 18h24'), text(6, 18, '1'), text(18, 18, '5'), text(30, 18, '9')),
  modular: under(stroke('teal', 'M6 18h24'), text(6, 18, '1'), text(18, 18, '2'), text(30, 18, '3')),
  'minimum-maximum': under(
    stroke('grey', 'M14 14h8v8h-8z'),
    stroke('ink', 'M15 9l3 3 3-3M15 27l3-3 3 3M9 15l3 3-3 3M27 15l-3 3 3 3'),
  ),
};
