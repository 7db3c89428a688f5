import { kitWords } from './words.ts';

/** What to say when code could not be fetched. */
export function loadFailed(): string {
  return navigator.onLine ? kitWords.later.failed : kitWords.later.offline;
}
