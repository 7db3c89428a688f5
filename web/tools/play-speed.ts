/**
 * Measures how long the page takes from a key press to the painted frame, and what moves or blocks meanwhile:
 * `npm run play-speed`. Every aid is on. Beside the time on the clock, which on a busy machine counts other
 * programs too, stands the processor time of the page's main thread; the load is printed.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { buildSite } from '../../scripts/setup.mjs';
import { presetSettings } from '../src/state/settings.ts';
import { type Longest, watchTasks } from './main-thread.ts';

const PRESSES = 120;
/** From press to press, in ms: a key that is held repeats no faster. */
const PACE = 33;
const BOARDS = [/^9×9 Hard/, /^16×16/, /^25×25/, /^Samurai/];
/** By the slowdown of the processor: most ms from key to paint, 95 of 100 times. */
const BUDGETS = { 1: 16, 4: 50 } as const;
const MAX_TASK = 50;

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

const load = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
console.log(`${cpus()[0].model}, ${cpus().length} cores, load ${load()}; Chromium ${browser.version()}`);
console.log(
  'ms from key to paint, and of processor time per key; budgets: p95 16 at 1×, 50 at 4×, no task over 50, no layout shift',
);
console.log('ok: kept. busy: kept in processor time, not on the clock of this machine. over: neither.');
console.log(
  'floor: an empty page in which a key changes one digit; what is as long there is not the board’s.',
);
const verdicts: string[] = [];
const at = (share: number, list: readonly number[]): number => list[Math.floor(share * (list.length - 1))];
const spread = (list: readonly number[]): string =>
  `p50 ${at(0.5, list).toFixed(1).padStart(5)} p95 ${at(0.95, list).toFixed(1).padStart(5)}`;
for (const slowdown of [1, 4] as const) {
  const floor = await measurePage(openEmpty, slowdown);
  console.log(
    `floor ${slowdown}× empty page    to paint ${spread(floor.times)}  processor ${spread(floor.work)}`,
  );
  for (const board of BOARDS) {
    const measured = await measurePage((page) => openBoard(page, board), slowdown);
    const { times, work, tasks, shift } = measured;
    // A slow processor makes every task long; the budget for tasks is that of a desktop.
    const isKept = (list: readonly number[], longest: number): boolean =>
      at(0.95, list) <= BUDGETS[slowdown] && shift === 0 && (slowdown > 1 || longest <= MAX_TASK);
    const verdict = isKept(times, tasks.clock) ? 'ok' : isKept(work, tasks.processor) ? 'busy' : 'over';
    verdicts.push(verdict);
    console.log(
      `${verdict.padEnd(5)} ${slowdown}× ${board.source.slice(1).padEnd(13)} to paint ${spread(times)}  processor ${spread(work)}` +
        `  longest task ${tasks.clock.toFixed(0).padStart(3)}, processor ${tasks.processor.toFixed(0).padStart(3)}  CLS ${shift.toFixed(3)}`,
    );
  }
}
const count = (verdict: string): number => verdicts.filter((given) => given === verdict).length;
console.log(`load ${load()}; ok ${count('ok')}, busy ${count('busy')}, over ${count('over')}`);
await browser.close();
await server.close();

interface Measured {
  /** Ascending, in ms. */
  readonly times: readonly number[];
  readonly work: readonly number[];
  readonly tasks: Longest;
  /** Cumulative layout shift. */
  readonly shift: number;
}

async function openBoard(page: Page, board: RegExp): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('pencilmark.settings', settings),
    JSON.stringify({ ...presetSettings('everything'), helpChosen: true }),
  );
  await page.goto(`${address}#/puzzles`);
  await page.getByRole('button', { name: board }).first().click();
  await page.getByRole('gridcell').first().click();
}

async function openEmpty(page: Page): Promise<void> {
  await page.setContent('<p style="width: 2em; height: 2em">0</p>');
  await page.evaluate(() => {
    const text = document.querySelector('p')!;
    let presses = 0;
    window.addEventListener('keydown', () => void (text.textContent = String(++presses % 10)));
  });
}

async function measurePage(open: (page: Page) => Promise<void>, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await open(page);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watch);
  const keys = ['ArrowRight', '3', 'ArrowDown', 'x', '5', '2', 'z', 'ArrowLeft', '7', 'Backspace', '['];
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const longestTask = await watchTasks(session);
  const work: number[] = [];
  let before = await workSoFar(session);
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press(keys[press % keys.length]);
    await page.waitForTimeout(PACE);
    const now = await workSoFar(session);
    work.push(now - before);
    before = now;
  }
  await page.waitForTimeout(200);
  const tasks = await longestTask();
  const { times, shift } = await page.evaluate(() => window.measured);
  await page.close();
  const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);
  return { times: ascending(times), work: ascending(work), tasks, shift };
}

/** Processor time of the page's main thread so far in ms: unlike the time on the clock, it does not count others. */
async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

declare global {
  interface Window {
    measured: { times: number[]; shift: number };
  }
}

/** In the page: takes the time from each key press, as the browser stamped it, to the task after its frame. */
function watch(): void {
  const measured: Window['measured'] = { times: [], shift: 0 };
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
    for (const entry of list.getEntries())
      measured.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
}
