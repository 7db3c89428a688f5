import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openMenu, serialText } from './board.ts';
import { boardReady, openSite, type Site, visit, type Visit, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Wikipedia's example of a Sudoku. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Top 1465, puzzle 1. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const opened = (text: string, options = {}): Promise<Visit> =>
  visit(site, options, `#/path/${encodeURIComponent(text)}`);
const place = (page: Page, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).waitFor({ timeout: 30_000 });
const rows = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('button');

test('every step is listed with its level and rating, and shows its picture and words', async () => {
  const { page, trouble, context } = await opened(EASY);
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner, score \d+, 51 steps\.$/)
    .waitFor();
  await expect.poll(() => rows(page).count()).toBe(51);
  const third = rows(page).nth(2);
  const [name] = (await third.locator('.name').allTextContents()) as [string];
  await third.click();
  await place(page, 'Step 3 of 51');
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('img', { name: 'The board at step 3 of 51' }).waitFor();
  expect(await third.textContent()).toMatch(/Easy · \d+.*SE \d\.\d.*r\dc\d=\d/);
  expect(trouble).toEqual([]);
  await context.close();
});

test('arrow keys go from step to step, and the step is read', async () => {
  const { page, context } = await opened(EASY);
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  for (const [key, words] of [
    ['ArrowRight', 'Step 2 of 51'],
    ['ArrowLeft', 'Step 1 of 51'],
    ['ArrowLeft', 'Step 1 of 51'],
    ['End', 'Step 51 of 51'],
    ['Home', 'Step 1 of 51'],
  ]) {
    await page.keyboard.press(key);
    await place(page, words);
  }
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await place(page, 'Step 2 of 51');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^2/);
  await expect.poll(() => page.locator('[aria-live=polite]').textContent()).toMatch(/^Step 2 of 51\. /);
  await context.close();
});

test('the path is copied as text, and its link leads back to it', async () => {
  const { page, context } = await opened(EASY, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(clipboard).toMatch(new RegExp(`^${EASY.replaceAll('.', '\\.')}\nBeginner, score `));
  const lines = (await clipboard()).trimEnd().split('\n');
  expect(lines).toHaveLength(53);
  expect(lines[2]).toMatch(/^1\. .+: r\dc\d=\d \(Easy, \d+, SE \d\.\d\)$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toContain('#/path/');
  const link = await clipboard();
  await page.goto('about:blank');
  await page.goto(link);
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner/)
    .waitFor();
  await context.close();
});

test('a long search can be cancelled; what was found stays', async () => {
  const { page, context } = await opened(HARD);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .locator('main')
    .getByText(/^Stopped after \d+ steps?\.$/)
    .waitFor();
  await context.close();
});

test.each([
  ['no solution', '11..............', 'The givens have no solution, so there is no path.'],
  ['several solutions', '1.............43', 'The puzzle has several solutions.'],
  ['not a puzzle', 'hello', 'There is no puzzle in this text.'],
])('what has no path says so: %s', async (_, text, words) => {
  const { page, trouble, context } = await opened(text);
  await page.getByText(words).first().waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('the menu leads from the game to its path, and another puzzle can be chosen or pasted', async () => {
  const { page, trouble, context } = await visitBoard(site);
  await openMenu(page, 'Path of this puzzle');
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  const choice = page.getByLabel('Puzzle', { exact: true });
  expect(await choice.inputValue()).toBe('game');
  await choice.selectOption({ label: 'Easy · 4×4' });
  await page.getByRole('heading', { name: 'Logical path, 4×4' }).waitFor();
  await page.getByRole('button', { name: 'Paste a text' }).click();
  const field = page.getByRole('textbox', { name: 'Puzzle text' });
  await field.fill('12345');
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(EASY);
  await page.getByRole('button', { name: 'Take this one' }).click();
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner, score \d+, 51 steps\.$/)
    .waitFor();
  expect(await page.evaluate(() => location.hash)).toBe(`#/path/${EASY}`);
  expect(trouble).toEqual([]);
  await context.close();
});

test('axe finds nothing in any theme, and nothing is wider than a phone', async () => {
  const { page, context } = await opened(EASY, {
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await context.close();
});

test.each(['path', 'watch'])(
  'the puzzle of the %s page is played in one press, and its game goes on',
  async (name) => {
    const { page, trouble, context } = await visit(site, {}, `#/${name}/${encodeURIComponent(EASY)}`);
    await page.getByRole('button', { name: 'Play this' }).click();
    await boardReady(page);
    expect(await serialText(page)).toBe(EASY);
    const game = page.url();
    await page.goBack();
    await page.getByRole('button', { name: 'Play this' }).click();
    await boardReady(page);
    // It is the puzzle on the table now, so that its game goes on.
    expect(page.url()).toBe(game);
    expect(trouble).toEqual([]);
    await context.close();
  },
);
