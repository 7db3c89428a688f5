import type { Game, Timer } from '@pencilmark/game';
import type { Difficulty } from 'pencilmark';

/** The current game, and everything needed to play it here. */
export interface Session {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  readonly level: Difficulty | undefined;
  /** As in the game's head. */
  readonly startedOn: string | undefined;
  readonly wonOn: string | undefined;
  /** Whether it was won before it was opened. */
  readonly isReopened: boolean;
  /** Whether its player has won it: from then on its time stays as it is, whatever is undone. */
  readonly isDone: boolean;
  game: Game;
  timer: Timer;
  /** `viewer`: another tab has the game, and this one only shows that. */
  access: 'owner' | 'viewer';
}

/*
 * Problems with saving games. `blocked`: nothing can be stored at all. `failed`: the last moves were not. `damaged`,
 * `partly`: a stored game could not be read, or only in part. `changed`: another tab has written. `silent`: the database does not answer.
 */
/** Shown until it is dismissed; `file`: the data that can be rescued. */
export interface StorageProblem {
  readonly code: 'blocked' | 'silent' | 'failed' | 'damaged' | 'partly' | 'changed';
  readonly reason: string;
  readonly file?: string;
}
