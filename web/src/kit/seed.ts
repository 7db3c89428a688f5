/**
 * A random word: a seed, short enough to be read out, or with more signs the id of a game. It also works if the page is
 * not served securely, where `crypto.randomUUID` is missing.
 */
export function freshSeed(signs = 6): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signs));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** Letters and digits that do not look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
