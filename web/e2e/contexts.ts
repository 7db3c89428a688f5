/** Shared by all browser tests: contexts that are closed when a test ends, whether it passed or not. */
import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

export { expect } from '@playwright/test';

export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

export const test = base.extend<{ newContext: NewContext }>({
  newContext: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
