/**
 * Measures how long the page takes from a key press to the painted frame, and what moves or blocks meanwhile:
 * `npm run play-speed`. Every aid is on. Run it on a machine that does nothing else; the load is printed.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';

const PRESSES = 120;
const BOARDS = [/^9×9 Hard/, /^16×16 Medium/, /^25×25/, /^Samurai Easy/];
/** By the slowdown of the processor: most ms from key to paint, 95 of 100 times. */
const BUDGETS = { 1: 16, 4: 50 };
const MOST_TASK = 50;

const EVERY_AID = [
  'showConflicts',
  'checkEntries',
  'showPeers',
  'showSame',
  'showSameMarks',
  'showRemaining',
  'clearPeerMarks',
  'showCandidates',
  'showNakedSingles',
  'showHiddenSingles',
];

buildSite();
const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Without a screen's tick to wait for, a frame is painted when it is ready: the wait would be most of the time.
  args: [...CHROMIUM_ARGUMENTS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

const load = () =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
console.log(`${cpus()[0].model}, ${cpus().length} cores, load ${load()}; Chromium ${browser.version()}`);
console.log('key to paint in ms; budgets: p95 16 at 1×, 50 at 4×, no task over 50, no layout shift');
let missed = 0;
for (const slowdown of [1, 4]) {
  for (const board of BOARDS) {
    const { times, work, tasks, shift } = await measureBoard(board, slowdown);
    const at = (share, list = times) => list[Math.floor(share * (list.length - 1))];
    const longest = Math.max(0, ...tasks);
    const kept = at(0.95) <= BUDGETS[slowdown] && shift === 0 && (slowdown > 1 || longest <= MOST_TASK);
    if (!kept) missed++;
    console.log(
      `${kept ? 'ok  ' : 'over'} ${slowdown}× ${board.source.slice(1).padEnd(13)}` +
        ` p50 ${at(0.5).toFixed(1).padStart(5)}  p95 ${at(0.95).toFixed(1).padStart(5)}  most ${at(1).toFixed(1).padStart(5)}` +
        `  processor p50 ${at(0.5, work).toFixed(1)} p95 ${at(0.95, work).toFixed(1)}  longest task ${longest.toFixed(0).padStart(3)}  CLS ${shift.toFixed(3)}`,
    );
  }
}
console.log(
  `load ${load()}; ${missed === 0 ? 'all budgets kept' : `${missed} of ${2 * BOARDS.length} over`}`,
);
await browser.close();
await server.close();

async function measureBoard(board, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const aids = Object.fromEntries(EVERY_AID.map((name) => [name, true]));
  await page.addInitScript(
    (settings) => localStorage.setItem('pencilmark.settings', settings),
    [JSON.stringify({ ...aids, helpChosen: true })],
  );
  await page.goto(`${address}#/puzzles`);
  await page.getByRole('button', { name: board }).first().click();
  await page.getByRole('gridcell').first().click();
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watch);
  const keys = ['ArrowRight', '3', 'ArrowDown', 'x', '5', '2', 'z', 'ArrowLeft', '7', 'Backspace', '['];
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = [];
  let before = await workSoFar(session);
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(keys[press % keys.length]);
    const now = await workSoFar(session);
    work.push(now - before);
    before = now;
  }
  await page.waitForTimeout(200);
  const measured = await page.evaluate(() => window.measured);
  await page.close();
  const ascending = (list) => list.sort((a, b) => a - b);
  return { ...measured, times: ascending(measured.times), work: ascending(work) };
}

/** Processor time of the page's main thread so far in ms: unlike the time on the clock, it does not count others. */
async function workSoFar(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** In the page: takes the time from each key press, as the browser stamped it, to the task after its frame. */
function watch() {
  const measured = { times: [], tasks: [], shift: 0 };
  window.measured = measured;
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.times.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.shift += entry.value;
  }).observe({ type: 'layout-shift' });
}
