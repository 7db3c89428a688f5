import { SESSION_LENGTH } from '@pencilmark/game/learn';

/** Estimated minutes for a position of a session. */
const MINUTES_EACH = 0.4;

/** The duration of a session, in minutes. */
export function sessionMinutes(): number {
  return Math.round(SESSION_LENGTH * MINUTES_EACH);
}
