import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';

const root = join(import.meta.dirname, '..');

/** The built page behind a plain static server, and a browser to visit it. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves `web/dist` under a path, building it first where it is absent. `headers` go with every file. */
export async function openSite(base = '/', headers: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(join(root, 'dist', 'index.html'))) buildSite();
  const server = await preview({
    root,
    base,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1', headers },
  });
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  return { address: addressOf(server, base), browser, close: () => closeAll(server, browser) };
}

/** A visit that keeps account of everything that should not happen. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the console, thrown errors, refused resources, requests to other servers. */
  readonly trouble: string[];
}

export async function visit(site: Site, options: BrowserContextOptions = {}, path = ''): Promise<Visit> {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 720 },
    // Keeping all files for later is the work of one test alone; the others need not wait for it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const trouble = watchTrouble(page, site);
  await page.goto(site.address + path);
  return { context, page, trouble };
}

/** As `visit`, until the board is there. */
export async function visitBoard(site: Site, options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visit(site, options);
  await boardReady(visited.page);
  return visited;
}

export async function boardReady(page: Page): Promise<void> {
  await page.getByRole('gridcell').first().waitFor();
}

/** What the browser is told to say where `visit` keeps the page from being kept offline. */
const BLOCKED_HERE = 'Service Worker registration blocked by Playwright';

export function watchTrouble(page: Page, site: Site): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !message.text().includes(BLOCKED_HERE)) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(site.address).origin) trouble.push(request.url());
  });
  return trouble;
}

function addressOf(server: PreviewServer, base: string): string {
  const bound = server.httpServer.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${bound.port}${base}`;
}

async function closeAll(server: PreviewServer, browser: Browser): Promise<void> {
  await browser.close();
  await server.close();
}
