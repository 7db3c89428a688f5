import { reading } from '../../storage/database.ts';

/** The collections that the library holds, by name. Only the names are kept while its puzzles are read. */
export async function collectionNames(): Promise<string[]> {
  const names = new Set<string>();
  await reading(async (db) => {
    for (let at = await db.transaction('puzzles').store.openCursor(); at; at = await at.continue())
      if (at.value.collection !== '') names.add(at.value.collection);
  });
  return [...names].sort((a, b) => a.localeCompare(b));
}
