import { digitsOfText, puzzleOfKey } from '@pencilmark/game';
import { clearTable, retitle, startGame, table } from '../game-session/session.svelte.ts';
import { startFromSheet } from '../game-session/sheet.ts';
import { tryLock } from '../storage/game-lock.ts';
import { removeGame, renameGame, restoreGame } from '../storage/library.ts';
import { addPuzzles, removePuzzles, renamePuzzle } from '../storage/puzzles.ts';
import { libraryTexts } from '../text/library.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { openLibrary } from './library.svelte.ts';
import type { Row } from './rows.ts';

/** Goes on with a game, or starts one of a puzzle. */
export async function openRow({ game, stored, title }: Row): Promise<void> {
  if (game) {
    location.hash = `#/play/${game.id}`;
    return;
  }
  const puzzle = stored && puzzleOfKey(stored.puzzle);
  if (!puzzle?.ok) return tell(libraryTexts.broken);
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
    if (removed === 'elsewhere') return tell(libraryTexts.elsewhere(title));
    if (stored) await removePuzzles([stored.puzzle]);
    await openLibrary();
    say(libraryTexts.removed(title));
    ui.toast = {
      message: libraryTexts.removed(title),
      undo: () => {
        ui.toast = undefined;
        void bringBack();
      },
    };
    const bringBack = async (): Promise<void> => {
      if (removed) await restoreGame(removed);
      if (stored) await addPuzzles([stored]);
      await openLibrary();
      say(libraryTexts.back(title));
    };
  } catch (error) {
    tell(libraryTexts.failed(error instanceof Error ? error.message : String(error)));
  }
}

export async function renameRow({ game, stored }: Row, title: string): Promise<void> {
  try {
    if (game) await renameGame(game.id, title);
    if (stored) await renamePuzzle(stored.puzzle, title);
    if (game && table.session?.id === game.id) retitle(title);
    await openLibrary();
    say(libraryTexts.renamed(title));
  } catch (error) {
    tell(libraryTexts.failed(error instanceof Error ? error.message : String(error)));
  }
}

/** A game that is played is taken off the table first; one that another tab plays stays where it is. */
async function takeOut(id: string): Promise<Awaited<ReturnType<typeof removeGame>> | 'elsewhere'> {
  if (table.session?.id === id && table.session.hold === 'here') await clearTable();
  const lock = await tryLock(id, () => {});
  if (!lock) return 'elsewhere';
  const removed = await removeGame(id);
  lock.release();
  return removed;
}

function tell(message: string): void {
  ui.toast = { message };
  say(message);
}
