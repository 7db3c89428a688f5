import { comfortableCell } from '@pencilmark/board';
import type { Geometry } from 'pencilmark';

/** How large the player wants the cells: all in view, large enough for marks, or whichever suits the screen. */
export const ZOOMS = ['suitable', 'whole', 'large'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The room there is for a board, in CSS pixels, and what points at it. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
  readonly pointer: 'fine' | 'coarse';
}

export interface ShownBoard {
  /** Width of a cell in whole CSS pixels; 0 while the room is not known. */
  readonly cell: number;
  readonly shown: 'whole' | 'large';
  /** The other way to show it, where there is one. */
  readonly offered?: 'whole' | 'large';
}

/** Below these widths in CSS pixels a cell is hard to hit, and the board is larger than its room. */
const SMALLEST = { coarse: 32, fine: 24 } as const;

/** The outer border needs a little of the room. */
const BORDER = 6;

export function shownBoard(zoom: Zoom, room: BoardRoom, { rows, columns, size }: Geometry): ShownBoard {
  const fit = Math.floor(Math.min((room.width - BORDER) / columns, (room.height - BORDER) / rows));
  if (fit <= 0) return { cell: 0, shown: 'whole' };
  const large = comfortableCell(size);
  if (fit >= large) return { cell: fit, shown: 'whole' };
  const suitable = fit < SMALLEST[room.pointer] ? 'large' : 'whole';
  const shown = zoom === 'suitable' ? suitable : zoom;
  return shown === 'whole'
    ? { cell: fit, shown, offered: 'large' }
    : { cell: large, shown, offered: 'whole' };
}
