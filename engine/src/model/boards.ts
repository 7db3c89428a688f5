import { oneOf, requireValue } from '../require.ts';
import type { CanvasPlace, Geometry, GeometrySpec } from './geometry.ts';
import { type BoxShape, classic9, defaultBox } from './plain-board.ts';

export { type BoxShape, classic9, defaultBox };

/** The named boards of `variantSpec`. */
export const VARIANTS = [
  'classic',
  'x',
  'windoku',
  'disjoint',
  'latin',
  'twodoku',
  'butterfly',
  'flower',
  'gattai3',
  'samurai',
  'sohei',
  'windmill',
  'tinysamurai',
] as const;
/** The name of a board: one of `VARIANTS`. */
export type Variant = (typeof VARIANTS)[number];

/** The top left corners of the overlapping grids, in boxes of the grid (a 9×9 grid is three boxes wide). */
const CORNERS: Partial<Record<Variant, readonly (readonly [number, number])[]>> = {
  twodoku: [
    [0, 0],
    [2, 2],
  ],
  butterfly: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  flower: [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ],
  gattai3: [
    [0, 2],
    [2, 0],
    [2, 4],
  ],
  samurai: [
    [0, 0],
    [0, 4],
    [2, 2],
    [4, 0],
    [4, 4],
  ],
  sohei: [
    [0, 2],
    [2, 0],
    [2, 4],
    [4, 2],
  ],
  windmill: [
    [0, 1],
    [1, 4],
    [2, 2],
    [3, 0],
    [4, 3],
  ],
};

/** The 4×4 samurai overlaps in single cells, not in boxes like the 9×9 family. */
const TINY_SAMURAI: readonly CanvasPlace[] = [
  { row: 0, column: 0 },
  { row: 0, column: 6 },
  { row: 3, column: 3 },
  { row: 6, column: 0 },
  { row: 6, column: 6 },
];

/** The specification of a named board. `size` and `box` are those of one grid. */
export function variantSpec(variant: Variant, size = 9, box = defaultBox(size)): GeometrySpec {
  requireValue('variant', variant, oneOf(VARIANTS));
  const plain: GeometrySpec = box && variant !== 'latin' ? { size, boxes: box } : { size };
  switch (variant) {
    case 'classic':
    case 'latin':
      return plain;
    case 'x':
      return { ...plain, diagonals: ['main', 'anti'] };
    case 'windoku':
      return { ...plain, windows: true };
    case 'disjoint':
      return { ...plain, disjoint: true };
    case 'tinysamurai':
      return { size: 4, boxes: { rows: 2, columns: 2 }, grids: TINY_SAMURAI };
    default:
      return { ...plain, grids: corners(variant, box ?? { rows: 3, columns: 3 }) };
  }
}

/** Whether a board is the 9×9 one with 3×3 boxes and nothing else, whatever its symbols. */
export function isClassic({ spec, rows, columns, houses }: Geometry): boolean {
  const areBoxes = spec.boxes?.rows === 3 && spec.boxes.columns === 3;
  return spec.size === 9 && rows === 9 && columns === 9 && areBoxes && houses.length === 27;
}

/** Whether a specification is that of the classic board with its usual symbols, without superfluous fields. */
export function isClassicSpec({ size, boxes, ...rest }: GeometrySpec): boolean {
  return size === 9 && boxes?.rows === 3 && boxes.columns === 3 && Object.keys(rest).length === 0;
}

function corners(variant: Variant, box: BoxShape): CanvasPlace[] {
  return CORNERS[variant]!.map(([row, column]) => ({ row: row * box.rows, column: column * box.columns }));
}
