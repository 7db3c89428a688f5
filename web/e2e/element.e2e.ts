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

test('six boards on one page: shown, told, played, refused', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 1200, height: 900 } }, 'six-boards.html');

  await test.step('each shows what its attributes say', async () => {
    await expect(page.getByRole('grid')).toHaveCount(5);
    await expect(page.getByRole('grid', { name: 'To play' }).getByRole('gridcell')).toHaveCount(81);
    await expect(cell(page, 'To play', 'row 1, column 1: 5, given')).toHaveCount(1);
    await expect(page.locator('#candidates .picture text')).toHaveCount(shownOn(HARD));
    await expect(page.locator('#step .text')).toContainText('Skyscraper.');
    await expect(page.locator('#dark')).toHaveAttribute('data-theme', 'dark');
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

test('on a phone nothing is wider than the page', async ({ newContext }) => {
  const site = siteAt(server.address, newContext);
  const { page } = await visit(site, { viewport: { width: 360, height: 740 } }, 'six-boards.html');
  await expect(page.getByRole('grid')).toHaveCount(5);
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

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
