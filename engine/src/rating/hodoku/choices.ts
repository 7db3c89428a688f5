/** The choices of some items out of a list in ascending order, with data gathered for each prefix. */
export interface Choice<Gathered, Found> {
  readonly start: Gathered;
  readonly join: (gathered: Gathered, item: number) => Gathered;
  /** Whether a prefix may lead to a result. */
  readonly mayHold: (gathered: Gathered) => boolean;
  readonly accept: (gathered: Gathered, chosen: readonly number[]) => Found | undefined;
}

/** The first accepted choice of `size` items. */
export function firstChoice<Gathered, Found>(
  items: readonly number[],
  size: number,
  { start, join, mayHold, accept }: Choice<Gathered, Found>,
): Found | undefined {
  const chosen: number[] = [];
  const extend = (gathered: Gathered, from: number): Found | undefined => {
    if (chosen.length === size) return accept(gathered, chosen);
    for (let i = from; i <= items.length - size + chosen.length; i++) {
      const joined = join(gathered, items[i]);
      if (!mayHold(joined)) continue;
      chosen.push(items[i]);
      const found = extend(joined, i + 1);
      if (found !== undefined) return found;
      chosen.pop();
    }
    return undefined;
  };
  return extend(start, 0);
}
