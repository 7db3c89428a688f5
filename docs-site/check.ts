/**
 * Looks at the built documents in a browser, as their readers do: a page for each audience, every link, the search, every
 * program that runs in its page, axe in light and dark, a phone's width, and no request to any other server. Run by
 * `npm run docs` on what it has built.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureTestChromium } from '../scripts/chromium.mjs';
import { programsIn } from '../scripts/readme-programs.mjs';
import { violations } from '../web/e2e/axe.ts';
import { DIST, serveFolder } from '../web/e2e/folder-server.ts';

const DOCS = join(DIST, 'docs');
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
/** One of each sort, for axe; links and the width of a phone are checked in all. */
const PAGES = [
  'index',
  'start',
  'techniques',
  'constraints',
  'formats',
  'library',
  'recipes',
  'reference/pencilmark/solve',
] as const;
const AUDIENCES = ['players', 'setters', 'programmers', 'researchers'] as const;
const SEARCHES = [
  ['skyscraper', 'techniques'],
  ['parsePuzzle', 'reference/pencilmark/formats'],
  ['killer', 'constraints'],
] as const;

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.replaceAll('\\', '/'));
let wrong = 0;

checkLinks();
const server = await serveFolder(DIST);
const browser = await chromium.launch({
  executablePath: await ensureTestChromium(),
  args: CHROMIUM_ARGUMENTS,
});
const page = await browser.newPage({ viewport: DESK });
const strangers = new Set<string>();
page.on('request', (request) => {
  if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(server.address))
    strangers.add(request.url());
});
page.on('pageerror', (error) => say(`an error on ${page.url()}: ${error.message}`));
await checkAudiences();
for (const name of PAGES) await checkLooks(name);
for (const path of pages) await checkWidth(path.replace(/\.html$/, ''));
await checkSearch();
await checkPrograms();
for (const address of strangers) say(`a request to another server: ${address}`);
await browser.close();
await server.off();
console.log(wrong === 0 ? `${pages.length} pages are as they should be.` : `${wrong} faults.`);
process.exitCode = wrong === 0 ? 0 : 1;

function say(fault: string): void {
  wrong++;
  console.log(fault);
}

/** Every address in every page leads to a file of the site and, with a hash, to something of that name in it. */
function checkLinks(): void {
  const texts = new Map(pages.map((path) => [path, readFileSync(join(DOCS, path), 'utf8')]));
  const files = new Set(
    readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
  );
  let links = 0;
  for (const [path, text] of texts) {
    const names = new Set(Array.from(text.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address]) => address));
    for (const address of names) {
      if (/^(https?|mailto|data):/.test(address)) continue;
      links++;
      const { pathname, hash } = new URL(address, `http://x/docs/${path}`);
      const file = posix.join('.', decodeURIComponent(pathname)).replace(/\/$/, '/index.html');
      const found = [file, `${file}.html`].find((one) => files.has(one));
      const id = decodeURIComponent(hash.slice(1));
      const target = found && texts.get(found.replace(/^docs\//, ''));
      if (!found) say(`${path}: ${address} leads nowhere`);
      else if (id !== '' && target !== undefined && !target.includes(` id="${id}"`))
        say(`${path}: nothing is called ${address}`);
    }
  }
  console.log(`${links} links in ${pages.length} pages`);
  if (links < 1_000) say('too few links were found');
}

async function checkAudiences(): Promise<void> {
  await open('start');
  for (const audience of AUDIENCES) {
    if ((await page.locator(`h2#${audience}`).count()) !== 1) say(`start has nothing for ${audience}`);
  }
}

/** In light and dark on a desk, in light on a phone. */
async function checkLooks(name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await open(name);
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
    if (isDark !== (scheme === 'dark')) say(`${name} is not ${scheme}`);
    for (const line of await violations(page)) say(`${name}, ${scheme}: ${line}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await open(name);
  for (const line of await violations(page)) say(`${name}, phone: ${line}`);
  await page.setViewportSize(DESK);
}

/** No page of the site scrolls sideways on a phone, in light or dark; code and tables scroll in themselves. */
async function checkWidth(name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await open(name);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const over = await page.evaluate(() => {
      const wide = Array.from(document.querySelectorAll('.vp-doc *'))
        .filter((element) => element.closest('pre, table, .program-output') === null)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80));
      return { pixels: document.documentElement.scrollWidth - innerWidth, wide: wide.slice(0, 3) };
    });
    if (over.pixels > 0 || over.wide.length > 0)
      say(`${name}, ${scheme}: ${over.pixels} pixels too wide for a phone: ${over.wide.join(' ')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}

async function checkSearch(): Promise<void> {
  for (const [word, target] of SEARCHES) {
    await open('index');
    await page.locator('#local-search button').click();
    await page.locator('.VPLocalSearchBox input').fill(word);
    const results = page.locator('.VPLocalSearchBox .result');
    await results.first().waitFor();
    const found = await results.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    if (!found.some((address) => address.includes(`/docs/${target}`)))
      say(`a search for “${word}” finds ${found.slice(0, 3).join(', ') || 'nothing'}, not ${target}`);
  }
}

/** What is printed in the page is what the document says. */
async function checkPrograms(): Promise<void> {
  const readme = readFileSync(join(import.meta.dirname, '../engine/README.md'), 'utf8');
  const programs = programsIn(readme).filter(({ code }) => !/'node:|process\.|@pencilmark/.test(code));
  await open('library');
  const buttons = page.getByRole('button', { name: 'Run', exact: true });
  await buttons.first().waitFor();
  if ((await buttons.count()) !== programs.length)
    say(`${await buttons.count()} programs run in their page, not ${programs.length}`);
  for (const [at, { name, output }] of programs.entries()) {
    await buttons.nth(at).click();
    await page.waitForFunction(
      (index) => !document.querySelectorAll<HTMLButtonElement>('.program-run')[index].disabled,
      at,
      { timeout: 120_000 },
    );
    const printed = await page.locator('.program-output').nth(at).textContent();
    if (printed !== output) say(`“${name}” prints in its page: ${printed}`);
  }
  console.log(`${programs.length} programs run in their page`);
}

async function open(name: string, on: Page = page): Promise<void> {
  await on.goto(`${server.address}docs/${name}.html`, { waitUntil: 'load' });
  // Named once the page has come to life.
  await on.waitForFunction(() => document.querySelector('.VPSwitchAppearance')?.getAttribute('title'));
}
