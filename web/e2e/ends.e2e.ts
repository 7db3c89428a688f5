import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePuzzle, openMenu, serialText } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const steps = solutionOf(FIRST_PUZZLE);
const [{ cell, symbol }] = steps;

/** Loads the board with one cell left open. */
async function loadAlmostAll(page: Page): Promise<void> {
  const text = [...FIRST_PUZZLE.givens];
  for (const step of steps) text[step.cell] = step.symbol;
  text[cell] = '.';
  await page.getByRole('textbox', { name: 'The board as text' }).fill(text.join(''));
  await page.keyboard.press('Enter');
  await expect.poll(() => serialText(page)).toBe(text.join(''));
  await page.getByRole('gridcell', { name: /empty/ }).click();
}

const needle = (page: Page) =>
  page
    .locator('.win .needle')
    .evaluate((shape) => Number.parseFloat(shape.style.getPropertyValue('--angle')));

test('a win stops the clock and shows the gauge at the time that was needed', async () => {
  const { page, trouble, context } = await visitBoard(site, { reducedMotion: 'reduce' });
  await loadAlmostAll(page);
  await page.waitForTimeout(1100);
  await page.keyboard.press(symbol);
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  const gauge = page.locator('.win').getByRole('img', { name: /where .* is good: fast as a hare/ });
  await gauge.waitFor();
  const [name, angle] = [await gauge.getAttribute('aria-label'), await needle(page)];
  expect(name).toMatch(/^0:0[1-9]/);
  await page.waitForTimeout(1200);
  expect(await gauge.getAttribute('aria-label')).toBe(name);
  expect(await needle(page)).toBe(angle);
  expect(angle).toBeLessThan(88);
  expect(trouble).toEqual([]);
  await context.close();
});

test.each([
  ['no-preference', 'shake'],
  ['reduce', 'none'],
] as const)(
  'a wrong finish shakes the board, unless motion is to be reduced: %s',
  async (reducedMotion, name) => {
    const { page, context } = await visitBoard(site, { reducedMotion });
    await loadAlmostAll(page);
    await page.keyboard.press([...'123456789'].find((digit) => digit !== symbol)!);
    const place = page.locator('.place.shaken');
    await place.waitFor();
    expect(await place.evaluate((shaken) => getComputedStyle(shaken).animationName)).toContain(name);
    expect(await page.getByRole('alert').textContent()).toContain('a rule is broken');
    expect(await page.getByRole('heading', { name: 'Solved' }).count()).toBe(0);
    await context.close();
  },
);

test('the timer begins anew with each puzzle and stands while the page is hidden or left', async () => {
  const { page, context } = await visitBoard(site);
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  const shown = async (): Promise<string> => (await page.getByRole('timer').textContent()) ?? '';
  await expect.poll(shown, { timeout: 8_000 }).toMatch(/0:0[2-9]/);
  await setHidden(page, 'hidden');
  const stood = await shown();
  await page.waitForTimeout(1300);
  expect(await shown()).toBe(stood);
  await setHidden(page, 'visible');
  await expect.poll(shown, { timeout: 8_000 }).not.toBe(stood);
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByRole('button', { name: /^6×6 Easy/ }).click();
  await boardReady(page);
  expect(await shown()).toBe('0:00');
  await context.close();
});

test('the gauge falls from hare to tortoise as time passes, later where the puzzle is harder', async () => {
  const { page, context } = await visitBoard(site, { reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await boardReady(page);
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  const gauge = page.getByRole('img', { name: /where .* is good/ });
  await gauge.waitFor();
  const angle = () =>
    page
      .locator('header .needle')
      .evaluate((shape) => Number.parseFloat(getComputedStyle(shape).getPropertyValue('--angle')));
  const words = async (): Promise<string> => (await gauge.getAttribute('aria-label')) ?? '';
  const pars: number[] = [];
  for (const name of [/^9×9 Easy/, /^9×9 Hard/]) {
    await choosePuzzle(page, name);
    await expect.poll(words).toMatch(/^0:0\d.* fast as a hare\.$/);
    const [, minutes, seconds] = /where (\d+):(\d\d) is good/.exec(await words())!;
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
  expect(await page.getByRole('timer').getAttribute('aria-live')).toBe('off');
  await context.close();
});

/** Makes the page believe that nobody sees it. */
async function setHidden(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
