/** Opens the pages as a player does: a browser with JavaScript off. The tests click, type and look. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium.mjs';
import { pages } from '../src/index.ts';

export interface Player {
  /** Opens a page; `file` may carry a query and a fragment. */
  open(file: string, options?: BrowserContextOptions): Promise<Page>;
  effort(page: Page): Promise<Effort>;
  leave(): Promise<void>;
}

export interface Effort {
  /** Style recalculations so far. */
  readonly recalculations: number;
  /** CPU time of the page's main thread so far, in milliseconds. */
  readonly cpu: number;
}

export async function player(): Promise<Player> {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-css-'));
  for (const { file, text } of pages()) writeFileSync(join(folder, file), text);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS });
  const sessions = new Map<Page, CDPSession>();
  return {
    async open(file, options = {}) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      sessions.set(page, session);
      await page.goto(`file://${join(folder, file)}`);
      return page;
    },
    async effort(page) {
      const { metrics } = await sessions.get(page)!.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { recalculations: of('RecalcStyleCount'), cpu: of('ThreadTime') * 1000 };
    },
    async leave() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The number that the page computed for a property, on every element that the selector finds. */
export async function amounts(page: Page, selector: string, name: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements, wanted) =>
        elements.map((element) => Number(getComputedStyle(element).getPropertyValue(wanted))),
      `--${name}`,
    );
}

/** What each cell shows, in reading order, `.` for nothing. */
export async function shown(page: Page): Promise<string> {
  const digits = await amounts(page, '.drawing>div', 'shown');
  return digits.map((digit) => digit || '.').join('');
}

/** The marks that the page draws in each cell, none in filled ones. A line of marks is a number in base 3. */
export async function marksShown(page: Page): Promise<string[]> {
  return page.locator('.drawing>div').evaluateAll((cells) => {
    const across = cells.length === 16 ? 2 : 3;
    return cells.map((cell) => {
      const { content, counterSet } = getComputedStyle(cell, '::before');
      if (!content.includes('line-1')) return '';
      const lines = [...counterSet.matchAll(/line-(\d) (\d+)/g)];
      return lines
        .flatMap(([, line, spelt]) =>
          [...Array(across).keys()].map((k) =>
            Math.floor(Number(spelt) / 3 ** k) % 3 ? (Number(line) - 1) * across + k + 1 : '',
          ),
        )
        .join('');
    });
  });
}
