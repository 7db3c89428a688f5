/**
 * Lays all pages beside each other, on four screens, in light, dark and forced colours, in four languages:
 * `npm run page-sheet -- [FILE] [--scenes NAME,…] [--looks NAME,…] [--single FOLDER]`, by default docs/pictures/pages.jpg.
 * `--single` writes each picture in full as well. It is for looking at; nothing is compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite, root } from '../../scripts/setup.mjs';
import { SCENES } from './page-scenes.mjs';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 720 };

const LOOKS = {
  phone: { ...PHONE },
  'phone-dark': { ...PHONE, theme: 'dark' },
  'phone-forced': { ...PHONE, forced: true },
  'phone-de': { ...PHONE, language: 'de' },
  'phone-ar': { ...PHONE, language: 'ar', theme: 'dark' },
  'phone-ja': { ...PHONE, language: 'ja' },
  'phone-large': { ...PHONE, large: true },
  tablet: { width: 768, height: 1024 },
  desk: { ...DESK },
  'desk-dark': { ...DESK, theme: 'dark' },
  'desk-ar': { ...DESK, language: 'ar' },
  'desk-forced': { ...DESK, forced: true },
  wide: { width: 1920, height: 1080 },
};

/** Height of a picture on the sheet, in pixels. */
const ROW = 230;

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { scenes: { type: 'string' }, looks: { type: 'string' }, single: { type: 'string' } },
});
const file = resolve(positionals[0] ?? join(root, 'docs/pictures/pages.jpg'));
const scenes = chosen(SCENES, asked.scenes);
const looks = chosen(LOOKS, asked.looks);
if (asked.single) mkdirSync(asked.single, { recursive: true });
if (!process.env.AS_BUILT) buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });

const columns = [];
for (const [name, look] of Object.entries(looks)) columns.push(await picturesOf(name, look));
await laySheet();
console.log(file);
await browser.close();
await server.close();

/** The entries that a list of names asks for, all without one. */
function chosen(all, names) {
  if (names === undefined) return all;
  return Object.fromEntries(
    names.split(',').map((name) => {
      if (!(name in all)) throw new Error(`There is no ${name}. There are ${Object.keys(all).join(', ')}.`);
      return [name, all[name]];
    }),
  );
}

/** Every scene in one look. */
async function picturesOf(name, { width, height, theme = 'light', language = 'en', forced, large }) {
  const pictures = [];
  for (const [scene, prepare] of Object.entries(scenes)) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 1000,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(forced && { forcedColors: 'active' }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => fail(scene, name, error));
    await page.addInitScript(
      (kept) => localStorage.setItem('pencilmark.settings', kept),
      JSON.stringify({ theme, language }),
    );
    await page.goto(address);
    await page.getByRole('gridcell').first().waitFor();
    try {
      await prepare(page);
    } catch (error) {
      fail(scene, name, error);
    }
    if (large) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.waitForTimeout(large ? 600 : 300);
    const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
    if (asked.single) writeFileSync(join(asked.single, `${scene}-${name}.jpg`), picture);
    pictures.push(picture);
    await context.close();
  }
  return pictures;
}

function fail(scene, look, error) {
  console.error(`${scene}, ${look}: ${error.message}`);
  process.exitCode = 1;
}

async function laySheet() {
  const sheet = await browser.newPage({ viewport: { width: 2200, height: 400 } });
  const image = (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}">`;
  const rows = Object.keys(scenes).map(
    (_, scene) => `<div>${columns.map((pictures) => image(pictures[scene])).join('')}</div>`,
  );
  await sheet.setContent(
    `<body style="margin:6px;width:max-content;background:#777;display:grid;gap:6px"><style>div{display:flex;gap:6px}img{height:${ROW}px}</style>${rows.join('')}`,
  );
  writeFileSync(file, await sheet.locator('body').screenshot({ type: 'jpeg', quality: 72 }));
}
