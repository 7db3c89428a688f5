/**
 * Takes the pictures of the running game for the README and the documents: `node scripts/pictures.mjs`. They show
 * the shelf's own puzzles, so nothing in them belongs to anybody else.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.mjs';
import { fail, root, tool } from './setup.mjs';

const folder = join(root, 'docs', 'pictures');

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

/** The file, the screen, the theme, and the actions before the picture is taken. */
const PICTURES = [
  ['play-desk-light', DESK, 'light', (page) => playABit(page)],
  ['play-desk-dark', DESK, 'dark', (page) => playABit(page)],
  ['phone-light', PHONE, 'light', (page) => playABit(page)],
  ['phone-dark', PHONE, 'dark', (page) => playABit(page)],
  ['samurai', DESK, 'light', (page) => choose(page, /^Samurai/)],
  ['today', DESK, 'light', showToday],
  ['puzzles', DESK, 'light', (page) => show(page, '#/puzzles')],
  ['path', DESK, 'light', followPath],
  ['watch', DESK, 'dark', watchSearch],
  ['make', DESK, 'light', makePuzzle],
  ['replay', DESK, 'light', replayGame],
];

/** Top 1465, puzzle 4. */
const HARD = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';

if (!tool('vite', ['build', 'web', '--logLevel', 'warn'])) fail('The game did not build; see above.');
mkdirSync(folder, { recursive: true });
const server = await preview({ root: join(root, 'web'), logLevel: 'silent', preview: { port: 0 } });
const address = `http://localhost:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
for (const [name, viewport, colorScheme, prepare] of PICTURES) {
  const context = await browser.newContext({ viewport, colorScheme, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  await prepare(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await context.close();
}
await browser.close();
await server.close();

async function show(page, hash) {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The collection of the puzzles of each kind. */
function collectionOf({ source }) {
  if (/Samurai|16|25/.test(source)) return 'giants';
  return source.includes('9×9 ') && !/[XJ]/.test(source) ? 'classic' : 'variants';
}

/** With all puzzles of the day generated. */
async function showToday(page) {
  await show(page, '#/today');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.waitForTimeout(8000);
}

async function choose(page, name) {
  await show(page, `#/puzzles/${collectionOf(name)}`);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('gridcell').first().waitFor();
}

/** The symbols of the cells in order, a dot for an open one, as the cells announce them. */
function boardText(page) {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .map((cell) => cell.getAttribute('aria-label').split(', ')[2])
      .map((said) => (said === 'empty' ? '.' : said))
      .join(''),
  );
}

/** A puzzle in the middle of play: some entries, candidates pencilled in at the top, some colours, one cell selected. */
async function playABit(page) {
  await choose(page, /^9×9 Medium/);
  for (let entries = 0; entries < 6; entries++) {
    const text = await boardText(page);
    const cell = [...text].findIndex((symbol, at) => symbol === '.' && candidates(text, at).length === 1);
    if (cell < 0) break;
    await page.getByRole('gridcell').nth(cell).click();
    await page.keyboard.press(candidates(text, cell)[0]);
  }
  const text = await boardText(page);
  const open = [...text].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  const pencilled = open.filter((cell) => cell < 45);
  for (const cell of pencilled) {
    await page.getByRole('gridcell').nth(cell).click();
    for (const digit of candidates(text, cell)) await page.keyboard.press(`Shift+Digit${digit}`);
  }
  const pair = pencilled.filter((cell) => candidates(text, cell).length === 2).slice(0, 2);
  for (const cell of pair) {
    await page.getByRole('gridcell').nth(cell).click();
    await page.keyboard.press('Control+Shift+Digit4');
  }
  await page.getByRole('gridcell').nth(pencilled.at(-3)).click();
  await page.keyboard.press('x');
}

/** The digits that no cell in the same row, column or box holds. */
function candidates(text, cell) {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const seen = new Set(
    [...text].filter((_, other) => {
      const [r, c] = [Math.floor(other / 9), other % 9];
      const sameBox =
        Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
      return r === row || c === column || sameBox;
    }),
  );
  return [...'123456789'].filter((digit) => !seen.has(digit));
}

/** A step in the middle of a hard path. */
async function followPath(page) {
  await show(page, `#/path/${HARD}`);
  await page
    .getByText(/^Step 1 of/)
    .first()
    .waitFor();
  await page.waitForTimeout(2000);
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowRight');
}

async function watchSearch(page) {
  await show(page, `#/watch/${HARD}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(6000);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

async function makePuzzle(page) {
  await show(page, '#/make/new?seed=pictures');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByRole('button', { name: 'Another', exact: true }).waitFor();
  await page.waitForTimeout(1500);
}

async function replayGame(page) {
  await playABit(page);
  const id = await page.evaluate(() => location.hash.split('/')[2]);
  await show(page, `#/replay/${id}`);
  await page.waitForTimeout(2500);
}
