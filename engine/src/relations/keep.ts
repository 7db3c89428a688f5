/** What a map holds at a key; made if there is nothing, and of more than so many the oldest then goes. */
export function keptIn<V>(known: Map<string, V>, most: number, key: string, make: () => V): V {
  if (!known.has(key)) {
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(key, make());
  }
  return known.get(key)!;
}
