/**
 * A word that nobody has drawn yet: a seed, short enough to be read out, or with more signs the name of a game. It works
 * where the page is not served securely, too: `crypto.randomUUID` is missing there.
 */
export function freshSeed(signs = 6): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signs));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
