import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { storedIn } from './storage.ts';
import { cellAt, boardReady, openMenu, choosePuzzle, useTool } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);

async function openLibrary(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByRole('heading', { name: 'Library' }).waitFor();
}

const rows = (page: Page) => page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');

async function collect(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

const LINES = [
  '..1..6.872.6537......184.3.65....3..7.32.51.8..8....75.1.752......4698.146.3..7..',
  '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74',
  '2..4.6..1.8..13...3.5..7.....1....6..43...12..2....7.....6..3.8...29..5.4..5.8..2',
];

test('games in progress and finished are in the library, and go on from there', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await choosePuzzle(page, /^4×4/);
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await openLibrary(page);
  await rows(page).filter({ hasText: 'solved by Pencilmark' }).waitFor();
  await rows(page).filter({ hasText: '2% filled' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Finished');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('In progress');
  await page.getByRole('button', { name: 'Continue: ' }).click();
  await boardReady(page);
  // The previous game stays visible until this one is loaded.
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', new RegExp(`, ${steps[0].symbol}`));
  await expect.poll(() => cellAt(page, steps[0].cell).innerText()).toBe('');
});

test('a game is renamed, deleted and brought back', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await openLibrary(page);
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'New title' }).fill('On the train');
  await page.keyboard.press('Enter');
  await rows(page).filter({ hasText: 'On the train' }).waitFor();
  await page.getByRole('button', { name: 'Delete “On the train”' }).click();
  await page.getByText('Games you start are kept here.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Continue: On the train' }).click();
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', new RegExp(`, ${steps[0].symbol}`));
});

test('a game that another tab plays is not deleted', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  const second = await context.newPage();
  await second.goto(`${site.address}#/library`);
  await second.getByRole('button', { name: /^Delete/ }).click();
  await second.getByText('is open in another tab').first().waitFor();
  await page.reload();
  await boardReady(page);
});

test('a pasted collection is kept, its faults are told with line and column', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  const broken = LINES[1].slice(0, 40);
  const twice = `55${LINES[2].slice(2)}`;
  await collect(page, [LINES[0], broken, LINES[1], twice, LINES[2]].join('\n'));
  await page.getByText('3 puzzles added.').first().waitFor();
  await page.getByText('Pasted, line 2, column 41:').waitFor();
  await page.getByText('Pasted, puzzle 3:').waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(rows(page)).toHaveCount(3);
  // Levels appear automatically, one after the other.
  await rows(page)
    .filter({ hasText: /Beginner|Easy|Medium/ })
    .first()
    .waitFor();
  // Adding the same again changes nothing.
  await collect(page, LINES.join('\n'));
  await page.getByText('3 were already in your library.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(LINES[1].slice(0, 20));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Play: ' }).click();
  await boardReady(page);
  await openLibrary(page);
  await rows(page).filter({ hasText: '0% filled' }).waitFor();
});

test('files of several formats are collections of their own', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'morning.sdm', mimeType: 'text/plain', buffer: Buffer.from(LINES.slice(0, 2).join('\n')) },
    {
      name: 'evening.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        Array.from({ length: 9 }, (_, row) => LINES[2].slice(row * 9, row * 9 + 9)).join('\n'),
      ),
    },
    {
      name: 'broken.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0, 1, 2, 255, 254, 60]),
    },
  ]);
  await page.getByText('3 puzzles added.').first().waitFor();
  await page.getByText(/^broken/).waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await rows(page).filter({ hasText: 'morning · 2' }).waitFor();
  await rows(page).filter({ hasText: 'evening' }).waitFor();
});

test('a long list holds few rows, is walked by keyboard, and an import can be cancelled', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/library');
  const text = Array.from({ length: 3_000 }, (_, index) => moved(LINES[0], index)).join('\n');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Pasted.txt', mimeType: 'text/plain', buffer });
  await page.getByText('3000 puzzles added.').first().waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByText('3000 items').first().waitFor();
  await expect.poll(() => rows(page).count()).toBeLessThan(40);
  await page.getByRole('button', { name: /^Play: Pasted · 1\s/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page
    .getByRole('button', { name: /^Play: Pasted · 2\s/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('End');
  await page
    .getByRole('button', { name: /^Play: Pasted · 3000\s/ })
    .and(page.locator(':focus'))
    .waitFor();
  await expect.poll(() => rows(page).count()).toBeLessThan(40);
  await expect(rows(page).last()).toHaveAttribute('aria-setsize', '3000');
});

test('a long list is read again as it was left, with every change since', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await collect(page, Array.from({ length: 700 }, (_, index) => moved(LINES[0], index)).join('\n'));
  await page.getByText('700 puzzles added.').first().waitFor();
  await page.reload();
  await page.getByText('700 items').first().waitFor();
  await page.getByRole('button', { name: 'Delete “Pasted · 2”' }).click();
  await page.getByText('699 items').first().waitFor();
  await page.getByRole('button', { name: 'Rename “Pasted · 3”' }).click();
  await page.getByRole('textbox', { name: 'New title' }).fill('On the train');
  await page.keyboard.press('Enter');
  await rows(page).filter({ hasText: 'On the train' }).waitFor();
  // Once while the change is new, and once after it has been merged into the lists.
  for (const isListed of [false, true]) {
    if (isListed) await expect.poll(async () => (await storedIn(page, 'lists')).length).toBeGreaterThan(0);
    await page.reload();
    await page.getByText('699 items').first().waitFor();
    await rows(page).filter({ hasText: 'On the train' }).waitFor();
  }
  await collect(page, LINES[1]);
  await page.getByText('1 puzzle added.').first().waitFor();
  await page.reload();
  await page.getByText('700 items').first().waitFor();
});

test('the row with the focus keeps it while the list is scrolled, and every row shows its own puzzle', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/library');
  await collect(page, Array.from({ length: 300 }, (_, index) => moved(LINES[0], index)).join('\n'));
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByText('300 items').first().waitFor();
  const held = page.getByRole('button', { name: 'Rename “Pasted · 5”' });
  await held.focus();
  for (const top of [300, 1_000, 1_800, 9_000, 20_000, 900, 0]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(held.and(page.locator(':focus')), `focus at ${top}`).toHaveCount(1);
    const shown = await rows(page).evaluateAll((items) =>
      items.map((item) => [
        Number(item.getAttribute('aria-posinset')),
        Number(/Pasted · (\d+)/.exec(item.textContent ?? '')?.[1]),
      ]),
    );
    const places = shown.map(([place]) => place);
    expect(shown.map(([, puzzle]) => puzzle)).toEqual(places);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  }
  // The field for renaming a row stays with its row.
  await held.click();
  await page.getByRole('textbox', { name: 'New title' }).blur();
  await page.evaluate(() => scrollTo(0, 9_000));
  await expect(page.getByRole('textbox', { name: 'New title' })).toHaveCount(0);
});

/** The same puzzle with its digits renamed, differently for each index. */
function moved(line: string, index: number): string {
  const order = permutation(index);
  return line.replaceAll(/[1-9]/g, (digit) => `${order[Number(digit) - 1]}`);
}

function permutation(index: number): number[] {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let rest = index;
  return Array.from({ length: 9 }, (_, place) => {
    const [digit] = left.splice(rest % (9 - place), 1);
    rest = Math.floor(rest / (9 - place));
    return digit;
  });
}

test('games of the first version of the database are kept', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await page.goto(`${site.address}icon.svg`);
  // Puts the database back to its state before there was a library.
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stores = ['games', 'saves', 'records'];
    const now = await done(indexedDB.open('pencilmark-games'));
    const kept = await Promise.all(
      stores.map((name) => done(now.transaction(name).objectStore(name).getAll())),
    );
    now.close();
    await done(indexedDB.deleteDatabase('pencilmark-games'));
    const opening = indexedDB.open('pencilmark-games', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      opening.result.createObjectStore('saves', { keyPath: 'id' });
      opening.result.createObjectStore('records', { keyPath: ['game', 'base', 'revision'] });
    };
    const old = await done(opening);
    for (const [index, name] of stores.entries()) {
      for (const item of kept[index])
        await done(old.transaction(name, 'readwrite').objectStore(name).put(item));
    }
    old.close();
  });
  await page.goto(site.address);
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', new RegExp(`, ${steps[0].symbol}`));
  await openLibrary(page);
  await rows(page).filter({ hasText: '2% filled' }).waitFor();
});

/** One after the other. */
const STATES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['empty', (page) => page.getByText('Games you start are kept here.').waitFor()],
  [
    'with rows',
    async (page) => {
      await collect(page, LINES.join('\n'));
      await page.getByRole('button', { name: 'View' }).click();
      await expect(rows(page)).toHaveCount(3);
    },
  ],
  [
    'importing',
    async (page) => {
      await collect(page, `${LINES[0]}\n12`);
      await page
        .getByText(/already in your library/)
        .first()
        .waitFor();
    },
  ],
];

test('axe finds nothing in any theme: empty, with rows, while importing', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/library');
  await page.getByRole('heading', { name: 'Library' }).waitFor();
  for (const [name, prepare] of STATES) {
    await prepare(page);
    expect(await violationsInThemes(page), name).toEqual([]);
  }
});

test('the menu leads to it', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 } });
  await openMenu(page, 'Library');
  await page.getByRole('heading', { name: 'Library' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
