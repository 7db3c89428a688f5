/**
 * Plays the main journeys in Chromium, Firefox and WebKit, on a phone by finger and on a desk by keys, and prints how
 * each went: `npm run browsers -- [BROWSER …] [phone | desk] [FOLDER]`. Pictures go to the folder, or a new one of the system's
 * temporary files; those of Chromium are there to compare. A browser that is not installed is passed over.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BROWSERS, type BrowserName } from '../../../scripts/webdriver/driven.ts';
import { drive } from '../../../scripts/webdriver/webdriver.ts';
import { DIST, serveFolder } from '../folder-server.ts';
import { ensureBuilt } from '../site-build.ts';
import { JOURNEYS, type Surroundings } from './journeys.ts';
import { Player } from './player.ts';

const INSTALL: Readonly<Record<BrowserName, string>> = {
  Chromium: 'apt-get install chromium',
  Firefox: 'apt-get install firefox-esr',
  WebKit: 'apt-get install webkit2gtk-driver xvfb',
};

const SCREENS = [
  { name: 'phone', size: { width: 390, height: 844 }, touch: true },
  { name: 'desk', size: { width: 1280, height: 800 }, touch: false },
] as const;
type Screen = (typeof SCREENS)[number];

const asked = process.argv.slice(2);
const isBrowser = (word: string): word is BrowserName => (BROWSERS as readonly string[]).includes(word);
const chosen = asked.filter(isBrowser);
const screens = SCREENS.filter(({ name }) => asked.includes(name));
const place = asked.find((word) => !isBrowser(word) && !SCREENS.some(({ name }) => name === word));
const folder = resolve(place ?? mkdtempSync(join(tmpdir(), 'pencilmark-browsers-')));
mkdirSync(folder, { recursive: true });
ensureBuilt();

const columns: { readonly title: string; readonly results: readonly string[] }[] = [];
for (const name of chosen.length > 0 ? chosen : BROWSERS)
  for (const screen of screens.length > 0 ? screens : SCREENS) {
    const results = await playAll(name, screen);
    if (!results) break;
    columns.push({ title: `${name}, ${screen.name}`, results });
  }

const cells = [
  ['journey', ...columns.map(({ title }) => title)],
  ...Object.keys(JOURNEYS).map((journey, k) => [journey, ...columns.map(({ results }) => results[k])]),
];
const widths = cells[0].map((_, k) => Math.max(...cells.map((row) => row[k].length)));
console.log('');
for (const row of cells)
  console.log(
    row
      .map((text, k) => text.padEnd(widths[k]))
      .join('  ')
      .trimEnd(),
  );
console.log(`\nThe pictures are in ${folder}.`);
process.exit(columns.some(({ results }) => results.includes('FAULT')) ? 1 : 0);

/** The result of each journey, or undefined if the browser is not installed. */
async function playAll(name: BrowserName, screen: Screen): Promise<string[] | undefined> {
  const options = { javaScript: true, size: screen.size, touch: screen.touch };
  const browser = await drive(name, options);
  if (!browser) {
    console.log(`${name} is not installed: passed over. To install it: ${INSTALL[name]}`);
    return undefined;
  }
  console.log(`${name} ${browser.version}, ${screen.name}`);
  const server = await serveFolder(DIST);
  const player = new Player(browser, server.address, screen.touch);
  let taken = 0;
  const around: Surroundings = {
    another: async () => new Player((await drive(name, options))!, server.address, screen.touch),
    goOffline: () => server.off(),
    async keep(what, from = player) {
      const order = String(++taken).padStart(2, '0');
      writeFileSync(
        join(folder, `${order}-${what}-${screen.name}-${name}.png`),
        await from.browser.picture(),
      );
    },
  };
  const results: string[] = [];
  for (const [journey, play] of Object.entries(JOURNEYS)) {
    try {
      const said = await play(player, around);
      const troubles = await player.troubles();
      if (troubles.length > 0) throw new Error(troubles.join('; '));
      if (said) console.log(`  ${journey}: ${said}`);
      results.push(said ? 'ok (see above)' : 'ok');
    } catch (error) {
      console.log(`  ${journey}: FAULT, ${error instanceof Error ? error.message : String(error)}`);
      await around.keep(`fault-${journey.replaceAll(/\W+/g, '-')}`).catch(() => undefined);
      results.push('FAULT');
    }
  }
  await browser.leave();
  await server.off();
  return results;
}
