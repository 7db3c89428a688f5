import { boardReady, openMenu, pasteText } from './board.ts';
import { DIST, serveFolder } from './folder-server.ts';
import { expect, openContext, siteAt, test } from './site.ts';

/** Inkala 2012: too many guesses for the band solver's first few, so that the kernel is used if available. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const STRICT = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * Records the messages of the engine's worker. A worker obeys the header of its own script, not the page's meta tag.
 */
function listenToWorker(): void {
  const heard: unknown[] = [];
  Object.assign(window, { heard });
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }) => heard.push(data?.answer?.solver));
    }
  };
}

for (const [name, script, solver] of [
  ['with wasm-unsafe-eval the kernel answers', "script-src 'self' 'wasm-unsafe-eval'", 'kernel'],
  ['without it the band solver does, and the game goes on', "script-src 'self'", 'bands'],
] as const) {
  test(`strict policy: ${name}`, async ({ newContext }) => {
    const server = await serveFolder(DIST, '/', { 'Content-Security-Policy': `${STRICT}; ${script}` });
    const site = siteAt(server.address, newContext);
    const context = await openContext(site);
    await context.addInitScript(listenToWorker);
    const page = await context.newPage();
    await page.goto(site.address);
    await boardReady(page);
    await openMenu(page, 'Clear board');
    await pasteText(page, HARD);
    await page.getByText('exactly one solution').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toContain(solver);
    expect(site.trouble.filter((text) => !/wasm|WebAssembly/i.test(text))).toEqual([]);
    await server.off();
  });
}
