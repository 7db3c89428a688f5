/** The fixtures of the page tests: all pages in a folder, and a player for them. */
import { rmSync } from 'node:fs';
import { test as base } from '../../web/e2e/contexts.ts';
import { playerIn, writePages } from './browser.ts';
import type { Player } from './browser.ts';

export { expect } from '../../web/e2e/contexts.ts';

export const test = base.extend<{ driver: Player }, { folder: string }>({
  folder: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = writePages();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  driver: async ({ folder, newContext }, use) => use(playerIn(folder, newContext)),
});
