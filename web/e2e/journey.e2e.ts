import { currentState, readShare, statusOf } from '@pencilmark/game';
import type { Page } from '@playwright/test';
import { entryOf, solutionOf } from './puzzles.ts';
import { cellAt, focusedLabel, boardReady, depthReached } from './board.ts';
import { expect, test, visit } from './site.ts';

const SIZE = 6;
const steps = solutionOf(entryOf('6x6-1'));

/** Records every pointer event. */
function keepWatch(): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
    window.addEventListener(kind, () => noted.push(kind), true);
}

function noted(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/**
 * The focused element, by its name, and whether its focus is visible: an outline of it or of its label, or the cell's
 * frame.
 */
async function focused(page: Page): Promise<{ readonly name: string; readonly seen: boolean }> {
  const at = page.locator(':focus');
  if ((await at.count()) === 0) return { name: '', seen: true };
  const name = /^- \S+ "(.*)"/.exec(await at.ariaSnapshot())?.[1] ?? '';
  return { name, seen: await at.evaluate(isSeen) };
}

function isSeen(at: Element): boolean {
  const label = (at as HTMLInputElement).labels?.[0];
  const isOutlined = (one: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor);
  };
  const isFramed =
    at.getAttribute('aria-selected') === 'true' &&
    [...document.querySelectorAll('.board .selection-line')].some((line) => line.getAttribute('d') !== '');
  const { top, bottom } = at.getBoundingClientRect();
  const around = [at, label, label?.querySelector('span')].filter((one) => one != null);
  return bottom > 0 && top < innerHeight && (isFramed || around.some(isOutlined));
}

/** Presses Tab until an element of that name has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop.seen, `the focus on “${stop.name}”`).toBe(true);
    if (name.test(stop.name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function goTo(page: Page, cell: number): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let row = 0; row < Math.floor(cell / SIZE); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < cell % SIZE; column++) await page.keyboard.press('ArrowRight');
  const { name, seen } = await focused(page);
  expect(name).toMatch(new RegExp(`^Row ${Math.floor(cell / SIZE) + 1}, column ${(cell % SIZE) + 1},`));
  expect(seen).toBe(true);
}

test('open, play, marks, colour, hint, undo, solve, share: by keys alone, and the focus is always seen', async ({
  site,
}) => {
  const { page } = await visit(site, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(keepWatch);
  await page.reload();
  await boardReady(page);
  const press = (key: string) => page.keyboard.press(key);
  const back = () => expect.poll(() => focusedLabel(page)).toMatch(/^Row/);

  // Another puzzle, by the menu.
  await tabTo(page, /^Menu$/);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Puzzles$/);
  await press('Enter');
  await page.getByRole('heading', { name: 'New puzzle', exact: true }).waitFor();
  await tabTo(page, /^Small boards/);
  await press('Enter');
  await page.getByRole('heading', { name: 'Small boards' }).waitFor();
  await tabTo(page, /^6×6/);
  await press('Enter');
  await page.getByRole('grid', { name: /6×6/ }).waitFor();
  await tabTo(page, /^Row/);

  // Marks and a colour, each by its modifier and in its mode.
  const [{ cell }] = steps;
  await goTo(page, cell);
  await press('Shift+Digit1');
  await press('c');
  await press('2');
  await press('v');
  await press('3');
  await press('z');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, corner 1, centre 2, yellow$/);
  for (let count = 0; count < 3; count++) await press('Control+z');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty$/);

  // A hint, read to its end and closed.
  await press('h');
  await depthReached(page, 1);
  await expect.poll(async () => (await focused(page)).seen).toBe(true);
  await press('Escape');
  await page.getByRole('region', { name: 'Hint', exact: true }).waitFor({ state: 'detached' });
  await back();

  // The settings, and back to the board.
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await press('Escape');
  await back();

  for (const step of steps) {
    await goTo(page, step.cell);
    await press(step.symbol);
  }
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  await tabTo(page, /^Row/);

  // The result as a text, and the whole game as a link.
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await tabTo(page, /^Share$/);
  await press('Enter');
  await expect.poll(clipboard).toMatch(/^Pencilmark .*· with .*\nhttp/);
  await tabTo(page, /^Menu$/);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Share$/);
  await press('Enter');
  await page.getByRole('heading', { name: 'As a link' }).waitFor();
  await tabTo(page, /^The puzzle|^Full history/);
  for (let count = 0; count < 3 && !/^Full history/.test((await focused(page)).name); count++) {
    await press('ArrowDown');
  }
  await expect.poll(async () => (await focused(page)).name).toMatch(/^Full history/);
  await tabTo(page, /^Copy link$/);
  await press('Enter');
  await expect.poll(clipboard).toContain('#/share/');
  const shared = readShare(await clipboard());
  if (!shared.ok) throw new Error(shared.error.message);
  expect(statusOf(currentState(shared.value.game))).toBe('won');
  expect(shared.value.game.log.length).toBeGreaterThan(steps.length);

  await expect.poll(() => noted(page)).toEqual([]);
});
