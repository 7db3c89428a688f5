/**
 * The value of a map at a key, created if absent; if the map then has more than `most` entries, the oldest is deleted.
 */
export function keptIn<V>(known: Map<string, V>, most: number, key: string, make: () => V): V {
  if (!known.has(key)) {
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(key, make());
  }
  return known.get(key)!;
}
