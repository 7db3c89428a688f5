/** Joins a list in the style of a language: `listOf(', ', ' and ')`. */
export const listOf =
  (between: string, last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : items.slice(0, -1).join(between) + last + items[items.length - 1];

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Capitalises a text to begin a sentence; names of cells stay in lower case. */
export function begin(text: string): string {
  return /^r\d/.test(text) ? text : capital(text);
}

/** Joins clauses into sentences of up to three, and no more than fit. */
export function inSentences(
  clauses: readonly string[],
  joined: (clauses: readonly string[]) => string,
  fits: (text: string) => boolean,
  stop = '.',
): string {
  const sentences: string[] = [];
  for (let k = 0; k < clauses.length;) {
    let taken = Math.min(MAX_CLAUSES, clauses.length - k);
    while (taken > 1 && !fits(clauses.slice(k, k + taken).join(' '))) taken--;
    sentences.push(`${joined(clauses.slice(k, k + taken))}${stop}`);
    k += taken;
  }
  return sentences.join(' ');
}

const MAX_CLAUSES = 3;
