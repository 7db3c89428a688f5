import { shareFragment } from '@pencilmark/game';
import { dayOfGame } from '../../days/day.ts';
import { addressOf } from '../../state/addresses.ts';
import type { Session } from '../session/session-data.ts';

/** The shared facts about a solved puzzle; without a time if the player hides the clock. */
export interface Result {
  readonly date: string | undefined;
  readonly name: string;
  readonly time: string | undefined;
  readonly help: string;
}

/** `Pencilmark 25 Nov · Medium · 9:42 · without help`: for a day's puzzle the date alone. */
export function resultText({ date, name, time, help }: Result): string {
  const first = date === undefined ? 'Pencilmark' : `Pencilmark ${date}`;
  return [first, name, time, help].filter((part) => part !== undefined && part !== '').join(' · ');
}

/**
 * An address at which others find the same puzzle. The puzzle of a day is found by its date; any other is in the link.
 */
export function puzzleLink({ id, game, title }: Pick<Session, 'id' | 'game' | 'title'>): string {
  const named = dayOfGame(id);
  const address =
    named?.kind === 'daily'
      ? addressOf('today', named.day)
      : addressOf('share', shareFragment({ game, played: 0, title }, 'puzzle').slice(1));
  return location.href.split('#')[0] + address;
}
