import type { Locator, Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { storedIn } from './storage.ts';
import { cellAt, boardReady, useTool } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const [a, b] = solutionOf(FIRST_PUZZLE).map(({ cell }) => cell);
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Pen' });
const drawn = (page: Page, what: string): Locator => page.locator(`.board .drawing ${what}`);

async function takePen(page: Page): Promise<void> {
  await useTool(page, 'Pen');
  await panel(page).waitFor();
}

/** The place of a candidate in its cell: 1 and 9 are in opposite corners. */
async function placeOf(page: Page, cell: number, digit: 1 | 9): Promise<[number, number]> {
  const { x, y, width, height } = (await cellAt(page, cell).boundingBox())!;
  const share = digit === 1 ? 0.2 : 0.8;
  return [x + width * share, y + height * share];
}

test('a candidate takes several colours, each with its figure, and they are kept and undone', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await takePen(page);
  await page.mouse.click(...(await placeOf(page, a, 9)));
  await expect(cellAt(page, a)).toHaveAttribute('aria-label', /empty, 9 red$/);
  await panel(page).getByRole('button', { name: 'Pen blue' }).click();
  await page.mouse.click(...(await placeOf(page, a, 9)));
  await expect(cellAt(page, a)).toHaveAttribute('aria-label', /empty, 9 red, 9 blue$/);
  const digit = drawn(page, '.kept');
  await expect.poll(() => digit.allTextContents()).toEqual(['9']);
  for (const colour of ['.colour-1', '.colour-6']) await expect(drawn(page, colour)).toHaveCount(1);
  await expect(drawn(page, '.pattern-line')).toHaveCount(2);
  // It is drawn where it was pressed.
  const box = (await digit.boundingBox())!;
  const [x, y] = await placeOf(page, a, 9);
  expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(12);
  await expect.poll(async () => (await storedIn(page, 'records')).length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await boardReady(page);
  await expect(drawn(page, '.kept')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, '.colour-6')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, '.kept')).toHaveCount(0);
});

test('lines and links are drawn from candidate to candidate, and gone when drawn again', async ({ site }) => {
  const { page } = await visitBoard(site);
  await takePen(page);
  for (const [tool, style, words] of [
    ['Line', 'plain', 'line'],
    ['Strong link', 'strong', 'strong link'],
    ['Weak link', 'weak', 'weak link'],
  ] as const) {
    await test.step(tool, async () => {
      await panel(page).getByRole('button', { name: tool, exact: true }).click();
      const [from, to] = [await placeOf(page, a, 1), await placeOf(page, b, 9)];
      await page.mouse.click(...from);
      await expect(page.getByRole('status').first()).toHaveText(/^From 1 at r\dc\d to/);
      await page.mouse.click(...to);
      await expect(cellAt(page, a)).toHaveAttribute(
        'aria-label',
        new RegExp(`empty, ${words} to 9 r\\dc\\d$`),
      );
      const stroke = drawn(page, `.stroke.${style}`);
      await expect(stroke).toHaveCount(1);
      // A figure in its middle identifies its colour without the hue.
      await expect(drawn(page, '.figure')).toHaveCount(1);
      const dashes = await stroke.evaluate((line) => getComputedStyle(line).strokeDasharray);
      expect(dashes === 'none').toBe(style !== 'weak');
      const box = (await stroke.boundingBox())!;
      const near = (one: number, other: number): boolean => Math.abs(one - other) < 25;
      expect(near(box.x, Math.min(from[0], to[0])) && near(box.x + box.width, Math.max(from[0], to[0]))).toBe(
        true,
      );
      expect(await violationsInThemes(page)).toEqual([]);
      await page.mouse.click(...from);
      await page.mouse.click(...to);
      await expect(cellAt(page, a)).toHaveAttribute('aria-label', /empty$/);
      await expect(drawn(page, '.stroke')).toHaveCount(0);
    });
  }
});

test('lines join whole cells too, given ones among them; put away, the pen leaves presses to the board', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const given = FIRST_PUZZLE.givens.search(/[1-9]/);
  await takePen(page);
  await panel(page).getByRole('button', { name: 'Line', exact: true }).click();
  await panel(page).getByRole('checkbox', { name: 'Connect whole cells' }).check();
  await page.mouse.click(...(await placeOf(page, a, 1)));
  await page.mouse.click(...(await placeOf(page, given, 9)));
  await expect(cellAt(page, a)).toHaveAttribute('aria-label', /empty, line to r\dc\d$/);
  await expect(cellAt(page, given)).toHaveAttribute('aria-label', /given, line to r\dc\d$/);
  await expect(drawn(page, '.stroke.plain')).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await cellAt(page, b).click();
  await page.keyboard.press('5');
  await expect(cellAt(page, b)).toHaveAttribute('aria-label', /, 5\b/);
});
