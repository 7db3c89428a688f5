/**
 * Runs the pages in Chromium, Firefox and WebKit, without JavaScript: `npm run css-browsers`, or with the names of some
 * browsers and the number of puzzles to play. Prints the table of features, plays 4×4 puzzles and solves 9×9 ones, and
 * leaves pictures in `.cache/css-browsers`. A browser that is not installed is skipped with a message.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BROWSERS, type BrowserName, type Driven } from '../scripts/webdriver/driven.ts';
import { drive } from '../scripts/webdriver/webdriver.ts';
import { FEATURES, featuresOf } from './e2e/features.ts';
import { playFour, solveNine } from './e2e/everywhere.ts';
import { pages } from './src/index.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache', 'css-browsers');
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, name)).href;
};
for (const { file, text } of pages()) {
  if (/<script/i.test(text)) throw new Error(`${file} holds a script`);
  write(file, text);
}

const asked = process.argv.slice(2);
/** The number of 4×4 puzzles that each browser plays. */
const PUZZLES = Number(asked.find((word) => Number(word) > 0) ?? 40);
const chosen = asked.filter((word) => !(Number(word) > 0));
const tested = new Map<BrowserName, readonly boolean[]>();
let faults = 0;
for (const name of BROWSERS.filter((one) => chosen.length === 0 || chosen.includes(one))) {
  const browser = await drive(name, { javaScript: false, size: { width: 1280, height: 800 } });
  if (!browser) {
    console.log(`${name} is not installed: skipped`);
    continue;
  }
  console.log(`${name} ${browser.version}`);
  tested.set(name, await featuresOf(browser, write));
  await played(browser);
  await browser.leave();
}
const names = [...tested.keys()];
console.log(`\n| feature | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`);
for (const [k, { name }] of FEATURES.entries()) {
  console.log(`| ${name} | ${names.map((one) => (tested.get(one)![k] ? 'yes' : 'no')).join(' | ')} |`);
}
process.exit(faults === 0 ? 0 : 1);

async function played(browser: Driven): Promise<void> {
  const at = (file: string) => pathToFileURL(join(folder, file)).href;
  const keep = async (what: string) =>
    writeFileSync(join(folder, `${browser.name}-${what}.png`), await browser.picture());
  const four = await playFour(browser, at('4x4.html'), PUZZLES, keep);
  console.log(
    `  4×4: ${four.won} of ${PUZZLES} puzzles won by hand, ${four.solved} solved by the page, impossible seen ${four.refused} of ${PUZZLES}, givens kept in ${four.kept} in ${four.arrangements} arrangements, clock and hand ${four.timed ? 'go' : 'DO NOT GO'}`,
  );
  const nine = await solveNine(browser, at('9x9.html'), keep);
  for (const { id, right, steps, seconds } of nine)
    console.log(
      `  9×9 ${id}: ${right ? 'solved as the model does' : 'WRONG'}, ${steps} steps, ${seconds.toFixed(1)} s`,
    );
  const fewest = Math.min(four.won, four.solved, four.refused, four.kept);
  if (fewest < PUZZLES || four.arrangements < PUZZLES / 4 || !four.timed) faults++;
  if (nine.some(({ right }) => !right)) faults++;
}
