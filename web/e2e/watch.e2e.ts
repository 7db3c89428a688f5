import type { Locator, Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { openMenu } from './board.ts';
import { expect, test, visit, visitBoard, type Site, type Visit } from './site.ts';

/** Wikipedia's example of a Sudoku. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Top 1465, puzzle 1. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const opened = (site: Site, text: string, options = {}): Promise<Visit> =>
  visit(site, options, `#/watch/${encodeURIComponent(text)}`);
const choose = (page: Page, label: string, option: string): Promise<unknown> =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });
const counter = async (page: Page, name: string): Promise<number> => {
  const text = await page.locator('dl > div').filter({ hasText: name }).first().locator('dd').textContent();
  return Number(text!.replaceAll(',', ''));
};
const place = (page: Page): Promise<number> => page.getByLabel('Place in the run').inputValue().then(Number);
const main = (page: Page): Locator => page.locator('main');
const view = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('a run goes step by step, forth and back, by buttons and by keys', async ({ site }) => {
  const { page } = await opened(site, HARD);
  await page.getByText('The puzzle before the first step.').waitFor();
  await page.getByRole('button', { name: 'One step', exact: true }).click();
  await page.getByText(/^Tries \d in r\dc\d\.$/).waitFor();
  await expect.poll(() => counter(page, 'Tried')).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Places \d in r\dc\d: /).waitFor();
  await expect.poll(() => counter(page, 'Filled')).toBe(1);
  await expect(main(page).locator('.trail')).toHaveText(/^r\dc\d=\d\??$/);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => counter(page, 'Filled')).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => place(page)).toBe(2);
  await page.keyboard.press('Home');
  await page.getByText('The puzzle before the first step.').waitFor();
});

test('it plays at a speed, pauses, and can be scrubbed; guesses and dead ends are seen', async ({ site }) => {
  const { page } = await opened(site, HARD);
  await choose(page, 'Speed', '100 steps a second');
  await main(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => counter(page, 'Backtracks')).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const reached = await place(page);
  await expect.poll(() => counter(page, 'Guesses')).toBeGreaterThan(2);
  await expect.poll(() => main(page).locator('.wrong-line').count()).toBeGreaterThan(0);
  await expect.poll(() => main(page).locator('.cover-line').getAttribute('d')).not.toBe('');
  await expect(page.getByRole('img', { name: /^Filled cells over the steps/ })).toHaveCount(1);
  await page.getByLabel('Place in the run').fill('7');
  await expect.poll(() => counter(page, 'Tried')).toBeLessThan(7);
  await expect.poll(() => place(page)).toBe(7);
  await expect(page.getByText(`Step 7 of ${reached} so far`)).toHaveCount(1);
});

for (const [name, text, words] of [
  ['Singles and a decision tree', HARD, /^Singles and a decision tree: solved after [\d,]+ steps\.$/],
  ['Exact cover with dancing links', HARD, /: solved after/],
  ['Brute force over candidates', EASY, /: solved after/],
  ['Naked singles', HARD, /^Naked singles: stuck after \d+ steps\. It knows no further step/],
  ['Brute force', '11..............', /^Brute force: there’s no solution\.$/],
  ['Logic', EASY, /^Logic: solved after 51 steps\.$/],
] as const) {
  test(`at full speed it ends honestly: ${name}`, async ({ site }) => {
    const { page } = await opened(site, text);
    await choose(page, 'Algorithm', name);
    await choose(page, 'Speed', 'Maximum');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await main(page).getByText(words).waitFor();
    await expect
      .poll(() => page.locator('[aria-live=polite]').textContent())
      .toMatch(/solved|stuck|no solution/);
  });
}

test('a run of millions of steps is thinned, which is told, and stays at hand', async ({ site }) => {
  test.setTimeout(180_000);
  const { page } = await opened(site, HARD);
  await choose(page, 'Algorithm', 'Brute force');
  await choose(page, 'Speed', 'Maximum');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(/^Long run: only some steps before [\d,]+/).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const length = await place(page);
  expect(length).toBeGreaterThan(2_000_000);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => place(page)).toBe(length - 1);
  await page.getByLabel('Place in the run').fill('5000');
  await expect.poll(() => place(page)).toBe(4096);
  await page.getByRole('button', { name: 'One step', exact: true }).click();
  await expect.poll(() => place(page)).toBe(8192);
});

test('what cannot be watched shows its result', async ({ site }) => {
  const { page } = await opened(site, HARD);
  await choose(page, 'Algorithm', 'The fast solver');
  await main(page)
    .getByText(/^Solved in .+ with [\d,]+ guess(es)?, by the (kernel|band)/)
    .waitFor();
  await page.getByRole('button', { name: 'Choose puzzle' }).click();
  await choose(page, 'Puzzle', 'Beginner · X 9×9');
  await main(page)
    .getByText(/by the general search\.$/)
    .waitFor();
});

test('the menu leads from the game to watching it, and logic from there to its path', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Watch it being solved');
  await page.getByRole('heading', { name: 'Watch' }).waitFor();
  await page.getByRole('button', { name: 'Choose puzzle' }).click();
  await expect(page.getByLabel('Puzzle', { exact: true })).toHaveValue('game');
  await choose(page, 'Algorithm', 'Logic');
  await page.getByRole('link', { name: 'Its logical path' }).click();
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
});

test('in a race several run side by side, each with its counters', async ({ site }) => {
  const { page } = await opened(site, EASY);
  await view(page, 'Race');
  const lanes = main(page).getByRole('listitem');
  await expect(lanes).toHaveCount(4);
  await page.getByLabel('Naked singles').check();
  await expect(lanes).toHaveCount(5);
  await page.getByRole('button', { name: 'One step', exact: true }).click();
  await expect.poll(() => counter(page, 'Tried')).toBe(1);
  await choose(page, 'Speed', 'Maximum');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() =>
      main(page)
        .getByText(/: solved after/)
        .count(),
    )
    .toBe(5);
  await expect(page.locator('[aria-live=polite]')).toHaveText(/^All finished\. .+ was fastest: /);
  await main(page)
    .getByText(/^.+ was fastest: [\d.]+ (µs|ms|s)\./)
    .waitFor();
});

test('a list is run through at full speed, with a row of results for each', async ({ site }) => {
  const { page } = await opened(site, EASY);
  await view(page, 'List');
  await choose(page, 'List', 'Your own text');
  const field = page.getByRole('textbox', { name: 'Puzzles as text' });
  await field.fill('hello');
  await page.getByRole('button', { name: 'Run' }).click();
  await main(page)
    .getByText(/couldn’t be read/)
    .waitFor();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`${EASY}\n${HARD}`);
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('2 puzzles.').waitFor();
  await main(page).getByText('Done.').waitFor();
  const row = (name: string): Promise<string[]> =>
    page
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .getByRole('cell')
      .allTextContents();
  await expect.poll(async () => (await row('Naked singles')).slice(0, 4)).toEqual(['1', '1', '0', '0']);
  await expect.poll(async () => (await row('The fast solver')).slice(0, 4)).toEqual(['2', '0', '0', '0']);
  await expect
    .poll(async () => (await row('Exact cover with dancing links')).slice(0, 4))
    .toEqual(['2', '0', '0', '0']);
  await expect(page.getByRole('row')).toHaveCount(8);
  await choose(page, 'Time limit per puzzle', '60 seconds');
  await field.fill(`${HARD}\n`.repeat(50));
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await main(page)
    .getByText(/^Stopped\./)
    .waitFor();
});

test('axe finds nothing in any theme, and nothing is wider than a phone', async ({ site }) => {
  const { page } = await opened(site, HARD, {
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  for (const name of ['One algorithm', 'Race', 'List']) {
    await test.step(name, async () => {
      await view(page, name);
      if (name === 'List') {
        await page.getByRole('button', { name: 'Run' }).click();
        await page.getByRole('table').waitFor();
      } else {
        for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
      }
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violationsInThemes(page)).toEqual([]);
    });
  }
});
