import type { Page } from '@playwright/test';
import { boardShows, boardText, pasteOnBoard } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Drops a file in the middle of the page. Returns whether the browser would have opened it in place of the page. */
function dropFile(page: Page, text: string): Promise<boolean> {
  return page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'puzzle.sdk'));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return document.getElementById('main')!.dispatchEvent(event);
  }, text);
}

for (const address of [
  '#/today',
  '#/puzzles',
  '#/learn',
  '#/library',
  '#/statistics',
  '#/make/new',
  '#/nonsense',
])
  test(`a puzzle pasted or dropped on ${address} is offered`, async ({ site }) => {
    const { page } = await visit(site, {}, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await pasteOnBoard(page, PUZZLE);
    await page.getByRole('region', { name: 'A puzzle from your clipboard: play it?' }).waitFor();
    expect(await page.evaluate(() => location.hash)).toContain(address);
    expect(await dropFile(page, PUZZLE)).toBe(false);
    const offer = page.getByRole('region', { name: 'A puzzle from your file: play it?' });
    await offer.getByRole('button', { name: 'Play' }).click();
    await boardShows(page, PUZZLE);
    await expect(offer).toHaveCount(0);
  });

test('what is no puzzle is refused, and a field keeps what is pasted into it', async ({ site }) => {
  const { page } = await visit(site, {}, '#/library');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pasteOnBoard(page, 'no puzzle at all');
  await page.locator('.notice').waitFor();
  await expect(page.locator('.notice').getByRole('button', { name: 'Play' })).toHaveCount(0);
});

test('a file dropped on a board starts its puzzle, which can be undone', async ({ site }) => {
  const { page } = await visitBoard(site);
  const before = await boardText(page);
  expect(await dropFile(page, PUZZLE)).toBe(false);
  await boardShows(page, PUZZLE);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await boardShows(page, before);
});
