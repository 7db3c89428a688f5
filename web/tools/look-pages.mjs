/** The scenes of the pages around the game, for look.mjs: how each page is brought into the state that is pictured. */
import { parseSheet, solve } from 'pencilmark';

/** Top 1465, puzzle 4. */
const HARD = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';

const MAKE_TABS = ['new', 'enter', 'drop', 'mask', 'permute'];

export const PAGE_SCENES = {
  puzzles: [{}, (page) => show(page, '#/puzzles')],
  watch: [{}, (page) => watch(page)],
  race: [{}, (page) => race(page)],
  path: [{}, (page) => followPath(page)],
  ...Object.fromEntries(
    MAKE_TABS.map((tab) => [`make-${tab}`, [{}, (page) => show(page, `#/make/${tab}?seed=pictures`, 1500)]]),
  ),
  'make-made': [{}, (page) => make(page)],
  library: [{}, (page) => fillLibrary(page)],
  statistics: [{ settings: { showTimer: true } }, (page) => finishSome(page)],
  daily: [{}, (page) => show(page, '#/daily')],
  share: [{}, (page) => ofThisGame(page, 'share')],
  replay: [{}, (page) => ofThisGame(page, 'replay')],
  print: [{}, (page) => show(page, '#/print', 1500)],
  'arabic-path': [{ settings: { language: 'ar' } }, (page) => followPath(page)],
  'arabic-make': [{ settings: { language: 'ar' } }, (page) => show(page, '#/make/new?seed=pictures', 1000)],
  'arabic-statistics': [{ settings: { language: 'ar' } }, (page) => show(page, '#/statistics')],
  'japanese-play': [{ settings: { language: 'ja' } }, (page) => page.keyboard.press('h')],
  'japanese-path': [{ settings: { language: 'ja' } }, (page) => followPath(page)],
  'german-watch': [{ settings: { language: 'de' } }, (page) => show(page, `#/watch/${HARD}`, 1500)],
};

async function show(page, hash, settled = 500) {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settled);
}

async function watch(page) {
  await show(page, `#/watch/${HARD}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(4000);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

async function race(page) {
  await show(page, `#/watch/${HARD}`);
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  await page.waitForTimeout(2000);
}

async function followPath(page) {
  await show(page, `#/path/${HARD}`, 2500);
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowRight');
}

async function make(page) {
  await show(page, '#/make/new?seed=pictures');
  await page.getByRole('button', { name: 'Make', exact: true }).click();
  await page.getByRole('button', { name: 'Another', exact: true }).waitFor();
  await page.waitForTimeout(1500);
}

async function fillLibrary(page) {
  for (const name of [/^9×9 Easy/, /^9×9 Medium/, /^9×9 Hard/, /^16×16/, /^Windoku/]) {
    await choose(page, name);
    await page.getByRole('gridcell').nth(40).click();
    await page.keyboard.press('Shift+Digit1');
  }
  await show(page, '#/library', 1500);
}

async function finishSome(page) {
  for (const name of [/^4×4/, /^6×6/, /^9×9 Easy/]) {
    await choose(page, name);
    await finish(page);
  }
  await show(page, '#/statistics', 1000);
}

/** Enters the solution by hand: what the program solved would not count. */
async function finish(page) {
  const text = await page.getByRole('textbox', { name: 'The board as text' }).inputValue();
  const { solution } = solve(parseSheet(text).value.puzzle);
  for (const [cell, symbol] of [...text].entries()) {
    if (symbol !== '.') continue;
    await page.getByRole('gridcell').nth(cell).click();
    await page.keyboard.press(String(solution[cell]));
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
}

async function ofThisGame(page, of) {
  await choose(page, /^9×9 Easy/);
  await finish(page);
  const id = await page.evaluate(() => location.hash.split('/')[2]);
  await show(page, `#/${of}/${id}`, 2000);
}

async function choose(page, name) {
  await show(page, '#/puzzles', 0);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('gridcell').first().waitFor();
}
