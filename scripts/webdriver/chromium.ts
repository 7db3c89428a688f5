/** Chromium through Playwright, which the browser tests need anyway. */
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium.mjs';
import { type Driven, KEYS, keysOf, type BrowserOptions } from './driven.ts';

const PLAYWRIGHT_KEYS: Readonly<Record<string, string>> = {
  [KEYS.tab]: 'Tab',
  [KEYS.enter]: 'Enter',
  [KEYS.shift]: 'Shift',
  [KEYS.control]: 'Control',
  [KEYS.escape]: 'Escape',
  [KEYS.space]: 'Space',
  [KEYS.home]: 'Home',
  [KEYS.left]: 'ArrowLeft',
  [KEYS.up]: 'ArrowUp',
  [KEYS.right]: 'ArrowRight',
  [KEYS.down]: 'ArrowDown',
};

export async function driveChromium({
  javaScript,
  size,
  touch = false,
}: BrowserOptions): Promise<Driven | undefined> {
  const executablePath = await findChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  return {
    name: 'Chromium',
    version: browser.version(),
    async open(address) {
      await page.goto('about:blank');
      await page.goto(address);
    },
    reload: async () => void (await page.reload()),
    run: (body, argument) => page.evaluate(`(function(){${body}})(${JSON.stringify(argument)})`),
    async click(...points) {
      for (const [x, y] of points) await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    },
    async press(...presses) {
      for (const press of presses) {
        const names = keysOf(press).map((key) => PLAYWRIGHT_KEYS[key] ?? key);
        await page.keyboard.press(names.map((key) => (/^\d$/.test(key) ? `Digit${key}` : key)).join('+'));
      }
    },
    picture: () => page.screenshot(),
    leave: () => browser.close(),
  };
}
