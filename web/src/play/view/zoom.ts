import { comfortableCell } from '@pencilmark/board';
import type { Geometry } from 'pencilmark';

/** How wide the player wants the cells, in CSS pixels, or whichever suits the screen. */
export type Zoom = 'suitable' | number;

/** The room there is for a board, in CSS pixels, what else stands in it, and what points at it. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
  /** The room of the numbers beside the board, in cells. */
  readonly beside: { readonly across: number; readonly down: number };
  readonly pointer: 'fine' | 'coarse';
}

/** A board without numbers beside it. */
export const NOTHING_BESIDE: BoardRoom['beside'] = { across: 0, down: 0 };

export interface ShownBoard {
  /** Width of a cell in CSS pixels; 0 while the room is not known. */
  readonly cell: number;
  /** Width of a cell when the whole board is in view. */
  readonly fit: number;
  /** `large`: larger than its room, and moved about in it. */
  readonly shown: 'whole' | 'large';
  /** Whether there is anything to zoom: a board whose cells are large when all of it is in view has no need. */
  readonly zoomable: boolean;
}

/** Below these widths in CSS pixels a cell cannot be hit with ease, and the board opens larger than its room. */
const SMALLEST = { coarse: 28, fine: 24 } as const;

/** A screen this narrow is held in a hand, whatever points at it. */
const NARROW = 600;

/** The largest cell that is of any use, in CSS pixels. */
const LARGEST = 96;

/** One press of a zoom key. */
export const ZOOM_STEP = 1.3;

/** The outer border needs a little of the room. */
const BORDER = 6;

export function shownBoard(zoom: Zoom, room: BoardRoom, { rows, columns, size }: Geometry): ShownBoard {
  const { across, down } = room.beside;
  const fit = Math.floor(
    Math.min((room.width - BORDER) / (columns + across), (room.height - BORDER) / (rows + down)),
  );
  if (fit <= 0) return { cell: 0, fit: 0, shown: 'whole', zoomable: false };
  const comfortable = comfortableCell(size);
  const zoomable = fit < comfortable;
  const smallest = room.width < NARROW ? SMALLEST.coarse : SMALLEST[room.pointer];
  const suitable = zoomable && fit * (1 + across / columns) < smallest ? comfortable : fit;
  const wished = zoom === 'suitable' ? suitable : Math.min(Math.max(zoom, fit), LARGEST);
  const cell = zoomable ? wished : fit;
  return { cell, fit, shown: cell > fit ? 'large' : 'whole', zoomable };
}

/** The zoom after a step, or after fingers have moved apart by a factor. Near the whole board it is the whole. */
export function zoomedBy({ cell, fit }: ShownBoard, factor: number): number {
  const wished = Math.min(Math.max(cell * factor, fit), LARGEST);
  return wished < fit * 1.04 ? fit : wished;
}

export function canZoom({ cell, fit }: ShownBoard, way: 'in' | 'out'): boolean {
  return way === 'in' ? cell < LARGEST : cell > fit;
}
