import { SESSION_LENGTH } from '@pencilmark/game/learn';

/** What a position of a session takes, in minutes. */
const MINUTES_EACH = 0.4;

/** How long a session takes, in minutes. */
export function sessionMinutes(): number {
  return Math.round(SESSION_LENGTH * MINUTES_EACH);
}
