import { createRandom } from 'pencilmark';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layoutOf, NINE } from '../src/layout.ts';
import { givensOf, run } from '../src/model.ts';
import { amounts, marksShown, player, shown } from './browser.ts';
import type { Player } from './browser.ts';
import {
  conflictsOf,
  emptyBoard,
  foundBy,
  marksOf,
  solutionOf,
  solveBy,
  typedAndSolved,
  wander,
} from './nine.ts';
import type { Found } from './nine.ts';

const layout = layoutOf(NINE);
const SOLVED = 3;
const IMPOSSIBLE = 4;

let driver: Player;
beforeAll(async () => {
  driver = await player();
});
afterAll(async () => driver.leave());

/** What the reference model finds, as the page would tell it. */
function predicted(line: string): Found {
  const { mode, steps, guesses, backtracks, digits } = run(layout, givensOf(line));
  const grid = mode === 'solved' ? digits.join('') : line;
  return { mode: mode === 'solved' ? SOLVED : IMPOSSIBLE, steps, guesses, retreats: backtracks, grid };
}

test.each(['easy', 'seventeen', 'inkala-2010'])(
  'the tower solves "%s" as the model and the engine do',
  async (id) => {
    const page = await driver.open(`9x9.html?${id}#${id}`);
    const puzzle = await shown(page);
    const found = await solveBy(page, 'tower');
    expect(found).toEqual(predicted(puzzle));
    expect(found.grid).toBe(solutionOf(puzzle));
    await page.context().close();
  },
);

test('the tower says that a grid is impossible', async () => {
  const page = await driver.open('9x9.html?impossible#impossible');
  const puzzle = await shown(page);
  expect(solutionOf(puzzle)).toBeUndefined();
  const { mode, steps } = await solveBy(page, 'tower');
  expect({ mode, steps }).toEqual({ mode: IMPOSSIBLE, steps: predicted(puzzle).steps });
  await page.context().close();
});

test('a puzzle typed into the empty board is solved', async () => {
  const line = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  expect(await typedAndSolved(driver, line, 'tower')).toEqual(predicted(line));
});

test('a search that outgrows the tower says so, and shows no digit as solved', async () => {
  const page = await driver.open('9x9.html?inkala-2012#inkala-2012');
  const { mode, steps } = await solveBy(page, 'tower');
  expect([SOLVED, IMPOSSIBLE]).not.toContain(mode);
  expect(steps).toBeLessThan(predicted(await shown(page)).steps);
  const words = await page
    .locator('.tower-report .mode')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(words).toContain('Out of floors');
  await page.context().close();
});

test('the clock searches step by step, can be paused, and rests when it has solved', async () => {
  const page = await driver.open('9x9.html?hard#hard');
  const puzzle = await shown(page);
  await page.getByText('Watch it think').click();
  await page.getByText('Pause').click();
  const { steps } = await foundBy(page, 'clock');
  await page.waitForTimeout(500);
  expect((await foundBy(page, 'clock')).steps).toBe(steps);
  await page.getByText('Pause').click();
  const until = Date.now() + 100_000;
  while ((await foundBy(page, 'clock')).mode !== SOLVED && Date.now() < until) await page.waitForTimeout(200);
  expect(await foundBy(page, 'clock')).toEqual(predicted(puzzle));
  await page.waitForTimeout(500);
  const before = await driver.effort(page);
  await page.waitForTimeout(2000);
  expect((await driver.effort(page)).recalculations - before.recalculations).toBe(0);
  await page.context().close();
});

test('marks and conflicts are the engine’s', async () => {
  const page = await driver.open('9x9.html?own#own');
  const board = await emptyBoard(page);
  const random = createRandom('nine');
  let line = '.'.repeat(81);
  for (let round = 0; round < 20; round++) {
    line = wander(line, random);
    await board.fill(line);
    expect([line, await marksShown(page)]).toEqual([line, marksOf(line)]);
    expect([line, await amounts(page, '.drawing>div', 'clash')]).toEqual([line, conflictsOf(line)]);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await shown(page)).toBe('.'.repeat(81));
  await page.context().close();
});

test('a puzzle made for the page comes with other digits at each press, and empties the board', async () => {
  const page = await driver.open('9x9.html');
  const seen = new Set([await shown(page)]);
  for (let press = 1; press < 5; press++) {
    await page.getByRole('button', { name: 'Easy' }).click();
    while ((await amounts(page, '.dealt', 'hand'))[0] !== press) await page.waitForTimeout(50);
    seen.add(await shown(page));
  }
  expect(seen.size).toBe(5);
  await page.getByRole('button', { name: 'Empty grid' }).click();
  await expect.poll(async () => shown(page), { timeout: 30_000 }).toBe('.'.repeat(81));
  await page.context().close();
});

test('the keyboard fills cells', async () => {
  const page = await driver.open('9x9.html?own#own');
  await page.locator('.c11').click();
  for (const digit of '5731') {
    await page.keyboard.press('Tab');
    for (let press = 0; press < Number(digit); press++) await page.keyboard.press('ArrowRight');
  }
  expect((await shown(page)).slice(0, 5).replaceAll('.', '')).toBe('5731');
  await page.context().close();
});

test('6×6 solves as well', async () => {
  const page = await driver.open('6x6.html?hard#hard');
  const { mode, grid } = await solveBy(page, 'tower');
  expect(mode).toBe(SOLVED);
  expect(grid).toMatch(/^[1-6]{36}$/);
  await page.context().close();
});
