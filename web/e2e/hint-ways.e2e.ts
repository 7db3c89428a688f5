/** A long proof read to its end and applied, each time by one method alone: touch, keys, or screen-reader output. */
import type { Page } from '@playwright/test';
import { depthReached, hintLead, hintPanel as panel, boardText, takeHint } from './board.ts';
import { playText, shownLink } from './hint-walk.ts';
import { expect, test, visitBoard } from './site.ts';

/** Inkala 2012: its first hint is a forcing net. */
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** The same with a redundant rule: after four hints only trial is left. */
const RULED =
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AOVNCImAOwQBcMqBfZYHv3vyGCRfALrJCw4uSoIAzPUYt2nGPxClK1AGxKmreB26jpQiVN6bZ1AOz6VRtWata5SB4ePrR17QgAmT1UTAXFJML93AFZgp1CXGX94e3RlL2dTQQswxKjqABY47w03ali0gxCfJPdUhir4mvMIvLKEAEZizNzfdvhFSscS7Na+m07uhKzI/r0hjND8hDoF6q4c6WXaKZrtiobhnraJ+C61ppbLWuoUC5Hex+2i++PsiRAYRsIQAGMYMhkBAgABKHQAwh0QBsuEA=';

const spoken = async (page: Page): Promise<string> =>
  ((await page.getByRole('status').first().textContent()) ?? '').trim();

/** The number of links, once the walk-through has started. */
async function links(page: Page): Promise<number> {
  await expect.poll(() => shownLink(page)).toMatch(/^Link 1 of \d+$/);
  return Number(/\d+$/.exec(await shownLink(page)));
}

/** Moves a finger over the text of the hint, `by` pixels to the right. */
async function swipe(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = (await panel(page).getByRole('group').boundingBox())!;
  const from = { x: x + width / 2 - by / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: from.x + moved, y: from.y }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', by * part);
  // The finger rests before it is lifted: the next tap would otherwise only stop a fling.
  await page.waitForTimeout(150);
  await touch('touchMove', by);
  await touch('touchEnd');
  await session.detach();
}

test('a forcing net is walked and done by touch alone', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await playText(page, INKALA);
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  for (const depth of [1, 2]) {
    await depthReached(page, depth);
    await hintLead(page).tap();
  }
  const all = await links(page);
  expect(all).toBeGreaterThan(5);
  await swipe(page, -160);
  await expect.poll(() => shownLink(page)).toBe(`Link 2 of ${all}`);
  await swipe(page, 160);
  await expect.poll(() => shownLink(page)).toBe(`Link 1 of ${all}`);
  for (let link = 2; link <= all; link++) {
    await (link % 2 === 0 ? swipe(page, -160) : hintLead(page).tap());
    await expect.poll(() => shownLink(page)).toBe(`Link ${link} of ${all}`);
  }
  // A swipe past the last link does not apply the hint.
  await swipe(page, -160);
  await expect(hintLead(page)).toHaveText(/^(Enter|Remove) /);
  await hintLead(page).tap();
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => spoken(page)).toContain('applied');
});

test('a forcing net is walked and done by the keyboard alone', async ({ site }) => {
  const { page } = await visitBoard(site);
  await playText(page, INKALA);
  const before = await boardText(page);
  await page.keyboard.press('h');
  for (const depth of [1, 2]) {
    await depthReached(page, depth);
    await page.keyboard.press('Enter');
  }
  const all = await links(page);
  for (let link = 2; link <= all; link++) {
    await page.keyboard.press(link % 2 === 0 ? 'ArrowRight' : 'Enter');
    await expect.poll(() => shownLink(page)).toBe(`Link ${link} of ${all}`);
  }
  await page.keyboard.press('ArrowRight');
  await expect(hintLead(page)).toHaveText(/^(Enter|Remove) /);
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => spoken(page)).toContain('applied');
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell');
  await page.keyboard.press('Control+z');
  expect(await boardText(page)).toBe(before);
});

test('a forcing net is walked and done by names and live messages alone', async ({ site }) => {
  const { page } = await visitBoard(site);
  await playText(page, INKALA);
  const button = (name: RegExp) => page.getByRole('button', { name });
  const said: string[] = [];
  await button(/^Hint$/).click();
  for (const [name, next] of [
    [/^Show where$/, /^Look at /],
    [/^Show why$/, /^Forcing net/],
  ] as const) {
    await expect.poll(() => spoken(page)).toMatch(name.source.includes('where') ? /Look at / : next);
    said.push(await spoken(page));
    await button(name).click();
  }
  for (let link = 1; ; link++) {
    await expect.poll(() => spoken(page)).toMatch(new RegExp(`Link ${link} of \\d+\\.`));
    said.push(await spoken(page));
    const [, at, of] = /Link (\d+) of (\d+)\./.exec(said.at(-1)!)!;
    if (at === of) break;
    await button(/^Next( link)?$/).click();
  }
  // Nothing is announced twice, and cells are announced as places.
  expect(new Set(said).size).toBe(said.length);
  expect(said.join(' ')).not.toMatch(/r\d+c\d+/);
  await button(/^(Enter|Remove) /).click();
  await expect.poll(() => spoken(page)).toMatch(/^Forcing net.* applied: /);
});

test('a digit found by trial is called so, its contradictions are walked, and it is entered', async ({
  site,
}) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 } });
  await playText(page, RULED);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let count = 0; count < 4; count++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await takeHint(page);
    await panel(page).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await panel(page).getByRole('heading', { name: 'No pattern helps here' }).waitFor();
  await expect(panel(page)).toContainText('Trial');
  await expect(panel(page)).toContainText('counts as help');
  await expect.poll(() => spoken(page)).toContain('No pattern helps here. Trial.');
  await panel(page).getByRole('button', { name: 'Just tell me the digit' }).click();
  const digit = await hintLead(page).innerText();
  expect(digit).toMatch(/^Enter \d$/);
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await panel(page).getByRole('button', { name: 'Walk through it' }).click();
  const all = await links(page);
  expect(all).toBeGreaterThan(3);
  for (let link = 2; link <= all; link++) {
    await hintLead(page).click();
    await expect.poll(() => shownLink(page)).toBe(`Link ${link} of ${all}`);
  }
  await expect(hintLead(page)).toHaveText(digit);
  await hintLead(page).click();
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => spoken(page)).toContain('applied');
});
