import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { boardText, boardReady, choosePuzzle, useTool, boardShows, boardChanges } from './board.ts';
import { expect, test, visit, type Site } from './site.ts';
import { storedIn } from './storage.ts';

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
  await lead(page).click();
  await boardReady(page);
}

/** Play, Continue or the time, on the card of today's puzzle. */
function lead(page: Page): Locator {
  const card = page.getByRole('region', { name: /^Today’s puzzle/ });
  return card.getByRole('button', { name: /^(Play|Continue|Solved)/ });
}

async function goToToday(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/today'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Finishes the current game, with the solution that the program shows on another page. */
async function solveByHand(site: Site, page: Page, id: string): Promise<void> {
  const helper = await visitAt(site, `#/today/${id.slice(-10)}`);
  await boardReady(helper.page);
  await solve(helper.page);
  const solution = await boardText(helper.page);
  await helper.context.close();
  const given = await boardText(page);
  for (const [cell, digit] of [...solution].entries()) {
    if (/[1-9]/.test(given[cell])) continue;
    await page.getByRole('gridcell').nth(cell).click();
    await page.keyboard.press(digit);
  }
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
}

test('the puzzle of a day is the same for everybody, and the calendar shows how far one is', async ({
  site,
}) => {
  const first = await visitAt(site, '#/today');
  await first.page.getByRole('region', { name: 'Today’s puzzle Easy' }).waitFor();
  await expect.poll(() => first.page.title()).toBe('Today · Pencilmark');
  await playToday(first.page);
  await expect.poll(() => first.page.title()).toBe('Easy · Today · Pencilmark');
  const puzzle = await boardText(first.page);
  const second = await visitAt(site, '#/today');
  await playToday(second.page);
  await boardShows(second.page, puzzle);
  await second.context.close();
  // At other times of that day, and in other time zones, it is still the same puzzle.
  for (const [timezoneId, moment] of [
    ['Pacific/Auckland', '2026-11-24T00:01+13:00'],
    ['Pacific/Honolulu', '2026-11-24T23:59-10:00'],
  ]) {
    const far = await visitAt(site, '#/today', new Date(moment), { timezoneId });
    await playToday(far.page);
    await boardShows(far.page, puzzle, timezoneId);
    await far.context.close();
  }

  // The day before is another puzzle, and another level.
  const { page } = first;
  await goToToday(page);
  await page.getByRole('button', { name: /23 November 2026: Beginner, not started/ }).click();
  await boardReady(page);
  await boardChanges(page, puzzle);
  await solve(page);
  await goToToday(page);
  // The program finished it: that is no solve.
  await page.getByRole('button', { name: /23 November 2026: Beginner, in progress/ }).waitFor();
  await page.getByText('0 on the day, 0 later.').waitFor();
  await expect(page.getByRole('button', { name: /25 November 2026/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: /31 October 2026: Expert/ }).waitFor();
  // Today's puzzle continues where it was.
  await expect(lead(page)).toHaveText('Continue');
  await lead(page).click();
  await boardReady(page);
  await boardShows(page, puzzle);
});

test('a day counts when its puzzle is finished on it; a later solve is a ring', async ({ site }) => {
  const { page } = await visitAt(site, '#/today', TODAY, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await playToday(page);
  await solveByHand(site, page, 'daily-2026-11-24');
  const won = page.getByRole('region', { name: 'Solved' });
  await won.getByText('1 day in a row').waitFor();
  const week = won.getByRole('list', { name: 'This week' }).getByRole('listitem');
  await expect(week).toHaveCount(7);
  await expect(week.nth(1)).toContainText('Tuesday 24: solved on the day');
  await won.getByRole('link', { name: 'Play today’s twist' }).waitFor();
  await won.getByRole('button', { name: 'Another Easy' }).waitFor();
  await won.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Result copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Pencilmark 24 Nov · Easy · without help\n${site.address}#/today/2026-11-24`,
  );
  await goToToday(page);
  await page.getByText('1 day in a row').waitFor();
  await expect(lead(page)).toHaveText(/^Solved in \d+:\d\d$/);
  await page.getByRole('button', { name: /24 November 2026: Easy, solved on the day/ }).waitFor();
  await page.getByRole('button', { name: /16 November 2026: Beginner/ }).click();
  await boardReady(page);
  await solveByHand(site, page, 'daily-2026-11-16');
  await goToToday(page);
  await page.getByRole('button', { name: /16 November 2026: Beginner, solved later/ }).waitFor();
  await page.getByText('1 on the day, 1 later. Longest streak: 1 day.').waitFor();
});

test('today’s twist is a small variant, and offline all of the week is there', async ({ site }) => {
  const { page } = await visitAt(site, '#/today');
  await page.getByRole('button', { name: /Today’s twist Kropki 6×6 · Easy · about \d+ min/ }).click();
  await boardReady(page);
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await goToToday(page);
  await page.getByRole('button', { name: /Today’s twist Kropki 6×6 · Easy · in progress/ }).waitFor();
  await expect.poll(async () => (await storedIn(page, 'days')).length).toBeGreaterThan(15);
});

test('a puzzle that takes long says so, and can be given up', async ({ site }) => {
  const { page } = await visitAt(site, '#/puzzles');
  await page.evaluate(() => {
    const real = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: [unknown]) {
      if ((given[0] as { name?: string }).name !== 'make') real.apply(this, given);
    } as typeof real;
  });
  await goToToday(page);
  await page.getByText('Making your puzzle …').first().waitFor();
  // Play is where it was; puzzles made ahead cannot be cancelled.
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  const place = await lead(page).boundingBox();
  await lead(page).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  expect(await lead(page).boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(lead(page)).toHaveText('Play');
});

test('former addresses lead to the day', async ({ site }) => {
  const { page } = await visitAt(site, '#/daily');
  await page.getByRole('heading', { level: 1, name: 'Tuesday 24 November' }).waitFor();
  await page.evaluate(() => (location.hash = '#/daily/2026-11-22'));
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/play/daily-2026-11-22');
});

for (const [timezoneId, before, heading, after] of [
  // The clocks go forward or back on the first two nights, but not in Tokyo.
  ['Europe/Berlin', '2026-03-28T23:59:50+01:00', 'Saturday 28 March', 'Sunday 29 March'],
  ['America/New_York', '2026-10-31T23:59:50-04:00', 'Saturday 31 October', 'Sunday 1 November'],
  ['Asia/Tokyo', '2026-11-30T23:59:50+09:00', 'Monday 30 November', 'Tuesday 1 December'],
] as const)
  test(`left open past midnight in ${timezoneId}, the page turns over`, async ({ site }) => {
    const { page } = await visit(site, { reducedMotion: 'reduce', timezoneId });
    await page.clock.install({ time: new Date(before) });
    await page.goto('about:blank');
    await page.goto(site.address + '#/today');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.clock.fastForward(20_000);
    await page.getByRole('heading', { level: 1, name: after }).waitFor();
    // A machine that slept past midnight misses the timer: the page looks again when it is seen again.
    await page.clock.setSystemTime(new Date(2026, 11, 24, 7));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('heading', { level: 1, name: 'Thursday 24 December' }).waitFor();
    await page.clock.setSystemTime(new Date(2026, 11, 25, 7));
    await lead(page).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('daily-2026-12-25');
  });

test('statistics count what was solved, and tell help from none', async ({ site }) => {
  const { page } = await visitAt(site, '#/statistics');
  await page.getByText('Nothing solved yet.').waitFor();
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await choosePuzzle(page, /^4×4/);
  // The check is help; the digits come from the solution that the program showed and that was undone.
  await solve(page);
  const solution = await boardText(page);
  await page.evaluate(() => (location.hash = '#/statistics'));
  await page.getByText('1 more was solved by Pencilmark').waitFor();

  await page.evaluate(() => (location.hash = '#/puzzles'));
  await choosePuzzle(page, /^4×4/);
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
  // Solved, with help, hints, checks, best, median, days in a row, longest; then what leads to Learn.
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual(['1', '1', '0', '1', '–', '–', '1', '1', 'Practise']);
  await expect(row.getByRole('link')).toHaveAttribute('href', /^#\/learn\/set\?do=.*single\/drill/);
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
    await choosePuzzle(page, name);
    await solve(page);
    const solution = await boardText(page);
    await page.keyboard.press('Control+z');
    await choosePuzzle(page, name);
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
  await expect
    .poll(() => totals.innerText())
    .toMatch(/Solved\s+2\s+Without help\s+2\s+Current streak\s+1 day/);
});

test('axe finds nothing in any theme, on the calendar and the statistics', async ({ site }) => {
  const { page } = await visitAt(site, '#/today');
  await playToday(page);
  await solve(page);
  for (const [path, words] of [
    ['#/today', 'Solved by Pencilmark'],
    ['#/statistics', '1 more was solved by Pencilmark'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(words).first().waitFor();
    expect(await violationsInThemes(page), path).toEqual([]);
  }
});

test('the lines of small boards are drawn softly: crisp ones under a pixel vanish in some browsers', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/today');
  await page.locator('.thumb svg').first().waitFor();
  const thin = await page.locator('svg [class$="-line"]').evaluateAll((lines) =>
    lines
      .filter((line) => {
        const { strokeWidth, shapeRendering } = getComputedStyle(line);
        return parseFloat(strokeWidth) < 1 && /crisp/i.test(shapeRendering);
      })
      .map((line) => line.getAttribute('class')),
  );
  expect(thin).toEqual([]);
});
