import { kitWords } from './words.ts';

/** Why something failed, in words. A full disk says nothing but its name, which a worker passes on as the message. */
export function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  return /quota/i.test(name + message) ? kitWords.storageFull : message || name;
}
