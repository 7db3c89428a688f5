import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findTestChromium } from '../../scripts/chromium.mjs';
import { writeOffline } from '../../scripts/site/write-offline.mjs';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { DIST, type FolderServer, serveCopy } from './folder-server.ts';
import { cellAt, boardReady, openMenu, choosePuzzle, pasteText, useTool } from './board.ts';
import { expect, test as base } from './contexts.ts';

const [step, nextStep] = solutionOf(FIRST_PUZZLE);

const test = base.extend<{ server: FolderServer; context: BrowserContext }>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await serveCopy(DIST);
    await use(server);
    await server.remove();
  },
  context: async ({ newContext }, use) => use(await newContext({ viewport: { width: 1280, height: 720 } })),
});

/** A first visit, until everything needed offline is stored. */
async function firstVisit(server: FolderServer, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.address);
  await boardReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Puts another version of the page on the server. */
function deploy(server: FolderServer): void {
  const index = join(server.folder, 'index.html');
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<title>', '<meta name="version" content="2"><title>'),
  );
  writeOffline(server.folder);
}

const versionOf = (page: Page) => page.locator('meta[name=version]').count();

test('a file that is not the one that was built is never kept', async ({ server, context }) => {
  writeFileSync(join(server.folder, 'css/4x4.html'), 'Sign in to this network');
  const page = await context.newPage();
  await page.goto(server.address);
  await boardReady(page);
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('sw.js');
    return new Promise((resolve) => {
      installing!.onstatechange = () => resolve(installing!.state);
    });
  });
  expect(state).toBe('redundant');
});

test('after one visit everything is there without a network', async ({ server, context }) => {
  const page = await firstVisit(server, context);
  await server.off();
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  await page.reload();
  await boardReady(page);
  await cellAt(page, step.cell).click();
  await page.keyboard.press(step.symbol);
  await page.keyboard.press('h');
  await page.getByRole('heading', { name: 'Hint' }).waitFor();
  await page
    .getByRole('button', { name: /More|Next|Show/ })
    .first()
    .waitFor();
  for (const [item, heading] of [
    ['Settings', 'Settings'],
    ['Keys and help', 'Keyboard shortcuts'],
  ]) {
    await openMenu(page, item);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.keyboard.press('Escape');
  }
  // Closing the hint shows the keys again, and Tools with them.
  await page.keyboard.press('Escape');
  await useTool(page, 'Moves');
  await page.getByRole('heading', { name: 'Moves' }).first().waitFor();
  await page.keyboard.press('Escape');
  // A puzzle for the kernel, whose code is WebAssembly in the worker.
  await pasteText(page, '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await page.getByText('exactly one solution').waitFor();
  await page.keyboard.press('Escape');
  await choosePuzzle(page, /^Samurai/);
  await page.evaluate(() => (location.hash = '#/learn/x-wing'));
  await page.getByRole('heading', { name: 'X-Wing' }).first().waitFor();
  await page
    .getByText(/^In (rows|columns)/)
    .first()
    .waitFor();
  await page.evaluate(() => (location.hash = '#/library'));
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  await page.getByRole('textbox', { name: 'Puzzles as text' }).fill('.23...2..3...14.');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 puzzle added.').first().waitFor();
  await page.goto(`${server.address}css/9x9.html`);
  await page.getByText('No script runs on this page').waitFor();
  await page.goto(`${server.address}index.html`);
  await boardReady(page);
});

test('every file of the build is kept', async ({ server, context }) => {
  const page = await firstVisit(server, context);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await (await caches.open(names[0])).keys();
    return keys.map(({ url }) => new URL(url).pathname.replace('/some/folder/', ''));
  });
  const [, list] = /^const BUILD = (.*);$/m.exec(readFileSync(join(DIST, 'sw.js'), 'utf8'))!;
  const { files } = JSON.parse(list) as { files: Record<string, string> };
  expect(kept.sort()).toEqual(Object.keys(files).sort());
  expect(kept).toContain('css/9x9.html');
});

test('what the first game may need is fetched first, then the rest', async ({ server, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname.split('/').at(-1)!);
  });
  const page = await firstVisit(server, context);
  const files = asked.filter((name) => name !== 'sw.js');
  expect(files.length).toBeGreaterThan(200);
  expect(
    files
      .slice(0, 3)
      .map((name) => name.replace(/-.{8}\.js$/, ''))
      .sort(),
  ).toEqual(['another.worker', 'logic.worker', 'open-hints']);
  await page.close();
});

test('who saves data is given no copy unasked', async ({ server, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.address);
  await boardReady(page);
  const came = page.waitForResponse(/offline-/);
  await page.clock.runFor(4_000);
  await came;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new version asks, waits, and loses nothing', async ({ server, context }) => {
  const page = await firstVisit(server, context);
  const other = await context.newPage();
  await other.goto(`${server.address}#/puzzles`);
  await other.getByRole('heading', { name: 'New puzzle' }).waitFor();
  await cellAt(page, step.cell).click();
  await page.keyboard.press(step.symbol);
  deploy(server);
  await page.evaluate(() => {
    Object.assign(window, { stays: true });
    return navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  const asking = page.getByRole('region', { name: 'New version, reload when you like' });
  await asking.waitFor();
  // It only asks: the game continues, and a reload still gives the old version.
  await cellAt(page, nextStep.cell).click();
  await page.keyboard.press(nextStep.symbol);
  await expect.poll(() => page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  await boardReady(page);
  await expect.poll(() => versionOf(page)).toBe(0);
  await asking.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page).catch(() => 0)).toBe(1);
  await boardReady(page);
  for (const { cell, symbol } of [step, nextStep])
    await expect.poll(() => cellAt(page, cell).getAttribute('aria-label')).toContain(`, ${symbol}`);
  // The other tab was not reloaded; it is asked too, and finds the files of its own version.
  await expect.poll(() => versionOf(other)).toBe(0);
  await other.getByRole('region', { name: 'New version, reload when you like' }).waitFor();
  await openMenu(other, 'Settings');
  await other.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('it can be put off', async ({ server, context }) => {
  const page = await firstVisit(server, context);
  deploy(server);
  await page.reload();
  const asking = page.getByRole('region', { name: 'New version, reload when you like' });
  await boardReady(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Later' }).click();
  await asking.waitFor({ state: 'detached' });
});

test('the browser offers to install it', async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'pencilmark-profile-'));
  const executablePath = await findTestChromium();
  const own = await chromium.launchPersistentContext(profile, { executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const page = await own.newPage();
    await page.goto(server.address);
    await boardReady(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const session = await own.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({ name: 'Pencilmark', display: 'standalone' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await own.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
