import type { Page } from '@playwright/test';

/** The example of Wikipedia's article on Sudoku. */
export const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
export const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The puzzle as the page writes it for copying, in a form that may not hold all of it. */
export async function copied(page: Page): Promise<string> {
  const summary = page.getByText('Copy as text', { exact: true });
  // The state of the element itself: what it shows comes a moment after it was opened.
  const isOpen = await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
  if (!isOpen) await summary.click();
  const text = page.getByRole('textbox', { name: 'The puzzle as text', exact: true });
  const anyway = page.getByRole('button', { name: 'Copy anyway' });
  await text.or(anyway).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  return text.inputValue();
}
