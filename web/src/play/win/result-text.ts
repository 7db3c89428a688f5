import { shareFragment } from '@pencilmark/game';
import { dayOfGame } from '../../days/day.ts';
import { addressOf } from '../../state/addresses.ts';
import type { Session } from '../session/session-data.ts';

/** What is told of a solved puzzle; without a time where the player does not look at the clock. */
export interface Result {
  readonly date: string | undefined;
  readonly name: string;
  readonly time: string | undefined;
  readonly help: string;
}

/** `Pencilmark 25 Nov · Medium · 9:42 · without help`: the date of a day's puzzle alone. */
export function resultText({ date, name, time, help }: Result): string {
  const first = date === undefined ? 'Pencilmark' : `Pencilmark ${date}`;
  return [first, name, time, help].filter((part) => part !== undefined && part !== '').join(' · ');
}

/** Where others find the same puzzle. Anybody finds that of a day by its date; any other is in the link. */
export function puzzleLink({ id, game, title }: Pick<Session, 'id' | 'game' | 'title'>): string {
  const named = dayOfGame(id);
  const address =
    named?.kind === 'daily'
      ? addressOf('today', named.day)
      : addressOf('share', shareFragment({ game, played: 0, title }, 'puzzle').slice(1));
  return location.href.split('#')[0] + address;
}
