import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { DIST, serveFolder } from './folder-server.ts';
import {
  cellAt,
  boardReady,
  focusedLabel,
  openMenu,
  choosePuzzle,
  pasteText,
  chooseHelp,
  useTool,
} from './board.ts';
import { expect, test, visit, visitBoard, openContext, siteAt } from './site.ts';

const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);

/** Actions on the page, each with a sign that it is done. */
const STATES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['playing, with marks, colours, a conflict', playABit],
  ['paused', (page) => page.keyboard.press('p').then(() => isThere(page, 'region', 'Paused'))],
  ['paused, with timer and gauge', pauseTimed],
  ['the first conflict', firstConflict],
  ['won', win],
  ['solved by the program', solve],
  ['a refusal', refuse],
  ['several cells, corner mode', severalCells],
  ['toast', startOver],
  [
    'menu',
    (page) =>
      page
        .getByRole('button', { name: 'Menu' })
        .click()
        .then(() => isThere(page, 'dialog')),
  ],
  ['import', pasteTooLittle],
  ['keys', (page) => page.keyboard.press('?').then(() => isThere(page, 'dialog', 'Keyboard shortcuts'))],
  ['keys, one in conflict', takeKey],
  ['settings', (page) => openMenu(page, 'Settings').then(() => isThere(page, 'dialog', 'Settings'))],
  ['puzzles', openPuzzles],
  ['16×16', (page) => choosePuzzle(page, /^16×16/)],
  ['samurai', (page) => choosePuzzle(page, /^Samurai/)],
];

function isThere(page: Page, role: 'region' | 'dialog', name?: string): Promise<void> {
  return page.getByRole(role, { name }).waitFor();
}

async function playABit(page: Page): Promise<void> {
  await chooseHelp(page, 'Full');
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
    await page.keyboard.press(key);
  const other = solutionOf(FIRST_PUZZLE)[1];
  await cellAt(page, other.cell).click();
  await page.keyboard.press(/[1-9]/.exec(FIRST_PUZZLE.givens.slice(0, 9))![0]);
}

async function firstConflict(page: Page): Promise<void> {
  await cellAt(page, cell).click();
  await page.keyboard.press(/[1-9]/.exec(FIRST_PUZZLE.givens.slice(0, 9))![0]);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-invalid', 'true');
}

async function refuse(page: Page): Promise<void> {
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit1', 'Shift+Digit2']) await page.keyboard.press(key);
  await useTool(page, 'Singles');
  await page.getByText('No singles here.').first().waitFor();
}

async function startOver(page: Page): Promise<void> {
  await playABit(page);
  await useTool(page, 'Restart');
  await isThere(page, 'region', 'Puzzle restarted.');
}

async function pasteTooLittle(page: Page): Promise<void> {
  await pasteText(page, '12345');
  await expect(page.locator('#import-reading')).not.toBeEmpty();
}

async function severalCells(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
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
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
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
  await page.getByRole('button', { name: 'Change shortcut: Pause', exact: true }).click();
  await page.keyboard.press('h');
  await page.getByText('H is already').waitFor();
}

async function openPuzzles(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
}

for (const [name, prepare] of STATES) {
  test(`axe finds nothing in any theme: ${name}`, async ({ site }) => {
    const { page } = await visitBoard(site, { reducedMotion: 'reduce' });
    await prepare(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

test('the grid has the roles that a screen reader needs', async ({ site }) => {
  const { page } = await visitBoard(site);
  const grid = page.getByRole('grid', { name: 'Sudoku board, 9×9' });
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  await expect(grid.getByRole('row')).toHaveCount(9);
  await expect(grid.getByRole('row').first().getByRole('gridcell')).toHaveCount(9);
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('[role=gridcell][aria-readonly=true]')).toHaveCount(
    FIRST_PUZZLE.givens.replaceAll('.', '').length,
  );
  await expect(page.locator('svg.drawing').first()).toHaveAttribute('aria-hidden', 'true');
});

for (const [width, height] of [
  [360, 640],
  [1280, 720],
]) {
  test(`at ${width} × ${height} the board is whole, the largest thing, and big enough for a finger`, async ({
    site,
  }) => {
    const { page } = await visitBoard(site, { viewport: { width, height } });
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    expect(board.x + board.width).toBeLessThanOrEqual(width);
    expect(board.width / 9).toBeGreaterThanOrEqual(36);
    const keys = page.getByRole('region', { name: 'Keypad' });
    const pad = (await keys.boundingBox())!;
    expect(pad.y + pad.height).toBeLessThanOrEqual(height);
    expect(board.width * board.height).toBeGreaterThan(pad.width * pad.height);
    for (const button of await page.getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    // All actions are in view.
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    const solve = (await page.getByRole('button', { name: 'Solve', exact: true }).boundingBox())!;
    expect(solve.y + solve.height).toBeLessThanOrEqual(height);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  });
}

test('the first play stays within its budget', async ({ site }) => {
  const context = await openContext(site);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.split('/').at(-1)!));
  await page.goto(site.address);
  await boardReady(page);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const folder = join(import.meta.dirname, '../dist/assets');
  const weigh = (ending: string): number =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending) && loaded.has(file) && !/worker/.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  expect(weigh('.js')).toBeGreaterThan(10_000);
  expect(weigh('.js')).toBeLessThanOrEqual(62_000);
  expect(weigh('.css')).toBeLessThanOrEqual(8_200);
});

test('a tab is named by its page, buttons by what they do, and the focus is never lost on the way', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await expect(page).toHaveTitle('Beginner · 9×9 · Pencilmark');
  for (const [name, title] of [
    ['Set', 'Set a puzzle'],
    ['Library', 'Library'],
    ['Puzzles', 'New puzzle'],
  ]) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(page).toHaveTitle(`${title} · Pencilmark`);
  }
  const names = await page
    .getByRole('region', { name: /^Level/ })
    .getByRole('button')
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
  const notices = await page.getByRole('link', { name: 'Copyright notices' }).getAttribute('href');
  const text = await (await page.request.get(new URL(notices!, site.address).href)).text();
  for (const holder of ['Svelte Contributors', 'Jake Archibald', 'Anthony Fu', 'Luke Edwards'])
    expect(text.toLowerCase()).toContain(holder.toLowerCase());
  await page.getByRole('link', { name: /^Small boards/ }).press('Enter');
  await page.getByRole('button', { name: /^4×4/ }).first().press('Enter');
  await boardReady(page);
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row 1/);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Library' });
  await link.focus();
  expect(
    await link.evaluate((element) => {
      const ring = parseFloat(getComputedStyle(element).outlineOffset);
      return ring + parseFloat(getComputedStyle(element).outlineWidth);
    }),
    'the ring lies within what the row of links shows',
  ).toBeLessThanOrEqual(0);
});

test('nothing moves while the page arrives', async ({ site }) => {
  const context = await openContext(site, { viewport: { width: 360, height: 640 } });
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
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});

test('the security policy is strict, and no inline script or style gets past it', async ({ site }) => {
  const { page } = await visitBoard(site);
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
  await expect.poll(() => site.trouble.join()).toContain('violates the following Content Security Policy');
  site.trouble.length = 0;
});

test('it works from any folder of a server', async ({ newContext }) => {
  const server = await serveFolder(DIST, '/some/folder/');
  const elsewhere = siteAt(server.address, newContext);
  const { page } = await visitBoard(elsewhere);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.keyboard.press('Enter');
  await page.getByText('No mistakes so far.').first().waitFor();
  await choosePuzzle(page, /^4×4/);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  expect(elsewhere.trouble).toEqual([]);
  await server.off();
});

test('the pages without JavaScript lie beside the game', async ({ site }) => {
  const { page } = await visit(site, {}, '#/puzzles');
  await page.getByRole('link', { name: '4×4' }).click();
  await page.waitForURL(/css\/4x4\.html$/);
  await expect(page.locator('script')).toHaveCount(0);
  await page.getByText('No script runs on this page').waitFor();
});
