import { violationsInThemes } from './axe.ts';
import { boardReady, boardText } from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const GAME = 'This game is on another device. Ask for its link.';
const PAGE = 'There is no page at this address.';

test('the address of a puzzle of a day makes that puzzle in another profile', async ({ site }) => {
  for (const [id, cells] of [
    ['daily-2026-11-23', 81],
    ['twist-2026-11-28', 36],
    ['daily-2026-11-28-easy', 81],
  ] as const) {
    const boards = [];
    for (let profile = 0; profile < 2; profile++) {
      const { context, page } = await visit(site, {}, `#/play/${id}`);
      await expect(page.locator(`main[data-game="${id}"]`)).toHaveCount(1);
      await boardReady(page);
      await expect(page.getByRole('gridcell')).toHaveCount(cells);
      expect(await page.evaluate(() => location.hash)).toBe(`#/play/${id}`);
      boards.push(await boardText(page));
      await context.close();
    }
    expect(boards[0]).toBe(boards[1]);
  }
});

test('the address of a game that is not here, and that of no page, say so and lead on', async ({ site }) => {
  for (const [address, text] of [
    ['#/play/kd83hf7sk20fh3k1ls9d', GAME],
    ['#/play/daily-2026-02-30', GAME],
    ['#/nonsense', PAGE],
    ['#nonsense', PAGE],
    ['#/toString/x', PAGE],
  ]) {
    const { context, page } = await visit(site, {}, address);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    expect(await page.evaluate(() => location.hash)).toBe(address);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'New puzzle' }).click();
    await page.getByRole('heading', { name: 'New puzzle', level: 1 }).waitFor();
    await context.close();
  }
  const { page } = await visit(site, {}, '#/nonsense');
  await page.getByText(PAGE).waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Today' }).click();
  await expect.poll(() => page.title()).toBe('Today · Pencilmark');
});

test('an unknown game leaves the one that is played as it is', async ({ site }) => {
  const { page } = await visitBoard(site);
  const own = await page.evaluate(() => location.hash);
  const board = await boardText(page);
  await page.evaluate(() => (location.hash = '#/play/kd83hf7sk20fh3k1ls9d'));
  await page.getByText(GAME).waitFor();
  await page.goBack();
  await boardReady(page);
  expect(await page.evaluate(() => location.hash)).toBe(own);
  expect(await boardText(page)).toBe(board);
  // Its own address opens it again after a reload.
  await page.reload();
  await boardReady(page);
  expect(await boardText(page)).toBe(board);
});
