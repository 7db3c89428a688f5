/**
 * `npm run hint-looks -w web -- FOLDER [--languages en,de,ar,ja] [--sizes 360x640,…] [--draw N] [--pictures]`: reads the
 * longest hints of each family of techniques on every screen and in several languages, and prints what does not fit:
 * sentences behind an inner scroll, buttons out of the window or cut off. They are the longest of N steps that are drawn
 * and of those of the known puzzles; their numbers are printed. With `--pictures` the fullest card of each goes to the
 * folder, light and dark. The site is taken as it was built. What the folder holds already is not done again.
 *
 * Exit code: 0, 1 where something does not fit, 2 for wrong usage.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../cli/src/languages.ts';
import { CHROMIUM_ARGUMENTS, findTestChromium } from '../../../scripts/chromium.mjs';
import { DIST, serveFolder } from '../../e2e/folder-server.ts';
import { findAll, longestOf, longLinks, type LookedAt } from './samples.ts';
import { answerAlways, type SeenCard, walkHint } from './walk-in-page.ts';

const SIZES = ['360x640', '320x568', '390x844', '844x390', '768x1024', '1280x720'];
const THEMES = ['light', 'dark'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,de,ar,ja' },
    sizes: { type: 'string', default: SIZES.join() },
    draw: { type: 'string', default: '260' },
    pictures: { type: 'boolean', default: false },
  },
});
const languages = LANGUAGES.filter((language) => values.languages.split(',').includes(language));
const sizes = values.sizes.split(',');
const drawn = Number(values.draw);
if (
  !(drawn > 0) ||
  positionals.length !== 1 ||
  languages.length === 0 ||
  !sizes.every((size) => /^\d+x\d+$/.test(size))
) {
  console.error(
    'usage: npm run hint-looks -w web -- FOLDER [--languages en,de] [--sizes 360x640] [--draw 260] [--pictures]',
  );
  process.exit(2);
}
const folder = resolve(positionals[0]);
mkdirSync(folder, { recursive: true });

interface Result {
  readonly key: string;
  readonly cards: readonly SeenCard[];
}

const done = new Map(readLines<Result>('results.jsonl').map((result) => [result.key, result]));
const looked = chosen();
const { address, off } = await serveFolder(DIST);
const browser = await chromium.launch({ executablePath: await findTestChromium(), args: CHROMIUM_ARGUMENTS });
for (const language of languages) await lookIn(language);
await browser.close();
await off();
report();

/** The longest of all, found once and kept. */
function chosen(): Record<Language, LookedAt[]> {
  const path = join(folder, 'hints.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Record<Language, LookedAt[]>;
  const all = findAll(drawn, console.log);
  const found = Object.fromEntries(LANGUAGES.map((language) => [language, longestOf(all, language)]));
  const long = Object.fromEntries(LANGUAGES.map((language) => [language, longLinks(all, language)]));
  writeFileSync(join(folder, 'long-links.json'), JSON.stringify(long, undefined, 1));
  writeFileSync(path, JSON.stringify(found));
  return found as Record<Language, LookedAt[]>;
}

async function lookIn(language: Language): Promise<void> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  // With it tsx keeps the names of functions, which run in the page here.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(answerAlways);
  await context.addInitScript(
    (kept) => localStorage.setItem('pencilmark.settings', kept),
    JSON.stringify({ language, helpChosen: true }),
  );
  for (const hint of looked[language]) {
    const open = sizes.filter((size) => !done.has(keyOf(hint, size)));
    if (open.length === 0) continue;
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    try {
      await openHint(page, hint);
      for (const size of open) await look(page, hint, size);
    } catch (error) {
      console.error(
        `${language} ${hint.family}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
    await page.close();
  }
  await context.close();
}

async function openHint(page: Page, { fragment, answer }: LookedAt): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${address}#/share/${fragment.slice(1)}`);
  await page.locator('main button.primary').first().click();
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForFunction(() => location.hash.startsWith('#/play'));
  await page.evaluate((next) => ((window as unknown as { nextHint: unknown }).nextHint = next), answer);
}

async function look(page: Page, hint: LookedAt, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  const key = keyOf(hint, size);
  const cards = await page.evaluate(walkHint, undefined);
  const result: Result = { key, cards };
  done.set(key, result);
  appendFileSync(join(folder, 'results.jsonl'), `${JSON.stringify(result)}\n`);
  if (!values.pictures) return;
  const [fullest] = [...cards].sort((a, b) => b.faults.length - a.faults.length || b.letters - a.letters);
  await page.evaluate(walkHint, fullest.at.split(' ')[0]);
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await page.screenshot({ path: join(folder, `${key.replaceAll(/[^\w-]+/g, '-')}-${theme}.png`) });
  }
}

function keyOf({ family, language }: LookedAt, size: string): string {
  return `${language} ${size} ${family}`;
}

function readLines<Line>(name: string): Line[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}

function report(): void {
  let bad = 0;
  for (const language of languages)
    for (const size of sizes) {
      const results = looked[language].flatMap((hint) => done.get(keyOf(hint, size)) ?? []);
      const cards = results.flatMap(({ cards }) => cards);
      const faulty = cards.filter(({ faults }) => faults.length > 0);
      const smallest = cards.filter(({ at }) => at.endsWith('size 4')).length;
      bad += faulty.length;
      console.log(
        `${language} ${size}: ${results.length} hints, ${cards.length} cards, ${faulty.length} with faults, ${smallest} in the smallest letters`,
      );
      for (const { key, cards } of results)
        for (const { at, faults } of cards.filter(({ faults }) => faults.length > 0).slice(0, 3))
          console.log(`  ${key} ${at}: ${[...new Set(faults)].join('; ')}`);
    }
  process.exit(bad > 0 ? 1 : 0);
}
