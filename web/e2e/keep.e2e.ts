import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, labelOf, boardText, boardReady, boardShows, choosePuzzle } from './board.ts';
import { crash } from './crash.ts';
import { expect, test, visitBoard } from './site.ts';
import { storedIn } from './storage.ts';

const steps = solutionOf(FIRST_PUZZLE);

async function enterStep(page: Page, index: number): Promise<void> {
  const { cell, symbol } = steps[index];
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
}

/** The number of the solution's digits on the board. */
async function entered(page: Page): Promise<number> {
  const text = await boardText(page);
  return steps.filter(({ cell, symbol }) => text[cell] === symbol).length;
}

test('every move is there again after a reload, with marks, colours and what can be redone', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  for (let index = 0; index < 6; index++) await enterStep(page, index);
  const { cell } = steps[7];
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit1', 'Control+Digit5', 'Control+Shift+Digit3'])
    await page.keyboard.press(key);
  const label = await labelOf(page, cell);
  await enterStep(page, 8);
  await page.keyboard.press('Control+z');
  const text = await boardText(page);
  await page.reload();
  await boardReady(page);
  await boardShows(page, text);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', label);
  await page.keyboard.press('Control+y');
  await expect.poll(() => entered(page)).toBe(7);
});

test('a page that is killed in the middle of play loses at most its last move', async ({ site }) => {
  const { page: first, context } = await visitBoard(site);
  let page = first;
  for (let round = 0; round < 5; round++) {
    const before = await entered(page);
    await enterStep(page, before);
    await enterStep(page, before + 1);
    await crash(page);
    page = await context.newPage();
    await page.goto(site.address);
    await boardReady(page);
    await expect.poll(() => entered(page)).toBeGreaterThanOrEqual(before + 1);
  }
});

test('a closed page is found again as it was', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  for (let index = 0; index < 5; index++) await enterStep(page, index);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(site.address);
  await boardReady(again);
  await expect.poll(() => entered(again)).toBeGreaterThanOrEqual(4);
});

test('two tabs: one plays, the other can take over, nothing is overwritten', async ({ site }) => {
  const { page: first, context } = await visitBoard(site);
  await enterStep(first, 0);
  const second = await context.newPage();
  await second.goto(site.address);
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await expect(second.getByRole('gridcell')).toHaveCount(0);
  expect(await violationsInThemes(second)).toEqual([]);
  await enterStep(first, 1);

  await second.getByRole('button', { name: 'Play here' }).click();
  await boardReady(second);
  await expect.poll(() => entered(second)).toBe(2);
  await first.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await first.keyboard.press('Control+z');
  await enterStep(second, 2);

  await first.getByRole('button', { name: 'Play here' }).click();
  await boardReady(first);
  await expect.poll(() => entered(first)).toBe(3);
  await enterStep(first, 3);
  await first.reload();
  await boardReady(first);
  await expect.poll(() => entered(first)).toBe(4);
});

test('a browser that keeps nothing says so, and the game goes on', async ({ site }) => {
  const { context } = await visitBoard(site);
  const page = await context.newPage();
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
  });
  await page.goto(site.address);
  await boardReady(page);
  const trouble = page.getByRole('region', { name: 'Saving' });
  await trouble.getByText('Your browser blocks storage. You can play').waitFor();
  // On a phone, too, the whole board is visible.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const [above, board] = await Promise.all([trouble.boundingBox(), page.getByRole('grid').boundingBox()]);
      return above!.y + above!.height - board!.y;
    })
    .toBeLessThanOrEqual(0);
  await enterStep(page, 0);
  await expect.poll(() => entered(page)).toBe(1);
});

test('a full disk is told, and the game is offered as a file', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterStep(page, 0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await enterStep(page, 1);
  const trouble = page.getByRole('region', { name: 'Saving' });
  await trouble.getByText('storage is full').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trouble.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect.poll(() => entered(page)).toBe(2);
});

for (const [what, save] of [
  ['is cut', '{"format":"pencilmark'],
  ['is no text', { format: 7 }],
] as const) {
  test(`a damaged game that ${what} is told and kept, and another puzzle lies ready`, async ({ site }) => {
    const { page } = await visitBoard(site);
    await enterStep(page, 0);
    await changeStored(page, 'saves', { save });
    await page.reload();
    await boardReady(page);
    const trouble = page.getByRole('region', { name: 'Saving' });
    await trouble.getByText('A saved game couldn’t be read').waitFor();
    await expect(trouble.getByRole('button', { name: 'Download' })).toHaveCount(1);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

test('a bad record hides nothing: a summary is made again, a game without a head is named', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await enterStep(page, 0);
  await page.goto(`${site.address}#/library`);
  const row = page.getByRole('button', { name: /^Continue: Beginner · / }).first();
  await row.waitFor();
  await expect.poll(() => storedIn(page, 'summaries')).toHaveLength(1);
  await changeStored(page, 'summaries', { digits: 7, assists: null });
  await page.reload();
  await row.waitFor();
  await expect.poll(() => storedIn(page, 'summaries')).toMatchObject([{ assists: {} }]);
  await changeStored(page, 'games', { created: 'long ago' });
  await page.reload();
  await page.getByText('A saved game couldn’t be read (Beginner · 9×9)').waitFor();
});

/** Writes other values into the first record of a store, as a person could with the browser's tools. */
function changeStored(page: Page, store: string, change: object): Promise<void> {
  return page.evaluate(
    async ([name, values]) => {
      const opening = indexedDB.open('pencilmark-games');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const records = opening.result.transaction(name, 'readwrite').objectStore(name);
      const reading = records.getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const writing = records.put({ ...reading.result[0], ...values });
      await new Promise((resolve) => (writing.onsuccess = resolve));
      opening.result.close();
    },
    [store, change] as const,
  );
}

declare global {
  interface Window {
    mend?: () => void;
  }
}

/** Ways in which a browser's database fails while the page is open; `window.mend` ends them. */
const FAILURES: readonly (readonly [what: string, fail: () => void])[] = [
  [
    // As Chromium does on a full disk.
    'aborts writes and leaves their requests without an answer',
    () => {
      const { transaction } = IDBDatabase.prototype;
      window.mend = () => (IDBDatabase.prototype.transaction = transaction);
      IDBDatabase.prototype.transaction = function (...options) {
        const tx = transaction.apply(this, options);
        if (tx.mode === 'readonly') return tx;
        const open = tx.objectStore.bind(tx);
        tx.commit = () => {};
        tx.objectStore = (name) => {
          const store = open(name);
          for (const write of ['add', 'put'] as const) {
            const method = store[write].bind(store);
            store[write] = (...record) => {
              const request = method(...record);
              request.addEventListener = () => {};
              return request;
            };
          }
          return store;
        };
        void Promise.resolve().then(() => tx.abort());
        return tx;
      };
    },
  ],
  [
    'never says that a write has ended',
    () => {
      const { transaction } = IDBDatabase.prototype;
      window.mend = () => (IDBDatabase.prototype.transaction = transaction);
      IDBDatabase.prototype.transaction = function (...options) {
        const tx = transaction.apply(this, options);
        if (tx.mode === 'readwrite') tx.addEventListener = () => {};
        return tx;
      };
    },
  ],
];

for (const [what, fail] of FAILURES) {
  test(`a database that ${what} is told, and the next move saves all`, async ({ site }) => {
    const { page, context } = await visitBoard(site);
    await enterStep(page, 0);
    await page.clock.install();
    await page.evaluate(fail);
    await enterStep(page, 1);
    await enterStep(page, 2);
    const trouble = page.getByRole('region', { name: 'Saving' });
    await expect(async () => {
      await page.clock.fastForward(1_000);
      await trouble.getByText('Latest moves not saved').waitFor({ timeout: 100 });
    }).toPass();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      trouble.getByRole('button', { name: 'Download' }).click(),
    ]);
    const rescued = JSON.parse(readFileSync(await download.path(), 'utf8')) as { log: readonly unknown[] };
    expect(rescued.log).toHaveLength(3);
    await page.evaluate(() => window.mend!());
    await enterStep(page, 3);
    await expect(trouble).toHaveCount(0);
    const again = await context.newPage();
    await page.close();
    await again.goto(site.address);
    await boardReady(again);
    await expect.poll(() => entered(again)).toBe(4);
  });
}

test('a database that gives no answer is told, and there is a board to play on', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  await enterStep(page, 0);
  await page.close();
  const again = await context.newPage();
  await again.clock.install();
  await again.addInitScript(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (...query: Parameters<typeof get>) {
      const request = get.apply(this, query);
      request.addEventListener = () => {};
      return request;
    };
  });
  await again.goto(site.address);
  const trouble = again.getByRole('region', { name: 'Saving' });
  await expect(async () => {
    await again.clock.fastForward(1_000);
    await trouble.getByText('storage doesn’t respond').waitFor({ timeout: 100 });
  }).toPass();
  await boardReady(again);
});

test('a game whose database is deleted under the page is written again whole', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  await enterStep(page, 0);
  await enterStep(page, 1);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('pencilmark-games');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await enterStep(page, 2);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version)))
    .toEqual([6]);
  await expect.poll(() => storedIn(page, 'saves')).toHaveLength(1);
  await page.close();
  const again = await context.newPage();
  await again.goto(site.address);
  await boardReady(again);
  await expect.poll(() => entered(again)).toBe(3);
});

test('the game played last is found after the clock was set back', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  await enterStep(page, 0);
  const yesterday = await context.newPage();
  await page.close();
  await yesterday.clock.install({ time: Date.now() - 86_400_000 });
  await yesterday.goto(`${site.address}#/puzzles`);
  await choosePuzzle(yesterday, /^4×4/);
  await cellAt(yesterday, 0).waitFor();
  const board = await boardText(yesterday);
  await yesterday.close();
  const again = await context.newPage();
  await again.goto(site.address);
  await boardReady(again);
  await boardShows(again, board);
});

test('no transaction is open, and none begins but writes, once the page is left', async ({ site }) => {
  const { page } = await visitBoard(site);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    const seen: string[] = [];
    Object.assign(window, { seen });
    IDBDatabase.prototype.transaction = function (...options) {
      const tx = transaction.apply(this, options);
      seen.push(tx.mode);
      return tx;
    };
  });
  const seen = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);
  await enterStep(page, 0);
  // A move is one write, and reads nothing.
  expect(new Set(await seen())).toEqual(new Set(['readwrite']));
  await page.evaluate(() => (location.hash = '#/learn'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    (window as unknown as { seen: string[] }).seen.length = 0;
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    location.hash = '#/library';
  });
  await page
    .getByText(/^Reading/)
    .first()
    .waitFor();
  expect((await seen()).filter((mode) => mode === 'readonly')).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(seen).toContain('readonly');
});
