/** "Find my level", by keyboard: left after two answers, with the chapter to start with. */
import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { expect, test, visit } from './site.ts';

const sheet = (page: Page) => page.locator('main.drill section');

/** The current question. */
async function asked(page: Page): Promise<string> {
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
  return sheet(page).getByRole('heading').innerText();
}

test('a placement is left after two answers, and its chapter is marked on the map', async ({ site }) => {
  test.slow();
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await expect(page.getByRole('heading', { name: 'Find my level', level: 2 })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start', exact: true }).press('Enter');
  await expect(page).toHaveURL(/#\/learn\/level\?seed=\w+$/);
  await page.goto(`${site.address}#/learn/level?seed=abc`);
  const first = await asked(page);
  expect(first).toBe('Remove what the uniqueness test 4 rules out');
  await expect(page.getByRole('button', { name: 'Stop here' })).toHaveCount(0);
  // A wrong answer counts: all candidates of a cell, of which one is the solution's.
  const cell = page.locator('[role=gridcell]:focus');
  const [, candidates] = /candidates ([\d ]+)/.exec((await cell.getAttribute('aria-label'))!)!;
  for (const digit of candidates.split(' ')) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Not ruled out/ })).toBeFocused();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const second = await asked(page);
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This was it' })).toBeFocused();
  await page.getByRole('button', { name: 'Stop here' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Start with: Pairs and triples' })).toBeFocused();
  await expect(sheet(page)).toContainText('0 of 2 right');
  await expect(page.getByRole('link', { name: 'First lesson: naked pair' })).toHaveAttribute(
    'href',
    '#/learn/naked-pair/lesson',
  );
  expect(await violationsInThemes(page)).toEqual([]);
  // Neither is a review; the mark stays.
  await page.goto(`${site.address}#/learn`);
  await page.reload();
  const chapter = page.getByRole('region', { name: 'Pairs and triples' });
  await expect(chapter.getByText('Start here')).toBeVisible();
  await expect(page.getByText('Start here')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Nothing due today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find my level' })).toBeVisible();
  await expect(page.getByRole('link', { name: /begun/ })).toHaveCount(0);
  expect(await violationsInThemes(page)).toEqual([]);
});
