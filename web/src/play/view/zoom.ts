import { comfortableCell } from '@pencilmark/board';
import type { Geometry } from 'pencilmark';

/** The cell width that the player wants, in CSS pixels, or the one that suits the screen. */
export type Zoom = 'suitable' | number;

/** The room for a board, in CSS pixels, what else is in it, and the kind of pointer. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
  /** The room for the numbers beside the board, in cells. */
  readonly beside: { readonly across: number; readonly down: number };
  readonly pointer: 'fine' | 'coarse';
}

/** A board without numbers beside it. */
export const NOTHING_BESIDE: BoardRoom['beside'] = { across: 0, down: 0 };

export interface ShownBoard {
  /** The width of a cell in CSS pixels; 0 while the room is unknown. */
  readonly cell: number;
  /** The width of a cell when the whole board is in view. */
  readonly fit: number;
  /** `large`: larger than its room, so it scrolls. */
  readonly shown: 'whole' | 'large';
  /** Whether zooming is useful: not if the cells are large with the whole board in view. */
  readonly zoomable: boolean;
}

/** Below these widths in CSS pixels a cell is hard to hit, and the board opens larger than its room. */
const SMALLEST = { coarse: 28, fine: 24 } as const;

/** A screen this narrow is held in the hand, whatever its pointer. */
const NARROW = 600;

/** The largest useful cell, in CSS pixels. */
const LARGEST = 96;

/** The factor of one press of a zoom key. */
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
  const wanted = zoom === 'suitable' ? suitable : Math.min(Math.max(zoom, fit), LARGEST);
  const cell = zoomable ? wanted : fit;
  return { cell, fit, shown: cell > fit ? 'large' : 'whole', zoomable };
}

/** The zoom after a step, or after fingers have moved apart by a factor. It snaps to the whole board. */
export function zoomedBy({ cell, fit }: ShownBoard, factor: number): number {
  const wanted = Math.min(Math.max(cell * factor, fit), LARGEST);
  return wanted < fit * 1.04 ? fit : wanted;
}

export function canZoom({ cell, fit }: ShownBoard, way: 'in' | 'out'): boolean {
  return way === 'in' ? cell < LARGEST : cell > fit;
}
