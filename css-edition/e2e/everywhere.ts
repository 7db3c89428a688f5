/** Plays the pages in any browser: computed values are read from outside, and clicks go to coordinates. */
import { layoutOf, NINE } from '../src/layout.ts';
import { givensOf, run } from '../src/model.ts';
import type { Driven } from '../../scripts/webdriver/driven.ts';
import { solutionCount } from './four.ts';

type Keep = (what: string) => Promise<void>;

const amountsOf = (browser: Driven, selector: string, name: string): Promise<number[]> =>
  browser.run(
    'var name=arguments[0][1];return [...document.querySelectorAll(arguments[0][0])].map(e=>Number(getComputedStyle(e).getPropertyValue(name)))',
    [selector, `--${name}`],
  );

const shownIn = async (browser: Driven): Promise<string> =>
  (await amountsOf(browser, '.drawing>div', 'shown')).map((digit) => digit || '.').join('');

async function press(browser: Driven, selector: string): Promise<void> {
  const point = await browser.run<[number, number]>(
    'var box=document.querySelector(arguments[0]).getBoundingClientRect();return [box.x+box.width/2,box.y+box.height/2]',
    selector,
  );
  await browser.click(point);
}

async function until(holds: () => Promise<boolean>, seconds: number): Promise<boolean> {
  const end = Date.now() + 1000 * seconds;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

export interface FourPlayed {
  /** Whether the clock and the gauge's hand show the time. */
  readonly timed: boolean;
  /** How many puzzles kept their givens from the deal to the end. */
  readonly kept: number;
  /** How many arrangements of givens were dealt. */
  readonly arrangements: number;
  readonly won: number;
  readonly solved: number;
  readonly refused: number;
}

/** Deals a number of puzzles; for each, tries a wrong digit, shows the solution, and then fills it in by hand. */
export async function playFour(
  browser: Driven,
  address: string,
  puzzles: number,
  keep: Keep,
): Promise<FourPlayed> {
  await browser.open(address);
  const timed = await showsTime(browser);
  const arrangements = new Set<string>();
  let [kept, won, solved, refused] = [0, 0, 0, 0];
  let before = '';
  for (let k = 0; k < puzzles; k++) {
    if (k > 0) {
      const isDealt = async () => (await shownIn(browser)) !== before;
      // In Firefox the puzzle depends on the second: another press within the same second deals nothing new. No press
      // is made before the last one has taken effect, as otherwise the puzzle would change again during the game.
      await until(async () => {
        await press(browser, k % 2 ? '#deal-hard' : '#deal-easy');
        return until(isDealt, 2);
      }, 30);
    }
    const puzzle = await shownIn(browser);
    const givens = await givensIn(browser);
    arrangements.add(givens);
    before = puzzle;
    await press(browser, '.solve');
    await until(async () => !(await shownIn(browser)).includes('.'), 20);
    const solution = await shownIn(browser);
    if (solutionCount(puzzle) === 1 && solutionCount(solution) === 1) solved++;
    if (k === 0) await keep('4x4-solved');
    await press(browser, '.solve');
    const open = [...puzzle].flatMap((symbol, cell) => (symbol === '.' ? [cell] : []));
    const wrong = (Number(solution[open[0]!]) % 4) + 1;
    await choose(browser, open[0]!, wrong);
    if (await until(async () => (await amountsOf(browser, '.top-floor', 'wrong'))[0] === 1, 10)) refused++;
    if (k === 0) await keep('4x4-impossible');
    for (const cell of open) await choose(browser, cell, Number(solution[cell]));
    if (await until(async () => (await amountsOf(browser, '.top-floor', 'won'))[0] === 1, 10)) won++;
    // Each given must also be known to its cell, which opens no wheel, and be drawn as one.
    const held = [...puzzle].map((symbol) => (symbol === '.' ? '0' : '1')).join('');
    if (givens === `${held} ${held}` && (await givensIn(browser)) === givens) kept++;
    if (k === 0) await keep('4x4-won');
  }
  return { timed, kept, arrangements: arrangements.size, won, solved, refused };
}

/** Which cells open no wheel, and which digits are drawn as givens: both are decided by style queries. */
const givensIn = (browser: Driven): Promise<string> =>
  browser.run(`const bits = (selector, isGiven) =>
      [...document.querySelectorAll(selector)].map((e) => Number(isGiven(getComputedStyle(e)))).join('');
    return bits('.wheel', ({ display }) => display === 'none') + ' ' +
      bits('.drawing b', ({ fontWeight }) => fontWeight === '600')`);

/** Sets the animation of the time to some moments, and reads the clock's digits and where the hand's tip stands. */
async function showsTime(browser: Driven): Promise<boolean> {
  const at = (seconds: number) =>
    browser.run<string>(
      `const animation = document.querySelector('.pace').getAnimations()[0];
      animation.pause();
      animation.currentTime = arguments[0] * 1000;
      const read = (selector) => getComputedStyle(document.querySelector(selector), '::after').counterSet;
      const matrix = document.querySelector('.hand path').getScreenCTM();
      const [foot, tip] = [100, 38].map((y) => new DOMPoint(100, y).matrixTransform(matrix));
      const angle = Math.round(Math.atan2(tip.x - foot.x, foot.y - tip.y) * 180 / Math.PI);
      return read('.time') + ', ' + read('.speed') + ', ' + angle`,
      seconds,
    );
  const seen = [];
  for (const seconds of [0, 59.99, 90, 2000]) seen.push(await at(seconds));
  const isRight =
    seen.join('; ') ===
    'minutes 0 seconds 0, pace 0, -80; minutes 0 seconds 59, pace 1, -28; minutes 1 seconds 30, pace 2, 0; minutes 33 seconds 20, pace 3, 80';
  if (!isRight) console.log(`  time: ${seen.join('; ')}`);
  await browser.run(`document.querySelector('.pace').getAnimations()[0].play()`);
  return isRight;
}

async function choose(browser: Driven, cell: number, digit: number): Promise<void> {
  const name = `.c${Math.floor(cell / 4) + 1}${(cell % 4) + 1}`;
  await press(browser, name);
  const open = `${name} .w${digit}`;
  // The wheel opens with an animation; a press must wait for the final position of its labels.
  await until(
    () =>
      browser.run<boolean>(
        'return document.querySelector(arguments[0]).getAnimations().every(one=>one.playState==="finished")',
        `${name} .wheel`,
      ),
    10,
  );
  await press(browser, open);
}

export interface Solved {
  readonly id: string;
  readonly right: boolean;
  readonly steps: number;
  readonly seconds: number;
}

/** Solves known puzzles with "Solve at once", and compares digits and steps with the model. */
export async function solveNine(browser: Driven, address: string, keep: Keep): Promise<Solved[]> {
  const layout = layoutOf(NINE);
  const results: Solved[] = [];
  for (const id of ['seventeen', 'norvig', 'inkala-2010', 'impossible']) {
    await browser.open(`${address}?${id}#${id}`);
    if (id === 'seventeen') await keep('9x9-first-sight');
    const model = run(layout, givensOf(await shownIn(browser)));
    const began = Date.now();
    await press(browser, 'label:has(#solve)');
    const ended = await until(
      async () => [3, 4].includes((await amountsOf(browser, '.report', 'mode'))[0]!),
      300,
    );
    const seconds = (Date.now() - began) / 1000;
    const [steps] = await amountsOf(browser, '.report', 'steps');
    const [found, typed] = [await amountsOf(browser, '.layer i', 'found'), await shownIn(browser)];
    const grid = found.map((digit, cell) => Number(typed[cell]) || digit);
    const answer = model.mode === 'impossible' || grid.join() === model.digits.join();
    results.push({ id, right: ended && answer && steps === model.steps, steps: steps!, seconds });
    await keep(`9x9-${id}`);
  }
  await press(browser, 'label:has(#stop)');
  await keep('9x9-play');
  return results;
}
