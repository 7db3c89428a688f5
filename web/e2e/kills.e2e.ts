import type { BrowserContext, Page } from '@playwright/test';
import { createRandom, type Random } from 'pencilmark';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { storedIn } from './storage.ts';
import { cellAt, boardReady } from './board.ts';
import { expect, test, visitBoard, type Site } from './site.ts';
import { cases } from '../../scripts/samples.mjs';

/** The number of times the page is killed. */
const KILLS = cases(6, 1_000);

const steps = solutionOf(FIRST_PUZZLE);

/** All that a player sees of the board, in words. */
function boardOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell]')]
      .map((cell) => cell.getAttribute('aria-label'))
      .join('\n'),
  );
}

/** A key press that changes the game, and the one that undoes it. */
interface Action {
  readonly key: string;
  readonly back: string;
}

function randomAction(random: Random): Action {
  const digit = 1 + random.below(9);
  const writes = [
    `${digit}`,
    `Shift+Digit${digit}`,
    `Control+Digit${digit}`,
    `Control+Shift+Digit${1 + random.below(8)}`,
  ];
  const actions: Action[] = [
    ...writes.map((key) => ({ key, back: 'Control+z' })),
    { key: 'Control+z', back: 'Control+y' },
  ];
  return actions[random.below(actions.length)];
}

async function chooseCell(page: Page, random: Random): Promise<void> {
  await cellAt(page, steps[random.below(steps.length)].cell).click();
}

/** Ends the page's process at once, as a crash or a full memory would. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

async function openAgain(site: Site, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.address);
  await boardReady(page);
  return page;
}

test(`killed ${KILLS} times at random moments of a random game, it never loses more than its last action`, async ({
  site,
}) => {
  const random = createRandom(`kills ${KILLS}`);
  const { page: first, context } = await visitBoard(site);
  let page = first;
  let lost = 0;
  for (let round = 0; round < KILLS; round++) {
    for (let count = random.below(3); count >= 0; count--) {
      await chooseCell(page, random);
      await page.keyboard.press(randomAction(random).key);
    }
    await chooseCell(page, random);
    const before = await boardOf(page);
    const { key, back } = randomAction(random);
    const pressing = page.keyboard.press(key).catch(() => {});
    if (random.below(2) === 0) await page.waitForTimeout(random.below(12));
    await kill(page);
    await pressing;
    page = await openAgain(site, context);
    await expect(page.getByRole('region', { name: 'Saving' }), `round ${round}`).toHaveCount(0);
    const found = await boardOf(page);
    if (found === before) {
      lost++;
      continue;
    }
    await page.keyboard.press(back);
    await expect.poll(() => boardOf(page), `round ${round}, ${key}`).toBe(before);
  }
  console.log(`${KILLS} kills: the last action was kept ${KILLS - lost} times`);
});

test('a record that was damaged ends the game before it, is told, and can be saved as a file', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  for (const { cell, symbol } of steps.slice(0, 4)) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  await expect.poll(async () => (await storedIn(page, 'records')).length).toBeGreaterThanOrEqual(4);
  await page.evaluate(async () => {
    const opening = indexedDB.open('pencilmark-games');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const records = opening.result.transaction('records', 'readwrite').objectStore('records');
    const reading = records.getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    const third = (reading.result as { line: string }[])[2];
    const writing = records.put({ ...third, line: third.line.slice(0, 20) });
    await new Promise((resolve) => (writing.onsuccess = resolve));
    opening.result.close();
  });
  await page.reload();
  await boardReady(page);
  const trouble = page.getByRole('region', { name: 'Saving' });
  await trouble.getByText('The last part of this game couldn’t be read').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trouble.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const board = await boardOf(page);
  await page.reload();
  await boardReady(page);
  await expect.poll(() => boardOf(page)).toBe(board);
});

test('where there are no locks, two tabs still do not overwrite each other', async ({ site }) => {
  const { page: first, context } = await visitBoard(site);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  await first.reload();
  await boardReady(first);
  const second = await openAgain(site, context);
  const before = (await storedIn(first, 'records')).length;
  for (const [page, { cell, symbol }] of [
    [second, steps[0]],
    [first, steps[1]],
  ] as const) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
    await expect.poll(async () => (await storedIn(page, 'records')).length).toBeGreaterThan(before);
  }
  await first.getByText('another tab changed this game').waitFor();
  const kept = await boardOf(second);
  await second.reload();
  await boardReady(second);
  await expect.poll(() => boardOf(second)).toBe(kept);
});
