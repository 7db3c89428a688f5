import { readFileSync } from 'node:fs';
import {
  type Game,
  readShare,
  shareFragment,
  type SharedGame,
  statusOf,
  currentState,
} from '@pencilmark/game';
import { parsePuzzle } from 'pencilmark';
import type { Page } from '@playwright/test';
import { randomGame } from '../../game/src/test-games.ts';
import { qrOf } from '../src/share/qr.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, labelOf, boardText, boardReady, openMenu, boardShows } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const [first, second] = solutionOf(FIRST_PUZZLE);
const EVERYTHING = 'Full history, with times and undone moves';

/** A game that was never on this machine. */
function strange(seed: string): Game {
  return randomGame(seed, 60).findLast((game) => game.log.length > 20 && game.log.length < 60)!;
}

async function linkOn(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

function opened(link: string): SharedGame {
  const read = readShare(link);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test('a game goes to another browser as a link, with every move, mark and colour, and plays on there', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, first.cell).click();
  await page.keyboard.press(first.symbol);
  await cellAt(page, second.cell).click();
  for (const key of ['Shift+Digit1', 'Control+Digit5', 'Control+Shift+Digit3'])
    await page.keyboard.press(key);
  const text = await boardText(page);
  await openMenu(page, 'Share');
  await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
  await expect.poll(async () => opened(await linkOn(page)).hasProgress).toBe(false);
  await page.getByRole('radio', { name: EVERYTHING }).check();
  const link = await linkOn(page);
  // The code is for the link shown, whichever that is.
  const code = page.getByRole('img', { name: 'QR code of the link' }).locator('path').last();
  await expect(code).toHaveAttribute('d', qrOf(link)!.path);

  const other = await visitBoard(site);
  const own = await boardText(other.page);
  const ownAddress = other.page.url();
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'Beginner · 9×9' }).waitFor();
  await other.page.getByText('4 moves').waitFor();
  await other.page.getByRole('button', { name: 'Play' }).click();
  await boardReady(other.page);
  await boardShows(other.page, text);
  await cellAt(other.page, second.cell).click();
  await other.page.keyboard.press(second.symbol);
  const further = await boardText(other.page);

  // The same link again finds the same game, and the previous game is unchanged.
  await other.page.goto(link);
  await other.page.getByText('You already have this game').waitFor();
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await boardReady(other.page);
  await boardShows(other.page, further);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Start again' }).click();
  await boardReady(other.page);
  await boardShows(other.page, text);
  await other.page.goto(ownAddress);
  await boardReady(other.page);
  await boardShows(other.page, own);
  await other.context.close();
});

test('a link holds the puzzle alone or what stands on the board too, as it was chosen', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, first.cell).click();
  await page.keyboard.press(first.symbol);
  await cellAt(page, second.cell).click();
  for (const key of ['Shift+Digit1', 'Control+Shift+Digit3']) await page.keyboard.press(key);
  const [text, marks] = [await boardText(page), await labelOf(page, second.cell)];
  await openMenu(page, 'Share');
  const other = await visitBoard(site);
  for (const [part, shown, label] of [
    ['The puzzle', FIRST_PUZZLE.givens, /empty$/],
    ['Current board', text, new RegExp(`^${marks}$`)],
  ] as const) {
    await page.getByRole('radio', { name: part, exact: true }).first().check();
    await other.page.goto(await linkOn(page));
    await other.page
      .getByRole('button', { name: /^(?:Play|Start again)$/ })
      .first()
      .click();
    await boardReady(other.page);
    await boardShows(other.page, shown);
    await expect(cellAt(other.page, second.cell)).toHaveAttribute('aria-label', label);
  }
  await other.context.close();
});

test('any game comes back from a link as it was: tree, marks, colours, pen lines, names, times', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/puzzles');
  for (const seed of ['share 1', 'share 2', 'share 3', 'share 4']) {
    const game = strange(seed);
    const fragment = shareFragment({ game, played: 61_000, title: `Game ${seed}` }, 'replay');
    await page.goto(`${site.address}#/share/${fragment.slice(1)}`);
    await page.getByRole('heading', { name: `Game ${seed}` }).waitFor();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/play\/link-/);
    await boardReady(page);
    await page.getByRole('heading', { level: 1, name: `Game ${seed}` }).waitFor();
    await page.evaluate(() => (location.hash = '#/share'));
    await page.getByRole('heading', { name: 'As a link' }).waitFor();
    await page.getByRole('radio', { name: EVERYTHING }).check();
    const { game: back, played, title } = opened(await linkOn(page));
    const { puzzle, ...rest } = back;
    const { puzzle: ownPuzzle, ...ownRest } = game;
    expect(rest).toEqual(ownRest);
    expect([puzzle.givens, puzzle.allowed]).toEqual([ownPuzzle.givens, ownPuzzle.allowed]);
    expect([title, Math.floor(played / 30_000)]).toEqual([`Game ${seed}`, 2]);
    expect(statusOf(currentState(back))).toBe(statusOf(currentState(game)));
  }
});

test('a link that is too long for a QR code says so, and the copy button copies', async ({ site }) => {
  const { page } = await visit(site, { permissions: ['clipboard-read', 'clipboard-write'] }, '#/puzzles');
  const game = randomGame('a long one', 900).at(-1)!;
  const fragment = shareFragment({ game, played: 5, title: '' }, 'replay');
  expect(fragment.length).toBeGreaterThan(3000);
  await page.goto(`${site.address}#/share/${fragment.slice(1)}`);
  await page.getByRole('button', { name: 'Play' }).click();
  await boardReady(page);
  await page.evaluate(() => (location.hash = '#/share'));
  await page.getByRole('radio', { name: EVERYTHING }).check();
  await page.getByText('Too long for a QR code, which holds 2953 characters at most').waitFor();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeHidden();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await linkOn(page);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('radio', { name: 'The puzzle', exact: true }).first().check();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
});

test('where the browser can send, it is asked to', async ({ site }) => {
  const { context } = await visitBoard(site);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { sent: [] });
    navigator.share = (data) => {
      (window as unknown as { sent: unknown[] }).sent.push(data);
      return Promise.resolve();
    };
  });
  await page.goto(`${site.address}#/share`);
  await page.getByRole('button', { name: 'Send …' }).click();
  const sent = await page.evaluate(() => (window as unknown as { sent: { url: string }[] }).sent);
  expect(sent.map(({ url }) => url)).toEqual([await linkOn(page)]);
});

test('as text: every format with its preview, what it loses, and as a file', async ({ site }) => {
  const { page } = await visitBoard(site, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.evaluate(() => (location.hash = '#/share'));
  const preview = page.getByRole('textbox', { name: 'The puzzle as text' });
  const select = page.getByRole('combobox', { name: 'Format' });
  await select.waitFor();
  const formats = await select
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(formats.length).toBeGreaterThan(15);
  for (const format of formats) {
    await select.selectOption(format);
    const text = await preview.inputValue();
    const read = parsePuzzle(text, { format: format as 'line' });
    expect(read.ok && read.value.puzzle.givens.filter((digit) => digit > 0).length, format).toBe(
      FIRST_PUZZLE.givens.replaceAll('.', '').length,
    );
  }
  await select.selectOption('sdk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('beginner-9-9.sdk');
  await expect.poll(async () => readFileSync(await download.path(), 'utf8')).toBe(await preview.inputValue());
  await page.getByRole('button', { name: 'Copy text' }).click();
  const text = await preview.inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('as a picture: PNG in two sizes and SVG', async ({ site }) => {
  const { page } = await visitBoard(site);
  await page.evaluate(() => (location.hash = '#/share'));
  for (const pixels of [1024, 2048]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `PNG, ${pixels} pixels` }).click(),
    ]);
    const file = readFileSync(await download.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([pixels, pixels]);
    expect(file.length).toBeGreaterThan(5_000);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ]);
  const svg = readFileSync(await download.path(), 'utf8');
  expect(svg.match(/<text/g)).toHaveLength(FIRST_PUZZLE.givens.replaceAll('.', '').length);
  expect(svg).not.toMatch(/script|href/);
});

/** The address, the heading, and the role that its main part must contain. */
const PAGES: readonly (readonly [string, string, string, 'img' | 'alert'])[] = [
  ['sharing', '#/share', 'Share', 'img'],
  [
    'a link',
    `#/share/${shareFragment({ game: strange('axe'), played: 5, title: 'For you' }, 'replay').slice(1)}`,
    'For you',
    'img',
  ],
  ['a link that is none', '#/share/p=12', 'This link can’t be opened', 'alert'],
  ['a game that is not there', '#/share/nothing', 'Share', 'alert'],
];

test('axe finds nothing in any theme, and nothing is wider than a phone', async ({ site }) => {
  const { page } = await visitBoard(site, { reducedMotion: 'reduce' });
  for (const [name, path, heading, role] of PAGES) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate((hash) => (location.hash = hash), path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await page.getByRole('main').getByRole(role).first().waitFor();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
    });
  }
});
