import { type Game, readShare, shareFragment } from '@pencilmark/game';
import type { Locator, Page } from '@playwright/test';
import { randomGame } from '../../game/src/test-games.ts';
import { FIRST_PUZZLE } from './puzzles.ts';
import { boardText, boardReady, openMenu, pasteText, boardShows } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const LINE = FIRST_PUZZLE.givens;
const ROWS = LINE.match(/.{9}/g)!;

const FORMATS: readonly (readonly [string, string])[] = [
  ['a line', LINE],
  ['a line with zeros', LINE.replaceAll('.', '0')],
  ['rows', ROWS.join('\n')],
  ['a grid with bars', gridWithBars()],
  [
    'the grid with its alphabet',
    `1 2 3 4 5 6 7 8 9\n${ROWS.map((row) => [...row].map((c) => (c === '.' ? ' ' : c)).join(',')).join('\n')}`,
  ],
];

function gridWithBars(): string {
  const lines = ROWS.map((row) => row.replaceAll(/(...)(?=.)/g, '$1 | ').replaceAll(/(\S)(?=\S)/g, '$1 '));
  const rule = '------+-------+------';
  return [...lines.slice(0, 3), rule, ...lines.slice(3, 6), rule, ...lines.slice(6)].join('\n');
}

/** Plays the puzzle of `LINE`, which the dialog has read. */
async function takeLine(page: Page): Promise<void> {
  await page.getByText('exactly one solution').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await boardShows(page, LINE);
}

test('every format is recognised and played', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const [name, text] of FORMATS) {
    await test.step(name, async () => {
      await openMenu(page, 'Clear board');
      await pasteText(page, text);
      await takeLine(page);
    });
  }
});

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['too short', LINE.slice(0, 70), /70/],
  ['a wrong sign', `${LINE.slice(0, 40)}!${LINE.slice(41)}`, /Line 1, column 41/],
  ['two equal digits in a row', `55${'.'.repeat(79)}`, /row 1 holds 5 at r1c1 and r1c2/],
  ['no solution', `12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`, /no solution/],
];

test('what is no puzzle is refused with the reason', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const [name, text, reason] of BROKEN) {
    await test.step(name, async () => {
      const before = await boardText(page);
      await pasteText(page, text);
      const reading = page.locator('#import-reading');
      await expect(reading).toContainText(reason);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await boardShows(page, before);
    });
  }
});

test('several solutions are told, and played only on request', async ({ site }) => {
  const { page } = await visitBoard(site);
  const thin = `${LINE.slice(0, 30)}${'.'.repeat(51)}`;
  await pasteText(page, thin);
  await page.getByText('more than one solution').waitFor();
  await page.getByRole('button', { name: 'Play anyway' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await boardShows(page, thin);
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await page.getByText('you can still reach one').first().waitFor();
});

test('a file that is dropped on the dialog is opened', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Clear board');
  await openMenu(page, 'Import puzzle…');
  await drop(page.getByRole('dialog').locator('form'), { 'own.txt': LINE });
  await takeLine(page);
});

/** A game with moves, of the first puzzle or another one. */
function playedGame(): Game {
  return randomGame('a shared game', 60).findLast((game) => game.log.length > 20 && game.log.length < 60)!;
}

test('a pasted link of ours opens the game that was shared', async ({ site }) => {
  const { page } = await visitBoard(site);
  const game = playedGame();
  const fragment = shareFragment({ game, played: 5_000, title: 'From a friend' }, 'replay');
  await pasteText(page, `  https://example.org/somewhere/#/share/${fragment.slice(1)}\n`);
  await page.getByText('A link to a game: From a friend.').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'From a friend' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await boardReady(page);
  await openMenu(page, 'Share');
  await page.getByText('Full history, with times and undone moves').click();
  const read = readShare(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  expect(read.ok && read.value.game.log).toEqual(game.log);
});

test('a link of ours that is damaged is refused with the reason', async ({ site }) => {
  const { page } = await visitBoard(site);
  const fragment = shareFragment({ game: playedGame(), played: 0 }, 'replay');
  await pasteText(page, `https://example.org/${fragment.slice(0, -3)}`);
  await page.getByText('This link is incomplete. Ask for it again, or paste the puzzle itself.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

/** Drops files on an element, as a file manager would. */
async function drop(place: Locator, files: Readonly<Record<string, string>>): Promise<void> {
  const carried = await place.page().evaluateHandle((named) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(named)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await place.dispatchEvent('dragover', { dataTransfer: carried });
  await place.dispatchEvent('drop', { dataTransfer: carried });
}

const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');

test('files that are dropped on the library come in, each puzzle with the name of its file', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const other = '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74';
  await drop(page.getByRole('dialog').locator('form'), {
    'monday.sdm': LINE,
    'tuesday.txt': `${other}\n${LINE.slice(1)}`,
  });
  await page.getByText('2 puzzles added.').first().waitFor();
  await page.getByText('tuesday, line 2, column 81:').waitFor();
  await page.getByRole('button', { name: 'View' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'monday' }).waitFor();
  await rows(page).filter({ hasText: 'tuesday' }).waitFor();
});

/** So many lines that the button is pressed before they are read. */
const MANY = 200_000;

test('a long import is cancelled: nothing of it is kept, and the page goes on', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const dialog = page.getByRole('dialog');
  await drop(dialog.locator('form'), { 'endless.txt': `${LINE}\n`.repeat(MANY) });
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByText('Cancelled; nothing was added.').waitFor();
  await dialog.getByRole('textbox', { name: 'Puzzles as text' }).fill(LINE);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 puzzle added.').first().waitFor();
  await dialog.getByRole('button', { name: 'View' }).click();
  await expect(rows(page)).toHaveCount(1);
});

for (const [locale, reason] of [
  ['de', /Zeile 1, Spalte 41.*keine Ziffer dieses Bretts/s],
  ['fr', /Ligne 1, colonne 41.*pas un chiffre de ce plateau/s],
  ['es', /Línea 1, columna 41.*no es una cifra de este tablero/s],
  ['ja', /1行目41文字目.*この盤の数字ではありません/s],
  ['cs', /Řádek 1, sloupec 41.*není číslice této desky/s],
  ['ar', /السطر 1، العمود 41.*ليس رقمًا/s],
] as const) {
  test(`${locale}: a text is refused in the language of the page, with its place`, async ({ site }) => {
    const { page } = await visitBoard(site, { locale });
    await page.evaluate(() => (location.hash = '#/puzzles'));
    await page.locator('main header button').first().click();
    const field = page.getByRole('dialog').locator('textarea');
    await field.fill(`${LINE.slice(0, 40)}!${LINE.slice(41)}`);
    const reading = page.locator('#import-reading');
    await expect(reading).toContainText(reason);
    await field.fill(`55${'.'.repeat(79)}`);
    await expect(reading).toContainText(/r1c1.*r1c2/s);
    await expect(reading).not.toContainText(/\b(holds|row|digit|and)\b/);
  });
}
