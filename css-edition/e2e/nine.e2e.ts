import { createRandom } from 'pencilmark';
import { layoutOf, NINE } from '../src/layout.ts';
import { givensOf, run } from '../src/model.ts';
import { amounts, drawn, marksShown, said, shown } from './browser.ts';
import { expect, test } from './fixtures.ts';
import {
  conflictsOf,
  emptyBoard,
  foundBy,
  marksOf,
  solutionOf,
  solveBy,
  stepsOf,
  typedAndSolved,
  wander,
} from './nine.ts';
import type { Found } from './nine.ts';
import { cases } from '../../scripts/samples.mjs';

// A trace takes pictures of the page, which would count as work of the page.
test.use({ trace: 'off' });

const layout = layoutOf(NINE);
const SOLVED = 3;
const IMPOSSIBLE = 4;

/** The number of steps that the tower takes before the clock continues, and a smaller one for a short search. */
const AT_ONCE = 250;
const LOWERED = cases(80, 0);
const OUTGROWING = cases(0, 1) ? 'easter-monster' : 'inkala-2010';

/** The result of the reference model, as the page would show it. */
function predicted(line: string): Found {
  const { mode, steps, guesses, backtracks, digits } = run(layout, givensOf(line));
  const grid = mode === 'solved' ? digits.join('') : line;
  return { mode: mode === 'solved' ? SOLVED : IMPOSSIBLE, steps, guesses, retreats: backtracks, grid };
}

for (const id of ['easy', 'seventeen', 'inkala-2010']) {
  test(`the tower solves "${id}" as the model and the engine do`, async ({ driver }) => {
    const page = await driver.open(`9x9.html?${id}#${id}`);
    const puzzle = await shown(page);
    const found = await solveBy(page, 'tower');
    expect(found).toEqual(predicted(puzzle));
    expect(found.grid).toBe(solutionOf(puzzle));
  });
}

test('the tower says that a grid is impossible', async ({ driver }) => {
  const page = await driver.open('9x9.html?impossible#impossible');
  const puzzle = await shown(page);
  expect(solutionOf(puzzle)).toBeUndefined();
  const { mode, steps } = await solveBy(page, 'tower');
  expect({ mode, steps }).toEqual({ mode: IMPOSSIBLE, steps: predicted(puzzle).steps });
});

test('a puzzle typed into the empty board is solved', async ({ driver }) => {
  const line = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  expect(await typedAndSolved(driver, line, 'tower')).toEqual(predicted(line));
});

test('a search that outgrows the tower is handed over to the clock', async ({ driver }) => {
  const page = await driver.open(`9x9.html?${OUTGROWING}#${OUTGROWING}`);
  const search = page.locator('.search');
  await expect.poll(async () => (await amounts(page, '.search', 'until'))[0]).toBe(AT_ONCE);
  // A lower tower hands over sooner, so that the clock's part can be watched to its end.
  if (LOWERED) await search.evaluate((one, floors) => one.style.setProperty('--until', `${floors}`), LOWERED);
  await page.getByText('Solve at once').click({ timeout: 250_000 });
  const steps = () => stepsOf(page);
  await expect.poll(steps, { intervals: [100] }).toBeGreaterThan(LOWERED || AT_ONCE);
  expect(await said(page, '.report .mode')).toMatch(/singles|guess|Solved/);
  const line = await shown(page);
  await expect.poll(async () => (await foundBy(page)).mode, { timeout: 600_000 }).toBe(SOLVED);
  expect(await foundBy(page)).toEqual(predicted(line));
});

test('the clock searches step by step, can be paused, and rests when it has solved', async ({ driver }) => {
  const page = await driver.open('9x9.html?hard#hard');
  const puzzle = await shown(page);
  const steps = () => stepsOf(page);
  await page.locator('.switch:has(#pause)').click();
  await page.getByText('Watch it think').click();
  await expect.poll(steps).toBe(1);
  await page.waitForTimeout(500);
  expect(await steps()).toBe(1);
  await page.locator('.switch:has(#half)').click();
  await expect.poll(steps).toBe(2);
  await page.waitForTimeout(500);
  expect(await steps()).toBe(2);
  await page.locator('.switch:has(#pause)').click();
  await expect.poll(() => foundBy(page), { timeout: 90_000 }).toEqual(predicted(puzzle));
  await page.waitForTimeout(500);
  const before = await driver.effort(page);
  await page.waitForTimeout(2000);
  expect((await driver.effort(page)).recalculations - before.recalculations).toBe(0);
});

test('the clock begins again when another puzzle comes to the board', async ({ driver }) => {
  const page = await driver.open('9x9.html?inkala-2012#inkala-2012');
  await page.getByText('Watch it think').click();
  await expect.poll(() => stepsOf(page), { intervals: [100] }).toBeGreaterThan(3);
  for (const press of ['Easy', 'Hard', '17 givens']) {
    const before = await shown(page);
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect.poll(() => shown(page)).not.toBe(before);
    const puzzle = await shown(page);
    await expect.poll(() => foundBy(page), { timeout: 90_000 }).toEqual(predicted(puzzle));
  }
});

/** The expected verdict on these digits. */
function verdictOf(line: string): string {
  if (conflictsOf(line).includes(1)) return '"A digit stands twice in a row, column or box."';
  const open = marksOf(line).map((marks, cell) => (line[cell] === '.' ? marks : line[cell]!));
  const placed = layout.constraints.every(({ candidates }) =>
    candidates.some((i) => open[layout.candidates[i]!.cell]!.includes(String(layout.candidates[i]!.digit))),
  );
  return placed ? '"Every cell and digit still has a place."' : '"A cell or a digit has no place left."';
}

test('marks and conflicts are the engine’s', async ({ driver }) => {
  const page = await driver.open('9x9.html?own#own');
  const board = await emptyBoard(page);
  const random = createRandom('nine');
  let line = '.'.repeat(81);
  for (let round = 0; round < cases(5, 20); round++) {
    line = wander(line, random);
    await board.fill(line);
    await expect.poll(async () => [line, await marksShown(page)]).toEqual([line, marksOf(line)]);
    await expect
      .poll(async () => [line, await amounts(page, '.drawing>div', 'twice')])
      .toEqual([line, conflictsOf(line)]);
    expect([line, await said(page, '.verdict')]).toEqual([line, verdictOf(line)]);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => shown(page)).toBe('.'.repeat(81));
});

test('a puzzle made for the page comes with other digits at each press, and empties the board', async ({
  driver,
}) => {
  const page = await driver.open('9x9.html');
  const seen = new Set([await shown(page)]);
  for (let press = 1; press < 5; press++) {
    await page.getByRole('button', { name: 'Easy' }).click();
    await expect.poll(async () => (await amounts(page, '.dealt', 'hand'))[0]).toBe(press);
    seen.add(await shown(page));
  }
  expect(seen.size).toBe(5);
  await page.getByRole('button', { name: 'Empty grid' }).click();
  await expect.poll(async () => shown(page), { timeout: 30_000 }).toBe('.'.repeat(81));
});

test('the keyboard fills cells', async ({ driver }) => {
  const page = await driver.open('9x9.html?own#own');
  await page.getByText('Play it yourself').click();
  await page.locator('.c11').click();
  for (const digit of '5731') {
    await page.keyboard.press('Tab');
    for (let press = 0; press < Number(digit); press++) await page.keyboard.press('ArrowRight');
  }
  await expect.poll(async () => (await shown(page)).slice(0, 5).replaceAll('.', '')).toBe('5731');
});

for (const file of ['6x6.html', '9x9.html']) {
  test(`the numbers and digits of the search are drawn as they are: ${file}`, async ({ driver }) => {
    const page = await driver.open(`${file}?hard#hard`);
    const { steps, guesses, retreats, grid } = await solveBy(page, 'tower');
    expect(await drawn(page, '.report')).toContain(`SolvedSteps${steps}Guesses${guesses}`);
    expect(await drawn(page, '.n-retreats')).toBe(String(retreats));
    const puzzle = await shown(page);
    const open = [...grid].filter((_, cell) => puzzle[cell] === '.').join('');
    expect(await drawn(page, '.layer')).toBe(open);
  });
}

test('6×6 solves as well', async ({ driver }) => {
  const page = await driver.open('6x6.html?hard#hard');
  const { mode, grid } = await solveBy(page, 'tower');
  expect(mode).toBe(SOLVED);
  expect(grid).toMatch(/^[1-6]{36}$/);
});
