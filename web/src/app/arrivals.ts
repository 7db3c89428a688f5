/** Puzzles that are pasted or dropped on a page that has no use of its own for them. */
import { capital } from '../i18n/capital.ts';
import { pasteText } from '../play/loading/load.ts';
import { type Reading, readPuzzle } from '../play/loading/read-puzzle.ts';
import { startFromSheet } from '../play/moves/sheet.ts';
import { currentGame, startGame } from '../play/session/current-game.svelte.ts';
import { problemTexts } from '../puzzles/problems/words.ts';
import { announce, notices, notify } from '../state/notices.svelte.ts';
import { goTo, router } from '../state/router.svelte.ts';
import { loadingWords } from '../play/loading/words.ts';
import { noticeWords } from './notices/words.ts';

/** A larger file holds no single puzzle, in bytes. */
const MOST = 5e6;

export async function takeFile(file: File): Promise<void> {
  const text = file.size > MOST ? undefined : await file.text().catch(() => undefined);
  if (text === undefined) return notify(loadingWords.import.unreadable);
  if (router.page === 'play' && currentGame.session) await pasteText(text);
  else offer(text, 'file');
}

/** Asks whether to play it: the page that is shown is about something else. */
export function offer(text: string, from: 'clipboard' | 'file'): void {
  const reading = readPuzzle(text);
  if (reading.kind === 'empty') return;
  if (reading.kind === 'refused') return notify(capital(reading.message));
  const message = noticeWords.offer[from];
  notices.toast = { message, play: () => void play(reading) };
  announce(message);
}

async function play(reading: Exclude<Reading, { readonly kind: 'empty' | 'refused' }>): Promise<void> {
  notices.toast = undefined;
  if (reading.payload !== undefined) return goTo('share', reading.payload);
  const started = await startFromSheet(reading.sheet, startGame);
  if (!started.ok) notify(problemTexts.sentence(started.error));
}
