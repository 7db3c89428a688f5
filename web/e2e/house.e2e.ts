import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { cellAt, chooseHelp, choosePuzzle, openMenu, pasteText } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, openSite, type Site, visit, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);

const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['playing, with marks, colours, a conflict', playABit],
  ['paused', (page) => page.keyboard.press('p')],
  ['paused, with timer and gauge', pauseTimed],
  ['won', win],
  ['solved by the program', solve],
  ['a refusal', (page) => page.getByRole('button', { name: 'Accept', exact: true }).click()],
  ['several cells, corner mode', severalCells],
  ['toast', (page) => playABit(page).then(() => openMenu(page, 'Start over'))],
  ['menu', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['import', (page) => pasteText(page, '12345')],
  ['keys', (page) => page.keyboard.press('?')],
  ['keys, one in conflict', takeKey],
  ['settings', (page) => openMenu(page, 'Settings')],
  ['puzzles', openPuzzles],
  ['16×16', (page) => choosePuzzle(page, /^16×16/)],
  ['samurai', (page) => choosePuzzle(page, /^Samurai/)],
];

async function playABit(page: Page): Promise<void> {
  await chooseHelp(page, 'Everything');
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
    await page.keyboard.press(key);
  const other = solutionOf(FIRST_PUZZLE)[1];
  await cellAt(page, other.cell).click();
  await page.keyboard.press(/[1-9]/.exec(FIRST_PUZZLE.givens.slice(0, 9))![0]);
}

async function severalCells(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('x');
}

/** Pastes the board with one cell left open, and fills it. */
async function win(page: Page): Promise<void> {
  const text = [...FIRST_PUZZLE.givens];
  for (const step of solutionOf(FIRST_PUZZLE)) text[step.cell] = step.symbol;
  text[cell] = '.';
  await pasteText(page, text.join(''));
  await page.getByText('exactly one solution').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
}

async function solve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('heading', { name: 'Solved by the program' }).waitFor();
}

async function pauseTimed(page: Page): Promise<void> {
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('region', { name: 'Paused' }).getByRole('img').waitFor();
}

async function takeKey(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Change the key of: Pause', exact: true }).click();
  await page.keyboard.press('h');
  await page.getByText('H is the key of').waitFor();
}

async function openPuzzles(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('heading', { name: 'Hard' }).waitFor();
}

test.each(STATES)('axe finds nothing in any theme: %s', async (_, prepare) => {
  const { page, trouble, context } = await visitBoard(site, { reducedMotion: 'reduce' });
  await prepare(page);
  await page.waitForTimeout(150);
  expect(await violationsInThemes(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await context.close();
});

test('the grid has the roles that a screen reader needs', async () => {
  const { page, context } = await visitBoard(site);
  const grid = page.getByRole('grid', { name: 'Sudoku board, 9×9' });
  expect(await grid.getAttribute('aria-multiselectable')).toBe('true');
  expect(await grid.getByRole('row').count()).toBe(9);
  expect(await grid.getByRole('row').first().getByRole('gridcell').count()).toBe(9);
  expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
  expect(await page.locator('[role=gridcell][aria-readonly=true]').count()).toBe(
    FIRST_PUZZLE.givens.replaceAll('.', '').length,
  );
  expect(await page.locator('svg.drawing').first().getAttribute('aria-hidden')).toBe('true');
  await context.close();
});

test.each([
  [360, 640],
  [1280, 720],
])('at %i × %i the board is whole, the largest thing, and big enough for a finger', async (width, height) => {
  const { page, context } = await visitBoard(site, { viewport: { width, height } });
  const board = (await page.getByRole('grid').boundingBox())!;
  expect(board.y + board.height).toBeLessThanOrEqual(height);
  expect(board.x + board.width).toBeLessThanOrEqual(width);
  expect(board.width / 9).toBeGreaterThanOrEqual(36);
  const keys = page.getByRole('region', { name: 'Keys' });
  const pad = (await keys.boundingBox())!;
  expect(pad.y + pad.height).toBeLessThanOrEqual(height);
  expect(board.width * board.height).toBeGreaterThan(pad.width * pad.height);
  for (const button of await page.getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height), await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  // On a laptop all that can be done is in view; on a phone what is rarer lies below.
  if (width > height) {
    const solve = (await page.getByRole('button', { name: 'Solve', exact: true }).boundingBox())!;
    expect(solve.y + solve.height).toBeLessThanOrEqual(height);
  }
  const help = (await page.getByRole('region', { name: 'How much help' }).boundingBox())!;
  for (const covered of [
    page.getByText('Easy · 9×9').first(),
    page.getByRole('link', { name: 'Pencilmark' }),
  ]) {
    const box = (await covered.boundingBox())!;
    const isApart =
      box.y + box.height <= help.y || box.x + box.width <= help.x || box.x >= help.x + help.width;
    expect(isApart, await covered.innerText()).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await context.close();
});

test('the first play stays within its budget', async () => {
  const { page, context } = await visit(site);
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.split('/').at(-1)!));
  await page.reload();
  await boardReady(page);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const folder = join(import.meta.dirname, '../dist/assets');
  // First visits also fetch the first puzzle, which this second one may find in storage.
  const isFirst = (file: string): boolean => /^first-game.*js$/.test(file);
  const weigh = (ending: string): number =>
    readdirSync(folder)
      .filter(
        (file) => file.endsWith(ending) && (loaded.has(file) || isFirst(file)) && !file.startsWith('worker'),
      )
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  expect(weigh('.js')).toBeGreaterThan(10_000);
  expect(weigh('.js')).toBeLessThanOrEqual(50_000);
  expect(weigh('.css')).toBeLessThanOrEqual(8_000);
  await context.close();
});

test('nothing moves while the page arrives', async () => {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (let visits = 0; visits < 2; visits++) {
    await page.goto(site.address);
    await boardReady(page);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
  await context.close();
});

test('the security policy is strict, and no inline script or style gets past it', async () => {
  const { page, context } = await visitBoard(site);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.body.append(script);
    return 'intruded' in window;
  });
  expect(ran).toBe(false);
  await context.close();
});

test('it works from any folder of a server', async () => {
  const elsewhere = await openSite('/some/folder/');
  const { page, trouble, context } = await visitBoard(elsewhere);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.keyboard.press('Enter');
  await page.getByText('No mistakes so far.').first().waitFor();
  await choosePuzzle(page, /^4×4/);
  expect(trouble).toEqual([]);
  await context.close();
  await elsewhere.close();
});

test('the pages without JavaScript lie beside the game', async () => {
  const { page, context } = await visit(site, {}, '#/puzzles');
  await page.getByRole('link', { name: '4×4' }).click();
  await page.waitForURL(/css\/4x4\.html$/);
  expect(await page.locator('script').count()).toBe(0);
  await page.getByText('No script runs on this page').waitFor();
  await context.close();
});
