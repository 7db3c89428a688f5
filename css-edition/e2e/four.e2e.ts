import { createRandom } from 'pencilmark';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amounts, marksShown, player, shown } from './browser.ts';
import type { Player } from './browser.ts';
import { deal, emptyBoard, fullGrids, marksOf, solutionCount, verdict, wander } from './four.ts';

const SOLVED = '1234341221434321';

let driver: Player;
beforeAll(async () => {
  driver = await player();
});
afterAll(async () => driver.leave());

async function opened(): Promise<Page> {
  return driver.open('4x4.html');
}

test('a new puzzle is another one at each of twenty presses, has one solution, and needs no reload', async () => {
  const page = await opened();
  await page.locator('.game').evaluate((game) => game.setAttribute('data-still-here', ''));
  const seen = [await shown(page)];
  for (let press = 0; press < 20; press++) {
    await deal(page, press % 4 ? 'New puzzle' : 'Harder');
    const puzzle = await shown(page);
    expect(solutionCount(puzzle)).toBe(1);
    expect(puzzle).not.toBe(seen.at(-1));
    seen.push(puzzle);
  }
  expect(new Set(seen).size).toBeGreaterThanOrEqual(20);
  expect(await page.locator('.game').getAttribute('data-still-here')).toBe('');
  await page.context().close();
});

test('a new puzzle takes back what was entered and starts the time anew; Space deals as a click does', async () => {
  const page = await opened();
  const time = () =>
    page.locator('.pace').evaluate((pace) => Number(pace.getAnimations()[0]?.currentTime ?? -1));
  const open = (await shown(page)).indexOf('.');
  const cell = page.locator('.cell').nth(open);
  await cell.click();
  await cell.locator('.w2').click();
  await page.waitForTimeout(1100);
  const before = await time();
  await page.getByRole('button', { name: 'New puzzle' }).focus();
  await page.keyboard.press('Space', { delay: 50 });
  await page.waitForTimeout(300);
  expect(await time()).toBeLessThan(before);
  expect(await cell.locator('.w0 input').isChecked()).toBe(true);
  await page.context().close();
});

test('a tap of a finger deals', async () => {
  const page = await driver.open('4x4.html', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  const before = await shown(page);
  await page.getByRole('button', { name: 'New puzzle' }).tap();
  await page.waitForTimeout(600);
  expect(await shown(page)).not.toBe(before);
  await page.context().close();
});

test('the wheel closes once a digit is chosen, by mouse and by finger', async () => {
  const page = await driver.open('4x4.html', { hasTouch: true });
  await deal(page, 'Empty');
  const wheel = (cell: string) =>
    page.locator(`.c${cell} .wheel`).evaluate((element) => getComputedStyle(element).opacity);
  await page.locator('.c14').click();
  expect(await wheel('14')).toBe('1');
  await page.locator('.c14 .w2').click();
  await expect.poll(async () => wheel('14')).toBe('0');
  await page.locator('.c22').tap();
  expect(await wheel('22')).toBe('1');
  await page.locator('.c22 .w3').tap();
  await expect.poll(async () => wheel('22')).toBe('0');
  expect(await shown(page)).toBe('...2.3..........');
  await page.context().close();
});

test('an easy puzzle has two open cells per box and one gimme', async () => {
  const page = await opened();
  const cells = [...(await shown(page))];
  const open = [0, 2, 8, 10].map(
    (corner) => [0, 1, 4, 5].filter((offset) => cells[corner + offset] === '.').length,
  );
  expect(open.toSorted()).toEqual([1, 2, 2, 2]);
});

test('every full grid is accepted, and any wrong digit in it is refused', async () => {
  const page = await opened();
  const board = await emptyBoard(page);
  for (const grid of fullGrids().filter((_, k) => k % 24 === 0)) {
    await board.fill(grid);
    expect([grid, await verdict(page)]).toEqual([grid, 'possible']);
  }
  await board.fill(`${SOLVED.slice(0, 15)}2`);
  expect(await verdict(page)).toBe('impossible');
});

test('partial grids are judged, and solved, as the engine does', async () => {
  const page = await opened();
  const board = await emptyBoard(page);
  const random = createRandom('four');
  await page.locator('.solve').click();
  let line = '.'.repeat(16);
  for (let round = 0; round < 60; round++) {
    line = wander(line, random);
    await board.fill(line);
    const solutions = solutionCount(line);
    expect([line, await verdict(page)]).toEqual([line, solutions > 0 ? 'possible' : 'impossible']);
    if (solutions > 0) await expectSolution(page, line);
    else expect(await shown(page)).toBe(line);
  }
});

async function expectSolution(page: Page, line: string): Promise<void> {
  const solution = await shown(page);
  expect(solutionCount(solution)).toBe(1);
  const kept = [...line].map((symbol, cell) => (symbol === '.' ? '.' : solution[cell])).join('');
  expect([solution.includes('.'), kept]).toEqual([false, line]);
}

test('the wheel opens with a bounce, and the shake comes again each time the grid becomes impossible', async () => {
  const page = await driver.open('4x4.html', { reducedMotion: 'no-preference' });
  const shakes = () =>
    page.locator('.drawing').evaluate((drawing) =>
      drawing
        .getAnimations()
        .map((animation) => `${(animation as CSSAnimation).animationName} ${animation.playState}`)
        .join(),
    );
  await emptyBoard(page);
  const choose = async (cell: string, digit: number) => {
    await page.locator(`.c${cell}`).click({ position: { x: 20, y: 60 } });
    await page.locator(`.c${cell} .w${digit}`).click();
  };
  await page.locator('.c11').click();
  expect(await page.locator('.c11 .w1').evaluate((label) => getComputedStyle(label).animationName)).toBe(
    'bounce',
  );
  await choose('11', 1);
  await choose('12', 1);
  expect(await shakes()).toBe('shake running');
  expect(await amounts(page, '.drawing>div', 'clash')).toEqual([1, 1, ...Array(14).fill(0)]);
  await choose('12', 2);
  expect(await shakes()).toBe('');
  await choose('12', 1);
  expect(await shakes()).toBe('shake running');
  await page.context().close();
});

const LINE = '1.............2.';

test('marks are the digits that no peer holds', async () => {
  const page = await opened();
  await (await emptyBoard(page)).fill(LINE);
  expect(await marksShown(page)).toEqual(marksOf(LINE));
});

test('a hint fills one cell, Reset takes everything back, and the gauge stops at the end', async () => {
  const page = await opened();
  const board = await emptyBoard(page);
  await board.fill(`${SOLVED.slice(0, 15)}.`);
  expect(await page.locator('.win').isVisible()).toBe(false);
  await page.locator('.c44').click();
  await page.locator('.c44 .wh').click();
  expect(await shown(page)).toBe(SOLVED);
  expect(await page.locator('.win').isVisible()).toBe(true);
  expect(await page.locator('.pace').evaluate((pace) => getComputedStyle(pace).animationPlayState)).toBe(
    'paused',
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await shown(page)).toBe('.'.repeat(16));
});

test('Solve shows an "impossible" face that cannot be pressed', async () => {
  const page = await opened();
  await (await emptyBoard(page)).fill('11..............');
  expect(
    await page.locator('.solve span').evaluate((face) => getComputedStyle(face, '::before').content),
  ).toBe('"Impossible"');
  expect(await page.getByRole('checkbox', { name: 'Show the solution' }).isVisible()).toBe(false);
});

test('a whole puzzle is played by keyboard', async () => {
  const page = await opened();
  await deal(page, 'Empty');
  for (const digit of SOLVED) {
    await page.keyboard.press('Tab');
    while (
      !(await page.locator(':focus').evaluate((input) => (input as HTMLInputElement).name.startsWith('c')))
    ) {
      await page.keyboard.press('Tab');
    }
    for (let press = 0; press < Number(digit); press++) await page.keyboard.press('ArrowRight');
  }
  expect(await shown(page)).toBe(SOLVED);
  expect(await page.locator('.win').isVisible()).toBe(true);
});
