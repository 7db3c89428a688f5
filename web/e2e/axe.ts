import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The themes after the first differ only in colours, so only the contrast is checked again. */
const OTHER_THEMES = ['dark', 'contrast'] as const;

/** The faults that axe-core finds on the page in its current state, as short lines. */
export function violations(page: Page): Promise<string[]> {
  return run(page);
}

/** The same in every theme, each line with its theme; afterwards the page has its own theme again. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const own = await setTheme(page, 'light');
  const found = (await run(page)).map((line) => `light: ${line}`);
  for (const theme of OTHER_THEMES) {
    await setTheme(page, theme);
    found.push(...(await run(page, ['color-contrast'])).map((line) => `${theme}: ${line}`));
  }
  await setTheme(page, own);
  return found;
}

/** Returns the theme that was set before. */
function setTheme(page: Page, theme: string | undefined): Promise<string | undefined> {
  return page.evaluate((name) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    if (name === undefined) delete dataset.theme;
    else dataset.theme = name;
    return before;
  }, theme);
}

async function run(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Bypasses the page's security policy, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    // Waits for colour transitions, whose colours belong to no theme.
    const motions = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
    });
    await Promise.allSettled(motions.map(({ finished }) => finished));
    const { axe } = window as unknown as Axe;
    // Leaves out descriptions of passed checks, which nobody reads.
    const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
    const { violations } = await axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, rules);
}

interface Axe {
  readonly axe: {
    run(context: Document, options: AxeOptions): Promise<AxeResults>;
  };
}

interface AxeOptions {
  readonly resultTypes: readonly string[];
  readonly runOnly?: readonly string[];
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
