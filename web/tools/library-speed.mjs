/**
 * Measures the library with 10,000 puzzles: how long it takes to come in, to open, and what scrolling, searching and
 * sorting hold up: `npm run library-speed`. Run it on a machine that does nothing else; the load is printed.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';

const PUZZLES = 10_000;
const OPENINGS = 7;
/** In ms: from the click to the painted list, and the longest task of the page's main thread. */
const BUDGETS = { open: 300, task: 50 };

/** One of ours (the shelf's 9x9-medium-1); its digits are renamed, every time another way. */
const LINE = '.47..5.19.6..8....5.9........5.184...2.....7...326.9........8.1....4..5.28.6..79.';

if (!process.argv.includes('--as-built')) buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
context.setDefaultTimeout(120_000);
const load = () => loadavg().map((average) => average.toFixed(1)).join(' '); // oxfmt-ignore
console.log(`${cpus()[0].model}, ${cpus().length} cores, load ${load()}; Chromium ${browser.version()}`);

await collect();
await open();
await move();
console.log(`load ${load()}`);
await browser.close();
await server.close();

async function collect() {
  const page = await visit('#/library');
  await page.getByRole('button', { name: 'Import puzzles' }).click();
  const lines = Array.from({ length: PUZZLES }, (_, index) => renamed(index));
  const file = { name: 'many.sdm', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
  const start = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(`${PUZZLES} puzzles added.`).first().waitFor();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${PUZZLES} puzzles read, checked and kept in ${seconds} s; ${await tasksOf(page)}`);
  await page.close();
}

async function open() {
  const times = [];
  const works = [];
  let longest = 0;
  for (let opening = 0; opening < OPENINGS; opening++) {
    const page = await visit('#/play');
    await page.getByRole('gridcell').first().waitFor();
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await workSoFar(session);
    await page.evaluate(() => (window.tasks.length = 0));
    const time = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelectorAll('main ul li').length < 5) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(0);
            });
          });
          observer.observe(document.body, { childList: true, subtree: true });
          location.hash = '#/library';
        }),
    );
    times.push(time);
    works.push((await workSoFar(session)) - before);
    longest = Math.max(longest, ...(await page.evaluate(() => window.tasks)));
    await page.close();
  }
  const middle = median(times);
  console.log(
    `${middle <= BUDGETS.open ? 'ok  ' : 'over'} opens in ${middle.toFixed(0)} ms (median of ${OPENINGS}, from ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}); budget ${BUDGETS.open}`,
  );
  console.log(
    `     main thread works ${median(works).toFixed(0)} ms for it, longest task ${longest.toFixed(0)} ms`,
  );
}

async function move() {
  const page = await visit('#/library');
  await page.locator('main ul li').first().waitFor();
  await page.waitForTimeout(1_000);
  for (const [name, action] of [
    ['scrolls through all of it', () => page.evaluate(scrollThrough)],
    ['searches', () => page.getByRole('searchbox').pressSequentially('many 99', { delay: 60 })],
    ['sorts by givens', () => page.getByRole('combobox', { name: 'Sort by' }).selectOption('fewest')],
  ]) {
    await page.evaluate(() => (window.tasks.length = 0));
    await action();
    await page.waitForTimeout(400);
    const tasks = await page.evaluate(() => window.tasks);
    const longest = Math.max(0, ...tasks);
    const kept = longest <= BUDGETS.task ? 'ok  ' : 'over';
    console.log(
      `${kept} ${name}: ${tasks.length} tasks above ${BUDGETS.task} ms, the longest ${longest.toFixed(0)} ms`,
    );
  }
  const rows = await page.locator('main ul li').count();
  console.log(`     ${rows} rows on the page`);
  await page.close();
}

/** In the page: a screen further with every frame, faster than any hand. */
async function scrollThrough() {
  const end = document.documentElement.scrollHeight;
  for (let top = 0; top < end; top += 2 * innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo(0, 0);
}

async function visit(path) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(address + path);
  return page;
}

async function tasksOf(page) {
  const tasks = await page.evaluate(() => window.tasks);
  return `longest task ${Math.max(0, ...tasks).toFixed(0)} ms`;
}

/** Processor time of the page's main thread so far in ms: unlike the time on the clock, it does not count others. */
async function workSoFar(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[list.length >> 1];
}

function renamed(index) {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let rest = index;
  const digits = Array.from({ length: 9 }, (_, place) => {
    const [digit] = left.splice(rest % (9 - place), 1);
    rest = Math.floor(rest / (9 - place));
    return digit;
  });
  return LINE.replaceAll(/[1-9]/g, (digit) => digits[digit - 1]);
}
