import { puzzleOfKey } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { openStored, startGame } from '../game-session/session.svelte.ts';
import { libraryTexts } from '../text/library.ts';
import { ui } from '../ui/ui.svelte.ts';
import { type Day, gameOfDay, levelOfDay, noonOf } from './day.ts';

/** The making of a day's puzzle. */
export interface Making {
  /** Undefined when it was ended before its end. */
  readonly puzzle: Promise<Puzzle | undefined>;
  readonly stop: () => void;
}

export function makeDaily(day: Day): Making {
  const worker = new Worker(new URL('./daily-worker.ts', import.meta.url), { type: 'module' });
  let stop = (): void => {};
  const puzzle = new Promise<Puzzle | undefined>((resolve, reject) => {
    stop = () => resolve(undefined);
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => {
      const read = data === undefined ? undefined : puzzleOfKey(data);
      if (read?.ok) resolve(read.value);
      else reject(new Error('no puzzle'));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
  }).finally(() => worker.terminate());
  worker.postMessage(day);
  return { puzzle, stop: () => stop() };
}

/** Goes on with the game of a day; false where it was never begun. */
export function resumeDaily(day: Day): Promise<boolean> {
  return openStored(gameOfDay(day));
}

export async function startDaily(day: Day, puzzle: Puzzle): Promise<void> {
  await startGame(puzzle, dailyTitle(day), gameOfDay(day));
}

export function dailyTitle(day: Day): string {
  const date = new Intl.DateTimeFormat(ui.language, { dateStyle: 'medium' }).format(noonOf(day));
  return libraryTexts.daily.game(date, libraryTexts.levels[levelOfDay(day)]);
}
