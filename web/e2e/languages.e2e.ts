import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openMenu } from './board.ts';
import { boardReady, openSite, type Site, visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The language of the browser, a word of the header's pages, what the first two depths of a hint begin with. */
const LANGUAGES = [
  ['de-AT', 'Spielen', 'Sammlung', /^Sieh dich/],
  ['fr', 'Jouer', 'Collection', /^Regardez/],
  ['es-MX', 'Jugar', 'Colección', /^Mira/],
  ['ja', '遊ぶ', '本棚', /を見てください。$/],
  ['cs', 'Hrát', 'Sbírka', /^Podívej se/],
  ['ar', 'العب', 'المكتبة', /^انظر/],
] as const;

test.each(LANGUAGES)(
  'the page speaks %s where the browser wants it',
  async (locale, play, library, nudge) => {
    const { page, trouble, context } = await visit(site, { locale, viewport: { width: 1280, height: 720 } });
    await boardReady(page);
    const html = page.locator('html');
    expect(await html.getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(await html.getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('link', { name: play, exact: true }).waitFor();

    // The board is not turned round: its first cell is its leftmost.
    const [first, second] = await Promise.all(
      [0, 1].map((index) => page.getByRole('gridcell').nth(index).boundingBox()),
    );
    expect(first!.x).toBeLessThan(second!.x);
    const focusedX = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().x);
    await page.getByRole('gridcell').first().click();
    await page.keyboard.press('ArrowRight');
    expect(await focusedX()).toBeCloseTo(second!.x, 0);
    // What is drawn lies where the cells are.
    const given = (await page.locator('[role=gridcell][aria-readonly=true]').first().boundingBox())!;
    const digit = (await page.locator('.board .drawing .given').first().boundingBox())!;
    expect(digit.x).toBeGreaterThan(given.x);
    expect(digit.x + digit.width).toBeLessThan(given.x + given.width);

    await page.keyboard.press('h');
    await page.getByText(nudge).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: library, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: library }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await context.close();
  },
);

test.each(LANGUAGES)('no page is wider than a phone in %s', async (locale) => {
  const { page, context } = await visit(site, { locale, viewport: { width: 360, height: 640 } });
  await boardReady(page);
  for (const name of ['puzzles', 'make', 'watch', 'library', 'statistics', 'daily', 'share', 'print']) {
    await page.evaluate((to) => (location.hash = `#/${to}`), name);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, wide]).toEqual([name, 360]);
  }
  await context.close();
});

test('another language is chosen in the settings, and stays', async () => {
  const { page, trouble, context } = await visit(site);
  await boardReady(page);
  await openMenu(page, 'Settings');
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Spielen', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(trouble).toEqual([]);
  await context.close();
});
