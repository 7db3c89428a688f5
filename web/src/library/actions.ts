import 'pencilmark/constraints';
import { digitsOfText, puzzleOfKey } from '@pencilmark/game';
import { closeGame, retitle, startGame, currentGame } from '../play/session/current-game.svelte.ts';
import { startFromSheet } from '../play/moves/sheet.ts';
import { tryLock } from '../storage/game-lock.ts';
import { formatPuzzle, geometryName } from 'pencilmark';
import { fileName, saveFile } from '../kit/download.ts';
import type { StoredPuzzle } from '../storage/database.ts';
import { type RemovedGame, removeGame, renameGame, restoreGame } from '../storage/library.ts';
import { addPuzzles, putPuzzles, removePuzzles, renamePuzzle } from '../storage/puzzles.ts';
import { libraryTexts } from './words.ts';
import { goTo } from '../state/router.svelte.ts';
import { notices, announce, notify } from '../state/notices.svelte.ts';
import { openLibrary } from './library.svelte.ts';
import type { Row } from './rows.ts';
import { reasonOf } from '../kit/reason.ts';

/** Resumes a game, or starts a game of a puzzle. */
export async function openRow({ game, stored, title }: Row): Promise<void> {
  if (game) {
    goTo('play', game.id);
    return;
  }
  const puzzle = stored && puzzleOfKey(stored.puzzle);
  if (!puzzle?.ok) return notify(libraryTexts.broken);
  const { entries, marks, setter } = stored!;
  await startFromSheet(
    {
      puzzle: puzzle.value,
      title,
      ...(entries !== undefined && { entries: digitsOfText(entries) }),
      ...(marks && { marks }),
    },
    startGame,
    setter,
  );
}

/** Removes rows from the library, with an undo button in a toast. A game in play in another tab stays. */
export async function removeRows(rows: readonly Row[]): Promise<void> {
  const games: RemovedGame[] = [];
  const puzzles: StoredPuzzle[] = [];
  let kept: string | undefined;
  try {
    for (const { game, stored, title } of rows) {
      const removed = game && (await takeOut(game.id));
      if (removed === 'elsewhere') {
        kept = title;
        continue;
      }
      if (removed) games.push(removed);
      if (stored) puzzles.push(stored);
    }
    await removePuzzles(puzzles.map(({ puzzle }) => puzzle));
    await openLibrary();
    const count = games.length + puzzles.length;
    if (kept !== undefined && count === 0) return notify(libraryTexts.elsewhere(kept));
    const name = rows.length === 1 ? rows[0].title : undefined;
    const message =
      name === undefined ? libraryTexts.selection.removed(rows.length) : libraryTexts.removed(name);
    const bringBack = async (): Promise<void> => {
      for (const game of games) await restoreGame(game);
      await addPuzzles(puzzles);
      await openLibrary();
      announce(name === undefined ? libraryTexts.selection.back : libraryTexts.back(name));
    };
    announce(message);
    notices.toast = {
      message,
      undo: () => {
        notices.toast = undefined;
        void bringBack();
      },
    };
  } catch (error) {
    notify(libraryTexts.failed(reasonOf(error)));
  }
}

/** Adds a tag to rows, or removes it if all have it. A game's puzzle is stored from then on. */
export async function tagRows(rows: readonly Row[], tag: string): Promise<void> {
  try {
    const puzzles = rows.flatMap((row) => storedOf(row) ?? []);
    const haveAll = puzzles.every(({ tags = [] }) => tags.includes(tag));
    const tagged = puzzles.map((stored): StoredPuzzle => {
      const others = (stored.tags ?? []).filter((other) => other !== tag);
      return { ...stored, tags: haveAll ? others : [...others, tag] };
    });
    await putPuzzles(tagged);
    await openLibrary();
    notify(libraryTexts.selection[haveAll ? 'untagged' : 'tagged'](tagged.length, tag));
  } catch (error) {
    notify(libraryTexts.failed(reasonOf(error)));
  }
}

/** The puzzle of a row as it is, or would be, stored. */
function storedOf({ stored, puzzle, title, date }: Row): StoredPuzzle | undefined {
  if (stored || puzzle === undefined) return stored;
  return { puzzle, title, source: 'imported', collection: '', added: date, place: 0 };
}

/**
 * Saves the puzzles of rows as a file, one per line. Puzzles that the format cannot represent are left out, and
 * counted.
 */
export function exportRows(rows: readonly Row[], form: 'line' | 'sdm'): void {
  const lines = rows.flatMap(({ puzzle: key }) => {
    const puzzle = key === undefined ? undefined : puzzleOfKey(key);
    if (!puzzle?.ok) return [];
    const { geometry, constraints, givens } = puzzle.value;
    if (form === 'line') {
      const line = formatPuzzle({ puzzle: puzzle.value }, 'line');
      return line.ok ? [line.value] : [];
    }
    const isClassic = geometryName(geometry) === '9×9' && constraints.length === 0;
    return isClassic ? [givens.join('')] : [];
  });
  if (lines.length > 0) {
    const ending = form === 'sdm' ? 'sdm' : 'txt';
    saveFile(
      fileName(libraryTexts.title, ending),
      new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }),
    );
  }
  notify(libraryTexts.selection.exported(lines.length, rows.length - lines.length));
}

export async function renameRow({ game, stored }: Row, title: string): Promise<void> {
  try {
    if (game) await renameGame(game.id, title);
    if (stored) await renamePuzzle(stored.puzzle, title);
    if (game && currentGame.session?.id === game.id) retitle(title);
    await openLibrary();
    announce(libraryTexts.renamed(title));
  } catch (error) {
    notify(libraryTexts.failed(reasonOf(error)));
  }
}

/** A game in play is closed first; one in play in another tab stays. */
async function takeOut(id: string): Promise<Awaited<ReturnType<typeof removeGame>> | 'elsewhere'> {
  if (currentGame.session?.id === id && currentGame.session.access === 'owner') await closeGame();
  const lock = await tryLock(id, () => {});
  if (!lock) return 'elsewhere';
  const removed = await removeGame(id);
  lock.release();
  return removed;
}
