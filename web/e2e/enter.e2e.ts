import type { Page } from '@playwright/test';
import { choose, copied, openCopy, press, told, WIKIPEDIA } from './maker.ts';
import { boardReady, boardShows, cellAt } from './board.ts';
import { expect, test, visit } from './site.ts';

const ownText = (page: Page) => page.getByRole('textbox', { name: /^Puzzle text/ });

test('a puzzle is entered by keys and by pointer; broken rules are told with their place', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/make/enter');
  await told(page, 'Draw a rule or enter a digit.');
  await cellAt(page, 0).focus();
  await page.keyboard.press('5');
  await expect(cellAt(page, 0)).toHaveAttribute('aria-label', 'Row 1, column 1, 5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await told(page, /row 1 holds 5 at r1c1 and r1c2/);
  await expect(cellAt(page, 1)).toHaveAttribute('aria-label', /conflict/);
  await press(page, 'Undo');
  await expect(ownText(page)).toHaveValue(`5${'.'.repeat(80)}`);
  await cellAt(page, 40).click();
  await press(page, 'Enter 7');
  await expect(cellAt(page, 40)).toHaveAttribute('aria-label', 'Row 5, column 5, 7');
  await press(page, 'Erase');
  await expect(cellAt(page, 40)).toHaveAttribute('aria-label', /empty/);
  await page.getByRole('checkbox', { name: /^Advance/ }).check();
  await cellAt(page, 1).focus();
  for (const key of ['3', '0', '.', '7']) await page.keyboard.press(key);
  await expect(ownText(page)).toHaveValue(`53..7${'.'.repeat(76)}`);
});

test('a pasted puzzle: one solution, needless givens, its path; then made minimal and played', async ({
  site,
}) => {
  const { page } = await visit(site, {}, '#/make/enter');
  await ownText(page).fill(WIKIPEDIA.match(/.{9}/g)!.join('\n'));
  await told(page, 'One solution');
  await told(page, /Any one of these 22 givens could be removed: r1c1, r1c2/);
  await expect(cellAt(page, 0)).toHaveAttribute('aria-label', /not needed/);
  // As a person sees them: no naked single is needed.
  await page.locator('summary').getByText('Techniques', { exact: true }).click();
  await told(page, /Full house × 20/);
  await told(page, /Hidden single × 31/);
  await expect(page.getByRole('link', { name: 'Every step' })).toHaveAttribute('href', `#/path/${WIKIPEDIA}`);
  await press(page, 'Remove givens until minimal');
  await told(page, 'Minimal: every given is needed.');
  const line = await ownText(page).inputValue();
  expect(line.replaceAll('.', '').length).toBeLessThan(30);
  await press(page, 'Try it');
  await boardReady(page);
  await boardShows(page, line);
});

test('several solutions: their number, where two differ, and the givens that decide', async ({ site }) => {
  const { page } = await visit(site, {}, `#/make/enter?text=${WIKIPEDIA.slice(0, 72)}.........`);
  await told(page, '2 solutions:');
  await expect(cellAt(page, 6)).toHaveAttribute('aria-label', 'Row 1, column 7, empty');
  await press(page, 'show where they differ');
  await told(page, 'Two solutions differ in r1c7, r1c8, r5c7, r5c8, r9c7, r9c8; both digits are shown.');
  await expect(cellAt(page, 6)).toHaveAttribute('aria-label', 'Row 1, column 7, empty, 1 or 9');
  await press(page, 'Add givens until unique');
  await told(page, /Added r\dc\d, the fewest possible\./);
  await told(page, 'One solution');
});

test('a text that is no puzzle is told with the place and stays to be mended', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/enter');
  for (const [text, reason] of [
    [WIKIPEDIA.slice(0, 70), /70/],
    [`${WIKIPEDIA.slice(0, 40)}!${WIKIPEDIA.slice(41)}`, /Line 1, column 41/],
    ['<img src=x onerror=alert(1)>', /./],
  ] as const) {
    await test.step(text, async () => {
      await ownText(page).fill(text);
      await expect(page.locator('#enter-problem')).toContainText(reason);
      await page.keyboard.press('Tab');
      await expect(ownText(page)).toHaveValue(text);
      await expect(ownText(page)).toHaveAttribute('aria-invalid', 'true');
      await cellAt(page, 0).focus();
      await page.keyboard.press('7');
      await expect(ownText(page)).toHaveValue(`7${'.'.repeat(80)}`);
      await ownText(page).fill(WIKIPEDIA);
      await told(page, 'One solution');
      await ownText(page).fill('.'.repeat(81));
      await told(page, 'Draw a rule or enter a digit.');
    });
  }
});

test('without a solution that is said; another board, another alphabet, another text form', async ({
  site,
}) => {
  const { page } = await visit(site, {}, `#/make/enter?text=12345678.........9${'.'.repeat(63)}`);
  await told(page, 'No solution: these clash');
  await expect(page.getByRole('button', { name: 'Try it', exact: true })).toBeDisabled();
  await page.getByText('Another board').click();
  await choose(page, 'Size', '6×6');
  await choose(page, 'Symbols', 'Letters');
  await cellAt(page, 7).focus();
  await page.keyboard.press('c');
  await expect(cellAt(page, 7)).toHaveAttribute('aria-label', 'Row 2, column 2, C');
  await openCopy(page);
  await choose(page, 'Text format', 'OpenSudoku');
  await told(page, /This format leaves out: /);
  await choose(page, 'Text format', 'Grid with its alphabet');
  await expect.poll(() => copied(page)).toContain('A B C D E F');
  // The address follows the input after a moment.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('12345678');
  await page.reload();
  await expect(cellAt(page, 7)).toHaveAttribute('aria-label', 'Row 2, column 2, C');
});
