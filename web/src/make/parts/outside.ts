import type { CanvasPlace } from './outside-places.ts';

/** The buttons outside of a board, and their action. */
export interface Outside {
  /** The common label of all of them. */
  readonly label: string;
  readonly places: readonly CanvasPlace[];
  /** The places instead where each is wide enough for a finger without a tool that needs them. */
  readonly offered?: readonly CanvasPlace[];
  /** Names for screen readers. */
  readonly name: (place: CanvasPlace) => string;
  readonly isPressed: (place: CanvasPlace) => boolean;
  readonly press: (place: CanvasPlace) => void;
}
