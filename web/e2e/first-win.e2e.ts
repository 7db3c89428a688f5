import type { Page } from '@playwright/test';
import { boardReady, boardText, cellAt, choosePuzzle, useTool } from './board.ts';
import { expect, openContext, test, visitBoard, type Site } from './site.ts';
import { storedIn } from './storage.ts';

async function solveByProgram(page: Page): Promise<string> {
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
  return boardText(page);
}

async function fill(page: Page, solution: string): Promise<void> {
  const given = await boardText(page);
  for (const [cell, symbol] of [...solution].entries()) {
    if (given[cell] !== '.') continue;
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
}

/** The solution of a collection's puzzle, from another profile. */
async function solutionIn(site: Site, name: RegExp): Promise<string> {
  const { context, page } = await visitBoard(site);
  await choosePuzzle(page, name);
  const solution = await solveByProgram(page);
  await context.close();
  return solution;
}

interface Head {
  readonly id: string;
  readonly played: number;
  readonly status: string;
}

async function headOf(page: Page): Promise<Head> {
  const id = await page.evaluate(() => location.hash.split('/')[2]);
  const heads = (await storedIn(page, 'games')) as Head[];
  return heads.find((head) => head.id === id)!;
}

test('the time of the first win stays, in this visit and after a reload', async ({ site }) => {
  const solution = await solutionIn(site, /^4×4/);
  const context = await openContext(site, { reducedMotion: 'reduce' });
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(site.address);
  await boardReady(page);
  await choosePuzzle(page, /^4×4/);
  await page.clock.fastForward(30_000);
  await fill(page, solution);
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  await expect.poll(async () => (await headOf(page)).status).toBe('won');
  const { played } = await headOf(page);
  expect(played).toBeGreaterThanOrEqual(30_000);

  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.reload();
      await page.getByRole('heading', { name: /^Solved in \d:\d\d$/ }).waitFor();
    }
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await headOf(page)).status).toBe('open');
    await page.clock.fastForward(600_000);
    await page.keyboard.press('Control+y');
    await page.getByRole('heading', { name: /^Solved( in \d:\d\d)?$/ }).waitFor();
    await expect.poll(async () => (await headOf(page)).status).toBe('won');
    expect((await headOf(page)).played).toBe(played);
  }
});

test('a board filled by hand after a look at the solution says so', async ({ site }) => {
  const { page } = await visitBoard(site);
  await choosePuzzle(page, /^4×4/);
  const solution = await solveByProgram(page);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await useTool(page, 'Restart');
  await fill(page, solution);
  await page.getByRole('heading', { name: 'Solved, after a look at the solution' }).waitFor();
  await page.goto(`${site.address}#/library`);
  await page.getByText('solved after a look').waitFor();
});

test('the puzzle of a day that was begun on it counts until three in the night', async ({ site }) => {
  const context = await openContext(site, { reducedMotion: 'reduce' });
  const helper = await context.newPage();
  await helper.goto(`${site.address}#/play/twist-2026-11-24`);
  await boardReady(helper);
  const rules = helper.getByRole('button', { name: 'Start' });
  if (await rules.isVisible()) await rules.click();
  const solution = await solveByProgram(helper);
  await context.close();

  const own = await openContext(site, { reducedMotion: 'reduce' });
  await own.clock.install({ time: new Date(2026, 10, 24, 23, 50) });
  const page = await own.newPage();
  await page.goto(`${site.address}#/play/twist-2026-11-24`);
  await boardReady(page);
  await page.clock.setSystemTime(new Date(2026, 10, 25, 0, 1));
  await fill(page, solution);
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  await page.getByText('1 day in a row').waitFor();
  // Whatever is changed later, the day counts.
  await page.clock.setSystemTime(new Date(2026, 10, 25, 12, 0));
  await page.keyboard.press('Control+z');
  await page.evaluate(() => (location.hash = '#/today'));
  await page.getByText('1 day in a row').waitFor();
});
