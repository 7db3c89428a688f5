import type { Page } from '@playwright/test';

/** The example of Wikipedia's article on Sudoku. */
export const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
export const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Opens a collapsed part. The state is the element's own: its content appears a moment later. */
async function unfold(page: Page, label: string): Promise<void> {
  const summary = page.locator('summary').getByText(label, { exact: true });
  const isOpen = await summary.evaluate((element) => element.closest('details')!.open);
  if (!isOpen) await summary.click();
}

/** The forms of text to copy, which the page on which puzzles are set keeps behind Export. */
export async function openCopy(page: Page): Promise<void> {
  const outer = page.locator('summary').getByText('Export', { exact: true });
  await outer
    .or(page.locator('summary').getByText('Copy as text', { exact: true }))
    .first()
    .waitFor();
  if ((await outer.count()) > 0) await unfold(page, 'Export');
  await unfold(page, 'Copy as text');
}

/** Takes a kind of rule from the palette, which a phone has in a sheet. */
export async function chooseRule(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: /^Search \d+ rules$/ });
  if (!(await search.isVisible())) await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await search.fill(name);
  await page.getByRole('region', { name: 'Add a rule' }).getByRole('button', { name, exact: true }).click();
}

/** The puzzle as the page writes it for copying, in a format that may not hold all of it. */
export async function copied(page: Page): Promise<string> {
  await openCopy(page);
  return page.getByRole('textbox', { name: 'The puzzle as text', exact: true }).inputValue();
}
