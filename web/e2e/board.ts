import type { Locator, Page } from 'playwright-core';

/** What a player finds on the page, by the names that a screen reader says. */
export function cellAt(page: Page, cell: number): Locator {
  return page.getByRole('gridcell').nth(cell);
}

export async function labelOf(page: Page, cell: number): Promise<string> {
  return (await cellAt(page, cell).getAttribute('aria-label')) ?? '';
}

export async function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

/** The board as the page writes it under the grid. */
export function serialText(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'The board as text' }).inputValue();
}

export async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** Chooses a puzzle of the shelf by the start of its name. */
export async function choosePuzzle(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => (location.hash = '#/puzzles'));
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('grid').waitFor();
}

export async function pasteText(page: Page, text: string): Promise<void> {
  await openMenu(page, 'Paste or open a puzzle');
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(text);
}

/** Answers the question of the first start. */
export async function chooseHelp(page: Page, preset: 'Paper' | 'Usual' | 'Everything'): Promise<void> {
  const choice = page.getByRole('region', { name: 'How much help would you like?' });
  await choice.getByRole('button', { name: preset }).click();
  await choice.waitFor({ state: 'detached' });
}
