/**
 * Measures the longest task of the page's main thread while links with far too heavy rules are opened and played on:
 * `npm run heavy-speed -- [LINK …]`. Each of three visits opens the link, plays it if that is offered, enters five
 * digits, asks what the last one used, and puts the same rules on the board of *Set*; settings are those of a first visit. Exits with 1 if a
 * median is above 100 ms of processor time.
 */
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { readShare } from '@pencilmark/game';
import { formatPuzzle, unwrap } from 'pencilmark';
import 'pencilmark/constraints';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';
import { heavyLinks, hugeLinks, reportedLinks } from '../e2e/heavy-links.ts';
import { DEFAULT_SETTINGS } from '../src/state/settings.ts';
import { watchTasks } from './main-thread.ts';

const VISITS = 3;
const BUDGET_MS = 100;

buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_ARGUMENTS],
});

const wanted = process.argv.slice(2);
const links =
  wanted.length > 0
    ? wanted.map((link) => ({ kind: 'given', link }))
    : [...reportedLinks(), ...hugeLinks(), ...heavyLinks()];
for (const { kind, link } of links) {
  const longest: { step: string; ms: number }[] = [];
  for (let visit = 0; visit < VISITS; visit++) longest.push(await visitLink(link));
  longest.sort((a, b) => a.ms - b.ms);
  const median = longest[VISITS >> 1];
  if (median.ms > BUDGET_MS) process.exitCode = 1;
  const all = longest.map(({ step, ms }) => `${ms.toFixed(0)} (${step})`).join(', ');
  console.log(
    `${median.ms > BUDGET_MS ? 'over' : 'ok  '} ${kind.padEnd(14)} ${link.length} characters: ${all} ms`,
  );
}
await browser.close();
await server.close();

async function visitLink(link: string): Promise<{ step: string; ms: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(
    (settings) => localStorage.setItem('pencilmark.settings', settings),
    JSON.stringify({ ...DEFAULT_SETTINGS, helpChosen: true }),
  );
  await page.goto(`${address}#/library`);
  await page.getByRole('heading').first().waitFor();
  const session = await page.context().newCDPSession(page);
  let worst = { step: '', ms: 0 };
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const longestTask = await watchTasks(session);
    await act();
    // Whatever the action starts has begun by then.
    await page.waitForTimeout(700);
    const { processor } = await longestTask();
    if (processor > worst.ms) worst = { step: name, ms: processor };
  };
  await step('open', () => openLink(page, link));
  const play = playButton(page);
  if (await play.isVisible()) {
    await step('play', async () => {
      await play.click();
      await page.getByRole('gridcell').first().waitFor();
    });
    for (const [press, key] of ['1', '1', '2', '3', '2'].entries())
      await step(`move ${press + 1}`, async () => {
        await page.getByRole('gridcell').nth(press).click();
        await page.keyboard.press(key);
      });
    await step('used', async () => {
      await page.getByRole('button', { name: /^(Menu|More)$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Which technique was that?' }).click();
    });
  }
  await step('set', async () => {
    await page.evaluate(() => (location.hash = '#/make/set'));
    await page.getByRole('textbox', { name: /^Puzzle text/ }).fill(textOf(link));
  });
  await page.close();
  return worst;
}

/** The puzzle of a link as Pencilmark's own text, or the link itself if it is refused. */
function textOf(link: string): string {
  const read = readShare(`#${link}`);
  return read.ok ? unwrap(formatPuzzle({ puzzle: read.value.game.puzzle }, 'pencilmark')) : link;
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/share/${link}`);
  await page.getByRole('main').getByRole('alert').or(playButton(page)).first().waitFor();
}

/** That of the shared puzzle, not the tab. */
function playButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Play', exact: true });
}
