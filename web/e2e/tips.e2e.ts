import type { Page } from '@playwright/test';
import { boardText, cellAt, depthReached, openMenu } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const tipIn = (page: Page) => page.getByRole('tooltip');

test('every button without words and every button with a key says so under a resting mouse', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, 0).click();
  for (const [name, text] of [
    ['Undo', 'Undo · Ctrl Z'],
    ['Erase', 'Erase · Backspace'],
    ['Hint', 'Hint · H'],
    ['Tools', 'Tools'],
    ['Settings', 'Settings'],
    ['Menu', 'Menu'],
  ]) {
    if (name === 'Undo') await page.getByRole('button', { name: '1', exact: false }).first().click();
    const button = page.getByRole('button', { name, exact: true });
    await button.hover();
    await expect(tipIn(page)).toHaveText(text);
    await expect(button).toHaveAccessibleName(name);
  }
  await page.getByText('Corner', { exact: true }).hover();
  await expect(tipIn(page)).toHaveText('Corner · X');
  // No button that shows nothing but a picture is left without one, and none has a title of the browser's.
  for (const button of await page.locator(':is(header, .play) button:visible:enabled').all()) {
    if ((await button.innerText()).trim() !== '') continue;
    await page.mouse.move(0, 700);
    await expect(tipIn(page)).toHaveCount(0);
    await button.hover();
    await expect(tipIn(page)).toContainText((await button.getAttribute('aria-label'))!);
  }
  await expect(page.locator(':is(header, .play) [title]')).toHaveCount(0);
});

test('a tip can be hovered, stays, and goes at Escape, a press or scrolling', async ({ site }) => {
  const { page } = await visitBoard(site);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const board = await boardText(page);
  await hint.hover();
  await tipIn(page).hover();
  await expect(tipIn(page)).toBeVisible();
  const [tip, grid] = [await tipIn(page).boundingBox(), await page.getByRole('grid').boundingBox()];
  const isApart =
    tip!.x >= grid!.x + grid!.width ||
    tip!.x + tip!.width <= grid!.x ||
    tip!.y >= grid!.y + grid!.height ||
    tip!.y + tip!.height <= grid!.y;
  expect(isApart).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tipIn(page)).toHaveCount(0);
  expect(await boardText(page)).toBe(board);

  await page.mouse.move(0, 700);
  await hint.hover();
  await tipIn(page).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await expect(tipIn(page)).toHaveCount(0);

  await page.mouse.move(0, 700);
  await hint.hover();
  await tipIn(page).waitFor();
  await hint.click();
  await expect(tipIn(page)).toHaveCount(0);
  await depthReached(page, 1);
});

test('the keyboard’s focus shows a tip, touch does not, and a changed key is the one that is named', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await page.getByRole('button', { name: 'Settings', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await expect(tipIn(page)).toHaveText('Menu');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Single-letter shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByText('Corner', { exact: true }).hover();
  // Without its letter it has no key, and its word is on it.
  await page.getByRole('button', { name: 'Tools', exact: true }).hover();
  await expect(tipIn(page)).toHaveText('Tools');

  const phone = await visitBoard(site, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.page.getByRole('button', { name: 'Erase', exact: true }).tap();
  await phone.page.getByRole('button', { name: 'Tools', exact: true }).tap();
  await phone.page.getByRole('region', { name: 'Tools' }).waitFor();
  await expect(tipIn(phone.page)).toHaveCount(0);
});
