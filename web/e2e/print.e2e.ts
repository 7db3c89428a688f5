import { shareFragment } from '@pencilmark/game';
import { DIFFICULTY_TABLE, difficultyOf } from 'pencilmark';
import type { Page } from '@playwright/test';
import { randomGame } from '../../game/src/test-games.ts';
import { puzzleOf } from '../src/puzzles/shelf-puzzle.ts';
import { SHELF } from '../src/puzzles/shelf.generated.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { openMenu } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

/** The engine's level of the first puzzle; the shelf has coarser ones. */
const [LEVEL] = DIFFICULTY_TABLE.filter(
  ({ level }) => level === difficultyOf(puzzleOf(FIRST_PUZZLE)).level,
).map(({ name }) => name);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
}

function boards(page: Page) {
  return page.getByRole('region', { name: /^Page \d+$/ }).getByRole('img');
}

function status(page: Page): Promise<string> {
  return page.getByRole('main').getByRole('status').innerText();
}

/** The printer's input: how many pages of which size in pt. */
async function printed(page: Page): Promise<{ pages: number; size: string }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return { pages, size: `${Math.round(Number(width))}×${Math.round(Number(height))}` };
}

test('the current game, with its solution, level and code behind', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Print');
  await boards(page).first().waitFor();
  const behind = page.getByRole('region', { name: 'Page 1 (back)' });
  await behind.getByText(`Level: ${LEVEL}`).waitFor();
  await behind.getByRole('img', { name: 'QR code of 1' }).waitFor();
  const texts = behind.getByRole('img', { name: 'Solution of 1' }).locator('text');
  await expect(texts).toHaveCount(81);
  for (const { cell, symbol } of solutionOf(FIRST_PUZZLE).slice(0, 9))
    await expect(texts.nth(cell)).toHaveText(symbol);
  await expect.poll(() => status(page)).toContain('1 board on 2 pages.');
  await expect.poll(() => printed(page)).toEqual({ pages: 2, size: '595×842' });
  await choose(page, 'Letter');
  await expect.poll(() => printed(page)).toEqual({ pages: 2, size: '612×792' });
});

test('on paper there is nothing but black on white boards, whatever the theme', async ({ site }) => {
  const { page } = await visitBoard(site, { colorScheme: 'dark' });
  await page.evaluate(() => (location.hash = '#/print'));
  await boards(page).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const sheet = getComputedStyle(document.querySelector('.sheet')!);
    return [getComputedStyle(document.documentElement).backgroundColor, sheet.backgroundColor, sheet.color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByRole('heading', { name: 'Collections' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
});

test('levels of the shelf, 1, 2, 4 and 6 to a page', async ({ site }) => {
  const { page } = await visit(site, {}, '#/print/nothing');
  await page.getByRole('alert').getByText('isn’t in this browser').waitFor();
  await choose(page, 'Built-in');
  await page.getByRole('checkbox', { name: 'Solutions and levels' }).uncheck();
  await page.getByRole('checkbox', { name: 'Medium' }).check();
  const all = SHELF.filter(({ level }) => level === 'medium').length;
  for (const perPage of [1, 2, 4, 6]) {
    await choose(page, String(perPage));
    await expect.poll(() => status(page)).toMatch(new RegExp(`on ${Math.ceil(all / perPage)} pages?\\.`));
    await expect(boards(page)).toHaveCount(all);
    await expect.poll(async () => (await printed(page)).pages).toBe(Math.ceil(all / perPage));
  }
});

test('new ones: the same seed makes the same puzzles', async ({ site }) => {
  const { page } = await visit(site, {}, '#/print');
  // Without a game, it shows the shelf, and no error.
  await page.getByRole('checkbox', { name: 'Medium' }).waitFor();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await choose(page, 'New');
  const made: string[] = [];
  for (let round = 0; round < 2; round++) {
    await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('beginner');
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ index: 1 });
    await page.getByRole('spinbutton', { name: 'How many' }).fill('3');
    await page.getByRole('textbox', { name: 'Seed' }).fill('print');
    await page.getByRole('button', { name: 'Make puzzles' }).click();
    await expect.poll(() => status(page)).toContain('3 boards on 6 pages.');
    await expect(page.getByText('Level: Beginner', { exact: true })).toHaveCount(3);
    made.push((await boards(page).allTextContents()).join());
  }
  expect(made[0]).toBe(made[1]);
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
});

test('a pasted list; what cannot be read is told with its place', async ({ site }) => {
  const { page } = await visit(site, {}, '#/print');
  await choose(page, 'Pasted');
  const field = page.getByRole('textbox', { name: 'Puzzles as text' });
  const line = FIRST_PUZZLE.givens;
  await field.fill(`${line}\n${line}\n${line}`);
  await expect(boards(page)).toHaveCount(3);
  await field.fill(`${line}\n${line.slice(1)}`);
  await page
    .getByRole('alert')
    .getByText(/Line 2/)
    .waitFor();
  await expect(boards(page)).toHaveCount(0);
  await field.fill('.'.repeat(81));
  await page.getByText('Several solutions').waitFor();
  await field.fill(`55${'.'.repeat(79)}`);
  await page.getByText('No solution.').waitFor();
});

const LINK = shareFragment(
  { game: randomGame('printed', 60).at(-1)!, played: 5, title: 'With marks' },
  'replay',
).slice(1);

test('a game of a link, with its marks or all candidates', async ({ site }) => {
  const { page } = await visit(site, {}, `#/print/${LINK}`);
  await boards(page).first().waitFor();
  const shapes = async (): Promise<number> => (await boards(page).first().locator('text, path').all()).length;
  const givens = await shapes();
  await choose(page, 'Current board with marks');
  await expect.poll(shapes).toBeGreaterThan(givens);
  await choose(page, 'With all candidates');
  await expect.poll(shapes).toBeGreaterThan(givens + 10);
});

test('axe finds nothing in any theme', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/print');
  for (const source of ['Built-in', 'Pasted', 'New']) {
    await choose(page, source);
    expect(await violationsInThemes(page), source).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a book: selected puzzles of the library in order, with a title page, levels, name lines and solutions at the end', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const wanted = ['9x9-hard-1', '9x9-beginner-1', '9x9-medium-1'].map((id) =>
    SHELF.find((e) => e.id === id)!,
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'evenings.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(wanted.map(({ givens }) => givens).join('\n')),
  });
  await page.getByText('3 puzzles added.').first().waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Select all' }).click();
  await bar.getByRole('button', { name: 'Print' }).click();
  await choose(page, '2');
  for (const name of [
    'Solutions at the end',
    'In order of difficulty',
    'Levels on the front',
    'Line for name',
    'Title page',
  ])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Evenings');
  await page.getByRole('region', { name: 'Title page' }).getByText('Evenings').waitFor();
  const levels = page.getByRole('region', { name: /^Page \d+$/ }).locator('.level');
  await expect.poll(() => levels.allInnerTexts()).toEqual(['Beginner', 'Medium', 'Hard']);
  await expect(page.getByText('Name', { exact: true })).toHaveCount(3);
  const solutions = page.getByRole('region', { name: 'Solutions', exact: true });
  await expect(solutions.getByRole('img')).toHaveCount(3);
  await expect.poll(() => status(page)).toContain('3 boards on 4 pages.');
  await expect.poll(async () => (await printed(page)).pages).toBe(4);
});
