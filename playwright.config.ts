import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findTestChromium } from './scripts/chromium.mjs';
import { IS_THOROUGH } from './scripts/samples.mjs';

/**
 * A page of a test seldom lives until optimised code pays, and needs no process for graphics: 14 to 20 % and 8 % less
 * CPU time.
 */
const CHEAPER = ['--js-flags=--no-opt', '--in-process-gpu'];

export default defineConfig({
  testMatch: ['web/e2e/**/*.e2e.ts', 'css-edition/e2e/**/*.e2e.ts'],
  webServer: {
    command: 'node --import tsx web/e2e/serve-site.ts',
    wait: { stdout: /^The site is at (?<pencilmark_site>http\S+)$/m },
    timeout: 120_000,
  },
  fullyParallel: true,
  workers: 3,
  // A test that needs a second try has a fault that must be found.
  retries: 0,
  // Limits for a page that hangs, not for one that is slow: a busy machine must not fail a test.
  timeout: IS_THOROUGH ? 3_600_000 : 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  outputDir: '.cache/browser-tests',
  reporter: [['dot'], ['json', { outputFile: '.cache/browser-report.json' }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Pictures of the page at each step would cost a third of the whole run: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findTestChromium(), args: [...CHROMIUM_ARGUMENTS, ...CHEAPER] },
  },
});
