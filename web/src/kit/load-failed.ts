import { kitWords } from './words.ts';

/** The message for code that could not be fetched. */
export function loadFailed(): string {
  return navigator.onLine ? kitWords.later.failed : kitWords.later.offline;
}
