import type { Page } from '@playwright/test';
import { cellAt, choosePuzzle, pasteText, chooseHelp } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

async function cellWidth(page: Page): Promise<number> {
  return (await cellAt(page, 0).boundingBox())!.width;
}

/** Whether the middle of the focused cell is visible and not covered. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const cell = document.activeElement!;
    const { x, y, width, height } = cell.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === cell;
  });
}

for (const name of [/^16×16/, /^25×25/, /^Samurai/]) {
  test(`${name} on a phone: cells a finger can hit, moved about with the keys, zoomed with buttons and keys`, async ({
    site,
  }) => {
    const { page } = await visitBoard(site, PHONE);
    await chooseHelp(page, 'None');
    await choosePuzzle(page, name);
    await expect.poll(() => cellWidth(page)).toBeGreaterThanOrEqual(36);
    await cellAt(page, 0).focus();
    await page.keyboard.press('Control+End');
    await expect.poll(() => focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Control+Home');
    await expect.poll(() => focusIsSeen(page)).toBe(true);
    const width = await cellWidth(page);
    await page.getByRole('button', { name: 'Larger cells' }).click();
    await expect.poll(() => cellWidth(page)).toBeGreaterThan(width * 1.2);
    await page.keyboard.press('-');
    await expect.poll(() => cellWidth(page)).toBeCloseTo(width, 0);
    for (let presses = 0; presses < 9; presses++) await page.keyboard.press('-');
    const gridWidth = async (): Promise<number> => (await page.getByRole('grid').boundingBox())!.width;
    await expect.poll(gridWidth).toBeLessThanOrEqual(350);
    await expect(page.getByRole('button', { name: 'Smaller cells' })).toBeDisabled();
    await page.getByRole('button', { name: 'Show larger cells' }).click();
    await expect.poll(() => cellWidth(page)).toBeGreaterThanOrEqual(36);
    await page.getByRole('button', { name: 'Show the whole board' }).click();
    await expect.poll(gridWidth).toBeLessThanOrEqual(350);
  });
}

test('two fingers and the wheel with Ctrl zoom about their place; one finger moves the board', async ({
  site,
}) => {
  const { page } = await visitBoard(site, PHONE);
  await choosePuzzle(page, /^Samurai/);
  await page.locator('.scroller.zoomable').waitFor();
  await expect.poll(() => cellWidth(page)).toBeGreaterThanOrEqual(36);
  const before = await cellWidth(page);
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 180 - apart, y: 180 },
    { x: 180 + apart, y: 180 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [36, 42, 48])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => cellWidth(page)).toBeGreaterThan(before * 1.3);
  const zoomed = await cellWidth(page);
  await page.mouse.move(180, 180);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 120);
  await page.keyboard.up('Control');
  await expect.poll(() => cellWidth(page)).toBeLessThan(zoomed);
  const { x } = (await cellAt(page, 0).boundingBox())!;
  await page.mouse.wheel(80, 0);
  await expect.poll(async () => (await cellAt(page, 0).boundingBox())!.x).toBeLessThan(x);
});

test('a finger that moves over a board that is whole in view chooses the cells that it touches', async ({
  site,
}) => {
  const { page, context } = await visitBoard(site, PHONE);
  const touch = await context.newCDPSession(page);
  const middle = async (cell: number) => {
    const box = (await cellAt(page, cell).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middle(30)] });
  for (const cell of [31, 32, 41])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [await middle(cell)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  await expect
    .poll(() => selected.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.cell)))
    .toEqual(['30', '31', '32', '41']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a board of letters is typed in letters, large or small', async ({ site }) => {
  const { page } = await visitBoard(site);
  await pasteText(page, 'M A R I\nM,A, , \n , , , \n , ,M, \n , , ,A');
  await page
    .getByText(/solution/)
    .first()
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('grid', { name: /4×4/ }).waitFor();
  await cellAt(page, 2).click();
  await page.keyboard.press('r');
  await expect(cellAt(page, 2)).toHaveAttribute('aria-label', /, R$/);
  await page.keyboard.press('Shift+I');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Enter I' }).click();
  await expect(cellAt(page, 2)).toHaveAttribute('aria-label', /, I$/);
});
