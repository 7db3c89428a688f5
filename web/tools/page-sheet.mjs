/**
 * Lays all pages beside each other, on three screens, in light, dark and forced colours, in Arabic and German:
 * `npm run page-sheet -- [FILE]`, by default docs/pictures/pages.jpg. It is for looking at; nothing is compared.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite, root } from '../../scripts/setup.mjs';

/** Top 1465, puzzle 4. */
const PUZZLE = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';

/** `GAME` stands for the id of the game. */
const PAGES = [
  '#/play/GAME',
  'hint',
  '#/puzzles',
  '#/make/new?seed=sheet',
  `#/path/${PUZZLE}`,
  `#/watch/${PUZZLE}`,
  '#/library',
  '#/today',
  '#/learn',
  '#/learn/x-wing',
  '#/statistics',
  '#/share/GAME',
  '#/replay/GAME',
  '#/print/GAME',
];

const LOOKS = [
  { width: 360, height: 640, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1280, height: 720, theme: 'light' },
  { width: 360, height: 640, theme: 'dark' },
  { width: 1280, height: 720, theme: 'dark' },
  { width: 360, height: 640, theme: 'light', forced: true },
  { width: 360, height: 640, theme: 'light', language: 'ar' },
  { width: 768, height: 1024, theme: 'light', language: 'de' },
];

/** Height of a picture on the sheet, in pixels. */
const ROW = 230;

const file = resolve(process.argv[2] ?? join(root, 'docs/pictures/pages.jpg'));
if (!process.env.AS_BUILT) buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });

const columns = [];
for (const look of LOOKS) columns.push(await picturesOf(look));

const sheet = await browser.newPage({ viewport: { width: 1700, height: 400 } });
const image = (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`;
const rows = PAGES.map(
  (_, page) => `<div>${columns.map((pictures) => image(pictures[page])).join('')}</div>`,
);
await sheet.setContent(
  `<body style="margin:6px;background:#777;display:grid;gap:6px"><style>div{display:flex;gap:6px}img{height:${ROW}px}</style>${rows.join('')}`,
);
writeFileSync(file, await sheet.screenshot({ fullPage: true, type: 'jpeg', quality: 72 }));
console.log(file);
await browser.close();
await server.close();

/** Every page in one look. */
async function picturesOf({ width, height, theme, language = 'en', forced = false }) {
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    ...(forced && { forcedColors: 'active' }),
  });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => localStorage.setItem('pencilmark.settings', kept),
    JSON.stringify({ theme, language, helpChosen: true }),
  );
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  const game = await page.locator('main[data-game]').getAttribute('data-game');
  const pictures = [];
  for (const name of PAGES) {
    const hash = name === 'hint' ? '#/play' : name.replace('GAME', game);
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator('main h1').waitFor();
    if (name === 'hint')
      for (let depth = 1; depth <= 3; depth++) {
        await page.keyboard.press('h');
        await page
          .locator('[data-aside] i.on')
          .nth(depth - 1)
          .waitFor();
      }
    await page.waitForTimeout(900);
    pictures.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
  }
  await context.close();
  return pictures;
}
