import { puzzleOfKey } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { openGame, startNamedGame } from '../../play/session/current-game.svelte.ts';
import { libraryTexts } from '../words.ts';
import { locale } from '../../state/locale.svelte.ts';
import { createCaller } from '../../workers/call.ts';
import type { DailyApi } from './daily.worker.ts';
import { type Day, gameOfDay, levelOfDay, noonOf } from './day.ts';

/** Makes the puzzle of a day in a worker. Rejects where there is none, or when aborted. */
export async function makeDaily(day: Day, signal: AbortSignal): Promise<Puzzle> {
  const call = createCaller<DailyApi>(
    () => new Worker(new URL('./daily.worker.ts', import.meta.url), { type: 'module' }),
    { keep: false },
  );
  const key = await call('puzzleOfDay', day, { signal });
  const read = key === undefined ? undefined : puzzleOfKey(key);
  if (!read?.ok) throw new Error('no puzzle');
  return read.value;
}

/** Goes on with the game of a day; `missing` where it was never begun. */
export function resumeDaily(day: Day): ReturnType<typeof openGame> {
  return openGame([gameOfDay(day)]);
}

export async function startDaily(day: Day, puzzle: Puzzle): Promise<void> {
  await startNamedGame(gameOfDay(day), puzzle, dailyTitle(day));
}

function dailyTitle(day: Day): string {
  const date = new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(noonOf(day));
  return libraryTexts.daily.game(date, libraryTexts.levels[levelOfDay(day)]);
}
