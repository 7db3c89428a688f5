/**
 * Measures how long the page takes from a key press to the frame that shows it, and prints it:
 * `node web/tools/measure.mjs`. Run it on a machine that does nothing else.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';

const PRESSES = 120;
const BOARDS = [/^9×9 Hard/, /^16×16 Medium/, /^25×25/, /^Samurai Easy/];

const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'silent',
  preview: { port: 0 },
});
const address = `http://localhost:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
for (const slowdown of [1, 4]) {
  for (const board of BOARDS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${address}#/puzzles`);
    await page.getByRole('button', { name: board }).first().click();
    await page.getByRole('gridcell').first().click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = await page.evaluate(measure, PRESSES);
    const sorted = times.sort((a, b) => a - b);
    const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
    console.log(`${slowdown}× ${board.source}: work p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
    await page.close();
  }
}
await browser.close();
await server.close();

/**
 * In the page: presses keys and takes the time of all work up to the frame, without the wait for the screen's next
 * tick: the handlers and Svelte's update, then style and layout, forced.
 */
async function measure(presses) {
  const keys = ['ArrowRight', '3', 'ArrowDown', 'x', '5', '2', 'z', 'ArrowLeft', '7', 'Backspace', '['];
  const times = [];
  for (let press = 0; press < presses; press++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const key = keys[press % keys.length];
    const code = /\d/.test(key) ? `Digit${key}` : '';
    const start = performance.now();
    document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
    );
    await Promise.resolve();
    await new Promise((resolve) => queueMicrotask(resolve));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}
