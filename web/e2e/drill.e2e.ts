/** Learning by doing: a drill and a session by keyboard, a drill by touch, and the progress remembered. */
import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { boardReady } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const DRILL = '#/learn/x-wing/drill?seed=abc&count=2';

const sheet = (page: Page) => page.locator('main.drill section');
const ticks = (page: Page) => page.getByRole('list', { name: /^Position \d+ of \d+$/ });

/** The text of the live region for results. */
const told = (page: Page) => page.locator('[aria-live=polite]');

async function positionReady(page: Page): Promise<void> {
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
}

test('a drill by keyboard: a wrong answer is refuted, a right one is proved, and the memory is kept', async ({
  site,
}) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, DRILL);
  await positionReady(page);
  await expect(page.getByRole('heading', { name: 'Remove what the X-wing rules out' })).toBeVisible();
  await expect(told(page)).toContainText('Position 1 of 2');
  expect(await violationsInThemes(page)).toEqual([]);
  // Nothing is marked yet; then all candidates of a cell, of which one is the solution's.
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('Nothing is marked yet');
  const cell = page.locator('[role=gridcell]:focus');
  const [, candidates] = /candidates ([\d ]+)/.exec((await cell.getAttribute('aria-label'))!)!;
  for (const digit of candidates.split(' ')) await page.keyboard.press(digit);
  await expect(cell).toHaveAttribute('aria-label', new RegExp(`crossed out ${candidates}$`));
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText(/Not ruled out: r\dc\d.* can still be \d/);
  await expect(told(page)).toContainText(/Not ruled out: row \d, column \d can still be \d/);
  await page.keyboard.press('Backspace');
  // The position is always the same: in column 4 the 2 of row 5 is eliminated.
  await page.keyboard.press('Home');
  for (let row = 1; row < 5; row++) await page.keyboard.press('ArrowDown');
  for (let column = 1; column < 4; column++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeFocused();
  await expect(sheet(page)).toContainText(/can’t be 2/);
  await expect(sheet(page)).toContainText(/second.* · next review in /);
  expect(await violationsInThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await positionReady(page);
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page.getByRole('heading', { name: '0 of 2 at first try' })).toBeFocused();
  expect(await violationsInThemes(page)).toEqual([]);
  // It is still there after a reload.
  await page.goto(`${site.address}#/learn`);
  await page.reload();
  await expect(page.getByRole('link', { name: /^X-wing begun/ })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('a drill by touch, with and without marks', async ({ site }) => {
  const viewport = { width: 360, height: 640 };
  const { page } = await visit(site, { viewport, hasTouch: true }, '#/learn/x-wing/drill?seed=abc');
  await positionReady(page);
  const cell = page.getByRole('gridcell').nth(4 * 9 + 3);
  const { x, y, width } = (await cell.boundingBox())!;
  // On its 2: in the middle of the upper edge.
  await page.touchscreen.tap(x + width / 2, y + 6);
  await expect(cell).toHaveAttribute('aria-label', /crossed out 2$/);
  const key = page.getByRole('button', { name: /^Cross out 2, / });
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await key.tap();
  await expect(cell).not.toHaveAttribute('aria-label', /crossed out/);
  await page.getByRole('button', { name: 'None', exact: true }).tap();
  await expect(cell).not.toHaveAttribute('aria-label', /candidates/);
  await key.tap();
  for (const button of await sheet(page).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.y + box.height, await button.innerText()).toBeLessThanOrEqual(viewport.height);
  }
  await page.getByRole('button', { name: 'Check', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
  const next = (await page.getByRole('button', { name: 'Next position' }).boundingBox())!;
  expect(next.y + next.height).toBeLessThanOrEqual(viewport.height);
});

test('what is due is on the page of the day and in the menu', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn/x-wing/drill?seed=abc&count=1');
  await positionReady(page);
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(sheet(page)).toContainText('comes back soon');
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  // Two days later.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 2 * 86_400_000;
  });
  await page.goto(`${site.address}#/today`);
  await page.reload();
  const due = page.getByRole('link', { name: /^1 due today\s*about 4 minutes$/ });
  await expect(due).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^1 due today/ })
    .press('Enter');
  await expect(page).toHaveURL(/#\/learn\/session/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session by keyboard, of ten positions', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await page.getByRole('link', { name: 'Session', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#\/learn\/session\?seed=\w+$/);
  for (let at = 1; at <= 10; at++) {
    await expect(ticks(page)).toHaveAccessibleName(`Position ${at} of 10`);
    await positionReady(page);
    await page.getByRole('button', { name: 'Show me' }).press('Enter');
    await page.getByRole('button', { name: at < 10 ? 'Next position' : 'Finish' }).press('Enter');
  }
  await expect(page.getByRole('heading', { name: '0 of 10 at first try' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Full house' })).toContainText(/in /);
});

test('a hint leads to practice', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (let depth = 1; depth <= 3; depth++) {
    await page.keyboard.press('h');
    await page
      .locator('[data-aside] i.on')
      .nth(depth - 1)
      .waitFor();
  }
  await page.getByRole('link', { name: 'Practise this' }).click();
  await positionReady(page);
  await page.goBack();
  await boardReady(page);
});
