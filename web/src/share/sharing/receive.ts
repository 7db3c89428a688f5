import { createTimer, gameStatus, type SavedGame, saveGame, startTimer } from '@pencilmark/game';
import { changeSession, now, startGame } from '../../play/session/current-game.svelte.ts';
import type { GameHead } from '../../storage/database.ts';
import { goTo } from '../../state/router.svelte.ts';
import { createGame, readGame } from '../../storage/games.ts';

/** A game from a link, and its title. */
export interface Received extends SavedGame {
  readonly id: string;
  readonly title: string;
}

/** The stored version of a game from a link; undefined if it is new, or nothing can be stored. */
export async function keptAlready(id: string): Promise<GameHead | undefined> {
  try {
    return (await readGame(id))?.head;
  } catch {
    return undefined;
  }
}

/**
 * Stores the game from a link beside all other games and opens it. `again`: if it has already been played, a new game
 * is started and the old one stays; otherwise the old one continues.
 */
export async function playReceived(received: Received, how: 'go on' | 'again'): Promise<void> {
  try {
    const id = how === 'again' ? await freeId(received.id) : received.id;
    // If it already exists, it continues unchanged.
    await createGame(headOf(received, id), saveGame(received));
    goTo('play', id);
  } catch {
    await playWithoutKeeping(received);
  }
}

async function freeId(id: string): Promise<string> {
  for (let count = 2; ; count++) if (!(await readGame(`${id}-${count}`))) return `${id}-${count}`;
}

function headOf({ game, played, title }: Received, id: string): GameHead {
  const status = gameStatus(game) === 'won' ? 'won' : 'open';
  return { id, title, created: Date.now(), updated: Date.now(), status, played };
}

/** A browser without storage can still play. */
async function playWithoutKeeping({ game, played, title }: Received): Promise<void> {
  const started = await startGame(game.puzzle, title, undefined, game.setter);
  if (started.ok && started.value === 'started')
    changeSession({ game, timer: startTimer(createTimer(played), now()) });
}
