/**
 * Puzzles in fog, ten in a thorough run, played to their end: after no move does the page contain, or send out,
 * anything that lies in the fog.
 */
import type { Page } from '@playwright/test';
import { cases } from '../../scripts/samples.mjs';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt, hintPanel, pasteOnBoard } from './board.ts';
import { clearIn, type FogBank, fogBank } from './fog-banks.ts';
import { expect, test, visitBoard } from './site.ts';

const SEEDS = Array.from({ length: cases(4, 10) }, (_, seed) => seed);
/** Boards of 36 cells are checked after every third move, those of 16 after each. */
const LOOKS: Readonly<Record<number, number>> = { 4: 1, 6: 3 };
/** The number of moves between checks of hints, paper and texts, which take longer. */
const LEAKS = 6;

/**
 * Everything that the page reveals: its document, including what a copy of it would contain, and what screen readers
 * announce.
 */
async function told(page: Page): Promise<string> {
  const document = await page.evaluate(async () => {
    getSelection()!.selectAllChildren(globalThis.document.body);
    globalThis.document.execCommand('copy');
    getSelection()!.removeAllRanges();
    return globalThis.document.documentElement.outerHTML + (await navigator.clipboard.readText());
  });
  // A link contains the whole puzzle, including the fog.
  return (document + (await page.locator('body').ariaSnapshot())).replaceAll(/#\/share\/p\d*=[^"\s]*/g, '');
}

const wordsIn = (text: string): string[] => [...new Set(text.match(/Kestrel[0-9A-Z]{2}/g) ?? [])].sort();

/** The words of the cells that are clear; a picture may show fewer. */
function expectHidden(bank: FogBank, text: string, clear: ReadonlySet<number>): void {
  expect(wordsIn(text).filter((word) => !clear.has(bank.words.indexOf(word)))).toEqual([]);
}

/** Expects fog on the board except on some cells, and the page to reveal all of those and nothing of the others. */
async function expectClear(page: Page, bank: FogBank, clear: ReadonlySet<number>): Promise<void> {
  const names = (): Promise<string[]> =>
    page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const clearNow = async () =>
    (await names()).flatMap((name, cell) => (name.includes('in fog') ? [] : [cell]));
  await expect.poll(clearNow).toEqual([...clear].sort((a, b) => a - b));
  expect(wordsIn(await told(page))).toEqual(bank.words.filter((_, cell) => clear.has(cell)));
  const shown = await page.locator('.board .rule-label').allTextContents();
  const sums = bank.cages.flatMap(([[first], sum]) => (clear.has(first) ? [`${sum}`] : []));
  expect(new Set(shown.filter((label) => /^\d+$/.test(label)))).toEqual(new Set(sums));
  const said = await names();
  for (const [cells, sum] of bank.cages) {
    const isWhole = cells.every((cell) => clear.has(cell));
    for (const cell of cells)
      expect(new RegExp(`Killer (cage )?${sum}\\b|\\b${sum}, 2 cells`).test(said[cell])).toBe(isWhole);
  }
}

/** Expects a hint, the page for printing and the texts for sharing to reveal nothing in the fog. */
async function expectNoLeak(page: Page, bank: FogBank, clear: ReadonlySet<number>): Promise<void> {
  await page.keyboard.press('h');
  await expect(hintPanel(page)).toContainText(/\w{3}/);
  expectHidden(bank, await told(page), clear);
  const game = (await page.locator('main[data-game]').getAttribute('data-game'))!;
  const goTo = (where: string) => page.evaluate((hash) => (location.hash = hash), `#/${where}/${game}`);
  await goTo('print');
  await expect(
    page
      .getByRole('region', { name: /^Page \d+$/ })
      .locator('svg')
      .first(),
  ).toBeAttached();
  expectHidden(bank, await told(page), clear);
  await goTo('share');
  const text = page.getByRole('textbox').last();
  await expect(text).toHaveValue(/\S/);
  expectHidden(bank, (await told(page)) + (await text.inputValue()), clear);
  await goTo('play');
  await boardReady(page);
}

for (const seed of SEEDS) {
  test(`puzzle ${seed} in fog is played to its end, and nothing leaks`, async ({ site }) => {
    const bank = fogBank(seed);
    const { solution, size, order } = bank;
    const { page } = await visitBoard(site, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('gridcell').first().click();
    await pasteOnBoard(page, bank.text);
    await expect(page.getByRole('gridcell')).toHaveCount(size * size);
    await boardReady(page);
    const digits = solution.map((digit, cell) => (bank.givens.has(cell) ? digit : 0));
    await expectClear(page, bank, clearIn(bank, digits));
    if (seed < 2) expect(await violationsInThemes(page)).toEqual([]);
    for (const [move, cell] of order.entries()) {
      const before = clearIn(bank, digits);
      await cellAt(page, cell).click();
      if (move % 5 === 0 && move < order.length - 1) {
        await page.keyboard.press(`${(solution[cell] % size) + 1}`);
        await expectClear(page, bank, before);
      }
      await page.keyboard.press(`${solution[cell]}`);
      digits[cell] = solution[cell];
      if (move === order.length - 1) break;
      const clear = clearIn(bank, digits);
      if (move % LOOKS[size] === 0) await expectClear(page, bank, clear);
      if (move % LEAKS === 2 && clear.size < solution.length) await expectNoLeak(page, bank, clear);
      if (move !== 2) continue;
      await page.keyboard.press('Control+z');
      await expectClear(page, bank, before);
      await page.keyboard.press('Control+y');
      await expectClear(page, bank, clear);
      await page.reload();
      await boardReady(page);
      await expectClear(page, bank, clear);
    }
    await expect(page.getByText(/solved/i).first()).toBeVisible();
    await expectClear(page, bank, new Set(solution.keys()));
  });
}
