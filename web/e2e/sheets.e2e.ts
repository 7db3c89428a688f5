import type { Page } from '@playwright/test';
import { boardReady, chooseHelp, depthReached, hintPanel, openMenu } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function openTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('region', { name: 'Tools' }).waitFor();
}

async function openHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await depthReached(page, 1);
}

/** What is open on the board's page, and how it is named. */
const SHEETS = [
  ['the hint', openHint, (page: Page) => hintPanel(page)],
  ['the tools', openTools, (page: Page) => page.getByRole('region', { name: 'Tools' })],
  [
    'the moves',
    (page: Page) => page.keyboard.press('u'),
    (page: Page) => page.getByRole('region', { name: 'Moves' }),
  ],
  [
    'the pen',
    (page: Page) => page.keyboard.press('l'),
    (page: Page) => page.getByRole('region', { name: 'Pen' }),
  ],
  [
    'the menu',
    (page: Page) => page.getByRole('button', { name: 'Menu' }).click(),
    (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  ],
  [
    'the settings',
    (page: Page) => openMenu(page, 'Settings'),
    (page: Page) => page.getByRole('dialog', { name: 'Settings' }),
  ],
] as const;

const addressIn = (page: Page): Promise<string> => page.evaluate(() => location.hash);

for (const [name, open, sheetIn] of SHEETS)
  test(`Back closes ${name}, and a page that is left takes it along`, async ({ site }) => {
    const { page } = await visit(site, PHONE, '#/puzzles');
    await page.evaluate(() => (location.hash = '#/play'));
    await boardReady(page);
    const game = await addressIn(page);
    await open(page);
    await sheetIn(page).waitFor();
    await page.goBack();
    await expect(sheetIn(page)).toHaveCount(0);
    expect(await addressIn(page)).toBe(game);
    // Forward does not open it again, and leads nowhere else.
    await page.goForward();
    await expect(sheetIn(page)).toHaveCount(0);
    expect(await addressIn(page)).toBe(game);

    // Closed by a press, it leaves nothing behind in the history.
    await open(page);
    await sheetIn(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(sheetIn(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => (history.state as { sheets: number }).sheets)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'New puzzle', level: 1 }).waitFor();
    await page.goForward();
    await boardReady(page);

    // Another address closes it, and it is closed on return.
    await open(page);
    await sheetIn(page).waitFor();
    await page.evaluate(() => (location.hash = '#/library'));
    await page.getByRole('heading', { name: 'Library', level: 1 }).waitFor();
    await expect(sheetIn(page)).toHaveCount(0);
    await page.goBack();
    await boardReady(page);
    await expect(sheetIn(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => (history.state as { sheets: number }).sheets)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'New puzzle', level: 1 }).waitFor();
  });

test('a link beside an open hint leads on, and Back to the board without it', async ({ site }) => {
  const { page } = await visitBoard(site, PHONE);
  await openHint(page);
  await page.getByRole('link', { name: /^Today, / }).click();
  await expect.poll(() => addressIn(page)).toBe('#/today');
  await page.goBack();
  await boardReady(page);
  await expect(hintPanel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await openHint(page);
});

test('a hint that was put away by a pause, a win or a language is not an empty sheet', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openHint(page);
  await page.keyboard.press('p');
  await page
    .getByRole('button', { name: /Resume|Continue/ })
    .first()
    .waitFor();
  await page.keyboard.press('p');
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await expect(hintPanel(page)).toHaveCount(0);
  await openHint(page);
  await chooseHelp(page, 'None');
  await openMenu(page, 'Settings');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-aside]')).toHaveCount(0);
});

test('a puzzle begun in a dialog is there when the dialog’s entry has gone', async ({ site }) => {
  const { page } = await visitBoard(site);
  const before = await addressIn(page);
  await openMenu(page, 'Import puzzle…');
  await page
    .getByRole('textbox', { name: 'Puzzle text' })
    .fill('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => addressIn(page)).not.toBe(before);
  const after = await addressIn(page);
  await expect.poll(() => page.evaluate(() => (history.state as { sheets: number }).sheets)).toBe(0);
  expect(await addressIn(page)).toBe(after);
  await expect(page.locator(`main[data-game="${after.slice('#/play/'.length)}"]`)).toHaveCount(1);
});
