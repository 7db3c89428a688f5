/** Puzzles in fog, played: nothing that lies in it is in the page, in texts, or in the output of screen readers. */
import {
  type Constraint,
  createGeometry,
  createPuzzle,
  type Drawing,
  formatPuzzle,
  variantSpec,
} from 'pencilmark';
import type { Page } from '@playwright/test';
import { boardReady, cellAt, hintPanel, labelOf, pasteOnBoard } from './board.ts';
import { expect, type Site, test, visitBoard } from './site.ts';

/** A 4×4 grid; each cell has a cage with its own sum and, drawn, a word that occurs nowhere else. */
const SOLUTION = [...'1234341221434321'].map(Number);
const GIVENS = [15];
const WORDS = SOLUTION.map((_, cell) => `Kestrel${String.fromCharCode(65 + cell)}`);
const SUMS: readonly (readonly [cells: readonly number[], sum: number])[] = [
  [[0, 1], 3],
  [[2, 3], 7],
  [[8, 12], 6],
];

function foggy(fog: Partial<Extract<Drawing, { shape: 'fog' }>>): string {
  const geometry = createGeometry(variantSpec('classic', 4));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const rules = SUMS.map(([cells, sum]): Constraint => ({ kind: 'cage', cells: [...cells], sum }));
  const givens = SOLUTION.map((digit, cell) => (GIVENS.includes(cell) ? digit : 0));
  const puzzle = createPuzzle(geometry.value, givens, undefined, rules);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const words = geometry.value.cells.map(({ row, column }, cell): Drawing => ({
    shape: 'text',
    centre: [row + 0.75, column + 0.5],
    text: WORDS[cell],
    textSize: 0.2,
  }));
  const drawings: Drawing[] = [...words, { shape: 'fog', cells: [], ...fog }];
  const text = formatPuzzle(
    { puzzle: puzzle.value, solution: SOLUTION, drawings, title: 'Fog bank' },
    'pencilmark',
  );
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

const around = (cell: number): number[] =>
  SOLUTION.map((_, other) => other).filter(
    (other) =>
      Math.abs((other % 4) - (cell % 4)) <= 1 && Math.abs(Math.floor(other / 4) - Math.floor(cell / 4)) <= 1,
  );

async function play(site: Site, text: string): Promise<Page> {
  const { page } = await visitBoard(site, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('gridcell').first().click();
  await pasteOnBoard(page, text);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await boardReady(page);
  return page;
}

/** Everything in the page, including accessible names and the text of a copy of it. */
async function told(page: Page): Promise<string> {
  const content = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    const copied = getSelection()?.toString() ?? '';
    getSelection()?.removeAllRanges();
    return document.documentElement.outerHTML + copied;
  });
  // A link contains the whole puzzle, including the fog.
  return (content + (await page.locator('body').ariaSnapshot())).replaceAll(/#\/share\/p\d*=[^"\s]*/g, '');
}

async function expectClear(page: Page, clear: ReadonlySet<number>): Promise<void> {
  const cells = page.getByRole('gridcell');
  const names = async (): Promise<number[]> =>
    (await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))).flatMap(
      (name, cell) => (name.includes('in fog') ? [] : [cell]),
    );
  await expect.poll(names).toEqual([...clear].sort((a, b) => a - b));
  const words = (await told(page)).match(/Kestrel[A-P]/g) ?? [];
  expect([...new Set(words)].sort()).toEqual(WORDS.filter((_, cell) => clear.has(cell)));
  const sums = SUMS.filter(([[first]]) => clear.has(first)).map(([, sum]) => `${sum}`);
  // A hint draws the rules once more.
  const labels = async (): Promise<string[]> => [
    ...new Set(await page.locator('.board .rule-label').allTextContents()),
  ];
  await expect.poll(labels).toEqual(sums);
  for (const [own, sum] of SUMS) {
    const isWhole = own.every((cell) => clear.has(cell));
    const name = await labelOf(page, own[0]);
    expect(
      name.includes(`Killer ${sum}`) ||
        name.includes(`Killer cage ${sum}`) ||
        name.includes(`${sum}, 2 cells`),
    ).toBe(isWhole);
  }
}

const FOGS = [
  ['light spreads', { lamps: [0] }, (cell: number) => around(cell), [...around(0), 15]],
  [
    'triggers light',
    { cells: [5], triggers: SOLUTION.map((_, cell) => ({ cells: [cell], lights: [(cell + 1) % 16] })) },
    (cell: number) => [(cell + 1) % 16],
    // Givens count as correct from the start.
    [0, 5, 15],
  ],
] as const;

for (const [name, fog, litBy, first] of FOGS) {
  test(`${name}: a puzzle in fog is played to its end`, async ({ site }) => {
    const page = await play(site, foggy(fog));
    const clear = new Set<number>(first);
    await expectClear(page, clear);
    for (const [cell, digit] of SOLUTION.entries()) {
      if (GIVENS.includes(cell)) continue;
      await cellAt(page, cell).click();
      if (cell < 2) {
        await page.keyboard.press(`${(digit % 4) + 1}`);
        await expectClear(page, clear);
      }
      await page.keyboard.press(`${digit}`);
      const before = new Set(clear);
      for (const lit of litBy(cell)) clear.add(lit);
      if (cell === SOLUTION.length - 2) break;
      // The second puzzle lifts its fog differently, and needs no check after every move.
      if (name === 'light spreads' || cell < 3) await expectClear(page, clear);
      if (cell === 1) {
        await page.keyboard.press('Control+z');
        await expectClear(page, before);
        await page.keyboard.press('Control+y');
        await expectClear(page, clear);
        await page.reload();
        await expectClear(page, clear);
      }
    }
    await expect(
      page
        .getByRole('region', { name: /Solved|win/i })
        .or(page.getByText(/solved/i))
        .first(),
    ).toBeVisible();
    await expectClear(page, new Set(SOLUTION.keys()));
  });
}

test('hints, rules, texts, pictures, paper and links say nothing of the fog', async ({ site }) => {
  const page = await play(site, foggy({ cells: [0, 1, 15] }));
  const clear = new Set([0, 1, 15]);
  await expectClear(page, clear);
  await page.keyboard.press('h');
  await expect(hintPanel(page)).toBeVisible();
  await expect(hintPanel(page)).toContainText(/\w{3}/);
  await expectClear(page, clear);
  const game = page.url().split('/').at(-1)!;
  for (const where of ['share', 'replay', 'print']) {
    await test.step(where, async () => {
      await page.goto(`${page.url().split('#')[0]}#/${where}/${game}`);
      await expect(page.locator('svg .given, svg [fill]').first()).toBeAttached();
      const words = (await told(page)).match(/Kestrel[A-P]/g) ?? [];
      expect([...new Set(words)].filter((word) => !clear.has(WORDS.indexOf(word)))).toEqual([]);
    });
  }
  await page.goto(`${page.url().split('#')[0]}#/share/${game}`);
  for (const format of await page.getByRole('combobox').first().locator('option').all()) {
    await page
      .getByRole('combobox')
      .first()
      .selectOption((await format.getAttribute('value'))!);
    const text = await page.getByRole('textbox').last().inputValue();
    expect(text.match(/Kestrel[A-P]/g)?.filter((word) => !clear.has(WORDS.indexOf(word))) ?? []).toEqual([]);
  }
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto(link);
  await page
    .getByRole('button', { name: 'Play', exact: true })
    .or(page.getByRole('button', { name: 'Go on' }))
    .first()
    .click();
  await boardReady(page);
  await expectClear(page, clear);
});
