import {
  boardReady,
  boardShows,
  boardText,
  cellAt,
  choosePuzzle,
  labelOf,
  openMenu,
  useTool,
} from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

test('digits written on an empty board become the givens, and can be taken back', async ({ site }) => {
  const { page } = await visitBoard(site);
  const tools = page.getByRole('region', { name: 'Tools' });
  const make = tools.getByRole('button', { name: 'Make these the givens' });
  // Nothing was entered yet.
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await expect(make).toBeDisabled();
  await page.keyboard.press('Escape');

  await openMenu(page, 'Clear board');
  await boardShows(page, '.'.repeat(81));
  for (const [cell, digit] of [
    [0, '5'],
    [40, '7'],
  ] as const) {
    await cellAt(page, cell).click();
    await page.keyboard.press(digit);
  }
  expect(await labelOf(page, 0)).not.toContain('given');
  await useTool(page, 'Make these the givens');
  await expect(cellAt(page, 0)).toHaveAttribute('aria-label', /, 5, given/);
  await expect(cellAt(page, 40)).toHaveAttribute('aria-label', /, 7, given/);
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, 0)).toHaveAttribute('aria-label', /, 5$/);
  await page.keyboard.press('Control+y');
  await page.reload();
  await boardReady(page);
  await expect(cellAt(page, 0)).toHaveAttribute('aria-label', /, 5, given/);
});

test('singles are switched on beside the candidates', async ({ site }) => {
  const { page } = await visitBoard(site);
  const shown = page.getByRole('group', { name: 'Show' });
  await shown.getByRole('switch', { name: 'Singles' }).check();
  await expect(page.getByRole('gridcell', { name: /, single \d/ }).first()).toBeVisible();
  await shown.getByRole('switch', { name: 'Singles' }).uncheck();
  await expect(page.getByRole('gridcell', { name: /, single \d/ })).toHaveCount(0);
});

test('right digits are shown green if the player wants it, with a tick beside the colour', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await choosePuzzle(page, /^4×4/);
  const given = await boardText(page);
  const cell = given.indexOf('.');
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Highlight right entries' }).check();
  await page.keyboard.press('Escape');
  await cellAt(page, cell).click();
  let right = 0;
  for (let digit = 1; digit <= 4; digit++) {
    await page.keyboard.press('Delete');
    await page.keyboard.press(String(digit));
    await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${digit}\\b`));
    if ((await labelOf(page, cell)).includes(', right')) right++;
  }
  // The solution may have come after the first digits: the right one is found by the time all are tried again.
  await expect
    .poll(async () => {
      for (let digit = 1; digit <= 4; digit++) {
        await page.keyboard.press(String(digit));
        if ((await labelOf(page, cell)).includes(', right')) return true;
      }
      return false;
    })
    .toBe(true);
  expect(right).toBeLessThanOrEqual(1);
  await expect(page.locator('.drawing text.right')).toHaveCount(1);
  await expect(page.locator('.drawing .right-line')).toHaveCount(1);
});

test('a grid with digits removed is filled while one watches, beside Play', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/drop?seed=a');
  await page.getByRole('button', { name: 'Watch it fill' }).click();
  await expect(page.getByText(/^Tried [\d,]+ times$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // Every cell has a digit in the end.
  await expect(page.locator('.drawing:visible').locator('text.given, text.entry')).toHaveCount(81);
});
