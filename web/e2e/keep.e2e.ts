import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { cellAt, labelOf, serialText } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, openSite, type Site, visitBoard, watchTrouble } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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

test('every move is there again after a reload, with marks, colours and what can be redone', async () => {
  const { page, trouble, context } = await visitBoard(site);
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
  expect(await serialText(page)).toBe(text);
  expect(await labelOf(page, cell)).toBe(label);
  await page.keyboard.press('Control+y');
  expect(await entered(page)).toBe(7);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a page that is killed in the middle of play loses at most its last move', async () => {
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
    expect(await entered(page)).toBeGreaterThanOrEqual(before + 1);
  }
  await context.close();
});

/** Ends the page's process at once, as a crash or a full memory would. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

test('a closed page is found again as it was', async () => {
  const { page, context } = await visitBoard(site);
  for (let index = 0; index < 5; index++) await enterStep(page, index);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(site.address);
  await boardReady(again);
  expect(await entered(again)).toBeGreaterThanOrEqual(4);
  await context.close();
});

test('two tabs: one plays, the other can take over, nothing is overwritten', async () => {
  const { page: first, trouble, context } = await visitBoard(site);
  await enterStep(first, 0);
  const second = await context.newPage();
  const alsoTrouble = watchTrouble(second, site);
  await second.goto(site.address);
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  expect(await second.getByRole('gridcell').count()).toBe(0);
  expect(await violationsInThemes(second)).toEqual([]);
  await enterStep(first, 1);

  await second.getByRole('button', { name: 'Play here' }).click();
  await boardReady(second);
  expect(await entered(second)).toBe(2);
  await first.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await first.keyboard.press('Control+z');
  await enterStep(second, 2);

  await first.getByRole('button', { name: 'Play here' }).click();
  await boardReady(first);
  expect(await entered(first)).toBe(3);
  await enterStep(first, 3);
  await first.reload();
  await boardReady(first);
  expect(await entered(first)).toBe(4);
  expect([...trouble, ...alsoTrouble]).toEqual([]);
  await context.close();
});

test('a browser that keeps nothing says so, and the game goes on', async () => {
  const { context } = await visitBoard(site);
  const page = await context.newPage();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
  });
  await page.goto(site.address);
  await boardReady(page);
  await page.getByText('This browser keeps no games here').waitFor();
  await enterStep(page, 0);
  expect(await entered(page)).toBe(1);
  await context.close();
});

test('a full disk is told, and the game is offered as a file', async () => {
  const { page, context } = await visitBoard(site);
  await enterStep(page, 0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await enterStep(page, 1);
  const trouble = page.getByRole('region', { name: 'Keeping the game' });
  await trouble.getByText('the disk is full').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trouble.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  expect(await entered(page)).toBe(2);
  await context.close();
});

test('a damaged game is told and kept, and another puzzle lies ready', async () => {
  const { page, context } = await visitBoard(site);
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
  const trouble = page.getByRole('region', { name: 'Keeping the game' });
  await trouble.getByText('A stored game could not be read').waitFor();
  expect(await trouble.getByRole('button', { name: 'Save as a file' }).count()).toBe(1);
  expect(await violationsInThemes(page)).toEqual([]);
  await context.close();
});
