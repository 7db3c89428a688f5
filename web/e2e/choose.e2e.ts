import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

const level = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Level/ }).getByRole('button', { name: new RegExp(`^${name}`) });
const rule = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Rules' }).getByRole('radio', { name, exact: true });
const board = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio', { name, exact: true });

test('a hard one, now: one tap', async ({ site }) => {
  const { page } = await visit(site, PHONE, '#/puzzles');
  await expect(page).toHaveTitle('New puzzle · Pencilmark');
  await level(page, 'Hard').tap();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/play\/./);
  await boardReady(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Hard · 9×9/ })).toBeAttached();
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await expect(level(page, 'Hard')).toContainText('Play');
});

test('a killer, now: two taps, and both choices stay', async ({ site }) => {
  const { page } = await visit(site, PHONE, '#/puzzles');
  await page.getByText('Killer', { exact: true }).tap();
  await level(page, 'Medium').tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Medium · Killer/ })).toBeAttached();
  await boardReady(page);
  await page.goto(`${site.address}#/puzzles`);
  await page.reload();
  await expect(rule(page, 'Killer')).toBeChecked();
  await expect(level(page, 'Medium')).toContainText('Play');
});

test('all levels are there after one short scroll on a phone', async ({ site }) => {
  const { page } = await visit(site, PHONE, '#/puzzles');
  const { y, height } = (await level(page, 'Beyond').boundingBox())!;
  expect(y + height).toBeLessThan(640 + 240);
  expect(y + height - (await level(page, 'Beginner').boundingBox())!.y).toBeLessThan(500);
});

test('board and rules are chosen by keys and names; what a board lacks says so', async ({ site }) => {
  const { page } = await visit(site, {}, '#/puzzles');
  await board(page, '9×9').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(board(page, '4×4')).toBeChecked();
  await expect(level(page, 'Hard')).toBeDisabled();
  await expect(level(page, 'Hard')).toContainText('Not for 4×4');
  await expect(rule(page, 'Anti-king')).toBeDisabled();
  await page.getByText(/^Not for 4×4: .*Anti-king/).waitFor();
  await rule(page, 'Thermo').focus();
  await page.keyboard.press('Space');
  await level(page, 'Easy').focus();
  await page.keyboard.press('Enter');
  await boardReady(page);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
});

test('the rest of the rules comes when it is asked for', async ({ site }) => {
  const { page } = await visit(site, PHONE, '#/puzzles');
  await expect(rule(page, 'Zipper')).toHaveCount(0);
  await page.getByRole('button', { name: /^All/ }).tap();
  await rule(page, 'Zipper').check({ force: true });
  await expect(rule(page, 'Zipper')).toBeChecked();
});

test('a game that was begun is kept, and that is said', async ({ site }) => {
  const { page } = await visitBoard(site);
  const open = page.locator('[role=gridcell]:not([aria-readonly=true])').first();
  await open.click();
  await page.keyboard.press('Shift+Digit1');
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await level(page, 'Easy').click();
  await page.getByText('Saved in Library').first().waitFor();
});

test('a wait is announced after a moment, and can be ended', async ({ site }) => {
  const { page } = await visit(site, {}, '#/puzzles');
  await page.route(/another\.worker/, () => {});
  await level(page, 'Hard').click();
  await page.getByText('Making your puzzle …').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Making your puzzle …')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'New puzzle' })).toBeVisible();
});

test('the next puzzle after a killer is a killer of the same level', async ({ site }) => {
  const { page } = await visit(site, {}, '#/puzzles');
  await board(page, '4×4').check({ force: true });
  await rule(page, 'Killer').check({ force: true });
  await level(page, 'Medium').click();
  await boardReady(page);
  const first = await page.evaluate(() => location.hash);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New puzzle' }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(first);
  await boardReady(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Medium · Killer 4×4' })).toBeAttached();
});

test('a collection shows how far its puzzles have come, and goes on with them', async ({ site }) => {
  const { page } = await visit(site, {}, '#/puzzles');
  await page.getByRole('link', { name: /^Famous puzzles 10/ }).click();
  await page.getByRole('button', { name: /^AI Escargot Beyond/ }).click();
  await boardReady(page);
  const game = await page.evaluate(() => location.hash);
  await cellAt(page, 1).click();
  await page.keyboard.press('6');
  await page.evaluate(() => (location.hash = '#/puzzles/famous'));
  await page.getByRole('button', { name: /^AI Escargot.*% done/ }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(game);
});

test('axe finds nothing in any theme', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/puzzles');
  await page.getByRole('img', { name: /^Example/ }).waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.evaluate(() => (location.hash = '#/puzzles/famous'));
  await page.getByRole('heading', { name: 'Famous puzzles' }).waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
});
