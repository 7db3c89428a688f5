import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { boardReady } from './board.ts';
import { expect, type NewContext, test as base } from './contexts.ts';

export { expect };

/** The built page behind a plain static server, and what went wrong while a test visited it. */
export interface Site {
  readonly address: string;
  readonly newContext: NewContext;
  /** Errors on the console, thrown errors, refused resources, requests to other servers: the test fails by them. */
  readonly trouble: string[];
}

/** Tests of the page. Each fails by any trouble on any of its pages, unless it takes that out of `site.trouble`. */
export const test = base.extend<{ site: Site }>({
  site: async ({ newContext }, use) => {
    const site = siteAt(process.env.PENCILMARK_SITE!, newContext);
    await use(site);
    expect(site.trouble).toEqual([]);
  },
});

/** The page at an address: that of the server for all tests, or of one that a test has started for itself. */
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

/** As `visit`, until the board is there. */
export async function visitBoard(site: Site, options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit(site, options);
  await boardReady(visited.page);
  return visited;
}

/** A context that nothing was loaded into yet, with all its pages watched for trouble. */
export async function openContext(site: Site, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await site.newContext({
    viewport: { width: 1280, height: 720 },
    // Keeping all files for later is the work of one test alone; the others need not wait for it.
    serviceWorkers: 'block',
    ...options,
  });
  watchTrouble(context, site);
  return context;
}

/**
 * The browser's message if `openContext` blocks the service worker. And if a page names no icon, as the pages without
 * JavaScript do not, the browser looks for one of its own accord.
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
