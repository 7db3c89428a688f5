import type { BrowserContext, Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { chainShown, HARD, playText, readOn, shownLink } from './hint-walk.ts';
import {
  cellAt,
  depthReached,
  focusedLabel,
  hintLead,
  hintPanel as panel,
  hintSentences,
  boardText,
  openMenu,
  choosePuzzle,
  takeHint,
  boardShows,
} from './board.ts';
import { expect, test, visitBoard } from './site.ts';

/** Inkala 2012: no cell and no digit has only one place at the start. */
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const steps = solutionOf(FIRST_PUZZLE);
const spoken = async (page: Page): Promise<string> =>
  ((await page.getByRole('status').first().textContent()) ?? '').trim();

/** The number of cells on a ground of the hint's drawing, which are rectangles of its path. */
const drawn = (page: Page, role: string): Promise<number> =>
  page.locator(`.drawing .${role}[d^="M"]`).count();

test('a hint goes deeper with each press, is read each time, and is applied as one move', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await playText(page, HARD);
  await cellAt(page, 1).click();
  const before = await boardText(page);
  const read: string[] = [];
  await readOn(page, async (depth) => {
    await depthReached(page, depth);
    const sentences = (await hintSentences(page)).map((sentence) =>
      sentence.replaceAll(/\br(\d)c(\d)\b/g, 'row $1, column $2'),
    );
    for (const sentence of sentences) await expect.poll(() => spoken(page)).toContain(sentence);
    read.push(await spoken(page));
    await expect.poll(() => drawn(page, 'change')).toBe(depth >= 3 ? 1 : 0);
  });
  expect(new Set(read).size).toBe(3);
  // A single reveals everything at its third depth.
  await expect(hintLead(page)).toHaveText('Enter 7');
  await page.keyboard.press('h');
  await depthReached(page, 3);
  // Arrow keys lead back to the board, and the hint stays.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await boardShows(page, before);
  // Enter presses the primary button, to the end.
  await page.keyboard.press('h');
  await depthReached(page, 1);
  for (const depth of [2, 3]) {
    await page.keyboard.press('Enter');
    await depthReached(page, depth);
  }
  await boardShows(page, before);
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => spoken(page)).toContain('applied');
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
  await page.keyboard.press('Control+z');
  await boardShows(page, before);
});

/** The cells named in a text, abbreviated (`r12c345`) or not. */
function cellsNamed(text: string): string[] {
  const names = [...text.matchAll(/\br(\d+)c(\d+)\b/g)].flatMap(([, rows, columns]) =>
    [...rows].flatMap((row) => [...columns].map((column) => `r${row}c${column}`)),
  );
  return [...new Set(names)].sort();
}

/** The cells on grounds of the hint's drawing. */
async function cellsDrawn(page: Page): Promise<string[]> {
  const paths = await page
    .locator('.drawing :is(.proof, .change)')
    .evaluateAll((grounds) => grounds.map((ground) => ground.getAttribute('d') ?? ''));
  const runs = [...paths.join('').matchAll(/M(\d+) (\d+)h(\d+)v100/g)].map((run) => run.slice(1).map(Number));
  const names = runs.flatMap(([x, y, width]) =>
    Array.from({ length: width / 100 }, (_, k) => `r${y / 100 + 1}c${x / 100 + k + 1}`),
  );
  return [...new Set(names)].sort();
}

test('what is drawn on the board and what has been told are the same cells, link by link', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await chainShown(page);
  const told: string[] = [];
  for (let link = 1; ; link++) {
    told.push(...(await hintSentences(page)));
    await expect.poll(() => cellsDrawn(page), `link ${link}`).toEqual(cellsNamed(told.join(' ')));
    // Read again as text, on request.
    const said = await spoken(page);
    await page.keyboard.press('n');
    await expect.poll(() => spoken(page)).not.toBe(said);
    await page.keyboard.press('t');
    await expect.poll(() => spoken(page)).toBe(said);
    if (!/^Next/.test(await hintLead(page).innerText())) break;
    await hintLead(page).click();
    await expect.poll(() => shownLink(page)).toMatch(new RegExp(`^Link ${link + 1} of`));
  }
  expect(told.length).toBeGreaterThan(3);
});

test('a chain is walked by its strip, by arrow keys and by a swipe, and its keys come and go', async ({
  site,
}) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await chainShown(page);
  const strip = panel(page).getByRole('slider', { name: 'Links' });
  const isAt = (link: number) => expect.poll(() => shownLink(page)).toMatch(new RegExp(`^Link ${link} of`));
  await isAt(1);
  // The focus is in the hint: arrow keys move through it.
  await page.keyboard.press('ArrowRight');
  await isAt(2);
  await page.keyboard.press('ArrowLeft');
  await isAt(1);
  await strip.press('End');
  await expect(hintLead(page)).toHaveText(/^Remove/);
  await strip.press('Home');
  await isAt(1);
  const { x, y, width } = (await strip.boundingBox())!;
  await page.mouse.click(x + width - 16, y + 14);
  await isAt(2);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await isAt(1);
  await panel(page).evaluate((sheet) => {
    const at = (clientX: number) => ({ clientX, clientY: 500, pointerType: 'touch', bubbles: true });
    sheet.dispatchEvent(new PointerEvent('pointerdown', at(250)));
    sheet.dispatchEvent(new PointerEvent('pointerup', at(120)));
  });
  await isAt(2);
  // The keys replace the drawing's sheet, and Hint brings it back.
  const grounds = await cellsDrawn(page);
  await panel(page).getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('button', { name: 'Enter 1' }).waitFor();
  expect(await cellsDrawn(page)).toEqual(grounds);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await isAt(2);
  // The whole proof, and back to the link.
  await panel(page).getByRole('button', { name: 'All', exact: true }).click();
  await depthReached(page, 4);
  await panel(page).getByText(/=>/).waitFor();
  await panel(page).getByRole('button', { name: 'All', exact: true }).click();
  await isAt(2);
});

test('hints from the board as it is lead to the end', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (let count = 0; count < steps.length; count++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await takeHint(page);
    await panel(page).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
});

test('a wrong entry, then a wrong mark is told before any technique, and not what belongs there', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const [first, second] = steps;
  await cellAt(page, second.cell).click();
  for (const symbol of '123456789'.replace(second.symbol, '').slice(0, 3))
    await page.keyboard.press(`Control+Digit${symbol}`);
  await cellAt(page, first.cell).click();
  await page.keyboard.press(first.symbol === '1' ? '2' : '1');
  await page.keyboard.press('h');
  await panel(page).getByText('One digit is wrong.').waitFor();
  await expect(panel(page)).not.toContainText(/r\dc\d/);
  await page.keyboard.press('h');
  await panel(page)
    .getByText(/There’s a wrong digit in/)
    .waitFor();
  await page.keyboard.press('h');
  await panel(page)
    .getByText(/The digit in .+ is wrong/)
    .waitFor();
  await panel(page)
    .getByRole('button', { name: /^Erase \d$/ })
    .click();
  await expect(cellAt(page, first.cell)).toHaveAttribute('aria-label', /empty$/);

  await page.keyboard.press('h');
  await panel(page).getByText('One cell’s pencil marks are missing the right digit.').waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
});

test('a hint rests on the marks of the player', async ({ site }) => {
  const { page } = await visitBoard(site);
  await playText(page, INKALA);
  // There are no singles yet: nothing but the mark makes this one.
  const [{ cell, symbol }] = solutionOf({ ...FIRST_PUZZLE, givens: INKALA });
  await cellAt(page, cell).click();
  await page.keyboard.press(`Control+Digit${symbol}`);
  for (const depth of [1, 2, 3]) {
    await page.keyboard.press('h');
    await depthReached(page, depth);
  }
  await expect
    .poll(async () => (await hintSentences(page)).join(' '))
    .toMatch(new RegExp(`^r1c${cell + 1} .*must be ${symbol}`));
});

/** Blocks the logic's code until the returned function is called. */
async function holdLogic(context: BrowserContext): Promise<() => void> {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/logic\.worker/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return () => arrive();
}

test('typing goes on while a hint is looked for and while it is shown', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  const arrive = await holdLogic(context);
  const { cell, symbol } = steps[0];
  await cellAt(page, cell).click();
  await page.keyboard.press('h');
  await panel(page).getByText('Looking for the next step').waitFor();
  await page.keyboard.press(symbol);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  // The hint was for a board that is no longer there.
  arrive();
  await panel(page).waitFor({ state: 'detached' });
  await cellAt(page, steps[1].cell).click();
  await page.keyboard.press('h');
  await depthReached(page, 1);
  await page.keyboard.press(steps[1].symbol);
  await panel(page).waitFor({ state: 'detached' });
  await expect(cellAt(page, steps[1].cell)).toHaveAttribute(
    'aria-label',
    new RegExp(`, ${steps[1].symbol}$`),
  );
});

test('a hint that takes long says so and can be cancelled, and the play goes on', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  const arrive = await holdLogic(context);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press('h');
  await panel(page).getByText('Looking for the next step').waitFor();
  await expect(panel(page)).toHaveAttribute('aria-busy', 'true');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
  await page.keyboard.press(steps[0].symbol);
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', new RegExp(`, ${steps[0].symbol}`));
  arrive();
  await page.keyboard.press('h');
  await depthReached(page, 1);
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false');
});

test('several solutions are told', async ({ site }) => {
  const { page } = await visitBoard(site);
  await playText(page, '12345678.'.padEnd(81, '.'));
  await page.keyboard.press('h');
  await panel(page).getByText('every solution of this puzzle').waitFor();
});

test('what was just used is named, and a guess is called so', async ({ site }) => {
  const { page } = await visitBoard(site);
  const { cell, symbol } = steps[0];
  await page.keyboard.press('Shift+h');
  await panel(page).getByText('No deduction yet').waitFor();
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.keyboard.press('Shift+h');
  await panel(page)
    .getByText(new RegExp(`=${symbol}: [A-Z]\\w+`))
    .waitFor();
  await openMenu(page, 'Clear board');
  await cellAt(page, 0).click();
  await page.keyboard.press('5');
  await page.keyboard.press('Shift+h');
  await panel(page).getByText('no known technique proves this').waitFor();
  await cellAt(page, 1).click();
  await page.keyboard.press('5');
  await page.keyboard.press('Shift+h');
  await expect.poll(() => hintSentences(page)).toEqual(['Row 1 holds 5 at r1c1 and r1c2.']);
});

test('hints come on other boards too', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const name of [/^Jigsaw 9×9/, /^X 9×9/, /^6×6/, /^16×16/, /^Samurai/]) {
    await test.step(String(name), async () => {
      await choosePuzzle(page, name);
      await readOn(page);
      await expect.poll(() => drawn(page, 'change')).toBe(1);
    });
  }
});

/** The controls that are covered or out of view. */
function covered(controls: readonly Element[]): string[] {
  return controls.flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height - 2);
    return top && control.contains(top) ? [] : [control.textContent];
  });
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 720],
]) {
  test(`at ${width} × ${height} a hint moves nothing, covers no cell, and each of its links is whole`, async ({
    site,
  }) => {
    const { page } = await visitBoard(site, { viewport: { width, height }, reducedMotion: 'reduce' });
    await playText(page, HARD);
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(board.width / 9).toBeGreaterThanOrEqual(33);
    for (let count = 0; count < 12; count++) {
      await readOn(page, async () => {
        expect(await page.getByRole('grid').boundingBox()).toEqual(board);
        const box = (await panel(page).boundingBox())!;
        const isApart =
          box.x >= board.x + board.width || box.y >= board.y + board.height || box.y + box.height <= board.y;
        expect(isApart).toBe(true);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(await panel(page).locator('button').evaluateAll(covered)).toEqual([]);
        const text = panel(page).getByRole('group');
        expect(await text.evaluate((group) => group.scrollHeight - group.clientHeight)).toBeLessThanOrEqual(
          1,
        );
      });
      await hintLead(page).click();
      await panel(page).waitFor({ state: 'detached' });
    }
  });
}

test('axe finds nothing at any depth in any theme', async ({ site }) => {
  const { page } = await visitBoard(site, { reducedMotion: 'reduce' });
  await playText(page, HARD);
  await readOn(page, async (depth) => expect(await violationsInThemes(page), `depth ${depth}`).toEqual([]));
});
