import { violations } from './axe.ts';
import { boardReady, openMenu } from './board.ts';
import { expect, test, visit } from './site.ts';

/** The language of the browser, a word from the header, and the first words of a hint at its first two depths. */
const LANGUAGES = [
  ['de-AT', 'Heute', 'Bibliothek', /^Sieh dir/],
  ['fr', 'Du jour', 'Archives', /^Regardez/],
  ['es-MX', 'Hoy', 'Biblioteca', /^Mira/],
  ['ja', '今日', 'ライブラリ', /を見てください。$/],
  ['cs', 'Dnes', 'Knihovna', /^Podívej se/],
  ['ar', 'اليوم', 'المكتبة', /^انظر/],
] as const;

for (const [locale, today, library, nudge] of LANGUAGES) {
  test(`the page speaks ${locale} where the browser wants it`, async ({ site }) => {
    const { page } = await visit(site, { locale, viewport: { width: 1280, height: 720 } });
    await boardReady(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('link', { name: today, exact: true }).waitFor();

    // The board is not mirrored: its first cell is the leftmost.
    const [first, second] = await Promise.all(
      [0, 1].map((index) => page.getByRole('gridcell').nth(index).boundingBox()),
    );
    expect(first!.x).toBeLessThan(second!.x);
    const focusedX = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().x);
    await page.getByRole('gridcell').first().click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedX()).toBeCloseTo(second!.x, 0);
    // The drawing is at the same place as the cells.
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

    // No page is wider than a phone.
    await page.setViewportSize({ width: 360, height: 640 });
    for (const name of [
      'puzzles',
      'learn',
      'make',
      'watch',
      'library',
      'statistics',
      'today',
      'share',
      'print',
    ]) {
      await page.evaluate((to) => (location.hash = `#/${to}`), name);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
    }
  });
}

test('another language is chosen in the settings, and stays', async ({ site }) => {
  const { page } = await visit(site);
  await boardReady(page);
  await openMenu(page, 'Settings');
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Heute', exact: true }).waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
