import { isSilent } from '../storage/silent.ts';
import { isUnfetched, loadFailed } from './unfetched.ts';
import { kitWords } from './words.ts';

/** The reason for a failure, in words. A full disk reports only its name, which a worker passes on as the message. */
export function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (isUnfetched(error)) return loadFailed();
  if (isSilent(error)) return kitWords.storageSilent;
  return /quota/i.test(name + message) ? kitWords.storageFull : message || name;
}
