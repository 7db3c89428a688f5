/** What is fetched late and cannot be: a message stands where it would, and Try again brings it. */
import type { Page } from '@playwright/test';
import { boardReady } from './board.ts';
import { expect, openContext, type Site, test } from './site.ts';

const FAILED = /Couldn’t load this|You’re offline/;

interface Net {
  /** What the names of the files contain that are refused. */
  refuses: RegExp | undefined;
  /** What the server answers instead. */
  status: 'none' | 404;
}

/** A page whose late files are refused as `net` says. */
async function pageBehind(site: Site, net: Net, path = ''): Promise<Page> {
  const context = await openContext(site, { viewport: { width: 390, height: 760 } });
  await context.route('**/assets/**', (route) => {
    if (!net.refuses?.test(route.request().url())) return route.continue();
    return net.status === 404 ? route.fulfill({ status: 404, body: '' }) : route.abort('failed');
  });
  const page = await context.newPage();
  await page.goto(site.address + path);
  return page;
}

/** The browser itself says on the console that a file could not be had. */
function forgiveRefusals(site: Site): void {
  const own = site.trouble.filter(
    (line) => !/Failed to load resource|dynamically imported module|net::ERR/.test(line),
  );
  site.trouble.splice(0, site.trouble.length, ...own);
}

const PAGES = ['today', 'puzzles', 'learn', 'library', 'make', 'make/new', 'statistics', 'watch', 'path'];

for (const path of PAGES) {
  test(`a page that cannot be fetched says so, with the tabs: ${path}`, async ({ site }) => {
    const net: Net = { refuses: /\.js/, status: 'none' };
    const page = await pageBehind(site, { ...net, refuses: undefined });
    await boardReady(page);
    await page
      .context()
      .route('**/assets/*.js', (route) => (net.refuses ? route.abort('failed') : route.continue()));
    await page.evaluate((to) => (location.hash = `#/${to}`), path);
    await expect(page.getByText(FAILED).first()).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Library' }).last()).toBeVisible();
    net.refuses = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(FAILED)).toHaveCount(0);
    forgiveRefusals(site);
  });
}

for (const [name, press] of [
  ['the hint', (page: Page) => page.getByRole('button', { name: 'Hint', exact: true }).click()],
  ['the tools', (page: Page) => page.getByRole('button', { name: 'Tools', exact: true }).click()],
  ['a dialog', (page: Page) => page.keyboard.press('?')],
  ['the moves', (page: Page) => page.keyboard.press('m')],
  ['the check', (page: Page) => page.keyboard.press('Enter')],
  ['a paste', (page: Page) => page.evaluate(pasteLine)],
] as const) {
  test(`code of an action that cannot be fetched is told, and comes by Try again: ${name}`, async ({
    site,
  }) => {
    const net: Net = { refuses: undefined, status: 'none' };
    const page = await pageBehind(site, net);
    await boardReady(page);
    await page.getByRole('gridcell').first().click();
    net.refuses = /\.js/;
    await press(page);
    const notice = page.getByRole('region', { name: FAILED });
    await expect(notice).toBeVisible();
    net.refuses = undefined;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await boardReady(page);
    forgiveRefusals(site);
  });
}

for (const [name, file, language] of [
  ['the worker of hints', /logic\.worker/, 'en'],
  ['the language of explanations', /assets\/de-[^/]*\.js/, 'de'],
] as const) {
  test(`a hint says that it could not be fetched, and asks again: ${name}`, async ({ site }) => {
    const net: Net = { refuses: undefined, status: 'none' };
    const page = await pageBehind(site, net);
    await boardReady(page);
    await page.evaluate(
      (kept) => localStorage.setItem('pencilmark.settings', kept),
      JSON.stringify({ language, helpChosen: true }),
    );
    await page.reload();
    await boardReady(page);
    await page.getByRole('gridcell').first().click();
    net.refuses = file;
    await page.keyboard.press('h');
    const panel = page.locator('section.hint');
    const again = panel.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ });
    await expect(again).toBeVisible();
    net.refuses = undefined;
    await again.click();
    await expect(panel.locator('.dots')).toBeVisible();
    forgiveRefusals(site);
  });
}

test('a file that a new version has taken away brings the new version, when asked', async ({ site }) => {
  const net: Net = { refuses: undefined, status: 404 };
  const page = await pageBehind(site, net);
  await boardReady(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  net.refuses = /assets\/page-table|TodayPage/;
  await page.evaluate(() => (location.hash = '#/today'));
  await expect(page.getByText(FAILED).first()).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
  forgiveRefusals(site);
});

test('a page that takes long to come says that it is loading', async ({ site }) => {
  let come = (): void => {};
  const waits = new Promise<void>((resolve) => (come = resolve));
  const page = await pageBehind(site, { refuses: undefined, status: 'none' });
  await boardReady(page);
  await page.context().route('**/assets/*Page-*.js', async (route) => {
    await waits;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = '#/today'));
  await expect(page.locator('main').getByText('Loading …')).toBeVisible();
  come();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what nothing waits for is told too: the rules of the board that is opened', async ({ site }) => {
  const net: Net = { refuses: undefined, status: 'none' };
  const page = await pageBehind(site, net, '#/puzzles');
  await page.getByText('Killer', { exact: true }).click();
  net.refuses = /shown-rules/;
  await page
    .getByRole('region', { name: /^Level/ })
    .getByRole('button', { name: /^Medium/ })
    .click();
  await expect(page.getByRole('region', { name: FAILED })).toBeVisible();
  net.refuses = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('svg [class^="rule-"]').first()).toBeVisible();
  forgiveRefusals(site);
});

function pasteLine(): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text',
    '.47..5.19.6..8....5.9........5.184...2.....7...326.9........8.1....4..5.28.6..79.',
  );
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}
