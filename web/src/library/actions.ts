import 'pencilmark/constraints';
import { digitsOfText, puzzleOfKey } from '@pencilmark/game';
import { closeGame, retitle, startGame, currentGame } from '../play/session/current-game.svelte.ts';
import { startFromSheet } from '../play/moves/sheet.ts';
import { tryLock } from '../storage/game-lock.ts';
import { removeGame, renameGame, restoreGame } from '../storage/library.ts';
import { addPuzzles, removePuzzles, renamePuzzle } from '../storage/puzzles.ts';
import { libraryTexts } from './words.ts';
import { goTo } from '../state/router.svelte.ts';
import { notices, announce, notify } from '../state/notices.svelte.ts';
import { openLibrary } from './library.svelte.ts';
import type { Row } from './rows.ts';

/** Goes on with a game, or starts one of a puzzle. */
export async function openRow({ game, stored, title }: Row): Promise<void> {
  if (game) {
    goTo('play', game.id);
    return;
  }
  const puzzle = stored && puzzleOfKey(stored.puzzle);
  if (!puzzle?.ok) return notify(libraryTexts.broken);
  const { entries, marks } = stored!;
  await startFromSheet(
    {
      puzzle: puzzle.value,
      title,
      ...(entries !== undefined && { entries: digitsOfText(entries) }),
      ...(marks && { marks }),
    },
    startGame,
  );
}

/** Takes a row out of the library, with a way back in a toast. */
export async function removeRow({ game, stored, title }: Row): Promise<void> {
  try {
    const removed = game && (await takeOut(game.id));
    if (removed === 'elsewhere') return notify(libraryTexts.elsewhere(title));
    if (stored) await removePuzzles([stored.puzzle]);
    await openLibrary();
    announce(libraryTexts.removed(title));
    notices.toast = {
      message: libraryTexts.removed(title),
      undo: () => {
        notices.toast = undefined;
        void bringBack();
      },
    };
    const bringBack = async (): Promise<void> => {
      if (removed) await restoreGame(removed);
      if (stored) await addPuzzles([stored]);
      await openLibrary();
      announce(libraryTexts.back(title));
    };
  } catch (error) {
    notify(libraryTexts.failed(error instanceof Error ? error.message : String(error)));
  }
}

export async function renameRow({ game, stored }: Row, title: string): Promise<void> {
  try {
    if (game) await renameGame(game.id, title);
    if (stored) await renamePuzzle(stored.puzzle, title);
    if (game && currentGame.session?.id === game.id) retitle(title);
    await openLibrary();
    announce(libraryTexts.renamed(title));
  } catch (error) {
    notify(libraryTexts.failed(error instanceof Error ? error.message : String(error)));
  }
}

/** A game that is played is taken off the table first; one that another tab plays stays where it is. */
async function takeOut(id: string): Promise<Awaited<ReturnType<typeof removeGame>> | 'elsewhere'> {
  if (currentGame.session?.id === id && currentGame.session.access === 'owner') await closeGame();
  const lock = await tryLock(id, () => {});
  if (!lock) return 'elsewhere';
  const removed = await removeGame(id);
  lock.release();
  return removed;
}
