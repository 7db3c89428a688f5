/** How many presses the most common actions take on a phone. The time is printed; no test fails because of it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { boardReady, boardShows, cellAt, pasteOnBoard } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { expect, type Site, test, visit } from './site.ts';

const MOST = 2;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};
const steps = solutionOf(FIRST_PUZZLE);
const [first] = steps;

/** A first visit, with its board loaded. */
async function firstBoard(site: Site): Promise<Page> {
  const { page } = await visit(site, PHONE);
  await boardReady(page);
  return page;
}

/** Taps the elements with these names, one after the other, and waits for the result. */
async function tap(page: Page, names: readonly RegExp[], arrived: () => Promise<void>): Promise<void> {
  const began = performance.now();
  for (const name of names) {
    const roles = (['button', 'link', 'gridcell'] as const).map((role) => page.getByRole(role, { name }));
    const [button, link, cell] = roles;
    await button.or(link).or(cell).first().tap();
  }
  await arrived();
  const description = `${names.length} in ${((performance.now() - began) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'presses', description });
  expect(names.length).toBeLessThanOrEqual(MOST);
}

const gameOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('main[data-game]')?.dataset.game);

/** Waits for the board of another game, under a title. */
async function otherGame(page: Page, before: string | undefined, title: RegExp): Promise<void> {
  await expect.poll(async () => (await gameOf(page)) ?? before).not.toBe(before);
  await boardReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('from the first visit to the first digit', async ({ site }) => {
  const page = await firstBoard(site);
  const label = (await cellAt(page, first.cell).getAttribute('aria-label'))!;
  await tap(page, [new RegExp(`^${label}`), new RegExp(`^Enter ${first.symbol}\\b`)], () =>
    expect(cellAt(page, first.cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`)),
  );
});

for (const [wanted, name] of [
  ['a hard one, now', /^Hard/],
  ['a killer, now', /^Killer/],
] as const)
  test(`from the board to ${wanted}`, async ({ site }) => {
    const page = await firstBoard(site);
    const before = await gameOf(page);
    await tap(page, [/^Today, /, name], () =>
      otherGame(page, before, wanted.includes('killer') ? /Killer/ : /Hard/),
    );
  });

test('from a cold start on another day to that day’s puzzle', async ({ site }) => {
  const { context, page } = await visit(site, PHONE);
  await boardReady(page);
  await page.close();
  const next = await context.newPage();
  await next.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await next.goto(site.address);
  await tap(next, [/^Play/], () => otherGame(next, undefined, /\d/));
});

test('from a win to the next puzzle', async ({ site }) => {
  const page = await firstBoard(site);
  const text = [...FIRST_PUZZLE.givens];
  for (const { cell, symbol } of steps) text[cell] = symbol;
  text[first.cell] = '.';
  await pasteOnBoard(page, text.join(''));
  await boardShows(page, text.join(''));
  await cellAt(page, first.cell).tap();
  await page.getByRole('button', { name: new RegExp(`^Enter ${first.symbol}\\b`) }).tap();
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  const before = await gameOf(page);
  await tap(page, [/^Next puzzle|^Another /], () => otherGame(page, before, /./));
});
