/** Practice is never lost: not when the page closes, not on the way to another device, not between two of them. */
import type { Page } from '@playwright/test';
import { type Memory, readMemory } from '@pencilmark/game/learn';
import { restore, save } from './backups.ts';
import { crash } from './crash.ts';
import { expect, test, visit } from './site.ts';
import { storedIn } from './storage.ts';

/** Answers a position by having its step shown, which is a review. */
async function showOne(page: Page, technique: string): Promise<void> {
  await page.evaluate((subject) => (location.hash = subject), `#/learn/${technique}/drill?seed=abc&count=1`);
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This was it' })).toBeFocused();
}

/** The stored records, as `technique: reviews`. */
async function kept(page: Page): Promise<string[]> {
  const [text] = await storedIn(page, 'learning');
  const read = readMemory(String(text));
  const { cards }: Memory = read.ok ? read.value : { cards: [] };
  return cards.map(({ technique, reviews }) => `${technique}: ${reviews.length}`).sort();
}

const begun = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name} begun`, 'i') });

test('a review outlives the page that is killed right after it', async ({ site }) => {
  const { page, context } = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await showOne(page, 'x-wing');
  await crash(page);
  const again = await context.newPage();
  await again.goto(`${site.address}#/learn`);
  await expect(begun(again, 'X-wing')).toBeVisible();
  await expect.poll(() => kept(again)).toEqual(['x-wing: 1']);
});

test('reviews go to another device by a backup', async ({ site }) => {
  const first = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await showOne(first.page, 'x-wing');
  await showOne(first.page, 'xy-wing');
  const file = await save(first.page);
  const second = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await restore(second.page, file);
  await expect.poll(() => kept(second.page)).toEqual(['x-wing: 1', 'xy-wing: 1']);
  await second.page.keyboard.press('Escape');
  await second.page.evaluate(() => (location.hash = '#/learn'));
  await expect(begun(second.page, 'X-wing')).toBeVisible();
  await expect(begun(second.page, 'XY-wing')).toBeVisible();
});

test('two devices come to the same reviews, and none is there twice', async ({ site }) => {
  const first = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await showOne(first.page, 'x-wing');
  const second = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await restore(second.page, await save(first.page));
  await expect.poll(() => kept(second.page)).toEqual(['x-wing: 1']);
  await second.page.keyboard.press('Escape');
  // Each continues separately, with one technique that both practise.
  await showOne(first.page, 'x-wing');
  await showOne(first.page, 'swordfish');
  await showOne(second.page, 'x-wing');
  await showOne(second.page, 'xy-wing');
  const joined = ['swordfish: 1', 'x-wing: 3', 'xy-wing: 1'];
  await restore(first.page, await save(second.page));
  await expect.poll(() => kept(first.page)).toEqual(joined);
  await first.page.keyboard.press('Escape');
  const both = await save(first.page);
  // Twice; the second time changes nothing.
  for (let time = 0; time < 2; time++) {
    await restore(second.page, both);
    await expect.poll(() => kept(second.page)).toEqual(joined);
    await second.page.keyboard.press('Escape');
  }
});
