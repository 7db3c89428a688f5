import type { CanvasPlace } from './outside-places.ts';

/** What can be pressed outside of a board, and what that does. */
export interface Outside {
  /** What all of them are called. */
  readonly label: string;
  readonly places: readonly CanvasPlace[];
  /** Names for screen readers. */
  readonly name: (place: CanvasPlace) => string;
  readonly isPressed: (place: CanvasPlace) => boolean;
  readonly press: (place: CanvasPlace) => void;
}
