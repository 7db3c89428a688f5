/** Numbers of a set as text, ascending. */
export function sorted(list: readonly number[]): string {
  return [...list].sort((a, b) => a - b).join();
}
