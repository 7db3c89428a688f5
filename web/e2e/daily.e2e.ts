import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { serialText } from './board.ts';
import { boardReady, openSite, type Site, visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A Tuesday at noon, wherever the test runs. */
const TODAY = new Date(2026, 10, 24, 12);

async function visitAt(path: string, moment = TODAY, options = {}) {
  const visited = await visit(site, { reducedMotion: 'reduce', ...options });
  await visited.page.clock.setFixedTime(moment);
  await visited.page.goto('about:blank');
  await visited.page.goto(site.address + path);
  return visited;
}

async function solve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('heading', { name: /^Solved/ }).waitFor();
}

async function playToday(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await boardReady(page);
}

test('the puzzle of a day is the same for everybody, and the calendar shows how far one is', async () => {
  const first = await visitAt('#/daily');
  await first.page.getByText('Easy · not begun').waitFor();
  await playToday(first.page);
  const puzzle = await serialText(first.page);
  expect(await first.page.title()).toBeTruthy();
  const second = await visitAt('#/daily');
  await playToday(second.page);
  expect(await serialText(second.page)).toBe(puzzle);
  await second.context.close();
  // Where that day has come and gone otherwise, it is the same puzzle still.
  for (const [timezoneId, moment] of [
    ['Pacific/Auckland', '2026-11-24T00:01+13:00'],
    ['Pacific/Honolulu', '2026-11-24T23:59-10:00'],
  ]) {
    const far = await visitAt('#/daily', new Date(moment), { timezoneId });
    await playToday(far.page);
    expect(await serialText(far.page), timezoneId).toBe(puzzle);
    await far.context.close();
  }

  // The day before is another puzzle, and another level.
  const { page } = first;
  await page.evaluate(() => (location.hash = '#/daily'));
  await page.getByRole('button', { name: /November 23, 2026: Beginner, not begun/ }).click();
  await boardReady(page);
  expect(await serialText(page)).not.toBe(puzzle);
  await solve(page);
  await page.evaluate(() => (location.hash = '#/daily'));
  await page.getByRole('button', { name: /November 23, 2026: Beginner, solved/ }).waitFor();
  // The program finished it: that is no row of days.
  await page.getByText('Daily puzzles solved in a row: 0.').waitFor();
  expect(await page.getByRole('button', { name: /November 25, 2026/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('button', { name: /October 31, 2026: Expert/ }).waitFor();
  // Today goes on where it was.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await boardReady(page);
  expect(await serialText(page)).toBe(puzzle);
  expect(first.trouble).toEqual([]);
  await first.context.close();
});

test('the page of puzzles leads to today and to the game that was left', async () => {
  const { page, context } = await visitAt('#/daily');
  await playToday(page);
  await page.evaluate(() => (location.hash = '#/puzzles'));
  const atOnce = page.getByRole('navigation', { name: 'At once' });
  await atOnce.getByRole('link', { name: /Today/ }).waitFor();
  await atOnce.getByRole('link', { name: /Continue.*Daily/ }).click();
  await boardReady(page);
  await context.close();
});

test('statistics count what was solved, and tell help from none', async () => {
  const { page, trouble, context } = await visitAt('#/statistics');
  await page.getByText('Nothing is solved yet.').waitFor();
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByRole('button', { name: /^4×4/ }).first().click();
  await boardReady(page);
  // The check is help; the digits come from the solution that the program showed and that was taken back.
  await solve(page);
  const solution = await serialText(page);
  await page.evaluate(() => (location.hash = '#/statistics'));
  await page.getByText('1 more was finished by the program').waitFor();

  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByRole('button', { name: /^4×4/ }).first().click();
  await boardReady(page);
  await page.keyboard.press('Enter');
  await page.getByText('No mistakes so far.').first().waitFor();
  for (let cell = 0; cell < 16; cell++) {
    await page.getByRole('gridcell').nth(cell).click();
    await page.keyboard.press(solution[cell]);
  }
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#/statistics'));
  const row = page
    .getByRole('row')
    .filter({ hasText: /Beginner|Easy|Without a level/ })
    .first();
  // Level, solved, with help, hints, checks, best, median, days in a row, longest.
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual(['1', '1', '0', '1', '–', '–', '1', '1']);
  const bars = page.getByRole('img', { name: /^Solved in each of the last/ });
  expect(await bars.locator('rect').count()).toBe(12);
  expect(await bars.locator('text').allTextContents()).toEqual(['1']);
  await page.getByText('As a table').click();
  await page.getByRole('cell', { name: '1', exact: true }).last().waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('times without help are plotted by level, and days in a row are counted', async () => {
  const { page, context } = await visitAt('#/puzzles');
  for (const [name, played] of [
    [/^4×4/, 1],
    [/^6×6 Easy/, 2],
  ] as const) {
    await page.evaluate(() => (location.hash = '#/puzzles'));
    await page.getByRole('button', { name }).first().click();
    await boardReady(page);
    await solve(page);
    const solution = await serialText(page);
    await page.keyboard.press('Control+z');
    await page.evaluate(() => (location.hash = '#/puzzles'));
    await page.getByRole('button', { name }).first().click();
    await boardReady(page);
    for (const cell of solution.split('').keys()) {
      await page.getByRole('gridcell').nth(cell).click();
      await page.keyboard.press(solution[cell]);
    }
    await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
    await page.evaluate(() => (location.hash = '#/statistics'));
    const times = page.getByRole('img', { name: 'Times by level' });
    await expect.poll(() => times.locator('circle').count()).toBe(played);
  }
  const totals = page.locator('dl');
  await expect
    .poll(() => totals.innerText())
    .toMatch(/Solved\s+2\s+Without help\s+2\s+Days in a row\s+1 day/);
  await context.close();
});

test.each(['#/daily', '#/statistics'])('axe finds nothing in any theme: %s', async (path) => {
  const { page, context } = await visitAt('#/daily');
  await playToday(page);
  await solve(page);
  await page.evaluate((hash) => (location.hash = hash), path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(300);
  expect(await violationsInThemes(page)).toEqual([]);
  await context.close();
});
