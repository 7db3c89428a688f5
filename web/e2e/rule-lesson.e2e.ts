/** Lessons on rules beyond houses: cages by touch, a whispers line by keyboard. */
import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { expect, test, visit } from './site.ts';

const sheet = (page: Page) => page.locator('main.drill section');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell').nth((row - 1) * 9 + column - 1);

test('cages by touch: a digit is asked for, and what it follows from is drawn', async ({ site }) => {
  test.slow();
  const viewport = { width: 360, height: 640 };
  const address = '#/learn/cage-combination/lesson?seed=abc';
  const { page } = await visit(site, { viewport, hasTouch: true, reducedMotion: 'reduce' }, address);
  await expect(page.getByRole('heading', { name: 'Cage combinations', level: 2 })).toBeFocused();
  expect(await violationsInThemes(page)).toEqual([]);
  await button(page, 'Next').tap();
  await expect(sheet(page)).toContainText('must be');
  await cell(page, 1, 1).tap();
  await expect(sheet(page)).toContainText('that we ask about');
  await expect(button(page, 'Next')).toBeDisabled();
  expect(await violationsInThemes(page)).toEqual([]);
  await button(page, '3').tap();
  await expect(sheet(page)).toContainText('Right');
  await button(page, 'Next').tap();
  await expect(sheet(page)).toContainText('With the 21 cage');
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
  expect(await violationsInThemes(page)).toEqual([]);
});

test('a whispers line by keyboard, to what spoils it', async ({ site }) => {
  test.slow();
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn/whisper-line/lesson?seed=abc');
  await expect(page.getByRole('heading', { name: 'Whispers line', level: 2 })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Tap the shaded cells that lose their 6');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(sheet(page).locator('.fault')).toBeVisible();
  await button(page, 'Show me').press('Enter');
  await expect(sheet(page)).toContainText('Right');
  await button(page, 'Next').press('Enter');
  await expect(sheet(page)).toContainText('Tap the shaded cells that lose their 4');
  await button(page, 'Show me').press('Enter');
  await button(page, 'Next').press('Enter');
  await expect(sheet(page)).toContainText('must be');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
  await expect(sheet(page)).toContainText('Right');
  await button(page, 'Next').press('Enter');
  await expect(sheet(page)).toContainText('differ by at least 5');
  await button(page, 'Next').press('Enter');
  await button(page, 'Show me').press('Enter');
  await button(page, 'Next').press('Enter');
  await expect(sheet(page)).toContainText('that makes that possible');
  await button(page, 'Show me').press('Enter');
  await expect(sheet(page)).toContainText('Because');
  await button(page, 'Next').press('Enter');
  await expect(page.getByRole('heading', { name: 'Where it hides' })).toBeFocused();
  expect(await violationsInThemes(page)).toEqual([]);
});
