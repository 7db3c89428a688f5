import type { Page } from '@playwright/test';

/** Ends the page's process at once, as a crash or a full memory would. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
}
