/** Titles sorted, or merged, at a time: a few ms on a slow phone. */
const PIECE = 500;

/**
 * The place of each title in the collation of a language. Ten thousand comparisons take longer than a page may keep
 * still, so `pause` is awaited between pieces of the work.
 */
export async function titlePlaces(
  titles: Iterable<string>,
  language: string,
  pause: () => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const distinct = [...new Set(titles)];
  let runs: string[][] = [];
  for (let from = 0; from < distinct.length; from += PIECE) {
    if (from > 0) await pause();
    runs.push(distinct.slice(from, from + PIECE).sort(compare));
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2)
      merged.push(pair + 1 < runs.length ? await merge(runs[pair], runs[pair + 1]) : runs[pair]);
    runs = merged;
  }
  return new Map((runs.at(0) ?? []).map((title, place) => [title, place]));

  async function merge(a: readonly string[], b: readonly string[]): Promise<string[]> {
    const both: string[] = [];
    for (let i = 0, j = 0; i < a.length || j < b.length;) {
      if (both.length % PIECE === 0) await pause();
      const isFirst = j === b.length || (i < a.length && compare(a[i], b[j]) <= 0);
      both.push(isFirst ? a[i++] : b[j++]);
    }
    return both;
  }
}
