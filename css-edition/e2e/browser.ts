/** Opens the pages as a player does: a browser with JavaScript off. The tests click, type and read the page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findTestChromium } from '../../scripts/chromium.mjs';
import { pages } from '../src/index.ts';

export interface Player {
  /** Opens a page in a new context; `file` may include a query and a fragment. */
  open(file: string, options?: BrowserContextOptions): Promise<Page>;
  effort(page: Page): Promise<Effort>;
}

export interface Effort {
  /** The number of style recalculations so far. */
  readonly recalculations: number;
  /** CPU time of the page's main thread so far, in milliseconds. */
  readonly cpu: number;
}

/** Writes all pages into a new temporary folder, and returns its path. */
export function writePages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-css-'));
  for (const { file, text } of pages()) writeFileSync(join(folder, file), text);
  return folder;
}

/** A player for the pages in a folder; each page is opened in a new context. */
export function playerIn(
  folder: string,
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
): Player {
  const sessions = new Map<Page, CDPSession>();
  return {
    async open(file, options = {}) {
      const context = await newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', ...options });
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
  };
}

/** A player with its own browser, for programs that are not tests. */
export async function player(): Promise<Player & { leave(): Promise<void> }> {
  const folder = writePages();
  const browser = await chromium.launch({
    executablePath: await findTestChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  return {
    ...playerIn(folder, (options) => browser.newContext(options)),
    async leave() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The computed number of a property on every element that matches the selector. */
export async function amounts(page: Page, selector: string, name: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements, wanted) =>
        elements.map((element) => Number(getComputedStyle(element).getPropertyValue(wanted))),
      `--${name}`,
    );
}

/** The text that the style sheet generates in an element. */
export const said = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element, '::before').content);

/**
 * The text that an element draws, generated content and counters included: what a reader sees, whatever the properties
 * behind it hold.
 */
export async function drawn(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  await session.detach();
  const { nodes, layout } = documents[0]!;
  const element = nodes.backendNodeId!.indexOf(node.backendNodeId);
  const isInside = (index: number): boolean =>
    index === element || (index >= 0 && isInside(nodes.parentIndex![index]!));
  return layout.nodeIndex
    .flatMap((index, k) => (layout.text[k]! >= 0 && isInside(index) ? [strings[layout.text[k]!]!] : []))
    .join('');
}

/** The digit shown in each cell, in reading order, `.` for none. */
export async function shown(page: Page): Promise<string> {
  const digits = await amounts(page, '.drawing>div', 'shown');
  return digits.map((digit) => digit || '.').join('');
}

/** The marks that the page draws in each cell, empty for filled ones. A line of marks is a binary number. */
export async function marksShown(page: Page): Promise<string[]> {
  return page.locator('.drawing b').evaluateAll((cells) => {
    const places = cells.length === 16 ? 4 : 3;
    return cells.map((cell) => {
      const { content } = getComputedStyle(cell, '::before');
      if (!content.includes('line-1')) return '';
      const lines = [...getComputedStyle(cell).counterSet.matchAll(/line-(\d) (\d+)/g)];
      return lines
        .flatMap(([, line, spelt]) =>
          [...Array(places).keys()].map((k) =>
            (Number(spelt) >> k) & 1 ? (Number(line) - 1) * places + k + 1 : '',
          ),
        )
        .join('');
    });
  });
}
