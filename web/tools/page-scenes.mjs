/** The scenes for page-sheet.mjs: how each page is brought into the state that is pictured, in any language. */
import 'pencilmark/constraints';
import { classic9, formatPuzzle, generate, parsePuzzle, solve } from 'pencilmark';

/** Made by `npx pencilmark-cli generate --level medium --seed sheet`. */
const MEDIUM = '8...6...2.....76.5.9...2...1.5.48...4..62...........4.7.9...4...3....189.....5...';
/** Top 1465, puzzle 4. */
const HARD = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';
/** A puzzle with rules in which no pattern is left after four hints. */
const RULED =
  'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AOVNCImAOwQBcMqBfZYHv3vyGCRfALrJCw4uSoIAzPUYt2nGPxClK1AGxKmreB26jpQiVN6bZ1AOz6VRtWata5SB4ePrR17QgAmT1UTAXFJML93AFZgp1CXGX94e3RlL2dTQQswxKjqABY47w03ali0gxCfJPdUhir4mvMIvLKEAEZizNzfdvhFSscS7Na+m07uhKzI/r0hjND8hDoF6q4c6WXaKZrtiobhnraJ+C61ppbLWuoUC5Hex+2i++PsiRAYRsIQAGMYMhkBAgABKHQAwh0QBsuEA=';

export const SCENES = {
  today: (page) => show(page, '#/today', 1500),
  first: async () => {},
  play: (page) => playABit(page),
  conflict: (page) => enterConflict(page),
  tools: (page) => press(page, 'button.more'),
  menu: (page) => press(page, 'header button.menu'),
  rules: (page) => paste(page, killer()),
  cage: (page) => selectCage(page),
  nudge: (page) => hint(page, 1),
  hint: (page) => hint(page, 3),
  trial: (page) => trial(page),
  win: (page) => win(page),
  moves: async (page) => {
    await playABit(page);
    await page.keyboard.press('u');
  },
  puzzles: (page) => show(page, '#/puzzles', 1500),
  learn: (page) => show(page, '#/learn'),
  technique: (page) => show(page, '#/learn/x-wing'),
  idea: (page) => lesson(page, 0),
  together: (page) => lesson(page, 1),
  alone: (page) => lesson(page, 2),
  almost: (page) => lesson(page, 3),
  drill: (page) => drill(page),
  'drill-shown': async (page) => {
    await drill(page);
    await press(page, 'main.drill .ends button:first-child');
    await page.waitForTimeout(500);
  },
  library: (page) => fillLibrary(page),
  statistics: (page) => finished(page, 'statistics'),
  make: (page) => show(page, '#/make/new?seed=sheet', 1000),
  set: (page) => show(page, '#/make/enter', 1000),
  'path-empty': (page) => show(page, '#/path', 1000),
  path: (page) => show(page, `#/path/${HARD}`, 2500),
  watch: (page) => show(page, `#/watch/${HARD}`, 1500),
  share: (page) => finished(page, 'share'),
  replay: (page) => finished(page, 'replay'),
  print: (page) => finished(page, 'print'),
  settings: (page) => settings(page),
};

async function show(page, hash, settled = 500) {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(settled);
}

/** A lesson on X-wings, at one of its four pages; what is asked before it is answered. */
async function lesson(page, at) {
  await show(page, '#/learn/x-wing/lesson?seed=abc');
  const next = () => press(page, 'main.drill section button.primary');
  const touch = (row, column, place) =>
    page
      .getByRole('gridcell')
      .nth((row - 1) * 9 + column - 1)
      .click(place && { position: place });
  if (at >= 1) await next();
  if (at === 1) await touch(1, 2);
  if (at < 2) return;
  for (const [row, columns] of [
    [3, [3, 4]],
    [4, [3, 4]],
  ]) {
    for (const column of columns) await touch(row, column);
    await next();
  }
  await next();
  const { width } = await page.getByRole('gridcell').first().boundingBox();
  await touch(2, 4, { x: width * 0.83, y: width * 0.83 });
  if (at === 2) return;
  await next();
  await next();
  await touch(8, 4);
}

async function drill(page) {
  await show(page, '#/learn/skyscraper/drill?seed=abc');
  await page.locator('main.drill [role=gridcell]').first().waitFor();
  await page.waitForTimeout(1000);
}

/** Starts the puzzle of a text, and waits for its board. */
async function paste(page, text) {
  const before = await gameOn(page);
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
  await page.waitForFunction(
    (old) => document.querySelector('main[data-game]')?.dataset.game !== old,
    before,
  );
  await page.waitForTimeout(400);
}

const gameOn = (page) => page.evaluate(() => document.querySelector('main[data-game]')?.dataset.game);

/** Presses the last of these that can be seen. */
async function press(page, selector) {
  await page.locator(selector).filter({ visible: true }).last().click();
  await page.waitForTimeout(500);
}

async function enter(page, cell, ...keys) {
  await page.getByRole('gridcell').nth(cell).click();
  for (const key of keys) await page.keyboard.press(key);
}

function solutionOf(text) {
  return solve(parsePuzzle(text).value.puzzle).solution;
}

async function playABit(page) {
  await paste(page, MEDIUM);
  const solution = solutionOf(MEDIUM);
  const open = [...MEDIUM].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  for (const cell of open.slice(0, 9)) await enter(page, cell, String(solution[cell]));
  for (const cell of open.slice(9, 14)) {
    await enter(page, cell, `Shift+Digit${solution[cell]}`, `Shift+Digit${(solution[cell] % 9) + 1}`);
  }
  await enter(page, open[20], 'Control+Shift+Digit3');
  await enter(page, open[16], `Control+Digit${solution[open[16]]}`);
}

async function enterConflict(page) {
  await playABit(page);
  // Its row has a 5 already.
  await enter(page, 80, '5');
}

/** A killer without givens, as the link of another program. */
function killer() {
  const [{ puzzle }] = generate({ geometry: classic9(), seed: 'sheet', rules: ['killer'] });
  const text = formatPuzzle({ puzzle }, 'fpuzzles');
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

async function selectCage(page) {
  await paste(page, killer());
  await page.keyboard.press('Enter');
  await enter(page, 0);
  await page.waitForTimeout(400);
}

async function hint(page, depth) {
  await paste(page, HARD);
  await page.getByRole('gridcell').first().click();
  for (let reached = 0; reached < depth; reached++) {
    await page.keyboard.press('h');
    await page.locator('[data-aside] i.on').nth(reached).waitFor();
  }
  await page.waitForTimeout(300);
}

/** A puzzle that wants a trial after four hints. */
async function trial(page) {
  await paste(page, RULED);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('h');
    await page.locator('[data-aside] i.on').first().waitFor();
    for (let walked = 0; walked < 60 && (await page.locator('[data-aside] i.on').count()) > 0; walked++) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
  }
  await page.keyboard.press('h');
  await page.waitForTimeout(2500);
}

async function win(page) {
  await paste(page, MEDIUM);
  const solution = solutionOf(MEDIUM);
  for (const [cell, sign] of [...MEDIUM].entries())
    if (sign === '.') await enter(page, cell, String(solution[cell]));
  await page.waitForTimeout(1500);
}

/** A page of a game that has been played to its end. */
async function finished(page, of) {
  await win(page);
  const game = await gameOn(page);
  await show(page, of === 'statistics' ? '#/statistics' : `#/${of}/${game}`, 2000);
}

async function fillLibrary(page) {
  await playABit(page);
  await win(page);
  await paste(page, killer());
  await paste(page, HARD);
  await enter(page, 0, 'Shift+Digit1');
  await show(page, '#/library', 1500);
}

async function settings(page) {
  if ((page.viewportSize()?.width ?? 0) > 1000) return press(page, 'header button.settings');
  await press(page, 'header button.menu');
  await page.locator('dialog section').last().locator('button').first().click();
  await page.waitForTimeout(500);
}
