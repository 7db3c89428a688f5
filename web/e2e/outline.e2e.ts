/** What is seen before the page's script has arrived. */
import { boardReady } from './board.ts';
import { expect, openContext, test } from './site.ts';

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 720],
] as const) {
  test(`at ${width}×${height} an outline stands where the board will be`, async ({ site }) => {
    const context = await openContext(site, { viewport: { width, height } });
    const page = await context.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/index-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.address, { waitUntil: 'commit' });
    const outline = page.locator('#outline svg');
    await outline.waitFor();
    const before = (await outline.boundingBox())!;
    release();
    await boardReady(page);
    await expect(outline).toBeHidden();
    const after = (await page.getByRole('grid').boundingBox())!;
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(
        Math.abs(before[side] - after[side]),
        `${side}: ${before[side]} and ${after[side]}`,
      ).toBeLessThan(2);
  });
}

test('an address without a board has no outline', async ({ site }) => {
  const context = await openContext(site);
  const page = await context.newPage();
  await page.route(/assets\/index-.*\.js$/, () => {});
  await page.goto(`${site.address}#/learn`, { waitUntil: 'commit' });
  await page.locator('#app').waitFor({ state: 'attached' });
  await expect(page.locator('#outline')).toBeHidden();
});
