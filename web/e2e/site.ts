import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { boardReady } from './board.ts';
import { expect, type NewContext, test as base } from './contexts.ts';

export { expect };

/** The built page behind a plain static server, and the trouble recorded while a test visited it. */
export interface Site {
  readonly address: string;
  readonly newContext: NewContext;
  /** Errors on the console, thrown errors, refused resources, requests to other servers: any of them fails the test. */
  readonly trouble: string[];
}

/** Tests of the page. Each fails on any trouble on any of its pages, unless it removes that from `site.trouble`. */
export const test = base.extend<{ site: Site }>({
  site: async ({ newContext }, use) => {
    const site = siteAt(process.env.PENCILMARK_SITE!, newContext);
    await use(site);
    expect(site.trouble).toEqual([]);
  },
});

/** The page at an address: that of the server for all tests, or of one started by a test. */
export function siteAt(address: string, newContext: NewContext): Site {
  return { address, newContext, trouble: [] };
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

export async function visit(site: Site, options: BrowserContextOptions = {}, path = ''): Promise<Visit> {
  const context = await openContext(site, options);
  const page = await context.newPage();
  await page.goto(site.address + path);
  return { context, page };
}

/** Like `visit`, but waits for the board. */
export async function visitBoard(site: Site, options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit(site, options);
  await boardReady(visited.page);
  return visited;
}

/** A fresh context, with all its pages watched for trouble. */
export async function openContext(site: Site, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await site.newContext({
    viewport: { width: 1280, height: 720 },
    // Only one test is about storing all files; the others need not wait for it.
    serviceWorkers: 'block',
    ...options,
  });
  watchTrouble(context, site);
  return context;
}

/**
 * The browser's message if `openContext` blocks the service worker. Also, if a page names no icon, like the pages
 * without JavaScript, the browser requests one by itself.
 */
const BLOCKED_HERE = 'Service Worker registration blocked by Playwright';

function watchTrouble(context: BrowserContext, { address, trouble }: Site): void {
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    const isOwn = message.text().includes(BLOCKED_HERE) || message.location().url.endsWith('/favicon.ico');
    if (isTrouble && !isOwn) trouble.push(`${message.text()} ${message.location().url}`.trim());
  });
  context.on('weberror', (webError) => trouble.push(webError.error().message));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(address).origin) trouble.push(request.url());
  });
}
