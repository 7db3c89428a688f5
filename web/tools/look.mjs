/**
 * Takes pictures of the board and of every page, on three screens and in three themes, and lays the nine of each scene
 * on one sheet: `npm run look -- FOLDER [SCENE …]`. They are for looking at; nothing is compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';
import { PAGE_SCENES } from './look-pages.mjs';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];
const THEMES = ['light', 'dark', 'contrast'];

/** Top 1465, puzzle 1: needs more than singles. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

/** Actions done once, and those repeated on every screen because a change of size undoes them. */
const SCENES = {
  start: [{ settings: { helpChosen: false } }, async () => {}],
  clash: [{ settings: { helpChosen: false } }, (page) => press(page, 0, '1')],
  play: [{}, (page) => playABit(page)],
  marks: [{}, (page) => markAndColour(page)],
  everything: [{ settings: 'everything' }, (page) => choose(page, /^9×9 Hard/)],
  radial: [{ settings: { picker: 'radial' } }, (page) => choose(page, /^9×9 Medium/), openPicker],
  popup: [{ settings: { picker: 'popup' } }, (page) => choose(page, /^9×9 Medium/), openPicker],
  'radial-16': [{ settings: { picker: 'radial' } }, (page) => choose(page, /^16×16/), openPicker],
  'radial-25': [{ settings: { picker: 'radial' } }, (page) => choose(page, /^25×25/), openPicker],
  tree: [{}, (page) => growTree(page)],
  'hint-1': [{}, (page) => askHint(page, 1)],
  'hint-2': [{}, (page) => askHint(page, 2)],
  'hint-3': [{}, (page) => askHint(page, 3)],
  'hint-4': [{}, (page) => askHint(page, 4)],
  win: [{ settings: { showTimer: true } }, (page) => win(page)],
  paused: [{ settings: { showTimer: true } }, (page) => page.keyboard.press('p')],
  '16x16': [{}, (page) => choose(page, /^16×16/)],
  '25x25': [{}, (page) => choose(page, /^25×25/)],
  samurai: [{}, (page) => choose(page, /^Samurai/)],
  pen: [{}, (page) => drawLinks(page)],
  menu: [{}, (page) => page.getByRole('button', { name: 'Menu' }).click()],
  settings: [{}, (page) => fromMenu(page, 'Settings')],
  keys: [{}, (page) => fromMenu(page, 'Keyboard shortcuts')],
  import: [{}, (page) => fromMenu(page, 'Import puzzle…')],
  /* As a browser shows it at 400 % zoom, and with letters of twice the size. */
  zoomed: [
    {
      screens: [
        { width: 320, height: 256 },
        { width: 320, height: 640 },
      ],
    },
    (page) => playABit(page),
  ],
  'large-text': [{ css: 'html { font-size: 200% }' }, (page) => playABit(page)],
  'large-text-settings': [{ css: 'html { font-size: 200% }' }, (page) => fromMenu(page, 'Settings')],
  'large-text-hint': [{ css: 'html { font-size: 200% }' }, (page) => askHint(page, 4)],
  forced: [{ forced: true }, (page) => markAndColour(page)],
  'forced-hint': [{ forced: true }, (page) => askHint(page, 4)],
  ...PAGE_SCENES,
};

const [folder = 'look', ...wanted] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });
if (!process.env.AS_BUILT) buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
for (const [name, [options, prepare, again]] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await sheetOf(name, options, prepare, again);
    console.log(join(out, `${name}.png`));
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
await browser.close();
await server.close();

async function sheetOf(name, { settings = {}, screens = SCREENS, css, forced }, prepare, again) {
  const context = await browser.newContext({
    viewport: SCREENS[2],
    ...(forced && { forcedColors: 'active' }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(
    (kept) => localStorage.setItem('pencilmark.settings', kept),
    JSON.stringify({ helpChosen: true, ...settingsOf(settings) }),
  );
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  await prepare(page);
  if (css) await page.evaluate((text) => (document.documentElement.style.cssText = text.slice(7, -2)), css);
  const pictures = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.waitForTimeout(250);
    await again?.(page);
    for (const theme of forced ? ['light', 'dark'] : THEMES) {
      if (forced) await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
      await page.waitForTimeout(250);
      const picture = await page.screenshot();
      writeFileSync(join(out, `${name}-${screen.width}-${theme}.png`), picture);
      pictures.push(picture);
    }
  }
  await context.close();
  await laySheet(name, pictures, forced ? 2 : THEMES.length);
}

/** All pictures of a scene, a row for each screen. */
async function laySheet(name, pictures, across) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 400 } });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<body style="margin:0;background:#888;display:grid;gap:6px;grid-template-columns:repeat(${across},1fr)">` +
      `<style>img{max-width:100%;max-height:560px;justify-self:center}</style>${images.join('')}`,
  );
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  await page.close();
}

function settingsOf(wish) {
  const usual = [
    'showConflicts',
    'showPeers',
    'showSame',
    'showSameMarks',
    'showRemaining',
    'clearPeerMarks',
  ];
  const all = [...usual, 'checkEntries', 'showCandidates', 'showNakedSingles', 'showHiddenSingles'];
  const on = (names) => Object.fromEntries(names.map((aid) => [aid, true]));
  return wish === 'everything' ? on(all) : { ...on(usual), ...wish };
}

/** Where the puzzles of each kind are. */
const collectionOf = ({ source }) =>
  /Samurai|16|25/.test(source)
    ? 'giants'
    : source.includes('9×9 ') && !/[XJ]/.test(source)
      ? 'classic'
      : 'variants';

async function choose(page, name) {
  await page.evaluate((to) => (location.hash = to), `#/puzzles/${collectionOf(name)}`);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForTimeout(200);
}

async function fromMenu(page, item) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
  await page.waitForTimeout(300);
}

async function openPicker(page) {
  await page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell][aria-readonly=false]')].at(9).focus(),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 30 && (await isGiven(page)); steps++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
}

function isGiven(page) {
  return page.evaluate(() => document.activeElement.getAttribute('aria-readonly') === 'true');
}

function serialText(page) {
  return page.getByRole('textbox', { name: 'The board as text' }).inputValue();
}

async function press(page, cell, ...keys) {
  await page.getByRole('gridcell').nth(cell).click();
  for (const key of keys) await page.keyboard.press(key);
}

async function playABit(page) {
  await choose(page, /^9×9 Medium/);
  let text = await serialText(page);
  const open = [...text].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  for (const cell of open.slice(0, 12)) {
    const fits = candidates(text, cell);
    if (fits.length === 1) {
      await press(page, cell, fits[0]);
      text = text.slice(0, cell) + fits[0] + text.slice(cell + 1);
    } else await press(page, cell, ...fits.map((digit) => `Shift+Digit${digit}`));
  }
  await press(page, open[14]);
}

async function markAndColour(page) {
  await playABit(page);
  const text = await serialText(page);
  const open = [...text].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  for (const cell of open.slice(8, 20))
    await press(page, cell, ...candidates(text, cell).map((digit) => `Shift+Digit${digit}`));
  for (const cell of open.slice(20, 24))
    await press(page, cell, ...candidates(text, cell).map((digit) => `Control+Digit${digit}`));
  for (let colour = 1; colour <= 8; colour++)
    await press(
      page,
      open[24 + colour],
      ...[colour, 1 + (colour % 8)].slice(0, 1 + (colour % 2)).map((c) => `Control+Shift+Digit${c}`),
    );
  await press(page, open[10], text.match(/[1-9]/)[0], 'x');
}

async function growTree(page) {
  await playABit(page);
  for (let count = 0; count < 6; count++) await page.keyboard.press('Control+z');
  const text = await serialText(page);
  const open = [...text].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
  for (const cell of open.slice(-5)) await press(page, cell, candidates(text, cell)[0]);
  await page.keyboard.press('Control+z');
  await press(page, open.at(-7), 'Control+Shift+Digit3');
  await page.keyboard.press('u');
  await page.getByRole('tree').waitFor();
}

async function askHint(page, depth) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import puzzle…' }).click();
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(HARD);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (let reached = 1; reached <= depth; reached++) {
    await page.keyboard.press('h');
    await page.getByRole('img', { name: `Hint ${reached} of 4` }).waitFor();
  }
  await page.waitForTimeout(300);
}

async function win(page) {
  const text = await serialText(page);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.waitForFunction(() => !document.querySelector('.serial input').value.includes('.'));
  const solved = await serialText(page);
  await page.keyboard.press('Control+z');
  for (const [cell, symbol] of [...text].entries()) if (symbol === '.') await press(page, cell, solved[cell]);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.waitForTimeout(300);
}

async function drawLinks(page) {
  await markAndColour(page);
  await page.keyboard.press('z');
  await fromMenu(page, 'Pen:');
  const pen = page.getByRole('region', { name: 'Pen' });
  const grid = await page.getByRole('grid').boundingBox();
  const at = (row, column) => [
    grid.x + (grid.width * (column - 0.5)) / 9,
    grid.y + (grid.height * (row - 0.5)) / 9,
  ];
  for (const [tool, from, to] of [
    [1, [1, 1], [1, 8]],
    [2, [2, 2], [6, 2]],
    [3, [6, 3], [8, 8]],
  ]) {
    await pen
      .getByRole('button')
      .nth(1 + tool)
      .click();
    await page.mouse.move(...at(...from));
    await page.mouse.down();
    await page.mouse.move(...at(...to), { steps: 4 });
    await page.mouse.up();
  }
}

/** The digits that no peer holds, on a 9×9 board. */
function candidates(text, cell) {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = (r, c) => Math.floor(r / 3) * 3 + Math.floor(c / 3);
  const seen = new Set(
    [...text].filter((_, at) => {
      const [r, c] = [Math.floor(at / 9), at % 9];
      return r === row || c === column || box(r, c) === box(row, column);
    }),
  );
  return [...'123456789'].filter((digit) => !seen.has(digit));
}
