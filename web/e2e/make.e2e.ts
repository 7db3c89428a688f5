import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { cellAt, labelOf, serialText } from './board.ts';
import { choose, copied, press, told, WIKIPEDIA } from './maker.ts';
import { openSite, type Site, visit } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function made(page: Page): Promise<string> {
  await told(page, /^Made/);
  return copied(page);
}

test('a new puzzle: level, symmetry and number of givens as wished, then played', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make');
  await choose(page, 'Difficulty', 'Medium');
  await choose(page, 'Symmetry of the givens', 'Half turn');
  await choose(page, 'Givens', 'So many …');
  await page.getByLabel('How many givens').fill('30');
  await press(page, 'Make');
  const line = await made(page);
  expect(line).toMatch(/^[1-9.]{81}$/);
  const givens = line.replaceAll('.', '').length;
  expect([30, 31]).toContain(givens);
  const filled = [...line].map((symbol) => symbol !== '.');
  expect(filled.toReversed()).toEqual(filled);
  const facts = page.getByRole('region', { name: 'The puzzle' });
  await facts.getByText('Level').waitFor();
  await expect.poll(() => facts.innerText()).toMatch(/Level\s+Medium/);
  expect(await facts.innerText()).toMatch(/Score\s+\d+/);
  expect(await facts.innerText()).toMatch(/Hidden single × \d+/);
  await page.getByRole('img', { name: `Sudoku board, 9×9, ${givens} givens` }).waitFor();
  expect(await page.getByRole('link', { name: 'Every step of the path' }).getAttribute('href')).toBe(
    `#/path/${line}`,
  );
  await press(page, 'Play');
  await page.getByRole('grid').waitFor();
  expect(await serialText(page)).toBe(line);
  expect(trouble).toEqual([]);
  await context.close();
});

test('the same seed and wishes give the same puzzle, and the address carries them', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make/new?level=easy&seed=monday');
  const first = await made(page);
  await press(page, 'Another');
  await expect.poll(() => copied(page)).not.toBe(first);
  await told(page, /^Made/);
  const second = await made(page);
  const address = await page.evaluate(() => location.hash);
  expect(address).toBe('#/make/new?level=easy&seed=monday&index=1');
  await page.reload();
  expect(await made(page)).toBe(second);
  await page.getByLabel('Which of the seed').fill('1');
  await press(page, 'Make');
  await expect.poll(() => made(page)).toBe(first);
  await press(page, 'New seed');
  await press(page, 'Make');
  await expect.poll(() => made(page)).not.toBe(first);
  expect(await page.getByLabel('Seed', { exact: true }).inputValue()).toMatch(/^[a-z2-9]{6}$/);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a technique is searched in the table, and the path uses it', async () => {
  const { page, context } = await visit(site, {}, '#/make');
  await choose(page, 'Difficulty', 'A technique …');
  await page.getByLabel('Search techniques').fill('naked pair');
  await page.getByRole('radio', { name: /Naked pair/ }).check();
  await press(page, 'Make');
  await told(page, /Naked pair × \d/);
  await page.getByLabel('Search techniques').fill('no such thing');
  await told(page, 'No technique is called that.');
  await context.close();
});

const BOARDS: readonly (readonly [string, string, RegExp])[] = [
  ['4×4', 'size=4&seed=a', /^[1-4.]{16}$/],
  ['6×6 X', 'kind=x&size=6&seed=a', /^[1-6.]{36}$/],
  ['7×7 jigsaw', 'kind=jigsaw&size=7&regions=a&seed=a', /[1-7.]{49}/],
  ['windoku', 'kind=windoku&seed=a', /[1-9.]{81}/],
  ['letters', 'size=6&symbols=letters&seed=a', /[A-F.]{36}/],
  ['own symbols', 'size=4&symbols=%E2%99%A0%E2%99%A5%E2%99%A6%E2%99%A3&seed=a', /[♠♥♦♣.]{16}/],
  ['16×16', 'size=16&seed=a', /^[1-9A-G.]{256}$/],
  ['samurai', 'kind=samurai&seed=a', /^[1-9.#]{441}$/],
];

test.each(BOARDS)('a board of another kind: %s', async (_, words, text) => {
  const { page, trouble, context } = await visit(site, {}, `#/make/new?${words}`);
  page.setDefaultTimeout(60_000);
  await told(page, /^Made/);
  await page.getByText('Copy as text', { exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Copy it all the same' });
  if (await anyway.isVisible()) await anyway.click();
  expect(await copied(page)).toMatch(text);
  await press(page, 'Play');
  await page.getByRole('grid').waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('a search without an end shows its attempts and can be cancelled', async () => {
  const { page, context } = await visit(site, {}, '#/make/new?level=technique&technique=leviathan&seed=a');
  await told(page, /[1-9]\d* attempts, none accepted yet/);
  await press(page, 'Cancel');
  await told(page, 'Stopped.');
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await choose(page, 'Difficulty', 'Any');
  await press(page, 'Make');
  await told(page, /^Made/);
  await context.close();
});

test('symbols that cannot be are told, and nothing is made of them', async () => {
  const { page, context } = await visit(site, {}, '#/make');
  await choose(page, 'Symbols', 'Your own');
  await page.getByLabel('Your 9 symbols, first to last').fill('abcdefgha');
  await page.keyboard.press('Tab');
  await told(page, /repeats symbol 1/);
  expect(await page.getByRole('button', { name: 'Make', exact: true }).isDisabled()).toBe(true);
  await context.close();
});

test('dropped cells: the number of solutions follows the slider at once', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make/drop?drop=20&seed=abc');
  await told(page, 'Exactly one solution.');
  await told(page, 'Singles suffice to solve it.');
  const slider = page.getByRole('slider', { name: 'Cells to drop' });
  await slider.fill('50');
  await told(page, 'Exactly 29 solutions.');
  await told(page, 'Logic cannot tell them apart.');
  await told(page, '50 cells dropped');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await told(page, '51 cells dropped');
  await press(page, '60');
  await told(page, /^(Exactly [1-9]|More than)/);
  await slider.fill('80');
  await told(page, 'More than 1,000 solutions.');
  await choose(page, 'Cells go', 'From each box alike');
  await page.getByRole('img', { name: 'Sudoku board, 9×9, 45 givens' }).waitFor();
  await press(page, '5');
  await page.getByRole('img', { name: 'Sudoku board, 9×9, 36 givens' }).waitFor();
  await told(page, /^Exactly/);
  await press(page, 'Keep in the library');
  await told(page, 'Kept in the library.');
  expect(await page.evaluate(() => location.hash)).toBe('#/make/drop?per-box=5&seed=abc');
  await page.evaluate(() => (location.hash = '#/make/drop?drop=50&seed=abc&index=122'));
  await told(page, 'Exactly one solution.');
  await told(page, 'Singles do not suffice to solve it.');
  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Made');
  const rows = page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');
  await rows.filter({ hasText: '9×9 · 36 givens' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Imported');
  await expect.poll(() => rows.count()).toBe(0);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a mask is painted with its symmetry by pointer and keys, and a puzzle is found on it', async () => {
  const { page, trouble, context } = await visit(site, {}, '#/make/mask');
  const painted = () => page.locator('[role=gridcell][aria-selected=true]').count();
  await cellAt(page, 0).click();
  expect(await painted()).toBe(2);
  expect(await labelOf(page, 80)).toBe('Row 9, column 9, painted');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  expect(await painted()).toBe(4);
  await page.keyboard.press(' ');
  expect(await painted()).toBe(2);
  await told(page, 'fewer than 17 givens');
  expect(await page.getByRole('button', { name: 'Look for a puzzle' }).isDisabled()).toBe(true);
  const [from, to] = [(await cellAt(page, 9).boundingBox())!, (await cellAt(page, 17).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 20 });
  await page.mouse.up();
  expect(await painted()).toBe(20);
  await choose(page, 'Symmetry while painting', 'Every way');
  for (const cell of [11, 22, 40]) await cellAt(page, cell).click();
  await press(page, 'Swap');
  const wanted = await painted();
  await press(page, 'Look for a puzzle');
  const line = await made(page);
  expect(line.replaceAll('.', '').length).toBe(wanted);
  await page.reload();
  expect(await made(page)).toBe(line);
  expect(trouble).toEqual([]);
  await context.close();
});

test('where no puzzle is found on a mask, that is told, and after how many attempts', async () => {
  const { page, context } = await visit(site, {}, '#/make/mask');
  await choose(page, 'Symmetry while painting', 'None');
  // Two empty rows of a band can always change places.
  for (const name of ['Paint all']) await press(page, name);
  for (const row of [0, 1]) {
    for (let column = 0; column < 9; column++) await cellAt(page, 9 * row + column).click();
  }
  await page.getByLabel('Attempts at most').fill('3');
  await press(page, 'Look for a puzzle');
  await told(page, /No puzzle was found on this mask in 3 attempts. That does not prove/);
  await context.close();
});

test('a puzzle in disguise has the same canonical form; the parts that change can be chosen', async () => {
  const { page, trouble, context } = await visit(site, {}, `#/make/permute?seed=s&text=${WIKIPEDIA}`);
  await told(page, 'It is the same puzzle: both have the same canonical form.');
  const forms = await page.locator('code').allInnerTexts();
  expect(forms).toHaveLength(2);
  expect(forms[0]).toMatch(/^[1-9.]{81}$/);
  expect(forms[1]).toBe(forms[0]);
  const disguise = await copied(page);
  expect([disguise.length, disguise === WIKIPEDIA]).toEqual([81, false]);
  for (const part of ['Rows within bands', 'Bands', 'Columns within stacks', 'Stacks', 'Rows with columns'])
    await page.getByRole('checkbox', { name: part, exact: true }).uncheck();
  const isOpen = (line: string) => line.replaceAll(/[1-9]/g, 'x');
  await expect.poll(async () => isOpen(await copied(page))).toBe(isOpen(WIKIPEDIA));
  const renamed = await copied(page);
  await press(page, 'New seed');
  await expect.poll(() => copied(page)).not.toBe(renamed);
  await told(page, 'It is the same puzzle');
  await page.getByRole('textbox', { name: /^The puzzle as text: write/ }).fill('1'.repeat(16));
  await told(page, 'It is the same puzzle');
  expect(trouble).toEqual([]);
  await context.close();
});

const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['a new puzzle', '#/make/new?level=easy&seed=a', (page) => told(page, /Hidden single ×/)],
  [
    'a search, and the list of techniques',
    '#/make/new?level=technique&technique=jellyfish&symmetry=full&seed=a',
    (page) => told(page, 'Jellyfish'),
  ],
  ['needless givens', `#/make/enter?text=${WIKIPEDIA}`, (page) => told(page, /Full house ×/)],
  [
    'cells that differ',
    `#/make/enter?text=${WIKIPEDIA.slice(0, 72)}.........`,
    (page) => told(page, 'Exactly 2 solutions.'),
  ],
  ['dropped cells', '#/make/drop?drop=50&seed=abc', (page) => told(page, /^Exactly/)],
  ['a painted mask', `#/make/mask?seed=a&mask=${'5a'.repeat(10)}`, (page) => told(page, /^Made|^No puzzle/)],
  ['a disguise', `#/make/permute?seed=s&text=${WIKIPEDIA}`, (page) => told(page, 'It is the same')],
  ['a broken rule', `#/make/enter?text=55${'.'.repeat(79)}`, (page) => told(page, /A rule is broken/)],
];

test.each(STATES)('axe finds nothing in any theme, and nothing is too wide: %s', async (_, path, ready) => {
  for (const width of [360, 1280]) {
    const { page, context } = await visit(site, { viewport: { width, height: 720 } }, path);
    await ready(page);
    expect(await violationsInThemes(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await context.close();
  }
});
