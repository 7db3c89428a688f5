import type { Puzzle } from 'pencilmark';

export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly puzzle: Puzzle;
}
