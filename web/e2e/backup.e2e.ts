import { createGame, shareFragment } from '@pencilmark/game';
import { parsePuzzle, type Puzzle } from 'pencilmark';
import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, boardReady, choosePuzzle } from './board.ts';
import { restore, save } from './backups.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const LINE = '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74';

async function enterStep(page: Page, index: number): Promise<void> {
  const { cell, symbol } = steps[index];
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await expect.poll(() => cellAt(page, cell).getAttribute('aria-label')).toContain(`, ${symbol}`);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');

test('what was saved on one device is joined with what is on another, and nothing is lost', async ({
  site,
}) => {
  const first = await visitBoard(site);
  await enterStep(first.page, 0);
  await enterStep(first.page, 1);
  await first.page.keyboard.press('Control+z');
  await first.page.evaluate(() => (location.hash = '#/library'));
  await first.page.getByRole('button', { name: 'Import puzzles' }).click();
  await first.page.getByRole('textbox', { name: 'Puzzles as text' }).fill(LINE);
  await first.page.getByRole('button', { name: 'Import', exact: true }).click();
  await first.page.getByText('1 puzzle added.').first().waitFor();
  await first.page.keyboard.press('Escape');
  const file = await save(first.page);

  // Another device, with a game of its own.
  const second = await visitBoard(site);
  await choosePuzzle(second.page, /^4×4/);
  await restore(second.page, file);
  await second.page.getByText('1 game added, 0 merged, 0 unchanged; 1 puzzle added.').first().waitFor();
  await second.page.keyboard.press('Escape');
  await expect(rows(second.page)).toHaveCount(4);

  // The game continues there; the undone branch can still be redone.
  await rows(second.page).filter({ hasText: '2% filled' }).getByRole('button').first().click();
  await boardReady(second.page);
  await second.page.keyboard.press('Control+y');
  await expect
    .poll(() => cellAt(second.page, steps[1].cell).getAttribute('aria-label'))
    .toContain(`, ${steps[1].symbol}`);
  await enterStep(second.page, 2);
  const further = await save(second.page);

  // And back: the same game in both, with their trees merged.
  await first.page.evaluate(() => (location.hash = '#/play'));
  await boardReady(first.page);
  await enterStep(first.page, 5);
  await restore(first.page, further);
  await first.page
    .getByText(/1 merged/)
    .first()
    .waitFor();
  await first.page.keyboard.press('Escape');
  const again = await save(first.page);
  const moves = (text: string): number => text.match(/"kind":"enter"/g)!.length;
  expect(moves(again)).toBe(moves(further) + 1);
  await first.context.close();
  await second.context.close();
});

test('a file that is no whole backup is refused or told, and nothing changes', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterStep(page, 0);
  for (const [name, text, told] of [
    ['an empty file', '', /This is not a backup/],
    ['a picture', '\u0089PNG\r\n\u001a', /This is not a backup/],
    ['a newer version', '{"format":"pencilmark-backup","version":99}', /A newer one is needed/],
    [
      'a file that was cut off',
      '{"format":"pencilmark-backup","version":3,"games":3,"puzzles":0}\n{"id":',
      /2 lines couldn’t be read/,
    ],
  ] as const) {
    await test.step(name, async () => {
      await restore(page, text);
      await page.getByText(told).first().waitFor();
      await page.keyboard.press('Escape');
      await rows(page).filter({ hasText: '2% filled' }).waitFor();
    });
  }
});

test('the settings of a file are taken over only when asked, and given back by an undo', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  const settings = { theme: 'dark', showTimer: true, picker: 'nothing known' };
  const head = { format: 'pencilmark-backup', version: 2, games: 0, puzzles: 0, settings };
  await restore(page, `${JSON.stringify(head)}\n`);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
  await page.getByRole('button', { name: 'Also restore settings' }).waitFor();
  await expect.poll(() => theme()).toBe('system');
  await page.getByRole('button', { name: 'Also restore settings' }).click();
  await expect.poll(theme).toBe('dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(theme).toBe('system');
});

test('axe finds nothing in the dialog', async ({ site }) => {
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/library');
  await restore(
    page,
    '{"format":"pencilmark-backup","version":2,"games":1,"puzzles":0,"settings":{}}\n{"id":1}',
  );
  await page.getByText('1 line couldn’t be read').first().waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
});

/** A killer, a twist, a drawn puzzle and one in fog: each with a part that a plain puzzle lacks. */
function puzzlesWithRules(): readonly Puzzle[] {
  const read = parsePuzzle(LINE);
  if (!read.ok) throw new Error(read.error.message);
  const { puzzle } = read.value;
  const fog: Puzzle['drawings'] = [{ shape: 'fog', cells: [0, 1, 2], lamps: [40] }];
  const line: Puzzle['drawings'] = [{ shape: 'line', points: [[0.5, 0.5], [2.5, 2.5]], colour: '#ff0000' }]; // oxfmt-ignore
  return [
    { ...puzzle, constraints: [{ kind: 'cage', cells: [0, 1, 2], sum: 17 }] },
    { ...puzzle, constraints: [{ kind: 'no-difference', differences: [9], neighbours: 'orthogonal' }] },
    { ...puzzle, drawings: line },
    { ...puzzle, drawings: fog },
  ];
}

test('games with rules, drawings and fog come back whole on a new device', async ({ site }) => {
  const first = await visitBoard(site);
  for (const [index, puzzle] of puzzlesWithRules().entries()) {
    const game = createGame(puzzle);
    if (!game.ok) throw new Error(game.error.message);
    const link = shareFragment({ game: game.value, played: 0, title: `Whole ${index}` }, 'puzzle').slice(1);
    await first.page.evaluate((hash) => (location.hash = hash), `#/share/${link}`);
    await first.page.getByRole('button', { name: 'Play', exact: true }).click();
    await boardReady(first.page);
    await cellAt(first.page, 1).click();
    await first.page.keyboard.press('Shift+Digit5');
  }
  const file = await save(first.page);
  const games = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.includes('"log"'))
      .sort();
  expect(games(file)).toHaveLength(5);

  const second = await visit(site, {}, '#/library');
  await restore(second.page, file);
  await second.page.getByText('5 games added, 0 merged, 0 unchanged').first().waitFor();
  await second.page.keyboard.press('Escape');
  expect(games(await save(second.page))).toEqual(games(file));
});
