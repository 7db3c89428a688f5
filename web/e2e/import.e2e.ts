import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMenu, pasteText, serialText } from './board.ts';
import { FIRST_PUZZLE } from './puzzles.ts';
import { openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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

test.each(FORMATS)('%s is recognised and played', async (_, text) => {
  const { page, trouble, context } = await visitBoard(site);
  await openMenu(page, 'Empty the board');
  await pasteText(page, text);
  await page.getByText('exactly one solution').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await serialText(page)).toBe(LINE);
  expect(trouble).toEqual([]);
  await context.close();
});

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['too short', LINE.slice(0, 70), /70/],
  ['a wrong sign', `${LINE.slice(0, 40)}!${LINE.slice(41)}`, /Line 1, column 41/],
  ['two equal digits in a row', `55${'.'.repeat(79)}`, /row 1 holds 5 at r1c1 and r1c2/],
  ['no solution', `12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`, /no solution/],
];

test.each(BROKEN)('%s is refused with the reason', async (_, text, reason) => {
  const { page, context } = await visitBoard(site);
  const before = await serialText(page);
  await pasteText(page, text);
  const reading = page.locator('#import-reading');
  await expect.poll(() => reading.innerText()).toMatch(reason);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await serialText(page)).toBe(before);
  await context.close();
});

test('several solutions are told, and played only when wished so', async () => {
  const { page, context } = await visitBoard(site);
  const thin = `${LINE.slice(0, 30)}${'.'.repeat(51)}`;
  await pasteText(page, thin);
  await page.getByText('more than one solution').waitFor();
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await serialText(page)).toBe(thin);
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  await page.getByText('one of them can still be reached').first().waitFor();
  await context.close();
});
