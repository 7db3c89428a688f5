import {
  type Cell,
  type GenerateOptions,
  type Geometry,
  SYMMETRY_PATTERNS,
  type SymmetryPattern,
} from 'pencilmark';
import { type BoardSettings, readBoard, writeBoard } from '../parts/board-settings.ts';
import { count } from '../new/new-settings.ts';

/** Where the givens are: one entry per cell. */
export type Mask = readonly boolean[];

export interface MaskSettings {
  readonly board: BoardSettings;
  /** The symmetry by which painting one cell paints others. */
  readonly symmetry: SymmetryPattern;
  /** The number of attempts before the search gives up. */
  readonly attempts: number;
  readonly seed: string;
  readonly index: number;
}

export const MAX_ATTEMPTS = 100_000;

export function maskOptions(settings: MaskSettings, pattern: Mask): Omit<GenerateOptions, 'geometry'> {
  const { seed, index, attempts } = settings;
  return { seed, first: index, pattern, maxAttempts: attempts };
}

/** The mask with some cells painted or cleared; the same object if nothing changes. */
export function painted(mask: Mask, cells: readonly Cell[], paint: 'on' | 'off'): Mask {
  const wanted = paint === 'on';
  if (cells.every((cell) => mask[cell] === wanted)) return mask;
  const next = [...mask];
  for (const cell of cells) next[cell] = wanted;
  return next;
}

/** For each cell, the cells that are painted with it. */
export function orbitsByCell(orbits: readonly (readonly Cell[])[]): ReadonlyMap<Cell, readonly Cell[]> {
  return new Map(orbits.flatMap((orbit) => orbit.map((cell) => [cell, orbit] as const)));
}

/** The proved minimum number of givens on this board for one solution; 0 if no bound has been proved. */
export function fewestGivens({ spec, rows, columns, houses, size }: Geometry): number {
  const isOneGrid = rows === size && columns === size && houses.length === 3 * size;
  if (!isOneGrid || !spec.boxes) return 0;
  // 17: McGuire, Tugemann, Civario, 2012. The others come from exhaustive counts by several people.
  const proved: Readonly<Record<string, number>> = { '9 3x3': 17, '4 2x2': 4 };
  return proved[`${size} ${spec.boxes.rows}x${spec.boxes.columns}`] ?? 0;
}

/** The options and the mask as a query string: four cells per hexadecimal digit. */
export function maskText({ board, symmetry, attempts, seed, index }: MaskSettings, mask: Mask): string {
  const words = new URLSearchParams();
  writeBoard(words, board);
  if (symmetry !== USUAL_SYMMETRY) words.set('symmetry', symmetry);
  if (attempts !== USUAL_ATTEMPTS) words.set('attempts', String(attempts));
  words.set('seed', seed);
  if (index !== 0) words.set('index', String(index));
  words.set('mask', written(mask));
  return words.toString();
}

const USUAL_ATTEMPTS = 200;
const USUAL_SYMMETRY: SymmetryPattern = 'rotation-180';

export function readMaskSettings(text: string): MaskSettings {
  const words = new URLSearchParams(text);
  const attempts = count(words.get('attempts'), USUAL_ATTEMPTS);
  return {
    board: readBoard(words),
    symmetry: SYMMETRY_PATTERNS.find((name) => name === words.get('symmetry')) ?? USUAL_SYMMETRY,
    attempts: Math.min(Math.max(attempts, 1), MAX_ATTEMPTS),
    seed: words.get('seed') ?? '',
    index: count(words.get('index'), 0),
  };
}

/** The mask in an address, as far as it is given; missing cells are open. */
export function readMask(text: string, { cells }: Geometry): Mask {
  const signs = new URLSearchParams(text).get('mask') ?? '';
  return cells.map((_, cell) => {
    const bits = parseInt(signs.charAt(cell >> 2), 16);
    return ((bits >> (cell & 3)) & 1) === 1;
  });
}

function written(mask: Mask): string {
  const signs = Array.from({ length: Math.ceil(mask.length / 4) }, (_, sign) =>
    [0, 1, 2, 3].reduce((bits, bit) => bits + (mask[4 * sign + bit] ? 1 << bit : 0), 0).toString(16),
  );
  return signs.join('');
}
