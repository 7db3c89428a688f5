/** A set: made from the map, opened by its link, ticked when done, and printed. */
import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { expect, test, visit } from './site.ts';

const LINE = '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74';

const row = (page: Page, name: string) => page.getByRole('link', { name });

test('a set is made, opened by its link, done in part and printed', async ({ site }) => {
  test.slow();
  const { page } = await visit(site, { reducedMotion: 'reduce' }, '#/learn');
  await page.getByRole('link', { name: 'Make a set' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Make a set', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Fish & more');
  await page.getByRole('spinbutton', { name: 'Positions in each drill' }).fill('1');
  await page.getByRole('checkbox', { name: 'Skyscraper' }).check();
  await page.getByRole('checkbox', { name: 'X-wing', exact: true }).check();
  await page.getByRole('textbox', { name: 'Puzzles, one a line' }).fill(`${LINE}\n12`);
  await expect(page.getByText('Line 2 is no puzzle of 81 cells.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Puzzles, one a line' }).fill(LINE);
  await expect(page.getByText('5 things to do')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
  const link = await page.getByRole('textbox', { name: 'Link of the set' }).inputValue();
  expect(link).toMatch(
    /#\/learn\/set\?do=x-wing\/lesson,x-wing\/drill,skyscraper\/lesson,skyscraper\/drill,puzzle\/[\d.]{81}&count=1&seed=\w+&title=Fish\+%26\+more$/,
  );

  // A pupil who opens it has done none of it.
  const other = await visit(site, { reducedMotion: 'reduce' }, `#${link.split('#')[1]}`);
  const { page: pupil } = other;
  await expect(pupil.getByRole('heading', { name: 'Fish & more', level: 1 })).toBeVisible();
  await expect(pupil.getByText('0 of 5 done')).toBeVisible();
  expect(await violationsInThemes(pupil)).toEqual([]);
  await row(pupil, 'Drill: X-wing, 1 position').press('Enter');
  await expect(pupil.locator('[role=gridcell]:focus')).toHaveAttribute('aria-label', /empty/);
  await pupil.getByRole('button', { name: 'Show me' }).press('Enter');
  await pupil.getByRole('button', { name: 'Finish' }).press('Enter');
  await pupil.getByRole('link', { name: 'Back to the set' }).press('Enter');
  await expect(pupil.getByText('1 of 5 done')).toBeVisible();
  await pupil.reload();
  await expect(row(pupil, 'Drill: X-wing, 1 position done')).toBeVisible();
  await expect(pupil.getByRole('link', { name: / done$/ })).toHaveCount(1);
  await expect(row(pupil, 'Puzzle 1')).toHaveAttribute('href', /^#\/share\//);

  await pupil.getByRole('link', { name: 'On paper' }).press('Enter');
  await pupil.getByText('4', { exact: true }).click();
  await expect(pupil.getByText('Ready, with answers on the last page.')).toBeVisible();
  const answers = pupil.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('listitem')).toHaveCount(4);
  await expect(answers.getByRole('listitem').first()).toContainText(/1\. X-wing.*=>/s);
  await expect(pupil.getByRole('region', { name: 'Fish & more, 1' }).locator('svg')).toHaveCount(4);
  expect(await violationsInThemes(pupil)).toEqual([]);
  await pupil.emulateMedia({ media: 'print' });
  await expect(pupil.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(answers).toBeVisible();
});
