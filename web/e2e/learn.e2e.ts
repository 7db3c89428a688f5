/** The technique book: its index, its pages, the ways into it and back. */
import { violationsInThemes } from './axe.ts';
import { boardReady, hintLead, hintPanel, boardText } from './board.ts';
import { chainShown } from './hint-walk.ts';
import { expect, test, visit, visitBoard } from './site.ts';

test('a technique is chosen from the index, walked through, and its position played', async ({ site }) => {
  const { page } = await visit(site, {}, '#/learn');
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'X-wing', exact: true })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'XY-chain', exact: true }).click();
  await page.getByRole('heading', { name: 'XY-chain', level: 1 }).waitFor();
  await page.getByText('XY-Chain: ', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Walk through it' }).click();
  const strip = page.getByRole('slider', { name: 'Links' });
  await expect(strip).toHaveAttribute('aria-valuetext', /^Link 1 of \d$/);
  await page.getByRole('button', { name: 'Next link' }).click();
  await expect(strip).toHaveAttribute('aria-valuetext', /^Link 2 of \d$/);
  await strip.press('End');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all of it' }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('XY-chain');
  await page.getByRole('link', { name: /^Previous: / }).click();
  await page.getByRole('heading', { name: 'XY-chain', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Play this position' }).click();
  await boardReady(page);
  // With its marks, for which the hint is the same.
  await page.keyboard.press('h');
  await hintLead(page).click();
  await expect(hintPanel(page).getByRole('link')).toHaveText('XY-chain');
});

test('a hint leads to its technique, and is there again afterwards', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await chainShown(page);
  const before = await boardText(page);
  const link = hintPanel(page).getByRole('heading').getByRole('link');
  const name = (await link.innerText()).trim();
  const words = await hintPanel(page).innerText();
  const isHit = await link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
    return [middle - 20, middle + 20].every((y) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(isHit).toBe(true);
  await link.click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.goBack();
  await boardReady(page);
  await expect.poll(() => boardText(page)).toBe(before);
  await expect.poll(() => hintPanel(page).innerText()).toBe(words);
});

test('the steps of a path lead to their techniques', async ({ site }) => {
  const { page } = await visit(
    site,
    {},
    '#/path/4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  );
  const heading = page.getByRole('heading', { level: 2 }).first();
  const name = (await heading.innerText()).trim();
  await heading.getByRole('link').click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.goto(`${site.address}#/learn/no-such-technique`);
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
});
