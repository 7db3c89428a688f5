/** Joins a list the way a language does: `listOf(', ', ' and ')`. */
export const listOf =
  (between: string, last: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : items.slice(0, -1).join(between) + last + items[items.length - 1];

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
