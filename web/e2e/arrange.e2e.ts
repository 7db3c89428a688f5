/** The library's rows in every order, and filtered by level or board. */
import { readFile } from 'node:fs/promises';
import { DIFFICULTIES } from 'pencilmark';
import type { Page } from '@playwright/test';
import { entryOf, solutionOf } from './puzzles.ts';
import { cellAt, boardReady } from './board.ts';
import { expect, test, visit } from './site.ts';

/** A file each; its content determines its place. */
const FILES = {
  Delta: '9x9-beginner-1',
  Alpha: '9x9-hard-1',
  Charlie: '9x9-medium-1',
  Bravo: '6x6-1',
} as const;
const TITLES = Object.keys(FILES) as (keyof typeof FILES)[];

const rows = (page: Page) => page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');
const choose = (page: Page, label: string, option: string): Promise<unknown> =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

/** The titles of the rows from the top. */
async function titles(page: Page): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => TITLES.find((title) => text.includes(title)) ?? text);
}

async function givens(page: Page): Promise<number[]> {
  return (await rows(page).allInnerTexts()).map((text) => Number(/(\d+) givens/.exec(text)![1]));
}

/** The difficulty of the rows from the top, in their words; undefined while one is not rated yet. */
async function ranks(page: Page): Promise<number[] | undefined> {
  const texts = await rows(page).allInnerTexts();
  const found = texts.map((text) =>
    DIFFICULTIES.findIndex((level) => new RegExp(`\\b${level}\\b`, 'i').test(text)),
  );
  return found.includes(-1) ? undefined : found;
}

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  await page.locator('input[type=file]').setInputFiles(
    TITLES.map((title) => ({
      name: `${title}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(entryOf(FILES[title]).givens),
    })),
  );
  await page.getByText('4 puzzles added.').first().waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(rows(page)).toHaveCount(4);
}

test('in every order: by title, givens, level, how far, how new', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await bring(page);
  await choose(page, 'Sort by', 'By title');
  await expect.poll(() => titles(page)).toEqual([...TITLES].sort());

  const fewest = TITLES.map((title) => entryOf(FILES[title]).givens.replaceAll('.', '').length).sort(
    (a, b) => a - b,
  );
  await choose(page, 'Sort by', 'Fewest givens first');
  await expect.poll(() => givens(page)).toEqual(fewest);
  await choose(page, 'Sort by', 'Most givens first');
  await expect.poll(() => givens(page)).toEqual(fewest.toReversed());

  await expect.poll(() => ranks(page)).toHaveLength(4);
  await choose(page, 'Sort by', 'Easiest first');
  const sorted = (await ranks(page))!.toSorted((a, b) => a - b);
  expect(sorted[0]).toBeLessThan(sorted[3]);
  await expect.poll(() => ranks(page)).toEqual(sorted);
  await choose(page, 'Sort by', 'Hardest first');
  await expect.poll(() => ranks(page)).toEqual(sorted.toReversed());

  await page.getByRole('button', { name: /^Play: Charlie/ }).click();
  await boardReady(page);
  const [{ cell, symbol }] = solutionOf(entryOf(FILES.Charlie));
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.evaluate(() => (location.hash = '#/library'));
  await rows(page).filter({ hasText: '% filled' }).waitFor();
  for (const order of ['Most complete first', 'Newest first']) {
    await choose(page, 'Sort by', order);
    await expect.poll(async () => (await titles(page))[0], { message: order }).toBe('Charlie');
  }
  await choose(page, 'Sort by', 'Oldest first');
  await expect.poll(async () => (await titles(page)).at(-1)).toBe('Charlie');
});

test('of one level, of one board, of one state alone; and all again', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await bring(page);
  await choose(page, 'Board', '6×6 (2×3)');
  await expect.poll(() => titles(page)).toEqual(['Bravo']);
  await choose(page, 'Board', '9×9');
  await expect.poll(async () => (await titles(page)).sort()).toEqual(['Alpha', 'Charlie', 'Delta']);
  await choose(page, 'Board', 'Any board');
  await expect.poll(() => ranks(page)).toHaveLength(4);
  const found = (await ranks(page))!;
  const level = DIFFICULTIES[Math.max(...found)];
  await choose(page, 'Level', `${level[0].toUpperCase()}${level.slice(1)}`);
  const wanted = found.filter((rank) => rank === Math.max(...found));
  await expect.poll(() => ranks(page)).toEqual(wanted);
  await page.getByText(`${wanted.length} of 4`).waitFor();
  await choose(page, 'Level', 'Any level');
  await choose(page, 'Show', 'Imported');
  await expect(rows(page)).toHaveCount(4);
  await choose(page, 'Show', 'Made');
  await page.getByText('No matches.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('searchbox').fill('alph');
  await expect.poll(() => titles(page)).toEqual(['Alpha']);
});

test('several are selected at once: tagged, found by the tag, exported, deleted and brought back', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/library');
  await bring(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await rows(page).filter({ hasText: 'Alpha' }).getByRole('button').click();
  await rows(page).filter({ hasText: 'Bravo' }).getByRole('button').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByLabel('Tag', { exact: true }).fill('evening');
  await bar.getByRole('button', { name: 'Add or remove tag' }).click();
  await page.getByText('2 puzzles tagged “evening”.').first().waitFor();
  await choose(page, 'Collection or tag', 'evening');
  await expect.poll(async () => (await titles(page)).sort()).toEqual(['Alpha', 'Bravo']);

  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export .sdm' }).click();
  const file = await readFile((await (await downloading).path())!, 'utf8');
  expect(file).toBe(`${entryOf(FILES.Alpha).givens.replaceAll('.', '0')}\n`);
  await page.getByText('1 puzzle exported, 1 don’t fit this format.').first().waitFor();

  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await bar.getByRole('button', { name: 'Select all' }).click();
  await bar.getByLabel('Tag', { exact: true }).fill('evening');
  await bar.getByRole('button', { name: 'Add or remove tag' }).click();
  await choose(page, 'Sort by', 'By title');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
});
