import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { boardReady, boardShows, boardText, openMenu } from './board.ts';
import { expect, openContext, test, visit, visitBoard, type Site, type Visit } from './site.ts';

/** Wikipedia's example of a Sudoku. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Top 1465, puzzle 1. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
/** Arto Inkala, 2006: Sudoku Explainer rates it 10.5. */
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** Arto Inkala, 2012, with a redundant rule: chains within chains need a board without any. */
const RULED =
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AOVNCImAOwQBcMqBfZYHv3vyGCRfALrJCw4uSoIAzPUYt2nGPxClK1AGxKmreB26jpQiVN6bZ1AOz6VRtWata5SB4ePrR17QgAmT1UTAXFJML93AFZgp1CXGX94e3RlL2dTQQswxKjqABY47w03ali0gxCfJPdUhir4mvMIvLKEAEZizNzfdvhFSscS7Na+m07uhKzI/r0hjND8hDoF6q4c6WXaKZrtiobhnraJ+C61ppbLWuoUC5Hex+2i++PsiRAYRsIQAGMYMhkBAgABKHQAwh0QBsuEA=';
/** Golden Nugget by tarek, rated 11.9. */
const GOLDEN_NUGGET = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

const opened = (site: Site, text: string, options = {}): Promise<Visit> =>
  visit(site, options, `#/path/${encodeURIComponent(text)}`);
const place = (page: Page, words: string): Promise<void> => page.getByText(words, { exact: true }).waitFor();
const rows = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('button');

/**
 * Runs in the page: workers report, but their last message never arrives, so that no search ends before it is
 * cancelled.
 */
function neverAnswer(): void {
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', (event) => {
        if (event.data?.part?.kind === 'end') event.stopImmediatePropagation();
      });
    }
  };
}

test('every step is listed with its level and rating, and shows its picture and words', async ({ site }) => {
  const { page } = await opened(site, EASY);
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner, score \d+, 51 steps\.$/)
    .waitFor();
  await expect(rows(page)).toHaveCount(51);
  const third = rows(page).nth(2);
  const [name] = (await third.locator('.name').allTextContents()) as [string];
  await third.click();
  await place(page, 'Step 3 of 51');
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('img', { name: 'The board at step 3 of 51' }).waitFor();
  await expect(third).toHaveText(/Easy · \d+.*SE \d\.\d.*r\dc\d=\d/);
});

test('the ribbon has a bar for each step, leads to it, and the game goes on from there', async ({ site }) => {
  const { page } = await opened(site, EASY);
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  const ribbon = page.getByRole('slider', { name: 'How hard each step is' });
  await expect(ribbon).toHaveAttribute('aria-valuemax', '51');
  await ribbon.focus();
  for (const [key, words] of [
    ['ArrowRight', 'Step 2 of 51'],
    ['ArrowUp', 'Step 3 of 51'],
    ['PageUp', 'Step 13 of 51'],
    ['End', 'Step 51 of 51'],
    ['Home', 'Step 1 of 51'],
  ]) {
    await page.keyboard.press(key);
    await place(page, words);
    await expect(ribbon).toHaveAttribute('aria-valuetext', new RegExp(`^${words}, `));
  }
  const { width } = (await ribbon.boundingBox())!;
  await ribbon.click({ position: { x: (10.5 / 51) * width, y: 30 } });
  await place(page, 'Step 11 of 51');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect.poll(async () => (await boardText(page)).replaceAll('.', '').length).toBe(40);
});

test('a path is rated as Sudoku Explainer does', async ({ site }) => {
  const { page } = await opened(site, ESCARGOT);
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beyond/)
    .waitFor();
  const facts = page.locator('dl');
  const chosen = facts.getByRole('combobox', { name: 'Rated by' });
  await expect(facts).toContainText(/ER 10\.5 · EP \d+\.\d · ED \d+\.\d/);
  await chosen.selectOption('SE 1.2.1, corrected');
  await expect(facts).toContainText('ER 10.5 · EP');
});

test('a digit found by trial is called so: in the first line, the list, the ribbon and beside its name', async ({
  site,
}) => {
  const { page } = await opened(site, RULED);
  const main = page.locator('main');
  await main.getByText(/^Solved with trial and error: Beyond/).waitFor();
  await expect(main.getByText(/^Solved by logic/)).toHaveCount(0);
  const tried = rows(page).filter({ hasText: 'Trial and error' });
  await expect(tried.first()).toHaveText(/Trial and error\s*Trial\b/);
  await expect(rows(page).locator('.tag')).toHaveCount(await tried.count());
  await expect(page.locator('.card .tag')).toHaveCount(0);
  // The bars of trials are dashed outlines; all others are solid.
  const ribbon = page.getByRole('slider', { name: 'How hard each step is' });
  const [dashed, current] = [ribbon.locator('path.trial:not(.now)'), ribbon.locator('path.trial.now')];
  await expect(dashed).toHaveCSS('stroke-dasharray', /\d/);
  await expect(dashed).toHaveCSS('fill', 'none');
  const bars = (await dashed.getAttribute('d'))!.match(/M/g)!;
  expect(bars).toHaveLength(await tried.count());
  await expect(current).toHaveAttribute('d', '');
  await tried.first().click();
  await expect(current).toHaveAttribute('d', /^M[^M]+$/);
  await expect(page.locator('.card .tag')).toHaveText('Trial');
});

test('a long rating leaves the page free, and can be stopped', async ({ site }) => {
  const { page } = await opened(site, GOLDEN_NUGGET);
  const soFar = page.locator('dl').getByText(/ER \d+\.\d so far/);
  await soFar.waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTitle('move from step to step')).toHaveText(/^Step 2 of/);
  const stop = page.locator('dl').getByRole('button', { name: 'Cancel' });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await expect(soFar).toBeVisible();
});

test('arrow keys go from step to step, and the step is read', async ({ site }) => {
  const { page } = await opened(site, EASY);
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
  await expect(page.locator('[aria-live=polite]')).toHaveText(/^Step 2 of 51\. /);
});

test('singles are folded, the next step that is none is one key away, and a link leads to it', async ({
  site,
}) => {
  const { page } = await opened(site, HARD, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page
    .locator('main')
    .getByText(/^Solved (by logic|with trial)/)
    .waitFor();
  const all = await rows(page).count();
  await page.getByRole('switch', { name: 'Fold singles' }).check();
  await expect(rows(page).filter({ hasText: /\d+ singles$/ })).not.toHaveCount(0);
  expect(await rows(page).count()).toBeLessThan(all);
  await page.keyboard.press('n');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).not.toHaveText(/single|house/i);
  const told = (await page.getByTitle('move from step to step').textContent())!;
  expect(told).not.toMatch(/^Step 1 /);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/#\/path\/.+\/\d+$/);
  const link = await clipboard();
  await page.goto('about:blank');
  await page.goto(link);
  await place(page, told);
});

test('the path is copied as text, and its link leads back to it', async ({ site }) => {
  const { page } = await opened(site, EASY, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'More', exact: true }).click();
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
});

test('a long search can be cancelled; what was found stays', async ({ site }) => {
  const context = await openContext(site);
  await context.addInitScript(neverAnswer);
  const page = await context.newPage();
  await page.goto(`${site.address}#/path/${HARD}`);
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .locator('main')
    .getByText(/^Stopped after \d+ steps?\.$/)
    .waitFor();
});

for (const [name, text, words] of [
  ['no solution', '11..............', 'This puzzle has no solution, so there is no path.'],
  ['several solutions', '1.............43', 'This puzzle has several solutions.'],
  ['not a puzzle', 'hello', 'There is no puzzle in this text.'],
]) {
  test(`what has no path says so: ${name}`, async ({ site }) => {
    const { page } = await opened(site, text);
    await page.getByText(words).first().waitFor();
  });
}

test('the menu leads from the game to its path, and another puzzle can be chosen or pasted', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Solution path');
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  await page.getByRole('button', { name: 'Choose puzzle' }).click();
  const choice = page.getByLabel('Puzzle', { exact: true });
  await expect(choice).toHaveValue('game');
  await choice.selectOption({ label: 'Beginner · 4×4' });
  await page.getByRole('heading', { name: 'Beginner · 4×4' }).waitFor();
  await page.getByRole('button', { name: 'Choose puzzle' }).click();
  const field = page.getByRole('textbox', { name: 'Puzzle text' });
  await field.fill('12345');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(EASY);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner, score \d+, 51 steps\.$/)
    .waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/path/${EASY}`);
});

test('without a puzzle the page offers famous ones, and one press shows the steps', async ({ site }) => {
  const { page } = await visit(site, {}, '#/path');
  await page.getByText('Choose a puzzle and see every step.').waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wikipedia' }).click();
  await page.getByRole('heading', { name: 'Wikipedia', level: 1 }).waitFor();
  await page
    .locator('main')
    .getByText(/^Solved by logic: Beginner, score \d+, 51 steps\.$/)
    .waitFor();
});

test('on a desk the board, the steps and the whole proof stand side by side', async ({ site }) => {
  const { page } = await opened(site, EASY, { viewport: { width: 1280, height: 720 } });
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  const boxes = await Promise.all(
    [
      page.getByRole('img'),
      page.getByRole('list', { name: 'Steps' }),
      page.locator('section.card:visible'),
    ].map(async (part) => (await part.first().boundingBox())!),
  );
  for (const [k, { x, y, height }] of boxes.entries()) {
    expect(y + height).toBeLessThanOrEqual(720);
    if (k > 0) expect(x).toBeGreaterThanOrEqual(boxes[k - 1].x + boxes[k - 1].width);
  }
});

test('axe finds nothing in any theme, and nothing is wider than a phone', async ({ site }) => {
  const { page } = await opened(site, EASY, {
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  await page
    .locator('main')
    .getByText(/^Solved by logic/)
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violationsInThemes(page)).toEqual([]);
});

for (const name of ['path', 'watch']) {
  test(`the puzzle of the ${name} page is played in one press, and its game goes on`, async ({ site }) => {
    const { page } = await visit(site, {}, `#/${name}/${encodeURIComponent(EASY)}`);
    const play = async (): Promise<void> => {
      if (name === 'path') await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Play this' }).click();
    };
    await play();
    await boardReady(page);
    await boardShows(page, EASY);
    const game = page.url();
    await page.goBack();
    await play();
    await boardReady(page);
    // It is the current puzzle now, so its game continues.
    expect(page.url()).toBe(game);
  });
}
