/** `<sudoku-board>` on a page of its own, under a policy that allows nothing but the page's own files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { candidatesOf, digitCount, givenCount, parseLine, unwrap } from 'pencilmark';
import { violations } from './axe.ts';
import { type FolderServer, serveFolder } from './folder-server.ts';
import { expect, siteAt, test, visit } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'";
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const HARD = '9..2.....3...7.8...5...472..2513...8..9.....2.8.........8..2.73..3...5....18....4';

let server: FolderServer;

test.beforeAll(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/element-'));
  cpSync(join(ROOT, 'board/example'), folder, { recursive: true });
  await build({
    entryPoints: [join(ROOT, 'board/element/sudoku-board.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
  });
  server = await serveFolder(folder, '/', { 'Content-Security-Policy': POLICY });
});

test.afterAll(async () => {
  await server.off();
  rmSync(server.folder, { recursive: true, force: true });
});

test('boards on one page: shown, told, played, refused', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 1200, height: 900 } }, 'boards.html');

  await test.step('each shows what its attributes say', async () => {
    await expect(page.getByRole('grid')).toHaveCount(7);
    await expect(page.getByRole('grid', { name: 'To play' }).getByRole('gridcell')).toHaveCount(81);
    await expect(cell(page, 'To play', 'row 1, column 1: 5, given')).toHaveCount(1);
    await expect(page.locator('#candidates .picture text')).toHaveCount(shownOn(HARD));
    await expect(page.locator('#step .text')).toContainText('Skyscraper.');
    expect(await groundOf(page, '#dark')).toBe('rgb(29, 32, 36)');
    expect(await groundOf(page, '#play')).toBe('rgb(255, 253, 249)');
    await expect(page.locator('#wrong').getByRole('alert')).toContainText(
      'line 1, column 6: No board has 5 cells',
    );
    await expect(page.locator('#candidates').getByRole('button')).toHaveCount(0);
  });

  await test.step('is read by assistive technology', async () => expect(await violations(page)).toEqual([]));

  await test.step('keys move, enter, mark and erase; events tell', async () => {
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const name of ['input', 'solved'])
        document.addEventListener(name, (event) =>
          heard.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
        );
    });
    await cell(page, 'To play', 'row 1, column 1: 5, given').focus();
    await page.keyboard.press('9');
    const places = [
      ['End', 'row 1, column 9: empty'],
      ['Control+End', 'row 9, column 9: 9, given'],
      ['Home', 'row 9, column 1: empty'],
      ['Control+Home', 'row 1, column 1: 5, given'],
    ];
    for (const [key, name] of places) {
      await page.keyboard.press(key);
      await expect(cell(page, 'To play', name)).toBeFocused();
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await expect(cell(page, 'To play', 'row 1, column 3: 4')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(cell(page, 'To play', 'row 1, column 3: empty')).toBeFocused();
    expect(await heard(page)).toEqual(['input {"cell":2,"digit":4}', 'input {"cell":2,"digit":0}']);
    await page.locator('#play').getByRole('button', { name: 'Pencil marks' }).click();
    await page.locator('#play').getByRole('button', { name: '4', exact: true }).click();
    await expect(page.locator('#play .picture text')).toHaveCount(30 + 1);
    await page.locator('#play').getByRole('button', { name: 'Pencil marks' }).click();
  });

  await test.step('a board that is filled rightly is solved, once', async () => {
    await page.evaluate((line) => {
      const board = document.querySelector('sudoku-board')!;
      board.setAttribute('puzzle', `.${line.slice(1)}`);
    }, SOLVED);
    await cell(page, 'To play', 'row 1, column 1: empty').click();
    await page.locator('#play').getByRole('button', { name: '5', exact: true }).click();
    const value = await page
      .locator('#play')
      .evaluate((board) => (board as HTMLElement & { value: string }).value);
    expect(value).toBe(SOLVED);
    expect((await heard(page)).slice(-2)).toEqual(['input {"cell":0,"digit":5}', 'solved null']);
  });
  expect(site.trouble).toEqual([]);
});

test('a puzzle with rules is drawn, played with undo, and sent in its form', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 1200, height: 900 } }, 'boards.html');
  const first = cell(page, 'Killer', 'row 1, column 1: empty');
  await expect(page.locator('#killer .picture')).toContainText('7');
  await first.focus();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  // 4 and 4 is in a row, and not the 7 of the cage: both cells are at fault.
  await expect(page.locator('#killer').getByRole('button', { name: 'Redo' })).toBeDisabled();
  await page.locator('#killer').evaluate((board) => {
    board.addEventListener('input', (event) =>
      Object.assign(window, { taken: JSON.stringify((event as CustomEvent).detail) }),
    );
  });
  await cell(page, 'Killer', 'row 4, column 4: empty').focus();
  await page.keyboard.press('Control+z');
  expect(await page.evaluate(() => (window as unknown as { taken: string }).taken)).toBe(
    '{"cell":1,"digit":0}',
  );
  await expect(cell(page, 'Killer', 'row 1, column 2: empty')).toHaveCount(1);
  expect(await valueOf(page, '#killer')).toBe('4...............');
  await page.locator('#killer').getByRole('button', { name: 'Redo' }).click();
  expect(await valueOf(page, '#killer')).toBe('44..............');
  await page.locator('#killer').getByRole('button', { name: 'Undo' }).click();
  await cell(page, 'Killer', 'row 1, column 2: empty').focus();
  await page.keyboard.press('Shift+Digit3');
  await expect(page.locator('#killer .picture')).toContainText('3');
  expect(await page.evaluate(() => new FormData(document.forms[0]).get('board'))).toBe('4...............');
  // A form that is reset can be sent at once.
  const sent = await page.evaluate(() => {
    document.forms[0].reset();
    return new FormData(document.forms[0]).get('board');
  });
  expect(sent).toBe('................');
  expect(await valueOf(page, '#killer')).toBe('................');

  const said = await page.locator('#killer').evaluate((board) => {
    const killer = board as HTMLElement & { value: string; solved: boolean };
    killer.value = '4312231412433421';
    const message = (() => {
      try {
        killer.value = '12';
        return 'taken';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    return [killer.solved, killer.value, message] as const;
  });
  expect(said.slice(0, 2)).toEqual([false, '4312231412433421']);
  expect(said[2]).toMatch(/^value: line 1/);
  expect(site.trouble).toEqual([]);
});

test('properties, steps and languages', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 1200, height: 900 } }, 'boards.html');
  await test.step('a path is walked in the language of the page', async () => {
    const german = page.locator('#german');
    await expect(german).toContainText('Schritt 1');
    const before = await german.locator('.text').textContent();
    await expect(german.getByRole('button', { name: 'Schritt zurück' })).toBeDisabled();
    await german.getByRole('button', { name: 'Schritt vor' }).focus();
    await page.keyboard.press('Enter');
    await expect(german).toContainText('Schritt 2');
    await expect(german.locator('.text')).not.toHaveText(before!);
    await expect(german.getByRole('button', { name: 'Schritt vor' })).toBeFocused();
    await expect(german).toHaveAttribute('step', '2');
  });
  await test.step('the last step is the last', async () => {
    await page.locator('#german').evaluate((board) => board.setAttribute('step', '1000'));
    await expect(page.locator('#german').getByRole('button', { name: 'Schritt vor' })).toBeDisabled();
  });
  await test.step('an element that was made by a program takes its puzzle as a value', async () => {
    const value = await page.evaluate(async () => {
      const made = document.createElement('sudoku-board') as HTMLElement & { puzzle: unknown; value: string };
      document.querySelector('main')!.append(made);
      const empty = made.shadowRoot!.childElementCount;
      const { puzzle } = document.querySelector<HTMLElement & { puzzle: string }>('#small')!;
      // The first is awaited, and superseded.
      made.puzzle = document.querySelector('#killer')!.getAttribute('puzzle');
      const waits = made.getAttribute('aria-busy');
      made.puzzle = puzzle;
      return [empty, waits, made.getAttribute('aria-busy'), made.value] as const;
    });
    expect(value).toEqual([0, 'true', null, '.2....1..3.....4']);
  });
  await test.step('crossed out candidates come back with a digit taken away', async () => {
    const small = page.locator('#small');
    await small.evaluate((board) => board.setAttribute('marks', 'all'));
    const marks = () => small.locator('.picture text').count();
    const all = await marks();
    await cell(page, 'Small', 'row 1, column 1: empty').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    expect(await marks()).toBe(all - 1);
    await page.keyboard.press('Control+z');
    expect(await marks()).toBe(all);
  });
  await test.step('colours are those of the page', async () => {
    await page
      .locator('#small')
      .evaluate((board) => board.style.setProperty('--sudoku-surface', 'rgb(1, 2, 3)'));
    expect(await groundOf(page, '#small')).toBe('rgb(1, 2, 3)');
  });
  expect(site.trouble).toEqual([]);
});

test('on a phone nothing is wider than the page', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 360, height: 740 } }, 'boards.html');
  await expect(page.getByRole('grid')).toHaveCount(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

function cell(page: Page, grid: string, name: string) {
  return page.getByRole('grid', { name: grid }).getByRole('gridcell', { name, exact: true });
}

/** Givens and candidates of a classic puzzle. */
function shownOn(line: string): number {
  const { puzzle } = unwrap(parseLine(line))!;
  return candidatesOf(puzzle).reduce((sum, set) => sum + digitCount(set), givenCount(puzzle));
}

/** The colour behind the cells. */
function groundOf(page: Page, board: string): Promise<string> {
  return page
    .locator(`${board} .picture path`)
    .first()
    .evaluate((path) => getComputedStyle(path).fill);
}

function valueOf(page: Page, board: string): Promise<string> {
  return page.locator(board).evaluate((element) => (element as HTMLElement & { value: string }).value);
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
