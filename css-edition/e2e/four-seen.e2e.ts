/** What the page promises, as a person sees it: text that is drawn, places, colours and movement. */
import type { Page } from '@playwright/test';
import { drawn, shown } from './browser.ts';
import type { Player } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { deal, emptyBoard, solutionCount } from './four.ts';

const SOLVED = '1234341221434321';

/** Lets time pass on the page's clock, without waiting. */
const pass = (page: Page, seconds: number): Promise<void> =>
  page
    .locator('.pace')
    .evaluate((pace, ms) => void (pace.getAnimations()[0]!.currentTime = ms), seconds * 1000);

const time = async (page: Page): Promise<string> => (await drawn(page, '.time')).replace('Time ', '');

/** The direction of the hand's tip on the screen, in degrees from upright. */
const hand = (page: Page): Promise<number> =>
  page.locator('.hand path').evaluate((path) => {
    const matrix = (path as SVGGraphicsElement).getScreenCTM()!;
    const [foot, tip] = [new DOMPoint(100, 100), new DOMPoint(100, 38)].map((p) => p.matrixTransform(matrix));
    return Math.round((Math.atan2(tip!.x - foot!.x, foot!.y - tip!.y) * 180) / Math.PI);
  });

/** The digit drawn in each cell, as text. */
async function board(page: Page): Promise<string> {
  const cells = [];
  for (const name of names()) cells.push((await drawn(page, `.d${name}`)).trim() || '.');
  return cells.join('');
}

const names = (): string[] => [...SOLVED].map((_, k) => `${Math.floor(k / 4) + 1}${(k % 4) + 1}`);

/** Chooses a label of a cell's wheel: `w1` to `w4`, `w0` to erase, `wh` for a hint. */
async function choose(page: Page, cell: string, label: string): Promise<void> {
  await page.locator(`.c${cell}`).click({ position: { x: 4, y: 4 } });
  await page.locator(`.c${cell} .${label}`).click();
}

/** Fills the open cells of a dealt puzzle, except the last ones. */
async function play(page: Page, left = 0): Promise<string[]> {
  const puzzle = await shown(page);
  await page.locator('.solve').click();
  await expect.poll(() => shown(page)).not.toContain('.');
  const solution = await shown(page);
  await page.locator('.solve').click();
  const open = names().flatMap((name, k) => (puzzle[k] === '.' ? [{ name, label: `w${solution[k]}` }] : []));
  for (const { name, label } of open.slice(0, open.length - left)) await choose(page, name, label);
  return open.slice(open.length - left).map(({ name }) => name);
}

test('the clock shows minutes and seconds, and the hand of the gauge goes with it', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  const picture = () => page.locator('.pace').screenshot();
  await page.locator('.pace').evaluate((pace) => pace.getAnimations()[0]!.pause());
  for (const [seconds, words, angle] of [
    [0, '0:00', -80],
    [1, '0:01', -79],
    [59.9, '0:59', -28],
    [60, '1:00', -27],
    [90, '1:30', 0],
    [179, '2:59', 79],
    [600, '10:00', 80],
    [1798, '29:58', 80],
    [1801, '30:01', 80],
    [3590, '59:50', 80],
  ] as const) {
    const before = await picture();
    // A little more, as a full second is a fraction that may fall short of its step.
    await pass(page, seconds + 0.05);
    await expect.poll(() => time(page)).toBe(words);
    expect(await hand(page)).toBe(angle);
    if (seconds > 0) expect(before.equals(await picture())).toBe(false);
  }
});

for (const [seconds, words, angle] of [
  [20, 'Fast as a hare', -62],
  [70, 'Quick', -18],
  [100, 'Steady', 9],
  [400, 'Slow and sure as a tortoise', 80],
] as const) {
  test(`a win after ${seconds} seconds is "${words}", in the largest words, and the clock stands`, async ({
    driver,
  }) => {
    const page = await driver.open('4x4.html');
    const [last] = await play(page, 1);
    await expect(page.locator('.speed')).toBeHidden();
    const border = () =>
      page.locator('.pace').evaluate((pace) => Number.parseFloat(getComputedStyle(pace).borderTopWidth));
    expect(await border()).toBe(1);
    await pass(page, seconds);
    await choose(page, last!, 'wh');
    await expect(page.locator('.speed')).toBeVisible();
    expect(await drawn(page, '.speed')).toBe(words);
    expect(Math.abs((await hand(page)) - angle)).toBeLessThan(6);
    expect(await border()).toBe(3);
    const sizes = await page
      .locator('.speed,.status,.time,.button,.tip')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes.indexOf(Math.max(...sizes))).toBe(1);
    expect(await drawn(page, '.status')).toBe('Complete, with one hint.');
    const stands = await time(page);
    await pass(page, seconds);
    const paused = await page.locator('.pace').evaluate((pace) => pace.getAnimations()[0]!.playState);
    expect([paused, stands]).toEqual(['paused', expect.stringMatching(/^\d+:\d\d$/)]);
  });
}

test('Play again deals, hides the verdict and begins the time again', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  await play(page);
  await expect.poll(() => drawn(page, '.status')).toBe('Solved. Every row, column and box is complete.');
  await pass(page, 100);
  const before = await board(page);
  await page.getByText('Play again').click();
  await expect.poll(() => board(page)).not.toBe(before);
  await expect(page.locator('.speed')).toBeHidden();
  expect(await time(page)).toMatch(/^0:0\d$/);
});

/** Lets animations start and stand still, so that each can be looked at at any of its moments. */
async function still(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** How far the board has moved aside at the moments of its animation, which ends with that; empty without one. */
const shakes = (page: Page): Promise<number[]> =>
  page.locator('.drawing').evaluate((drawing) => {
    const [animation] = drawing.getAnimations().filter(({ playState }) => playState !== 'finished');
    if (!animation) return [];
    const at = (moment: number) => {
      animation.currentTime = moment;
      return drawing.getBoundingClientRect().x;
    };
    const rest = at(0);
    const moved = [80, 160, 240].map((moment) => Math.round(at(moment) - rest));
    animation.finish();
    return moved;
  });

test('the board shakes at each press while it is wrong, and at none while it is right', async ({
  driver,
}) => {
  const page = await driver.open('4x4.html', { reducedMotion: 'no-preference' });
  await deal(page, 'Empty');
  await still(page);
  await choose(page, '11', 'w1');
  expect(await shakes(page)).toEqual([]);
  // Digits of the same cell, other cells, hints and erased digits, while 1 stands twice in row 1.
  for (const [cell, label] of [
    ['12', 'w1'],
    ['44', 'w1'],
    ['44', 'w2'],
    ['44', 'w4'],
    ['44', 'wh'],
    ['44', 'w3'],
    ['44', 'w0'],
    ['33', 'w4'],
    ['33', 'w0'],
    ['34', 'wh'],
    ['34', 'w0'],
  ] as const) {
    await choose(page, cell, label);
    await expect.poll(async () => [cell, label, await shakes(page)]).toEqual([cell, label, [-7, 7, -7]]);
  }
  expect(await drawn(page, '.status')).toBe('No completion is left: something is wrong.');
  await choose(page, '12', 'w0');
  await expect.poll(() => drawn(page, '.status')).toBe('It can still be completed.');
  expect(await shakes(page)).toEqual([]);
});

test('digits that break a rule are marked, and what is wrong is said in the colour of a conflict', async ({
  driver,
}) => {
  const page = await driver.open('4x4.html');
  await (await emptyBoard(page)).fill('1..1............');
  const colour = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  await expect.poll(() => drawn(page, '.status')).toContain('wrong');
  expect(await colour('.status')).toBe(await colour('.d11 b'));
  expect(await drawn(page, '.solve')).toBe('Impossible');
  await choose(page, '14', 'w2');
  await expect.poll(() => colour('.status')).not.toBe(await colour('.d11 b'));
});

test('Hint shows the digit of its cell, and × erases', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  await (await emptyBoard(page)).fill('1234341221434...');
  await choose(page, '42', 'wh');
  await expect.poll(() => board(page)).toBe('12343412214343..');
  const slant = (cell: string) =>
    page.locator(`.d${cell} b`).evaluate((digit) => getComputedStyle(digit).fontStyle);
  expect([await slant('42'), await slant('41')]).toEqual(['italic', 'normal']);
  await choose(page, '42', 'w0');
  await choose(page, '41', 'w0');
  await expect.poll(() => board(page)).toBe('123434122143....');
});

test('Solve shows the whole solution and hides it again, and the time goes on', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  const puzzle = await board(page);
  await page.locator('.solve').click();
  await expect.poll(async () => solutionCount(await board(page))).toBe(1);
  expect(await board(page)).not.toContain('.');
  expect(await drawn(page, '.solve')).toBe('Hide solution');
  await pass(page, 70);
  await expect.poll(() => time(page)).toMatch(/^1:1\d$/);
  await page.locator('.solve').click();
  await expect.poll(() => board(page)).toBe(puzzle);
});

test('New puzzle and Harder deal others, Reset empties the board and the clock', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  for (const words of ['New puzzle', 'Harder', 'New puzzle'] as const) {
    const before = await board(page);
    await pass(page, 100);
    await deal(page, words);
    await expect.poll(() => board(page)).not.toBe(before);
    await expect.poll(() => time(page)).toMatch(/^0:0\d$/);
  }
  const puzzle = await board(page);
  const open = names()[puzzle.indexOf('.')]!;
  await choose(page, open, 'w3');
  await expect.poll(() => board(page)).not.toBe(puzzle);
  await pass(page, 100);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => board(page)).toBe(puzzle);
  await expect.poll(() => time(page)).toMatch(/^0:0\d$/);
});

test('marks are drawn on request only, and stay on for the next puzzle', async ({ driver }) => {
  const page = await driver.open('4x4.html');
  await (await emptyBoard(page)).fill('12..............');
  const marks = async () => (await drawn(page, '.d13')).replaceAll(/\D/g, '');
  expect(await marks()).toBe('');
  await page.getByText('Marks').click();
  await expect.poll(() => marks()).toBe('34');
  await deal(page, 'Empty');
  await expect.poll(() => marks()).toBe('1234');
  await page.getByText('Marks').click();
  await expect.poll(() => marks()).toBe('');
});

/** The boxes of an open wheel around the centre of its ring, and that of its cell. */
const wheelOf = (page: Page, cell: string) =>
  page.locator(`.c${cell}`).evaluate((element) => {
    const wheel = element.querySelector('.wheel')!;
    const { x, y } = wheel.getBoundingClientRect();
    const ring = getComputedStyle(wheel, '::before');
    const [own, window] = [element.getBoundingClientRect(), document.documentElement.clientWidth];
    return {
      radius: -Number.parseFloat(ring.top) - Number.parseFloat(ring.borderTopWidth) / 2,
      line: ring.borderTopStyle,
      labels: [...wheel.querySelectorAll('label')].map((label) => {
        const box = label.getBoundingClientRect();
        const centre = [box.x + box.width / 2 - x, box.y + box.height / 2 - y] as const;
        return {
          distance: Math.hypot(...centre),
          inWindow: box.left >= 0 && box.right <= window,
          inCell:
            box.left >= own.left - 0.5 &&
            box.right <= own.right + 0.5 &&
            box.top >= own.top - 0.5 &&
            box.bottom <= own.bottom + 0.5,
        };
      }),
    };
  });

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 720],
] as const) {
  test(`on ${width}×${height} the wheel is one dashed ring of digits, × and Hint inside the cell`, async ({
    driver,
  }) => {
    const page = await driver.open('4x4.html', { viewport: { width, height } });
    await deal(page, 'Empty');
    for (const cell of ['11', '14', '22', '41', '44']) {
      await page.locator(`.c${cell}`).click({ position: { x: 4, y: 4 } });
      const { line, radius, labels } = await wheelOf(page, cell);
      expect(line).toBe('dashed');
      const [erase, ...rest] = labels;
      const hint = rest.pop();
      expect([cell, erase?.inCell, hint?.inCell]).toEqual([cell, true, true]);
      for (const { distance, inWindow } of rest) {
        expect([cell, Math.abs(distance - radius) < 2, inWindow]).toEqual([cell, true, true]);
      }
    }
  });
}

test('the ring grows with its digits on it', async ({ driver }) => {
  const page = await driver.open('4x4.html', { reducedMotion: 'no-preference' });
  await deal(page, 'Empty');
  await still(page);
  await page.locator('.c22').click();
  const distance = async (moment: number) => {
    await page
      .locator('.c22 .wheel')
      .evaluate((wheel, ms) => void (wheel.getAnimations()[0]!.currentTime = ms), moment);
    return (await wheelOf(page, '22')).labels[1]!.distance;
  };
  const [small, full] = [await distance(0), await distance(259)];
  expect(small / full).toBeCloseTo(0.2, 1);
});

test.describe('a press in the middle of a cell', () => {
  const opens = async (driver: Player, press: 'click' | 'tap') => {
    const page = await driver.open('4x4.html', { hasTouch: press === 'tap' });
    await deal(page, 'Empty');
    const box = (await page.locator('.c22').boundingBox())!;
    for (const dy of [-20, 0, 20]) {
      await page.locator('.c22')[press]({ position: { x: box.width / 2, y: box.height / 2 + dy } });
      await expect(page.locator('.c22 .wheel')).toHaveCSS('opacity', '1');
      await expect(page.locator('.c22 .w0 input')).toBeChecked();
      await page.locator('.claim')[press]();
      await expect(page.locator('.c22 .wheel')).toHaveCSS('opacity', '0');
    }
  };
  test('opens the wheel and takes no hint, by mouse', ({ driver }) => opens(driver, 'click'));
  test('opens the wheel and takes no hint, by finger', ({ driver }) => opens(driver, 'tap'));
});
