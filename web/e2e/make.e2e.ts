import type { Page } from '@playwright/test';
import { choose, copied, press, told, WIKIPEDIA } from './maker.ts';
import { violationsInThemes } from './axe.ts';
import { cellAt, boardShows } from './board.ts';
import { expect, test, visit } from './site.ts';

async function made(page: Page): Promise<string> {
  await told(page, /^Found/);
  return copied(page);
}

test('a new puzzle: level, symmetry and number of givens as chosen, then played', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new');
  await choose(page, 'Difficulty', 'Medium');
  await choose(page, 'Symmetry of the givens', '180° rotation');
  await choose(page, 'Givens', 'Exact number…');
  await page.getByLabel('Number of givens').fill('30');
  await press(page, 'Make');
  const line = await made(page);
  expect(line).toMatch(/^[1-9.]{81}$/);
  const givens = line.replaceAll('.', '').length;
  expect([30, 31]).toContain(givens);
  const filled = [...line].map((symbol) => symbol !== '.');
  expect(filled.toReversed()).toEqual(filled);
  const facts = page.getByRole('region', { name: 'The puzzle' });
  await facts.getByText('Level').waitFor();
  await expect(facts).toContainText(/Level\s+Medium/);
  await expect(facts).toContainText(/Score\s+\d+/);
  await expect(facts).toContainText(/Hidden single × \d+/);
  await page.getByRole('img', { name: `Sudoku board, 9×9, ${givens} givens` }).waitFor();
  await expect(page.getByRole('link', { name: 'See every step' })).toHaveAttribute('href', `#/path/${line}`);
  await press(page, 'Play');
  await page.getByRole('grid').waitFor();
  await boardShows(page, line);
});

test('the same seed and settings give the same puzzle, and the address carries them', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new?level=easy&seed=monday');
  const first = await made(page);
  await press(page, 'Another');
  await expect.poll(() => copied(page)).not.toBe(first);
  await told(page, /^Found/);
  const second = await made(page);
  const address = await page.evaluate(() => location.hash);
  expect(address).toBe('#/make/new?level=easy&seed=monday&index=1');
  await page.reload();
  await expect.poll(() => made(page)).toBe(second);
  await page.getByLabel('Puzzle number').fill('1');
  await press(page, 'Make');
  await expect.poll(() => made(page)).toBe(first);
  await press(page, 'New seed');
  await press(page, 'Make');
  await expect.poll(() => made(page)).not.toBe(first);
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(/^[a-z2-9]{6}$/);
});

test('rules are chosen, drawn with the puzzle, and played', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new');
  await choose(page, 'Size', '4×4');
  await page.getByText('Rules', { exact: true }).click();
  await press(page, 'Killer');
  await press(page, 'Thermometer');
  const difficulty = page.getByRole('combobox', { name: 'Difficulty', exact: true });
  await expect(difficulty.getByRole('option', { name: 'Hard', exact: true })).toHaveCount(1);
  await press(page, 'Make');
  const text = await made(page);
  expect(text).toMatch(/"kind":"cage".*"kind":"thermometer"|"kind":"thermometer".*"kind":"cage"/);
  const picture = page.getByRole('img', { name: /^Sudoku board, 4×4, 0 givens$/ });
  expect(await picture.locator('.cage-line').count()).toBeGreaterThan(2);
  await expect(page.getByText('Every given is needed')).toHaveCount(0);
  await expect(page.getByText('Attempts', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => location.hash)).toContain('rules=killer%2Cthermo');
  await press(page, 'Play');
  await page.getByRole('region', { name: 'Rules' }).getByText('Killer cage', { exact: true }).waitFor();
});

test('a technique is searched in the table, and the path uses it', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new');
  await choose(page, 'Difficulty', 'Specific technique…');
  await page.getByLabel('Search techniques').fill('naked pair');
  await page.getByRole('radio', { name: /Naked pair/ }).check();
  await press(page, 'Make');
  await told(page, /Naked pair × \d/);
  await page.getByLabel('Search techniques').fill('no such thing');
  await told(page, 'No matching technique.');
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

for (const [name, words, text] of BOARDS) {
  test(`a board of another kind: ${name}`, async ({ site }) => {
    const { page } = await visit(site, {}, `#/make/new?${words}`);
    page.setDefaultTimeout(60_000);
    await told(page, /^Found/);
    await expect.poll(() => copied(page)).toMatch(text);
    await press(page, 'Play');
    await page.getByRole('grid').waitFor();
  });
}

test('a search without an end shows its attempts and can be cancelled', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new?level=technique&technique=leviathan&seed=a');
  await told(page, /[1-9]\d* attempts, none accepted yet/);
  await press(page, 'Cancel');
  await told(page, 'Stopped.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await choose(page, 'Difficulty', 'Any');
  await press(page, 'Make');
  await told(page, /^Found/);
});

test('symbols that cannot be are told, and nothing is made of them', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/new');
  await choose(page, 'Symbols', 'Your own');
  await page.getByLabel('Your 9 symbols, in order').fill('abcdefgha');
  await page.keyboard.press('Tab');
  await told(page, /repeats symbol 1/);
  await expect(page.getByRole('button', { name: 'Make', exact: true })).toBeDisabled();
});

test('dropped cells: the number of solutions follows the slider at once', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/drop?drop=20&seed=abc');
  await told(page, 'Exactly one solution.');
  await told(page, 'Solvable with singles alone.');
  const slider = page.getByRole('slider', { name: 'Cells to remove' });
  await slider.fill('50');
  await told(page, 'Exactly 29 solutions.');
  await told(page, 'Logic alone can’t finish it.');
  await told(page, '50 cells removed');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await told(page, '51 cells removed');
  await press(page, '60');
  await told(page, /^(Exactly [1-9]|More than)/);
  await slider.fill('80');
  await told(page, 'More than 1,000 solutions.');
  await choose(page, 'Remove', 'Evenly from each box');
  await page.getByRole('img', { name: 'Sudoku board, 9×9, 45 givens' }).waitFor();
  await press(page, '5');
  await page.getByRole('img', { name: 'Sudoku board, 9×9, 36 givens' }).waitFor();
  await told(page, /^Exactly/);
  await press(page, 'Save to library');
  await told(page, 'Saved to library.');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/make/drop?per-box=5&seed=abc');
  await page.evaluate(() => (location.hash = '#/make/drop?drop=50&seed=abc&index=122'));
  await told(page, 'Exactly one solution.');
  await told(page, 'Not solvable with singles alone.');
  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Made');
  const rows = page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem');
  await rows.filter({ hasText: '9×9 · 36 givens' }).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Imported');
  await expect(rows).toHaveCount(0);
});

test('a mask is painted with its symmetry by pointer and keys, and a puzzle is found on it', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/make/mask');
  const painted = () => page.locator('[role=gridcell][aria-selected=true]').count();
  await cellAt(page, 0).click();
  await expect.poll(() => painted()).toBe(2);
  await expect(cellAt(page, 80)).toHaveAttribute('aria-label', 'Row 9, column 9, painted');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect.poll(() => painted()).toBe(4);
  await page.keyboard.press(' ');
  await expect.poll(() => painted()).toBe(2);
  await told(page, 'fewer than 17 givens');
  await expect(page.getByRole('button', { name: 'Find a puzzle' })).toBeDisabled();
  const [from, to] = [(await cellAt(page, 9).boundingBox())!, (await cellAt(page, 17).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 20 });
  await page.mouse.up();
  await expect.poll(() => painted()).toBe(20);
  await choose(page, 'Symmetry while painting', 'Full');
  for (const cell of [11, 22, 40]) await cellAt(page, cell).click();
  await press(page, 'Invert');
  const wanted = await painted();
  await press(page, 'Find a puzzle');
  const line = await made(page);
  expect(line.replaceAll('.', '').length).toBe(wanted);
  await page.reload();
  await expect.poll(() => made(page)).toBe(line);
});

test('where no puzzle is found on a mask, that is told, and after how many attempts', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/mask');
  await choose(page, 'Symmetry while painting', 'None');
  // Two empty rows of a band can always be swapped.
  for (const name of ['Paint all']) await press(page, name);
  for (const row of [0, 1]) {
    for (let column = 0; column < 9; column++) await cellAt(page, 9 * row + column).click();
  }
  await page.getByLabel('Maximum attempts').fill('3');
  await press(page, 'Find a puzzle');
  await told(page, /No puzzle with this pattern in 3 attempts/);
});

test('a puzzle in disguise has the same canonical form; the parts that change can be chosen', async ({
  site,
}) => {
  const { page } = await visit(site, {}, `#/make/permute?seed=s&text=${WIKIPEDIA}`);
  await told(page, 'It is the same puzzle: both have the same canonical form.');
  const forms = await page.locator('code').allInnerTexts();
  expect(forms).toHaveLength(2);
  expect(forms[0]).toMatch(/^[1-9.]{81}$/);
  expect(forms[1]).toBe(forms[0]);
  const disguise = await copied(page);
  expect([disguise.length, disguise === WIKIPEDIA]).toEqual([81, false]);
  for (const part of ['Rows within bands', 'Bands', 'Columns within stacks', 'Stacks', 'Transpose'])
    await page.getByRole('checkbox', { name: part, exact: true }).uncheck();
  const isOpen = (line: string) => line.replaceAll(/[1-9]/g, 'x');
  await expect.poll(async () => isOpen(await copied(page))).toBe(isOpen(WIKIPEDIA));
  const renamed = await copied(page);
  await press(page, 'New seed');
  await expect.poll(() => copied(page)).not.toBe(renamed);
  await told(page, 'It is the same puzzle');
  await page.getByRole('textbox', { name: /^Puzzle text/ }).fill('1'.repeat(16));
  await told(page, 'It is the same puzzle');
});

const STATES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['a new puzzle', '#/make/new?level=easy&seed=a', (page) => told(page, /Hidden single ×/)],
  [
    'a search, and the list of techniques',
    '#/make/new?level=technique&technique=jellyfish&symmetry=full&seed=a',
    (page) => told(page, 'Jellyfish'),
  ],
  ['needless givens', `#/make/enter?text=${WIKIPEDIA}`, (page) => told(page, /Any one of these 22/)],
  [
    'cells that differ',
    `#/make/enter?text=${WIKIPEDIA.slice(0, 72)}.........`,
    (page) => told(page, '2 solutions:'),
  ],
  ['a puzzle by rules', '#/make/new?rules=killer,thermo&seed=a', (page) => told(page, /^Found/)],
  ['dropped cells', '#/make/drop?drop=50&seed=abc', (page) => told(page, /^Exactly/)],
  ['a painted mask', `#/make/mask?seed=a&mask=${'5a'.repeat(10)}`, (page) => told(page, /^Found|^No puzzle/)],
  ['a disguise', `#/make/permute?seed=s&text=${WIKIPEDIA}`, (page) => told(page, 'It is the same')],
  ['a broken rule', `#/make/enter?text=55${'.'.repeat(79)}`, (page) => told(page, /Conflict/)],
];

for (const [name, path, ready] of STATES) {
  test(`axe finds nothing in any theme, and nothing is too wide: ${name}`, async ({ site }) => {
    const { page } = await visit(site, { viewport: { width: 360, height: 720 } }, path);
    await ready(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await violationsInThemes(page), `${width}`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
}
