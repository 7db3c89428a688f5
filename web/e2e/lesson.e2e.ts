/** A lesson by touch, by keyboard alone, and by names and live messages alone; in Arabic; without a network. */
import type { Page } from '@playwright/test';
import { violations, violationsInThemes } from './axe.ts';
import { boardReady } from './board.ts';
import { expect as expectAny, test as base } from './contexts.ts';
import { DIST, serveCopy } from './folder-server.ts';
import { expect, test, visit } from './site.ts';

/** The positions of a seed are always the same. */
const LESSON = '#/learn/x-wing/lesson?seed=abc';

const sheet = (page: Page) => page.locator('main.drill section');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('gridcell').nth((row - 1) * 9 + column - 1);

/** The text of the live region for results. */
const told = (page: Page) => page.locator('[aria-live=polite]');

/** Moves the cursor by the arrow keys. */
async function walkTo(page: Page, row: number, column: number): Promise<void> {
  const at = Number(await page.locator('[role=gridcell]:focus').getAttribute('data-cell'));
  const down = row - 1 - Math.floor(at / 9);
  const right = column - 1 - (at % 9);
  for (let k = 0; k < Math.abs(down); k++) await page.keyboard.press(down < 0 ? 'ArrowUp' : 'ArrowDown');
  for (let k = 0; k < Math.abs(right); k++) await page.keyboard.press(right < 0 ? 'ArrowLeft' : 'ArrowRight');
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('a lesson by touch: a wrong touch is answered with what fails', async ({ site }) => {
  test.slow();
  const viewport = { width: 360, height: 640 };
  const { page } = await visit(site, { viewport, hasTouch: true, reducedMotion: 'reduce' }, LESSON);
  await expect(page.getByRole('heading', { name: 'X-wing', level: 2 })).toBeFocused();
  await expect(sheet(page)).toContainText('1 of 4 · The idea');
  await expectNoViolations(page);
  await next(page).tap();

  await expect(page.getByRole('heading', { name: 'Tap the two places for 5 in row 3' })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await cell(page, 1, 1).tap();
  await expect(sheet(page)).toContainText('is already filled');
  await cell(page, 1, 2).tap();
  await expect(sheet(page)).toContainText('isn’t in row 3');
  await cell(page, 3, 2).tap();
  await expect(sheet(page)).toContainText('can’t be 5');
  await expectNoViolations(page);
  await cell(page, 3, 3).tap();
  await expect(sheet(page)).toContainText('1 of 2 found');
  await cell(page, 3, 4).tap();
  await next(page).tap();
  await cell(page, 4, 3).tap();
  await cell(page, 4, 4).tap();
  await next(page).tap();
  await expect(sheet(page)).toContainText('The two 5s use up both columns');
  await next(page).tap();

  await expect(page.getByRole('heading', { name: 'Remove what the X-wing rules out' })).toBeVisible();
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
  // On the 9 of it: in the lower right corner.
  const { x, y, width } = (await cell(page, 2, 4).boundingBox())!;
  await page.touchscreen.tap(x + width * 0.83, y + width * 0.83);
  await expect(cell(page, 2, 4)).toHaveAttribute('aria-label', /crossed out 9$/);
  await page.getByRole('button', { name: 'Check', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
  await next(page).tap();

  await expect(page.getByRole('heading', { name: 'Looks like an X-wing. Tap what spoils it' })).toBeVisible();
  await cell(page, 8, 3).tap();
  await expect(sheet(page)).toContainText('is as it should be');
  await cell(page, 8, 4).tap();
  await expect(sheet(page)).toContainText(
    /Looks like an X-wing, but row 8 has (a third|another) place for 6/,
  );
  await expectNoViolations(page);
  for (const button of await sheet(page).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.y + box.height, await button.innerText()).toBeLessThanOrEqual(viewport.height);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  await next(page).tap();
  await expect(page.getByRole('heading', { name: 'Where it hides' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Try three' }).tap();
  await expect(page).toHaveURL(/x-wing\/drill\?seed=abc&count=3$/);
});

test('a lesson by keyboard alone', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, LESSON);
  await expect(page.getByRole('heading', { name: 'X-wing', level: 2 })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  for (const [row, column] of [
    [3, 3],
    [3, 4],
  ]) {
    await walkTo(page, row, column);
    await page.keyboard.press('Enter');
  }
  await expect(told(page)).toContainText('Right');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tap the two places for 5 in row 4' })).toBeVisible();
  for (const column of [3, 4]) {
    await walkTo(page, 4, column);
    await page.keyboard.press('5');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^X-wing: where can 5 go/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
  await walkTo(page, 2, 4);
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Looks like an X-wing. Tap what spoils it' })).toBeVisible();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await walkTo(page, 8, 4);
  await page.keyboard.press(' ');
  await expect(page.getByRole('heading', { name: /^Looks like an X-wing, but row 8/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where it hides' })).toBeFocused();
});

test('a chain by names and live messages alone', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn/xy-chain/lesson?seed=abc');
  await next(page).press('Enter');
  await expect(told(page)).toContainText(
    'Tap what row 1, column 8 must be. Suppose row 1, column 8 isn’t 9..',
  );
  const keys = page.getByRole('group', { name: 'Digits of the cell' });
  await keys.getByRole('button', { name: '9', exact: true }).press('Enter');
  await expect(told(page)).toContainText('row 1, column 8 can’t be 9');
  await keys.getByRole('button', { name: '7', exact: true }).press('Enter');
  await expect(told(page)).toContainText('Right');
  await next(page).press('Enter');
  await expect(told(page)).toContainText(/Then row \d, column \d can’t be 7/);
});

test('a lesson in Arabic, and the way to it from its technique', async ({ site }) => {
  const { page } = await visit(site, { locale: 'ar', viewport: { width: 360, height: 640 } }, LESSON);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(sheet(page)).toContainText('1 من 4 · الفكرة');
  await page.getByRole('button', { name: 'التالي' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('المس المكانين للرقم 5');
  await expectNoViolations(page);
  await page.goto(`${site.address}#/learn/pointing`);
  await page.getByRole('link', { name: 'درس' }).click();
  await expect(sheet(page)).toContainText('1 من 4 · الفكرة');
});

base('a lesson without a network', async ({ newContext }) => {
  const server = await serveCopy(DIST);
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(server.address);
  await boardReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.remove();
  await page.goto(`${server.address}${LESSON}`);
  await next(page).click();
  await expectAny(page.getByRole('heading', { name: 'Tap the two places for 5 in row 3' })).toBeVisible();
});
