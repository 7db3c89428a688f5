import type { CanvasPlace } from './outside-places.ts';

/** The buttons outside a board, and their action. */
export interface Outside {
  /** The common label of all of them. */
  readonly label: string;
  readonly places: readonly CanvasPlace[];
  /** The places shown, if each is large enough for touch, while no tool needs them. */
  readonly offered?: readonly CanvasPlace[];
  /** Names for screen readers. */
  readonly name: (place: CanvasPlace) => string;
  readonly isPressed: (place: CanvasPlace) => boolean;
  readonly press: (place: CanvasPlace) => void;
}
