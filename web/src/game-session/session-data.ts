import type { Game, Timer } from '@pencilmark/game';

/** The game on the table, and all that belongs to its being played here. */
export interface Session {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  game: Game;
  timer: Timer;
  /** `elsewhere`: another tab plays it, and this one only shows that. */
  hold: 'here' | 'elsewhere';
}

/** What went wrong with keeping games, told until it is dismissed; `file` is what can be rescued. */
export interface StorageProblem {
  readonly message: string;
  readonly file?: string;
  /** Nothing can be kept at all, so that every later failure would only say the same again. */
  readonly lasting?: true;
}
