/** A seed that nobody has used yet, short enough to be read out. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
