import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellAt, labelOf, serialText } from './board.ts';
import { choose, copied, press, told, WIKIPEDIA } from './maker.ts';
import { openSite, type Site, visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ownText = (page: Page) => page.getByRole('textbox', { name: /^The puzzle as text: write/ });

test('a puzzle is entered by keys and by pointer; broken rules are told with their place', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make/enter');
  await told(page, 'More than 1,000 solutions.');
  await cellAt(page, 0).focus();
  await page.keyboard.press('5');
  expect(await labelOf(page, 0)).toBe('Row 1, column 1, 5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await told(page, /row 1 holds 5 at r1c1 and r1c2/);
  expect(await labelOf(page, 1)).toContain('breaks a rule');
  await press(page, 'Undo');
  expect(await ownText(page).inputValue()).toBe(`5${'.'.repeat(80)}`);
  await cellAt(page, 40).click();
  await press(page, 'Enter 7');
  expect(await labelOf(page, 40)).toBe('Row 5, column 5, 7');
  await press(page, 'Erase');
  expect(await labelOf(page, 40)).toContain('empty');
  await page.getByRole('checkbox', { name: /next cell/ }).check();
  await cellAt(page, 1).focus();
  for (const key of ['3', '0', '.', '7']) await page.keyboard.press(key);
  expect(await ownText(page).inputValue()).toBe(`53..7${'.'.repeat(76)}`);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a pasted puzzle: one solution, needless givens, its path; then made minimal and played', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make/enter');
  await ownText(page).fill(WIKIPEDIA.match(/.{9}/g)!.join('\n'));
  await told(page, 'Exactly one solution.');
  await told(page, /Each of 22 givens could go alone: r1c1, r1c2/);
  expect(await labelOf(page, 0)).toContain('not needed');
  await told(page, /Full house × 21/);
  expect(await page.getByRole('link', { name: 'Every step' }).getAttribute('href')).toBe(
    `#/path/${WIKIPEDIA}`,
  );
  await press(page, 'Take givens away until none can go');
  await told(page, 'Minimal: no given can go.');
  const line = await ownText(page).inputValue();
  expect(line.replaceAll('.', '').length).toBeLessThan(30);
  await press(page, 'Play');
  await page.getByRole('textbox', { name: 'The board as text' }).waitFor();
  expect(await serialText(page)).toBe(line);
  expect(trouble).toEqual([]);
  await context.close();
});

test('several solutions: their number, where two differ, and the givens that decide', async () => {
  const { page, context } = await visit(site, {}, `#/make/enter?text=${WIKIPEDIA.slice(0, 72)}.........`);
  await told(page, 'Exactly 2 solutions.');
  await told(page, 'Two of them differ in r1c7, r1c8, r5c7, r5c8, r9c7, r9c8.');
  expect(await labelOf(page, 6)).toBe('Row 1, column 7, empty, 1 or 9');
  await press(page, 'Add givens until one solution is left');
  await told(page, /Added r\dc\d\. Fewer than one given would not do\./);
  await told(page, 'Exactly one solution.');
  await context.close();
});

test.each([
  [WIKIPEDIA.slice(0, 70), /70/],
  [`${WIKIPEDIA.slice(0, 40)}!${WIKIPEDIA.slice(41)}`, /Line 1, column 41/],
  ['<img src=x onerror=alert(1)>', /./],
])('a text that is no puzzle is told with the place and stays to be mended: %s', async (text, reason) => {
  const { page, trouble, context } = await visit(site, {}, '#/make/enter');
  await ownText(page).fill(text);
  await expect.poll(() => page.locator('#enter-problem').innerText()).toMatch(reason);
  await page.keyboard.press('Tab');
  expect(await ownText(page).inputValue()).toBe(text);
  expect(await ownText(page).getAttribute('aria-invalid')).toBe('true');
  await cellAt(page, 0).focus();
  await page.keyboard.press('7');
  expect(await ownText(page).inputValue()).toBe(`7${'.'.repeat(80)}`);
  await ownText(page).fill(WIKIPEDIA);
  await told(page, 'Exactly one solution.');
  expect(trouble).toEqual([]);
  await context.close();
});

test('without a solution that is said; another board, another alphabet, another text form', async () => {
  const { page, context } = await visit(site, {}, `#/make/enter?text=12345678.........9${'.'.repeat(63)}`);
  await told(page, 'No solution.');
  expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
  await page.getByText('Another board').click();
  await choose(page, 'Size', '6×6');
  await choose(page, 'Symbols', 'Letters');
  await cellAt(page, 7).focus();
  await page.keyboard.press('c');
  expect(await labelOf(page, 7)).toBe('Row 2, column 2, C');
  await page.getByText('Copy as text', { exact: true }).click();
  await choose(page, 'Text format', 'opensudoku');
  await told(page, /would lose/);
  await choose(page, 'Text format', 'Grid with its alphabet');
  expect(await copied(page)).toContain('A B C D E F');
  // The address follows what is entered, after a moment.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('12345678');
  await page.reload();
  await expect.poll(() => labelOf(page, 7)).toBe('Row 2, column 2, C');
  await context.close();
});
