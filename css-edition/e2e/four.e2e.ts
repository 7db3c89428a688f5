import { createRandom } from 'pencilmark';
import type { Page } from '@playwright/test';
import { marksShown, said, shown } from './browser.ts';
import type { Player } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { deal, emptyBoard, fullGrids, marksOf, solutionCount, verdict, wander } from './four.ts';
import { cases } from '../../scripts/samples.mjs';

const SOLVED = '1234341221434321';

async function opened(driver: Player): Promise<Page> {
  return driver.open('4x4.html');
}

test('a new puzzle is another one at each press, has one solution, and needs no reload', async ({
  driver,
}) => {
  const page = await opened(driver);
  await page.locator('.game').evaluate((game) => game.setAttribute('data-still-here', ''));
  const seen = [await shown(page)];
  for (let press = 0; press < cases(10, 20); press++) {
    await deal(page, press % 4 ? 'New puzzle' : 'Harder');
    const puzzle = await shown(page);
    expect(solutionCount(puzzle)).toBe(1);
    expect(puzzle).not.toBe(seen.at(-1));
    seen.push(puzzle);
  }
  expect(new Set(seen).size).toBeGreaterThanOrEqual(cases(10, 20));
  await expect.poll(() => page.locator('.game').getAttribute('data-still-here')).toBe('');
});

test('a new puzzle clears the entries and restarts the timer; Space deals as a click does', async ({
  driver,
}) => {
  const page = await opened(driver);
  const time = () =>
    page.locator('.pace').evaluate((pace) => Number(pace.getAnimations()[0]?.currentTime ?? -1));
  const open = (await shown(page)).indexOf('.');
  const cell = page.locator('.cell').nth(open);
  await cell.click();
  await cell.locator('.w2').click();
  // As if a minute had passed.
  await page.locator('.pace').evaluate((pace) => (pace.getAnimations()[0]!.currentTime = 60_000));
  await page.getByRole('button', { name: 'New puzzle' }).focus();
  await page.keyboard.press('Space', { delay: 50 });
  await expect.poll(() => time()).toBeLessThan(60_000);
  await expect(cell.locator('.w0 input')).toBeChecked();
});

test('Reset begins the time again; showing the solution does not stop it', async ({ driver }) => {
  const page = await opened(driver);
  const pace = page.locator('.pace');
  await page.locator('.solve').click();
  await expect.poll(() => pace.evaluate((one) => getComputedStyle(one).animationPlayState)).toBe('running');
  await pace.evaluate((one) => (one.getAnimations()[0]!.currentTime = 60_000));
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect
    .poll(() => pace.evaluate((one) => Number(one.getAnimations()[0]?.currentTime ?? 60_000)))
    .toBeLessThan(60_000);
});

test('no label of an open wheel lies on another', async ({ driver }) => {
  const page = await opened(driver);
  await deal(page, 'Empty');
  for (const cell of ['11', '23', '44']) {
    await page.locator(`.c${cell}`).click();
    const boxes = await page.locator(`.c${cell} .wheel label`).evaluateAll((labels) =>
      labels.map((label) => {
        const { offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h } = label as HTMLElement;
        return { x, y, w, h };
      }),
    );
    const overlapping = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => {
        const [dx, dy] = [a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2];
        return Math.abs(dx) < (a.w + b.w) / 2 && Math.abs(dy) < (a.h + b.h) / 2 && Math.hypot(dx, dy) < 48;
      }),
    );
    expect([cell, overlapping]).toEqual([cell, []]);
  }
});

test('a tap of a finger deals', async ({ driver }) => {
  const page = await driver.open('4x4.html', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  const before = await shown(page);
  await page.getByRole('button', { name: 'New puzzle' }).tap();
  await expect.poll(() => shown(page)).not.toBe(before);
});

test('the wheel closes once a digit is chosen, by mouse and by finger', async ({ driver }) => {
  const page = await driver.open('4x4.html', { hasTouch: true });
  await deal(page, 'Empty');
  const wheel = (cell: string) =>
    page.locator(`.c${cell} .wheel`).evaluate((element) => getComputedStyle(element).opacity);
  await page.locator('.c14').click();
  await expect.poll(() => wheel('14')).toBe('1');
  await page.locator('.c14 .w2').click();
  await expect.poll(async () => wheel('14')).toBe('0');
  await page.locator('.c22').tap();
  await expect.poll(() => wheel('22')).toBe('1');
  await page.locator('.c22 .w3').tap();
  await expect.poll(async () => wheel('22')).toBe('0');
  await expect.poll(() => shown(page)).toBe('...2.3..........');
});

test('an easy puzzle has two open cells per box and one gimme', async ({ driver }) => {
  const page = await opened(driver);
  const cells = [...(await shown(page))];
  const open = [0, 2, 8, 10].map(
    (corner) => [0, 1, 4, 5].filter((offset) => cells[corner + offset] === '.').length,
  );
  expect(open.toSorted()).toEqual([1, 2, 2, 2]);
});

test('every full grid is accepted, and any wrong digit in it is refused', async ({ driver }) => {
  const page = await opened(driver);
  const board = await emptyBoard(page);
  // Two neighbouring grids at a time, which share most digits: fewer clicks for the same number of grids.
  for (const grid of fullGrids().filter((_, k) => k % cases(96, 48) < 2)) {
    await board.fill(grid);
    await expect.poll(async () => [grid, await verdict(page)]).toEqual([grid, 'possible']);
  }
  await board.fill(`${SOLVED.slice(0, 15)}2`);
  await expect.poll(() => verdict(page)).toBe('impossible');
});

test('partial grids are judged, and solved, as the engine does', async ({ driver }) => {
  const page = await opened(driver);
  const board = await emptyBoard(page);
  const random = createRandom('four');
  await page.locator('.solve').click();
  let line = '.'.repeat(16);
  for (let round = 0; round < cases(20, 60); round++) {
    line = wander(line, random);
    await board.fill(line);
    const solutions = solutionCount(line);
    await expect
      .poll(async () => [line, await verdict(page)])
      .toEqual([line, solutions > 0 ? 'possible' : 'impossible']);
    if (solutions > 0) await expectSolution(page, line);
    else await expect.poll(() => shown(page)).toBe(line);
  }
});

async function expectSolution(page: Page, line: string): Promise<void> {
  const solution = await shown(page);
  expect(solutionCount(solution)).toBe(1);
  const kept = [...line].map((symbol, cell) => (symbol === '.' ? '.' : solution[cell])).join('');
  expect([solution.includes('.'), kept]).toEqual([false, line]);
}

const LINE = '1.............2.';

test('marks are shown on request: the digits that no peer holds', async ({ driver }) => {
  const page = await opened(driver);
  await (await emptyBoard(page)).fill(LINE);
  expect(await marksShown(page)).toEqual(Array(16).fill(''));
  await page.locator('.marks').click();
  await expect.poll(() => marksShown(page)).toEqual(marksOf(LINE));
});

test('a hint fills one cell, Reset takes everything back, and the gauge stops at the end', async ({
  driver,
}) => {
  const page = await opened(driver);
  const board = await emptyBoard(page);
  await board.fill(`${SOLVED.slice(0, 15)}.`);
  await expect(page.getByText('Play again')).toBeHidden();
  await page.locator('.c44').click();
  await page.locator('.c44 .wh').click();
  await expect.poll(() => shown(page)).toBe(SOLVED);
  await expect(page.getByText('Play again')).toBeVisible();
  await expect.poll(() => said(page, '.status')).toBe('"Complete, with one hint."');
  await expect
    .poll(() => page.locator('.pace').evaluate((pace) => getComputedStyle(pace).animationPlayState))
    .toBe('paused');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => shown(page)).toBe('.'.repeat(16));
});

test('Solve shows an "impossible" face that cannot be pressed', async ({ driver }) => {
  const page = await opened(driver);
  await (await emptyBoard(page)).fill('11..............');
  await expect
    .poll(() => page.locator('.solve span').evaluate((face) => getComputedStyle(face, '::before').content))
    .toBe('"Impossible"');
  await expect(page.getByRole('checkbox', { name: 'Show the solution' })).toBeHidden();
});

test('a whole puzzle is played by keyboard', async ({ driver }) => {
  const page = await opened(driver);
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
  await expect.poll(() => shown(page)).toBe(SOLVED);
  await expect(page.getByText('Play again')).toBeVisible();
  await expect.poll(() => said(page, '.status')).toContain('Solved');
});

test('a cell pressed at once after a digit gets its own digit, not a hint of the wheel before', async ({
  driver,
}) => {
  const page = await opened(driver);
  for (const line of ['4.2...43.4...134', '......3212.3....', '..3...4.....4.23', '4...134....1..2.']) {
    const board = await emptyBoard(page);
    await board.fill(line);
    await expect
      .poll(() =>
        page
          .locator('.cell')
          .evaluateAll((cells) =>
            cells
              .map((cell) => cell.querySelector('input:checked')?.parentElement?.className ?? '')
              .join(' '),
          ),
      )
      .toBe([...line].map((digit) => `w${digit === '.' ? 0 : digit}`).join(' '));
  }
});
