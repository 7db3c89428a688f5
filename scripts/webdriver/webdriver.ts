/** Firefox and WebKit by the W3C's WebDriver, Chromium by Playwright, behind one small interface. */
import { driveChromium } from './chromium.ts';
import type { BrowserName, Driven, BrowserOptions } from './driven.ts';
import { driveFirefox } from './firefox.ts';
import { driveWebKit } from './webkit.ts';

const DRIVERS: Readonly<Record<BrowserName, (options: BrowserOptions) => Promise<Driven | undefined>>> = {
  Chromium: driveChromium,
  Firefox: driveFirefox,
  WebKit: driveWebKit,
};

/** A browser of this name, or undefined if it is not installed. */
export const drive = (name: BrowserName, options: BrowserOptions): Promise<Driven | undefined> =>
  DRIVERS[name](options);
