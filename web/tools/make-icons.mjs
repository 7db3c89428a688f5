/** Draws the icons of the installed page from `public/icon.svg`: `npm run icons -w web`. Needs a Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';

/** `inset`: the share of the edge left free, on paper to the rim, where a system cuts its own shape out of it. */
const ICONS = [
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'icon-maskable.png', size: 512, inset: 0.14 },
  { name: 'icon-touch.png', size: 180, inset: 0.06 },
];
const PAPER = '#fffdf9';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder)).toString('base64');
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
for (const { name, size, inset } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = Math.round(size * inset);
  const ground = inset > 0 ? PAPER : 'transparent';
  await page.setContent(
    `<body style="margin:0;background:${ground}"><img style="display:block;margin:${edge}px;width:${size - 2 * edge}px" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
