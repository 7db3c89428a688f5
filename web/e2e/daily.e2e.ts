import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { serial, serialText, boardReady, useTool } from './board.ts';
import { expect, test, visit, type Site } from './site.ts';

/** A Tuesday at noon, in every time zone. */
const TODAY = new Date(2026, 10, 24, 12);

async function visitAt(site: Site, path: string, moment = TODAY, options = {}) {
  const visited = await visit(site, { reducedMotion: 'reduce', ...options });
  await visited.page.clock.setFixedTime(moment);
  await visited.page.goto('about:blank');
  await visited.page.goto(site.address + path);
  return visited;
}

async function solve(page: Page): Promise<void> {
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: /^(Solved|Auto-solved)/ }).waitFor();
}

async function playToday(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await boardReady(page);
}

test('the puzzle of a day is the same for everybody, and the calendar shows how far one is', async ({
  site,
}) => {
  const first = await visitAt(site, '#/daily');
  await first.page.getByText('Easy · not started').waitFor();
  await playToday(first.page);
  const puzzle = await serialText(first.page);
  await expect.poll(() => first.page.title()).toBeTruthy();
  const second = await visitAt(site, '#/daily');
  await playToday(second.page);
  await expect(serial(second.page)).toHaveValue(puzzle);
  await second.context.close();
  // Where that day has come and gone otherwise, it is the same puzzle still.
  for (const [timezoneId, moment] of [
    ['Pacific/Auckland', '2026-11-24T00:01+13:00'],
    ['Pacific/Honolulu', '2026-11-24T23:59-10:00'],
  ]) {
    const far = await visitAt(site, '#/daily', new Date(moment), { timezoneId });
    await playToday(far.page);
    await expect(serial(far.page), timezoneId).toHaveValue(puzzle);
    await far.context.close();
  }

  // The day before is another puzzle, and another level.
  const { page } = first;
  await page.evaluate(() => (location.hash = '#/daily'));
  await page.getByRole('button', { name: /November 23, 2026: Beginner, not started/ }).click();
  await boardReady(page);
  await expect(serial(page)).not.toHaveValue(puzzle);
  await solve(page);
  await page.evaluate(() => (location.hash = '#/daily'));
  await page.getByRole('button', { name: /November 23, 2026: Beginner, solved/ }).waitFor();
  // The program finished it: that is no row of days.
  await page.getByText('Current streak: 0.').waitFor();
  await expect(page.getByRole('button', { name: /November 25, 2026/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: /October 31, 2026: Expert/ }).waitFor();
  // Today goes on where it was.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await boardReady(page);
  await expect(serial(page)).toHaveValue(puzzle);
  await first.context.close();
});

test('left open past midnight, the calendar goes on to the new day, and Play opens it', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date(2026, 10, 30, 23, 59, 50) });
  await page.goto('about:blank');
  await page.goto(site.address + '#/daily');
  await page.getByRole('heading', { name: 'Monday, November 30, 2026' }).waitFor();
  await page.clock.fastForward(20_000);
  await page.getByRole('heading', { name: 'Tuesday, December 1, 2026' }).waitFor();
  await page.getByRole('heading', { name: 'December 2026', exact: true }).waitFor();
  // A machine that slept past midnight misses the timer: the page looks again when it is seen again.
  await page.clock.setSystemTime(new Date(2026, 11, 2, 7));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('heading', { name: 'Wednesday, December 2, 2026' }).waitFor();
  await page.clock.setSystemTime(new Date(2026, 11, 3, 7));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('daily-2026-12-03');
});

test('statistics count what was solved, and tell help from none', async ({ site }) => {
  const { page } = await visitAt(site, '#/statistics');
  await page.getByText('Nothing solved yet.').waitFor();
  await page.evaluate(() => (location.hash = '#/puzzles/small'));
  await page.getByRole('button', { name: /^4×4/ }).first().click();
  await boardReady(page);
  // The check is help; the digits come from the solution that the program showed and that was taken back.
  await solve(page);
  const solution = await serialText(page);
  await page.evaluate(() => (location.hash = '#/statistics'));
  await page.getByText('1 more was auto-solved').waitFor();

  await page.evaluate(() => (location.hash = '#/puzzles/small'));
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
    .filter({ hasText: /Beginner|Easy|Unrated/ })
    .first();
  // Level, solved, with help, hints, checks, best, median, days in a row, longest.
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual(['1', '1', '0', '1', '–', '–', '1', '1']);
  const bars = page.getByRole('img', { name: /^Solved per week, last/ });
  await expect(bars.locator('rect')).toHaveCount(12);
  await expect.poll(() => bars.locator('text').allTextContents()).toEqual(['1']);
  await page.getByText('As a table').click();
  await page.getByRole('cell', { name: '1', exact: true }).last().waitFor();
});

test('times without help are plotted by level, and days in a row are counted', async ({ site }) => {
  const { page } = await visitAt(site, '#/puzzles');
  for (const [name, played] of [
    [/^4×4/, 1],
    [/^6×6/, 2],
  ] as const) {
    await page.evaluate(() => (location.hash = '#/puzzles/small'));
    await page.getByRole('button', { name }).first().click();
    await boardReady(page);
    await solve(page);
    const solution = await serialText(page);
    await page.keyboard.press('Control+z');
    await page.evaluate(() => (location.hash = '#/puzzles/small'));
    await page.getByRole('button', { name }).first().click();
    await boardReady(page);
    for (const cell of solution.split('').keys()) {
      await page.getByRole('gridcell').nth(cell).click();
      await page.keyboard.press(solution[cell]);
    }
    await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
    await page.evaluate(() => (location.hash = '#/statistics'));
    const times = page.getByRole('img', { name: 'Times by level' });
    await expect(times.locator('circle')).toHaveCount(played);
  }
  const totals = page.locator('dl');
  await expect.poll(() => totals.innerText()).toMatch(/Solved\s+2\s+Unassisted\s+2\s+Current streak\s+1 day/);
});

test('axe finds nothing in any theme, on the calendar and the statistics', async ({ site }) => {
  const { page } = await visitAt(site, '#/daily');
  await playToday(page);
  await solve(page);
  for (const [path, words] of [
    ['#/daily', 'solved'],
    ['#/statistics', '1 more was auto-solved'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(words).first().waitFor();
    expect(await violationsInThemes(page), path).toEqual([]);
  }
});
