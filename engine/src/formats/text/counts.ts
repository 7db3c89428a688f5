/** How often each of these is there, in the order in which they first stand. */
export function countsOf<Item>(items: Iterable<Item>): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
