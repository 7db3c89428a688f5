import type { Page } from '@playwright/test';

/** The content of a store of the page's database, which a reload will find. */
export function storedIn(
  page: Page,
  store: 'games' | 'saves' | 'records' | 'lists' | 'summaries' | 'days' | 'learning',
): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('pencilmark-games'));
    try {
      return await done(database.transaction(name).objectStore(name).getAll());
    } finally {
      database.close();
    }
  }, store);
}
