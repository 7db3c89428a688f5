import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violations, violationsInThemes } from './axe.ts';
import { atRest } from './motion.ts';
import { cellAt, labelOf, focusedLabel, openMenu, choosePuzzle } from './board.ts';
import { expect, test, visitBoard, type Site, type Visit } from './site.ts';

const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);
const picker = (page: Page): Locator => page.getByRole('dialog', { name: /^Digits for row/ });
const key = (page: Page, digit: string): Locator =>
  picker(page).getByRole('button', { name: new RegExp(`^Enter ${digit}(,|$)`) });

async function visitWith(site: Site, choice: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visited = await visitBoard(site, options);
  await openMenu(visited.page, 'Settings');
  await visited.page.getByRole('radio', { name: choice }).check();
  await visited.page.keyboard.press('Escape');
  await visited.page.getByRole('dialog').waitFor({ state: 'detached' });
  return visited;
}

async function middleOf(locator: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test('a click opens the digits on a circle around the cell, and a click on one of them enters it', async ({
  site,
}) => {
  const { page } = await visitWith(site, 'Radial menu');
  const inner = 40;
  await cellAt(page, inner).click();
  const given = (await labelOf(page, inner)).includes('given');
  await expect(picker(page)).toHaveCount(given ? 0 : 1);
  await cellAt(page, cell).click();
  await picker(page).waitFor();
  await expect(picker(page).getByRole('button', { name: /^Enter/ })).toHaveCount(9);
  await key(page, symbol).click();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  await expect(picker(page)).toHaveCount(0);
  await expect.poll(() => focusedLabel(page)).toBe(await labelOf(page, cell));
});

test('a press that is dragged onto a digit enters it when it ends', async ({ site }) => {
  const { page } = await visitWith(site, 'Radial menu');
  await cellAt(page, cell).hover();
  await page.mouse.down();
  await key(page, symbol).waitFor();
  await atRest(picker(page));
  await page.mouse.move(...(await middleOf(key(page, symbol))), { steps: 6 });
  await page.mouse.up();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  await expect(picker(page)).toHaveCount(0);
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
});

test('a finger opens it with a tap, and takes a digit with another', async ({ site }) => {
  const { page } = await visitWith(site, 'Radial menu', {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await cellAt(page, cell).tap();
  await key(page, symbol).tap();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
});

test('by keyboard: E opens it, arrows go round, Enter takes, Escape closes, and the focus comes back', async ({
  site,
}) => {
  const { page } = await visitWith(site, 'Keypad only');
  await cellAt(page, cell).click();
  await expect(picker(page)).toHaveCount(0);
  await page.keyboard.press('e');
  await picker(page).waitFor();
  await expect.poll(() => focusedLabel(page)).toBe('Enter 1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedLabel(page)).toBe('Enter 2');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedLabel(page)).toBe('Enter 3');
  await page.keyboard.press('Enter');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /, 3, conflict$/);
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
  await page.keyboard.press('e');
  await picker(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toHaveCount(0);
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
  await page.keyboard.press('e');
  await picker(page).waitFor();
  await page.keyboard.press('7');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /, 7$/);
});

test('of marks it takes several, and a click beside it closes it', async ({ site }) => {
  const { page } = await visitWith(site, 'Pop-up keypad');
  await page.keyboard.press('x');
  await cellAt(page, cell).click();
  for (const digit of ['1', '2'])
    await picker(page)
      .getByRole('button', { name: `Corner mark ${digit}` })
      .click();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /corner 1 2$/);
  await page.mouse.click(1270, 715);
  await expect(picker(page)).toHaveCount(0);
});

for (const [name, width, height, count] of [
  [/^25×25/, 360, 640, 25],
  [/^16×16/, 1280, 720, 16],
  [/^9×9 Easy/, 360, 640, 9],
] as const) {
  test(`${name} at ${width} × ${height}: the whole circle stays in view at every corner`, async ({
    site,
  }) => {
    const { page } = await visitWith(site, 'Radial menu', { viewport: { width, height } });
    await choosePuzzle(page, name);
    const open = page.locator('[role=gridcell]:not([aria-readonly=true])');
    for (const chosen of [open.first(), open.last()]) {
      // Held until the circle appears, and released there: a key over the cell is not chosen.
      await chosen.hover();
      await page.mouse.down();
      await picker(page).waitFor();
      await page.mouse.up();
      await atRest(picker(page));
      const keys = picker(page).locator('[data-key]');
      await expect(keys).toHaveCount(count);
      for (const box of await keys.evaluateAll((found) =>
        found.map((one) => one.getBoundingClientRect().toJSON()),
      )) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
        expect(box.width).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
    }
  });
}

/** The distances of the rings of keys from the middle of the picker. */
async function radii(page: Page): Promise<number[]> {
  const [x, y] = await middleOf(picker(page).getByRole('button', { name: 'Close' }));
  const keys = await picker(page).locator('[data-key]').all();
  const places = await Promise.all(keys.map(middleOf));
  const distances = places.map((place) => Math.hypot(place[0] - x, place[1] - y)).sort((a, b) => a - b);
  return distances.filter((distance, index) => index === 0 || distance - distances[index - 1] > 5);
}

for (const [name, rings] of [
  [/^9×9 Easy/, 1],
  [/^12×12/, 2],
  [/^16×16/, 2],
  [/^25×25/, 2],
] as const) {
  test(`${name}: the digits lie around the cell on rings: ${rings}`, async ({ site }) => {
    const { page } = await visitWith(site, 'Radial menu', { reducedMotion: 'reduce' });
    await choosePuzzle(page, name);
    // The open cell with the most room all around.
    const size = Math.sqrt(await page.getByRole('gridcell').count());
    const fromMiddle = (at: number): number =>
      Math.hypot(Math.floor(at / size) - (size - 1) / 2, (at % size) - (size - 1) / 2);
    const open = await page
      .locator('[role=gridcell]:not([aria-readonly=true])')
      .evaluateAll((found) => found.map((one) => Number((one as HTMLElement).dataset.cell)));
    const [inner] = open.sort((one, other) => fromMiddle(one) - fromMiddle(other));
    await cellAt(page, inner).click();
    await picker(page).waitFor();
    const [x, y] = await middleOf(picker(page));
    const [cellX, cellY] = await middleOf(cellAt(page, inner));
    expect(Math.hypot(x - cellX, y - cellY)).toBeLessThan(2);
    const found = await radii(page);
    expect(found).toHaveLength(rings);
    if (rings === 2) expect(Math.abs(found[1] - found[0])).toBeGreaterThan(40);
    expect(await violationsInThemes(page)).toEqual([]);
  });
}

test('its digits spring out of the middle, beyond their place and back', async ({ site }) => {
  const { page } = await visitWith(site, 'Radial menu');
  await cellAt(page, cell).click();
  await picker(page).waitFor();
  // The animation is paused at several moments, so that no clock decides what is seen.
  const path = await picker(page).evaluate((ring) => {
    const close = ring.querySelector('.middle')!.getBoundingClientRect();
    const digit = ring.querySelector<HTMLElement>('[data-key]')!;
    const distance = (): number => {
      const box = digit.getBoundingClientRect();
      return Math.hypot(
        box.x + box.width / 2 - close.x - close.width / 2,
        box.y + box.height / 2 - close.y - close.height / 2,
      );
    };
    for (const motion of ring.getAnimations()) motion.finish();
    // It may be over already, so it starts again.
    digit.style.animation = 'none';
    digit.getBoundingClientRect();
    digit.style.animation = '';
    const [motion] = digit.getAnimations();
    motion.pause();
    const length = Number(motion.effect!.getComputedTiming().duration);
    return [0, 0.6, 0.999].map((share) => {
      motion.currentTime = share * length;
      return distance();
    });
  });
  const [start, beyond, end] = path;
  expect(start).toBeLessThan(end / 2);
  expect(beyond).toBeGreaterThan(end + 1);
});

test('a pad at the cell: rows of digits beside it, taken by click and by keys, and the cell stays seen', async ({
  site,
}) => {
  const { page } = await visitWith(site, 'Pop-up keypad');
  await cellAt(page, cell).click();
  await picker(page).waitFor();
  await atRest(picker(page));
  const keys = await picker(page).locator('[data-key]').all();
  const places = await Promise.all(keys.map(middleOf));
  const rows = new Set(places.map(([, y]) => Math.round(y / 5)));
  expect([keys.length, rows.size]).toEqual([9, 3]);
  const pad = (await picker(page).boundingBox())!;
  const below = (await cellAt(page, cell).boundingBox())!;
  expect(pad.y >= below.y + below.height || pad.y + pad.height <= below.y).toBe(true);
  expect(await violationsInThemes(page)).toEqual([]);
  await key(page, symbol).click();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  await expect(picker(page)).toHaveCount(0);
  await page.keyboard.press('e');
  await expect.poll(() => focusedLabel(page)).toMatch(new RegExp(`^Enter ${symbol},`));
  await page.keyboard.press('4');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /, 4, conflict$/);
  // The keypad works as before.
  await page.getByRole('button', { name: new RegExp(`^Enter ${symbol},`) }).click();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
});

test('its motion is short, and there is none where motion is to be reduced; axe finds nothing', async ({
  site,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await visitWith(site, 'Radial menu', { reducedMotion });
    await cellAt(page, cell).click();
    const motion = await key(page, symbol).evaluate((one) => {
      const { animationName, animationDuration } = getComputedStyle(one);
      return animationName === 'none' ? 0 : Number.parseFloat(animationDuration);
    });
    if (reducedMotion === 'reduce') expect(motion).toBe(0);
    else expect(motion).toBeGreaterThan(0);
    expect(motion).toBeLessThanOrEqual(0.2);
    expect(await violations(page)).toEqual([]);
  }
});
