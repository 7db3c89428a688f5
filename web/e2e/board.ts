import type { Locator, Page } from '@playwright/test';
import { collected, COLLECTIONS } from '../src/choose/collections.ts';
import { LEVELS } from '../src/puzzles/levels/words/en.ts';
import { expect } from './contexts.ts';

/** The parts of the page, by their accessible names. */
export function cellAt(page: Page, cell: number): Locator {
  return page.getByRole('gridcell').nth(cell);
}

export async function labelOf(page: Page, cell: number): Promise<string> {
  return (await cellAt(page, cell).getAttribute('aria-label')) ?? '';
}

export async function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

/** The board as its cells announce it: their symbols in order, a dot for an open one. Empty while there is no board. */
export function boardText(page: Page): Promise<string> {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .map((cell) => cell.getAttribute('aria-label')?.split(', ')[2] ?? '?')
      .map((said) => (said === 'empty' ? '.' : said))
      .join(''),
  );
}

/** Waits until the board matches. */
export async function boardShows(page: Page, wanted: string | RegExp, why?: string): Promise<void> {
  const expected = expect.poll(() => boardText(page), why);
  await (typeof wanted === 'string' ? expected.toBe(wanted) : expected.toMatch(wanted));
}

/** Waits until the board changes. */
export async function boardChanges(page: Page, before: string): Promise<void> {
  await expect.poll(() => boardText(page)).not.toBe(before);
}

/** Pastes a text where the focus is. */
export function pasteOnBoard(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** The menu is at the foot of a phone's screen on every page but that of the board. */
export async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^(Menu|More)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/**
 * Waits for the board of the game that the address names. No other game will do: while another one is loading, the page
 * still shows the previous board.
 */
export async function boardReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, name, wanted] = location.hash.split('/');
    const shown = document.querySelector<HTMLElement>('main[data-game]')?.dataset.game;
    const isNamed = name === 'play' && wanted !== undefined && wanted !== '';
    return (
      shown !== undefined &&
      (!isNamed || shown === wanted) &&
      document.querySelector('[role=gridcell]') !== null
    );
  });
}

/** Chooses a puzzle of a collection by the start of its name and level, and waits for its board. */
export async function choosePuzzle(page: Page, name: RegExp): Promise<void> {
  const collection = COLLECTIONS.find((one) =>
    collected(one).some((puzzle) => name.test(`${puzzle.name} ${LEVELS[puzzle.level]}`)),
  );
  await page.evaluate((hash) => (location.hash = hash), `#/puzzles/${collection}`);
  await page.getByRole('button', { name }).first().click();
  await boardReady(page);
}

export async function pasteText(page: Page, text: string): Promise<void> {
  await openMenu(page, 'Import puzzle…');
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(text);
}

/** Chooses how much help the page gives unprompted. */
export async function chooseHelp(page: Page, preset: 'None' | 'Usual' | 'Full'): Promise<void> {
  await openMenu(page, 'Settings');
  await page.getByRole('dialog').getByRole('button', { name: preset, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Uses one of the tools behind the keys. */
export async function useTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  const tools = page.getByRole('region', { name: 'Tools' });
  await tools.getByRole('button', { name, exact: true }).click();
  await tools.waitFor({ state: 'detached' });
}

export function hintPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Hint', exact: true });
}

/** Waits until the hint appears, or reaches a depth, from 1. */
export async function depthReached(page: Page, depth: number): Promise<void> {
  await hintPanel(page)
    .getByRole('img', { name: new RegExp(`^Hint ${depth} of [34]$`) })
    .waitFor();
}

/** The sentences that a hint shows now. */
export function hintSentences(page: Page): Promise<string[]> {
  return hintPanel(page)
    .locator('[data-sentence]')
    .evaluateAll((found) =>
      found
        // If all links are listed, the current one.
        .filter((sentence) => sentence.closest('li:not([aria-current])') === null)
        .map((sentence) => sentence.getAttribute('data-sentence') ?? ''),
    );
}

/** The primary button of a hint. */
export function hintLead(page: Page): Locator {
  return hintPanel(page).locator('.ends .primary');
}

/** Reads a hint to its last link with the primary button, then applies it. */
export async function takeHint(page: Page): Promise<void> {
  await depthReached(page, 1);
  for (let presses = 0; presses < 200; presses++) {
    const label = await hintLead(page).innerText();
    await hintLead(page).click();
    if (!/^(Show|Next)/.test(label)) return;
  }
  throw new Error('the hint has no end');
}
