import { kitWords } from './words.ts';

/** The message for code that could not be fetched. */
export function loadFailed(): string {
  return navigator.onLine ? kitWords.later.failed : kitWords.later.offline;
}

/** How Chromium, Firefox and WebKit say that a script could not be fetched. */
const UNFETCHED = /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Whether an error says that a script could not be fetched. */
export function isUnfetched(error: unknown): boolean {
  return error instanceof Error && UNFETCHED.test(error.message);
}
