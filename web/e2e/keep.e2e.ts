import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, labelOf, serial, serialText, boardReady } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);

async function enterStep(page: Page, index: number): Promise<void> {
  const { cell, symbol } = steps[index];
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
}

/** How many of the solution's digits stand on the board. */
async function entered(page: Page): Promise<number> {
  const text = await serialText(page);
  return steps.filter(({ cell, symbol }) => text[cell] === symbol).length;
}

test('every move is there again after a reload, with marks, colours and what can be redone', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  for (let index = 0; index < 6; index++) await enterStep(page, index);
  const { cell } = steps[7];
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit1', 'Control+Digit5', 'Control+Shift+Digit3'])
    await page.keyboard.press(key);
  const label = await labelOf(page, cell);
  await enterStep(page, 8);
  await page.keyboard.press('Control+z');
  const text = await serialText(page);
  await page.reload();
  await boardReady(page);
  await expect(serial(page)).toHaveValue(text);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', label);
  await page.keyboard.press('Control+y');
  await expect.poll(() => entered(page)).toBe(7);
});

test('a page that is killed in the middle of play loses at most its last move', async ({ site }) => {
  const { page: first, context } = await visitBoard(site);
  let page = first;
  for (let round = 0; round < 5; round++) {
    const before = await entered(page);
    await enterStep(page, before);
    await enterStep(page, before + 1);
    await crash(page);
    page = await context.newPage();
    await page.goto(site.address);
    await boardReady(page);
    await expect.poll(() => entered(page)).toBeGreaterThanOrEqual(before + 1);
  }
});

/** Ends the page's process at once, as a crash or a full memory would. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

test('a closed page is found again as it was', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  for (let index = 0; index < 5; index++) await enterStep(page, index);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(site.address);
  await boardReady(again);
  await expect.poll(() => entered(again)).toBeGreaterThanOrEqual(4);
});

test('two tabs: one plays, the other can take over, nothing is overwritten', async ({ site }) => {
  const { page: first, context } = await visitBoard(site);
  await enterStep(first, 0);
  const second = await context.newPage();
  await second.goto(site.address);
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await expect(second.getByRole('gridcell')).toHaveCount(0);
  expect(await violationsInThemes(second)).toEqual([]);
  await enterStep(first, 1);

  await second.getByRole('button', { name: 'Play here' }).click();
  await boardReady(second);
  await expect.poll(() => entered(second)).toBe(2);
  await first.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await first.keyboard.press('Control+z');
  await enterStep(second, 2);

  await first.getByRole('button', { name: 'Play here' }).click();
  await boardReady(first);
  await expect.poll(() => entered(first)).toBe(3);
  await enterStep(first, 3);
  await first.reload();
  await boardReady(first);
  await expect.poll(() => entered(first)).toBe(4);
});

test('a browser that keeps nothing says so, and the game goes on', async ({ site }) => {
  const { context } = await visitBoard(site);
  const page = await context.newPage();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
  });
  await page.goto(site.address);
  await boardReady(page);
  await page.getByText('Your browser is blocking storage').waitFor();
  await enterStep(page, 0);
  await expect.poll(() => entered(page)).toBe(1);
});

test('a full disk is told, and the game is offered as a file', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterStep(page, 0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await enterStep(page, 1);
  const trouble = page.getByRole('region', { name: 'Saving' });
  await trouble.getByText('the disk is full').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trouble.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect.poll(() => entered(page)).toBe(2);
});

test('a damaged game is told and kept, and another puzzle lies ready', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterStep(page, 0);
  await page.evaluate(async () => {
    const opening = indexedDB.open('pencilmark-games');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const games = opening.result.transaction('saves', 'readwrite').objectStore('saves');
    const reading = games.getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    const writing = games.put({ ...reading.result[0], save: '{"format":"pencilmark' });
    await new Promise((resolve) => (writing.onsuccess = resolve));
    opening.result.close();
  });
  await page.reload();
  await boardReady(page);
  const trouble = page.getByRole('region', { name: 'Saving' });
  await trouble.getByText('A saved game couldn’t be read').waitFor();
  await expect(trouble.getByRole('button', { name: 'Download a copy' })).toHaveCount(1);
  expect(await violationsInThemes(page)).toEqual([]);
});
