import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, boardShows, choosePuzzle, openMenu, pasteOnBoard } from './board.ts';
import { expect, test, visitBoard, openContext, type Site } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const [{ cell, symbol }] = steps;

/** A visit whose clock can be put forward. */
async function visitWithClock(site: Site): Promise<Page> {
  const context = await openContext(site, { reducedMotion: 'reduce' });
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(site.address);
  await boardReady(page);
  return page;
}

async function showTimer(page: Page): Promise<void> {
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('timer').waitFor();
}

/** Loads the board with one cell left open. */
async function loadAlmostAll(page: Page): Promise<void> {
  const text = [...FIRST_PUZZLE.givens];
  for (const step of steps) text[step.cell] = step.symbol;
  text[cell] = '.';
  await pasteOnBoard(page, text.join(''));
  await boardShows(page, text.join(''));
  await page.getByRole('gridcell', { name: /empty/ }).click();
}

const needle = (page: Page) =>
  page
    .locator('.win .needle')
    .evaluate((shape) => Number.parseFloat(shape.style.getPropertyValue('--angle')));

test('a win stops the clock and shows the gauge at the time that was needed', async ({ site }) => {
  const page = await visitWithClock(site);
  await showTimer(page);
  await loadAlmostAll(page);
  await page.clock.fastForward(2_000);
  await page.keyboard.press(symbol);
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  const gauge = page.locator('.win').getByRole('img', { name: /par .*: fast as a hare/ });
  await gauge.waitFor();
  const [name, angle] = [(await gauge.getAttribute('aria-label'))!, await needle(page)];
  expect(name).toMatch(/^0:(?:0[2-9]|[1-5]\d)/);
  expect(angle).toBeLessThan(88);
  await page.clock.fastForward(60_000);
  // Frames count on the page's own clock: after two of them, the minute's changes are drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect([await gauge.getAttribute('aria-label'), await needle(page)]).toEqual([name, angle]);
});

test('a win tells time and pace also without a timer; opened again it is played again as a new game', async ({
  site,
}) => {
  const page = await visitWithClock(site);
  await loadAlmostAll(page);
  await page.keyboard.press(symbol);
  const won = page.getByRole('region', { name: /^Solved/ });
  await won.getByRole('button', { name: 'Next puzzle' }).waitFor();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await won.getByText(/^\d:\d\d$/).waitFor();
  await won.getByText('Fast as a hare', { exact: true }).waitFor();
  await page.reload();
  await boardReady(page);
  await won.getByRole('heading', { name: /^Solved in 0:\d\d$/ }).waitFor();
  const before = await page.evaluate(() => location.hash);
  await won.getByRole('link', { name: 'Replay' }).waitFor();
  await won.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(before);
  await expect(page.getByRole('gridcell', { name: /empty/ })).toHaveCount(1);
});

test('a win is compared with the games of its kind that were solved without help, and the rail tells how it went', async ({
  site,
}) => {
  const page = await visitWithClock(site);
  await showTimer(page);
  // Five games without help, one that the program helped with, one with hints, and one of another level.
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('pencilmark-games'));
    const tx = database.transaction(['games', 'helps'], 'readwrite');
    const put = (id: number, change: object) =>
      done(
        tx.objectStore('games').put({
          ...{ id: `own-${id}`, title: 'Beginner · 9×9', level: 'beginner', status: 'won', isAuto: false },
          ...{
            created: id,
            updated: id,
            played: 60_000 * id,
            isHelped: false,
            wonOn: '2026-01-01',
            ...change,
          },
        }),
      );
    for (const id of [1, 2, 3, 4, 5]) await put(id, {});
    await put(6, { isHelped: true });
    await put(7, {});
    await put(8, { level: 'easy', title: 'Easy · 9×9' });
    await done(tx.objectStore('helps').put({ game: 'own-7', hints: 1, checks: 0 }));
    database.close();
  });
  await page.keyboard.press('Control+Home');
  for (const [index, step] of steps.entries()) {
    await page.getByRole('gridcell').nth(step.cell).click();
    // One mistake, which is undone.
    if (index === 0) await page.keyboard.press(step.symbol === '1' ? '2' : '1');
    if (index === 1) await page.clock.fastForward(90_000);
    await page.keyboard.press(step.symbol);
  }
  const won = page.getByRole('region', { name: 'Solved' });
  await won.getByText('your 6 Beginner games').waitFor();
  await won.getByText(/^Your usual: [23]:/).waitFor();
  const facts = page.getByRole('region', { name: 'About this game' });
  await expect(facts).toContainText(/Longest pause\s*1:3\d/);
  await expect(facts).toContainText(/Mistakes\s*1/);
  await expect(facts).toContainText(/Rating\s*SE \d\.\d/);
  await expect(facts).toContainText(/Hardest step\s*Hidden single/);
  await facts.getByRole('link', { name: 'Watch the replay' }).waitFor();
});

for (const [reducedMotion, name] of [
  ['no-preference', 'shake'],
  ['reduce', 'none'],
] as const) {
  test(`a wrong finish shakes the board, unless motion is to be reduced: ${reducedMotion}`, async ({
    site,
  }) => {
    const { page } = await visitBoard(site, { reducedMotion });
    await loadAlmostAll(page);
    await page.keyboard.press([...'123456789'].find((digit) => digit !== symbol)!);
    const place = page.locator('.place.shaken');
    await place.waitFor();
    await expect
      .poll(() => place.evaluate((shaken) => getComputedStyle(shaken).animationName))
      .toContain(name);
    await expect(page.getByRole('alert')).toContainText('there are conflicts');
    await expect(page.getByRole('heading', { name: 'Solved' })).toHaveCount(0);
  });
}

test('the timer restarts with each puzzle and pauses while the page is hidden or left', async ({ site }) => {
  const page = await visitWithClock(site);
  await showTimer(page);
  const timer = page.getByRole('timer');
  await page.clock.fastForward('02:00');
  await expect(timer).toHaveText(/2:\d\d/);
  await setHidden(page, 'hidden');
  await page.clock.fastForward('03:00');
  await setHidden(page, 'visible');
  await page.clock.fastForward('01:00');
  // Three minutes, not six.
  await expect(timer).toHaveText(/3:\d\d/);
  await page.evaluate(() => (location.hash = '#/statistics'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.clock.fastForward('10:00');
  await page.evaluate(() => (location.hash = '#/play'));
  await boardReady(page);
  await expect(timer).toHaveText(/3:\d\d/);
  await choosePuzzle(page, /^6×6/);
  await expect(timer).toHaveText(/0:\d\d/);
});

test('a visible clock wakes the page once a second, and a hidden or standing one never', async ({ site }) => {
  const page = await visitWithClock(site);
  await showTimer(page);
  await page.evaluate(() => {
    const counted = { readings: 0, shown: [] as string[] };
    Object.assign(window, { counted });
    const timer = document.querySelector('[role=timer]')!;
    new MutationObserver(() => counted.shown.push(timer.textContent)).observe(timer, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name].bind(window);
      Object.assign(window, {
        [name]: (does: () => void, ms: number, ...rest: unknown[]) =>
          start(() => (counted.readings++, does()), ms, ...rest),
      });
    }
  });
  const counted = () =>
    page.evaluate(() => (window as unknown as { counted: { readings: number; shown: string[] } }).counted);
  await page.clock.runFor(10_000);
  const first = await counted();
  // Ten seconds hold the beginnings of ten or eleven.
  expect([10, 11]).toContain(first.shown.length);
  expect(first.readings).toBeLessThanOrEqual(12);
  await setHidden(page, 'hidden');
  await page.clock.runFor(10_000);
  const hidden = await counted();
  expect(hidden.shown).toHaveLength(10);
  await page.clock.runFor(10_000);
  expect((await counted()).readings).toBe(hidden.readings);
  await setHidden(page, 'visible');
  await page.clock.runFor(3_000);
  expect((await counted()).shown.length).toBeGreaterThanOrEqual(13);
});

test('the gauge falls from hare to tortoise as time passes, later where the puzzle is harder', async ({
  site,
}) => {
  const page = await visitWithClock(site);
  await showTimer(page);
  const gauge = page.getByRole('img', { name: /\(par .*\)/ });
  await gauge.waitFor();
  const angle = () =>
    page
      .locator('header .needle')
      .evaluate((shape) => Number.parseFloat(getComputedStyle(shape).getPropertyValue('--angle')));
  const words = async (): Promise<string> => (await gauge.getAttribute('aria-label')) ?? '';
  const pars: number[] = [];
  for (const name of [/^9×9 Easy/, /^9×9 Hard/]) {
    await choosePuzzle(page, name);
    await expect.poll(words).toMatch(/^0:\d\d.* fast as a hare\.$/);
    const [, minutes, seconds] = /par (\d+):(\d\d)/.exec(await words())!;
    const par = 60 * Number(minutes) + Number(seconds);
    pars.push(par);
    const angles = [await angle()];
    for (const pace of [/between hare and tortoise\.$/, /steady as a tortoise\.$/]) {
      await page.clock.fastForward(par * 1000);
      await expect.poll(words).toMatch(pace);
      angles.push(await angle());
    }
    expect(angles[0]).toBeGreaterThan(75);
    expect(Math.abs(angles[1])).toBeLessThan(10);
    expect(angles[2]).toBe(-88);
  }
  expect(pars[1]).toBeGreaterThan(pars[0]);
  await expect(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
});

/** Makes the page believe that it is hidden or visible. */
async function setHidden(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
