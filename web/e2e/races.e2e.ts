/** Two tabs, quick addresses, late answers and missing files must not break the page. */
import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, cellAt, choosePuzzle, boardText, useTool, boardShows, boardChanges } from './board.ts';
import { expect, openContext, type Site, test, visitBoard } from './site.ts';
import { storedIn } from './storage.ts';

/** What the functions below put on the page: it releases what they hold back. */
interface Held {
  release(): void;
  lock: string;
  asked: boolean;
  settled: boolean;
}
declare const held: Held;

/** For `addInitScript`: all messages to workers wait until `held.release()`. */
function holdWorkers(): void {
  const post = Worker.prototype.postMessage;
  const waiting: (() => void)[] = [];
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    waiting.push(() => post.call(this, message, {}));
  };
  const release = (): void => {
    Worker.prototype.postMessage = post;
    for (const send of waiting.splice(0)) send();
  };
  Object.assign(window, { held: { release } });
}

/** For `addInitScript`: what the page reads about the help used in games arrives only after `held.release()`. */
function holdHelp(): void {
  const listen = IDBRequest.prototype.addEventListener;
  const waiting: (() => void)[] = [];
  const state = { lock: 'none', asked: false, settled: false, release: () => {} };
  state.release = () => {
    state.settled = true;
    for (const hear of waiting.splice(0)) hear();
  };
  Object.assign(window, { held: state });
  IDBRequest.prototype.addEventListener = function (this: IDBRequest, type: string, hear: unknown) {
    listen.call(this, type, (event) => {
      const send = (): void => (hear as EventListener).call(this, event);
      const isHelp = this.source instanceof IDBObjectStore && this.source.name === 'helps';
      if (state.settled || !isHelp) return send();
      state.asked = true;
      waiting.push(send);
    });
  };
}

/** For `addInitScript`: a request for the lock whose name ends with `held.lock` waits until `held.release()`. */
function holdLock(): void {
  // An empty page has no locks, and is soon left.
  if (!isSecureContext) return;
  const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
  const state = { lock: 'none', asked: false, settled: false, release: () => {} };
  Object.assign(window, { held: state });
  navigator.locks.request = (async (name: string, ...rest: unknown[]) => {
    if (!name.endsWith(state.lock)) return request(name, ...rest);
    state.lock = 'none';
    state.asked = true;
    await new Promise<void>((release) => (state.release = release));
    try {
      return await request(name, ...rest);
    } finally {
      state.settled = true;
    }
  }) as LockManager['request'];
}

/** Visits the board, with one of the above in place. */
async function visitHolding(site: Site, hold: () => void): Promise<Page> {
  const context = await openContext(site);
  await context.addInitScript(hold);
  const page = await context.newPage();
  await page.goto(site.address);
  await boardReady(page);
  return page;
}

function gameShown(page: Page): Promise<string> {
  return page.locator('main[data-game]').getAttribute('data-game') as Promise<string>;
}

async function newGame(page: Page, name: RegExp): Promise<string> {
  const before = await gameShown(page);
  await choosePuzzle(page, name);
  await expect(page.locator('main[data-game]')).not.toHaveAttribute('data-game', before);
  return gameShown(page);
}

/** Sends the page to a game with a held lock, until it waits for that lock. */
async function beginLoading(page: Page, id: string): Promise<void> {
  await page.evaluate((game) => {
    held.lock = game;
    location.hash = `#/play/${game}`;
  }, id);
  await page.waitForFunction(() => held.asked);
}

for (const locks of ['with', 'without'] as const)
  test(`two tabs that start the same daily puzzle lose no move, ${locks} locks`, async ({ site }) => {
    const context = await openContext(site);
    if (locks === 'without')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    const [first, second] = [await context.newPage(), await context.newPage()];
    await second.addInitScript(holdWorkers);
    const daily = `${site.address}#/today/2026-11-16`;
    await second.goto(daily);
    // Its request to the worker is waiting now.
    await second.getByRole('status').first().waitFor();
    await first.goto(daily);
    await boardReady(first);
    const before = await boardText(first);
    const open = /[^1-9]/.exec(before)!.index;
    await cellAt(first, open).click();
    await first.keyboard.press('5');
    await boardChanges(first, before);
    const played = await boardText(first);
    await expect.poll(() => storedIn(first, 'records')).not.toEqual([]);
    await second.evaluate(() => held.release());
    if (locks === 'with') await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    else await boardShows(second, played);
    await first.reload();
    await boardReady(first);
    if (locks === 'with') await boardShows(first, played);
    expect(await storedIn(first, 'records')).not.toEqual([]);
  });

test('of two quick addresses the last one wins', async ({ site }) => {
  const page = await visitHolding(site, holdLock);
  const slow = await newGame(page, /^4×4/);
  const quick = await newGame(page, /^6×6/);
  await newGame(page, /^X 9×9/);
  await beginLoading(page, slow);
  await page.evaluate((game) => (location.hash = `#/play/${game}`), quick);
  await expect(page.locator('main[data-game]')).toHaveAttribute('data-game', quick);
  await boardReady(page);
  await page.evaluate(() => held.release());
  // The lock that came too late is released.
  await page.waitForFunction(() => held.settled);
  expect(await gameShown(page)).toBe(quick);
  expect(new URL(page.url()).hash).toBe(`#/play/${quick}`);
});

test('a page that was chosen meanwhile is not left when a game has loaded', async ({ site }) => {
  const page = await visitHolding(site, holdLock);
  const slow = await newGame(page, /^4×4/);
  await newGame(page, /^6×6/);
  await beginLoading(page, slow);
  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByRole('heading', { name: 'Library' }).waitFor();
  await page.evaluate(() => held.release());
  await page.waitForFunction(() => held.settled);
  expect(new URL(page.url()).hash).toBe('#/library');
});

test('what is typed while a game loads does not go into the one before', async ({ site }) => {
  const page = await visitHolding(site, holdLock);
  const other = await newGame(page, /^4×4/);
  const before = await newGame(page, /^6×6/);
  const text = await boardText(page);
  await beginLoading(page, other);
  await page.keyboard.press('1');
  await page.evaluate(() => held.release());
  await expect(page.locator('main[data-game]')).toHaveAttribute('data-game', other);
  await page.evaluate((game) => (location.hash = `#/play/${game}`), before);
  await expect(page.locator('main[data-game]')).toHaveAttribute('data-game', before);
  await boardShows(page, text);
});

test('after Stop during Solve, Check still answers', async ({ site }) => {
  const page = await visitHolding(site, holdWorkers);
  // Both wait for the worker now, and Stop ends both.
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await useTool(page, 'Solve');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page
    .getByText(/^Stopped after/)
    .first()
    .waitFor();
  await page.evaluate(() => held.release());
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('No mistakes so far.').first().waitFor();
});

test('the card of a solved board may close before it knows the help used', async ({ site }) => {
  const page = await visitHolding(site, holdHelp);
  const before = await boardText(page);
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
  await page.waitForFunction(() => held.asked);
  await page.keyboard.press('Control+z');
  await boardShows(page, before);
  await page.evaluate(() => held.release());
  // The late answer has arrived, and the next card opens.
  await useTool(page, 'Solve');
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
});

test('pages to print without codes do not wait for the code that draws them', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  await context.route(/\/qr-[^/]*\.js$/, () => {});
  await page.evaluate(() => (location.hash = '#/print'));
  // The boards are there at once; only codes come later.
  await page.getByRole('region', { name: 'Page 1', exact: true }).getByRole('img').first().waitFor();
  await page.getByRole('checkbox', { name: /QR code/ }).uncheck();
  await expect(page.getByRole('region', { name: /^Page 1/ })).toHaveCount(2);
});

test('no move scrolls the page', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 390, height: 664 }, hasTouch: true });
  const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);
  await cellAt(page, cell).click();
  await page.mouse.wheel(0, 40);
  const place = (): Promise<number> => page.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(0);
  const before = await place();
  await page.keyboard.press(symbol);
  await expect.poll(async () => (await boardText(page))[cell]).toBe(symbol);
  // Effects of the move have run by the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await place()).toBe(before);
});
