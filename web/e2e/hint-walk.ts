import { expect, type Page } from '@playwright/test';
import { depthReached, hintLead, hintPanel, pasteText } from './board.ts';

/** Hints, read as a player does. */

/** Top 1465, puzzle 1: needs more than singles. */
export const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

export async function playText(page: Page, text: string): Promise<void> {
  await pasteText(page, text);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Presses H until the end of the hint. */
export async function readOn(
  page: Page,
  seen: (depth: number) => Promise<void> = async () => {},
): Promise<void> {
  await page.keyboard.press('h');
  await depthReached(page, 1);
  await seen(1);
  for (let presses = 0; presses < 100; presses++) {
    const label = await hintLead(page).innerText();
    if (!/^(Show|Next)/.test(label)) return;
    await page.keyboard.press('h');
    await expect
      .poll(async () => `${await hintLead(page).innerText()} ${await shownLink(page)}`)
      .not.toBe('');
    await seen(label === 'Show where' ? 2 : 3);
  }
}

/** The current link, as the strip words it. */
export async function shownLink(page: Page): Promise<string> {
  const strip = hintPanel(page).getByRole('slider');
  return (await strip.count()) === 0 ? '' : ((await strip.getAttribute('aria-valuetext')) ?? '');
}

/** Top 1465, puzzle 1, played until its next step is a chain. */
export async function chainShown(page: Page): Promise<void> {
  await playText(page, HARD);
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('h');
    await depthReached(page, 1);
    await page.keyboard.press('h');
    await page.keyboard.press('h');
    await depthReached(page, 3);
    if ((await hintPanel(page).getByRole('slider').count()) > 0) return;
    while (/^Next/.test(await hintLead(page).innerText())) await hintLead(page).click();
    await hintLead(page).click();
    await hintPanel(page).waitFor({ state: 'detached' });
  }
  throw new Error('no chain came');
}
