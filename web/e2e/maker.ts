import type { Page } from '@playwright/test';

/** The example of Wikipedia's article on Sudoku. */
export const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
export const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The puzzle as the page writes it for copying. */
export async function copied(page: Page): Promise<string> {
  const text = page.getByRole('textbox', { name: 'The puzzle as text', exact: true });
  if (!(await text.isVisible())) await page.getByText('Copy as text', { exact: true }).click();
  return text.inputValue();
}
