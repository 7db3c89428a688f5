import type { Locator, Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { cellAt, labelOf, boardText, boardReady, openMenu, chooseHelp } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const [{ cell, symbol }, second] = solutionOf(FIRST_PUZZLE);
const GIVEN = FIRST_PUZZLE.givens.search(/[1-9]/);

const drawn = (page: Page, role: string): Locator => page.locator(`.board .drawing .${role}`);
const styleOf = (shape: Locator, property: string): Promise<string> =>
  shape.first().evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

async function colourOf(shape: Locator, property = 'fill'): Promise<Colour> {
  const [red, green, blue] = (await styleOf(shape, property)).match(/[\d.]+/g)!.map(Number);
  return { red, green, blue };
}

const lightness = ({ red, green, blue }: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

test('the cell under the pointer is tinted, and no other', async ({ site }) => {
  const { page } = await visitBoard(site);
  const ground = (at: number): Promise<string> => styleOf(cellAt(page, at), 'background-color');
  const bare = await ground(20);
  await cellAt(page, 20).hover();
  await expect.poll(() => ground(20)).not.toBe(bare);
  await expect.poll(() => ground(21)).toBe(bare);
  await cellAt(page, 21).hover();
  await expect.poll(() => ground(20)).toBe(bare);
});

test('the selection is drawn as a ground and a line around it', async ({ site }) => {
  const { page } = await visitBoard(site);
  const shape = (role: string): Promise<string | null> => drawn(page, role).getAttribute('d');
  await cellAt(page, 40).click();
  await expect.poll(() => shape('selected')).toMatch(/^M400 400h100v100h-100z$/);
  const one = await shape('selection-line');
  await cellAt(page, 41).click({ modifiers: ['Shift'] });
  await expect.poll(() => shape('selected')).toMatch(/^M400 400h200v100h-200z$/);
  await expect.poll(() => shape('selection-line')).not.toBe(one);
  await page.keyboard.press('Escape');
  await expect.poll(async () => [await shape('selected'), await shape('selection-line')]).toEqual(['', '']);
});

test('givens stand in another weight than entries, and nothing changes them', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const weight = async (role: string): Promise<number> =>
    Number(await styleOf(drawn(page, role), 'font-weight'));
  await expect.poll(() => weight('given')).toBeGreaterThan(await weight('entry'));
  await expect
    .poll(() => styleOf(drawn(page, 'given'), 'fill'))
    .not.toBe(await styleOf(drawn(page, 'entry'), 'fill'));

  const [text, label] = [await boardText(page), await labelOf(page, GIVEN)];
  await cellAt(page, GIVEN).click();
  for (const key of ['1', '2', 'Shift+Digit3', 'Control+Digit4']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').first()).toContainText('Givens can’t be changed.');
  }
  await page.getByRole('button', { name: /^Enter 5/ }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  for (const key of ['Backspace', 'Delete', '0', 'e']) await page.keyboard.press(key);
  await expect.poll(async () => [await boardText(page), await labelOf(page, GIVEN)]).toEqual([text, label]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Colouring does not change the digit.
  await page.keyboard.press('Control+Shift+Digit1');
  await expect(cellAt(page, GIVEN)).toHaveAttribute('aria-label', `${label}, red`);
});

test('a cell takes eight colours at once, each with a hue and a figure of its own', async ({ site }) => {
  const { page } = await visitBoard(site);
  const NAMES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];
  await cellAt(page, cell).click();
  for (let colour = 1; colour <= 4; colour++) await page.keyboard.press(`Control+Shift+Digit${colour}`);
  await page.getByText('Colour', { exact: true }).click();
  for (const name of NAMES.slice(4)) {
    const key = page.getByRole('button', { name: `Colour ${name}` });
    await key.click();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`empty, ${NAMES.join(', ')}$`));
  const hues = await Promise.all(
    NAMES.map((_, index) => styleOf(drawn(page, `colour-${index + 1}`), 'fill')),
  );
  expect(new Set(hues).size).toBe(8);
  const paths = await drawn(page, 'pattern-line').evaluateAll((all) =>
    all.map((one) => one.getAttribute('d')!),
  );
  const figures = paths.map((path) => /m[^M]+/.exec(path)![0]);
  expect(new Set(figures).size).toBe(8);
  await page.getByRole('button', { name: 'Colour red' }).click();
  await expect(cellAt(page, cell)).not.toHaveAttribute('aria-label', /red/);
  await expect(drawn(page, 'colour-1')).toHaveCount(0);
});

test('corner marks have their places, whatever else is marked; centre marks stand in the middle', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  /** The middle of a mark within its cell, as a fraction of the cell's width. */
  const placeOf = async (role: string, text: string): Promise<readonly [number, number]> => {
    const mark = (await drawn(page, role).filter({ hasText: text }).boundingBox())!;
    const box = (await cellAt(page, cell).boundingBox())!;
    return [(mark.x + mark.width / 2 - box.x) / box.width, (mark.y + mark.height / 2 - box.y) / box.height];
  };
  await page.keyboard.press('Shift+Digit7');
  const alone = await placeOf('corner', '7');
  for (const digit of [1, 3, 9]) await page.keyboard.press(`Shift+Digit${digit}`);
  await expect.poll(() => placeOf('corner', '7')).toEqual(alone);
  const [left, right] = [await placeOf('corner', '1'), await placeOf('corner', '9')];
  expect(Math.max(...left)).toBeLessThan(0.4);
  expect(Math.min(...right)).toBeGreaterThan(0.6);
  await page.keyboard.press('Control+Digit5');
  for (const share of await placeOf('centre', '5')) expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  const size = Number.parseFloat(await styleOf(drawn(page, 'corner'), 'font-size'));
  const scale = (await cellAt(page, cell).boundingBox())!.width / 100;
  expect(size * scale).toBeGreaterThanOrEqual(9);
});

test('allowed digits are faint and small, singles in the accent colour and bold', async ({ site }) => {
  const { page } = await visitBoard(site, { colorScheme: 'light' });
  await chooseHelp(page, 'Full');
  await drawn(page, 'single').first().waitFor();
  await cellAt(page, second.cell).click();
  await page.keyboard.press(second.symbol);
  // With full help, a right entry shows that it is right.
  const [allowed, entry, single] = await Promise.all(
    ['allowed', 'right', 'single'].map((role) => colourOf(drawn(page, role))),
  );
  expect(lightness(allowed)).toBeGreaterThan(lightness(entry) + 20);
  // Red is for conflicts.
  expect(single.blue).toBeGreaterThan(single.red);
  const weight = async (role: string): Promise<number> =>
    Number(await styleOf(drawn(page, role), 'font-weight'));
  await expect.poll(() => weight('single')).toBeGreaterThan(await weight('allowed'));
  const size = async (role: string): Promise<number> =>
    Number.parseFloat(await styleOf(drawn(page, role), 'font-size'));
  await expect.poll(() => size('allowed')).toBeLessThan((await size('right')) / 2);
});

test('themes are chosen in the settings, kept, and otherwise the system is followed', async ({ site }) => {
  const { page } = await visitBoard(site, { colorScheme: 'light' });
  const look = async (): Promise<readonly [number, number]> => [
    Math.round(lightness(await colourOf(drawn(page, 'surface')))),
    Math.round(lightness(await colourOf(drawn(page, 'given')))),
  ];
  const choose = async (theme: string): Promise<void> => {
    await openMenu(page, 'Settings');
    await page.getByRole('radio', { name: theme, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  const light = await look();
  expect(light[0]).toBeGreaterThan(200);
  expect(light[1]).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await look())[0]).toBeLessThan(60);
  const dark = await look();
  expect(dark[1]).toBeGreaterThan(200);
  await choose('Light');
  await expect.poll(look).toEqual(light);
  await choose('High contrast');
  await expect.poll(look).toEqual([255, 0]);
  await page.reload();
  await boardReady(page);
  await expect.poll(() => look()).toEqual([255, 0]);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('Dark');
  await expect.poll(look).toEqual(dark);
  await choose('System');
  await expect.poll(look).toEqual(light);
});
