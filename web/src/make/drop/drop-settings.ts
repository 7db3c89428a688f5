import type { GenerateOptions, Geometry } from 'pencilmark';
import { type BoardSettings, readBoard, writeBoard } from '../parts/board-settings.ts';
import { count } from '../new/new-settings.ts';

/** Where cells are dropped: anywhere, or the same number from each box. */
export const DROP_WAYS = ['any', 'box'] as const;
export type DropWay = (typeof DROP_WAYS)[number];

export interface DropSettings {
  readonly board: BoardSettings;
  readonly way: DropWay;
  readonly count: number;
  readonly seed: string;
  readonly index: number;
}

/** Maximum number of solutions counted; one more shows that there are more. */
const MAX_COUNTED = 1_000;

export function dropOptions({
  way,
  count: cells,
  seed,
  index,
}: DropSettings): Omit<GenerateOptions, 'geometry'> {
  const emptied = way === 'any' ? { drop: cells } : { perBox: cells };
  return { seed, first: index, countTo: MAX_COUNTED + 1, ...emptied };
}

/** The maximum number of cells that can be dropped; per box, 0 if the board has no boxes. */
export function mostDropped({ cells, regions }: Geometry, way: DropWay): number {
  if (way === 'any') return cells.length;
  return regions.length === 0 ? 0 : Math.min(...regions.map(({ length }) => length));
}

export function dropText({ board, way, count: cells, seed, index }: DropSettings): string {
  const words = new URLSearchParams();
  writeBoard(words, board);
  words.set(way === 'any' ? 'drop' : 'per-box', String(cells));
  words.set('seed', seed);
  if (index !== 0) words.set('index', String(index));
  return words.toString();
}

export function readDrop(text: string): DropSettings {
  const words = new URLSearchParams(text);
  const perBox = words.get('per-box');
  return {
    board: readBoard(words),
    way: perBox === null ? 'any' : 'box',
    count: perBox === null ? count(words.get('drop'), 50) : count(perBox, 4),
    seed: words.get('seed') ?? '',
    index: count(words.get('index'), 0),
  };
}
