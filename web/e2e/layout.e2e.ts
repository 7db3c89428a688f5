/**
 * Every page at every size in every language: nothing overflows, overlaps or is cropped, and all targets are large
 * enough for fingers.
 */
import type { Page } from '@playwright/test';
import { IS_THOROUGH } from '../../scripts/samples.mjs';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { boardReady } from './board.ts';
import { expect, openContext, test } from './site.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 664],
  [640, 360],
  [768, 1024],
  [844, 390],
  [900, 600],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/** Top 1465, puzzle 4. */
const PUZZLE = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';

const PAGES = [
  '#/play',
  'hint',
  '#/puzzles',
  `#/path/${PUZZLE}`,
  `#/watch/${PUZZLE}`,
  '#/make/new?seed=layout',
  '#/make/enter',
  '#/learn',
  '#/learn/als-xy-chain',
  '#/library',
  '#/today',
  '#/statistics',
  '#/print',
  'share',
  'replay',
] as const;

/** The pages of Learn; some need a press or two. */
const LEARN_PAGES = [
  '#/learn/x-wing/drill?seed=layout',
  'fault',
  'shown',
  '#/learn/rule-of-45/lesson?seed=layout',
  'together',
  'concluded',
  '#/learn/level?seed=layout',
  '#/learn/make',
  '#/learn/set?do=x-wing/lesson,x-wing/drill',
  '#/learn/sheet?do=x-wing/drill&count=1&seed=layout',
] as const;

/** All languages and sizes take an hour; these are the ones where layouts broke. */
const RUNS: readonly (readonly [string, readonly (readonly [number, number])[]])[] = IS_THOROUGH
  ? LANGUAGES.map((language) => [language, SIZES])
  : [
      ['de', [SIZES[1], SIZES[3]]],
      ['ar', [SIZES[0], SIZES[4]]],
    ];

for (const [language, sizes] of RUNS) {
  test(`every page in ${language}`, async ({ site }) => {
    const context = await openContext(site, { hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => localStorage.setItem('pencilmark.settings', kept),
      JSON.stringify({ language }),
    );
    await page.goto(site.address);
    await boardReady(page);
    const game = await page.locator('main[data-game]').getAttribute('data-game');
    for (const name of PAGES) {
      await arrive(page, name, game!);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(faults, width), { message: `${name} at ${width}×${height}` })
          .toEqual([]);
      }
    }
  });
}

for (const [language, sizes] of RUNS) {
  test(`every page of Learn in ${language}`, async ({ site }) => {
    const context = await openContext(site, { hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => localStorage.setItem('pencilmark.settings', kept),
      JSON.stringify({ language }),
    );
    await page.goto(`${site.address}#/learn`);
    for (const name of LEARN_PAGES) {
      await learnTo(page, name);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const message = `${name} at ${width}×${height}`;
        await expect.poll(() => page.evaluate(faults, width), { message }).toEqual([]);
        const isSaid = name === 'fault' || name === 'concluded';
        if (isSaid && width === 360) expect(await page.evaluate(unseen), message).toEqual([]);
      }
    }
  });
}

/** Opens a page of Learn, or continues from the previous one. */
async function learnTo(page: Page, name: (typeof LEARN_PAGES)[number]): Promise<void> {
  const ends = page.locator('section.sheet .ends button');
  const next = page.locator('section.sheet .ends button.primary');
  switch (name) {
    case 'fault':
      await page.locator('section.sheet .keys button').first().click();
      await next.click();
      await page.locator('section.sheet .fault').waitFor();
      return;
    case 'shown':
      await ends.first().click();
      await expect(ends).toHaveCount(1);
      return;
    case 'together':
      await next.click();
      await expect(ends).toHaveCount(3);
      return;
    case 'concluded':
      // Each question is shown, then skipped.
      while ((await ends.count()) === 3) {
        await ends.nth(1).click();
        await expect(ends).toHaveCount(2);
        await next.click();
        await page.waitForTimeout(100);
      }
      return;
    default:
      await page.evaluate((to) => (location.hash = to), name);
      await page.locator('main h1').waitFor();
      if (/drill|level/.test(name.split('?')[0])) await page.locator('section.sheet .keys').waitFor();
      if (name.includes('/lesson?')) await page.locator('section.sheet h2').waitFor();
      if (name.includes('/sheet?')) await page.locator('.paper, .page').first().waitFor();
  }
}

/** Texts in the slot of a lesson that are not fully visible. Runs in the page. */
function unseen(): string[] {
  const said = [...document.querySelectorAll('section.sheet .explained > *')];
  return said
    .filter((part) => {
      const box = part.getBoundingClientRect();
      const room = part.closest('.explained')!.getBoundingClientRect();
      return box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.bottom > innerHeight;
    })
    .map((part) => part.textContent.trim());
}

async function arrive(page: Page, name: string, game: string): Promise<void> {
  const hash = name === 'hint' ? '#/play' : name.startsWith('#') ? name : `#/${name}/${game}`;
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator('main h1').waitFor();
  if (hash === '#/play') await boardReady(page);
  if (name !== 'hint') return;
  for (let depth = 1; depth <= 3; depth++) {
    await page.keyboard.press('h');
    await page
      .locator('[data-aside] i.on')
      .nth(depth - 1)
      .waitFor();
  }
}

/** Minimum space between the words of a hint and the sides of its box, in pixels. */
const HINT_EDGE = 8;

test('small phones in every language: what a player presses is in the window', async ({ site }) => {
  const context = await openContext(site, { hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.address);
  for (const language of LANGUAGES) {
    const settings = JSON.stringify({ language });
    await page.evaluate((kept) => localStorage.setItem('pencilmark.settings', kept), settings);
    await page.reload();
    await boardReady(page);
    for (const view of ['plain', 'tools', 'hint'] as const) {
      if (view === 'tools') await page.locator('.pad .more').click();
      if (view === 'tools') await page.locator('[data-aside] .tools').first().waitFor();
      if (view === 'hint') await page.keyboard.press('h');
      if (view === 'hint') await page.locator('[data-aside] i.on').first().waitFor();
      for (const [width, height] of [SIZES[0], SIZES[1]]) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(cropped), { message: `${language}, ${view} at ${width}×${height}` })
          .toEqual([]);
      }
    }
    const edges = await page.evaluate(hintEdges);
    expect(Math.min(...edges), `${language}: the words of a hint, from the sides of its box`)
      .toBeGreaterThanOrEqual(HINT_EDGE); // oxfmt-ignore
  }
});

/** The buttons of the slot that leave the window, have cut words, or overlap another. Runs in the page. */
function cropped(): string[] {
  const found: string[] = [];
  const buttons = [...document.querySelectorAll('.slot button, .slot .modes label')].filter((button) =>
    button.checkVisibility(),
  );
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  if (buttons.length < 3) found.push(`${buttons.length} buttons`);
  for (const [index, button] of buttons.entries()) {
    const box = boxes[index];
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    const words = document.createRange();
    words.selectNodeContents(button);
    const inner = words.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
      found.push(`“${name}” leaves the window`);
    if (!button.querySelector('input') && (inner.left < box.left || inner.right > box.right + 0.5))
      found.push(`“${name}” is cut`);
    const over = boxes
      .slice(index + 1)
      .some(
        ({ left, right, top, bottom }) =>
          left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1,
      );
    if (over) found.push(`“${name}” is overlapped`);
  }
  return found;
}

/** The distance of the hint's text from the left and right sides of its box, in pixels. Runs in the page. */
function hintEdges(): number[] {
  const box = document.querySelector('[data-aside]')!.getBoundingClientRect();
  const inner = document.querySelector('[data-aside] [role=group]')!.getBoundingClientRect();
  return [inner.left - box.left, box.right - inner.right];
}

/** The faults of the page's layout. Runs in the page. */
function faults(width: number): string[] {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > width) found.push(`the page is ${wide} wide`);
  const nameOf = (of: Element): string =>
    `${of.tagName.toLowerCase()} “${(of.getAttribute('aria-label') ?? of.textContent).trim().slice(0, 30)}”`;
  const isShown = (of: Element): boolean =>
    of.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    of.closest('.unseen, .skip, nav') === null;
  const controls = [...document.querySelectorAll('button, a[href], select, input, summary, textarea')].filter(
    (control) => isShown(control) && !control.classList.contains('unseen'),
  );
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  const seen = boxes.map(({ control, box }) => ({ control, box: unclipped(control, box) }));
  for (const { control, box } of boxes) {
    // A link within a sentence is as high as its line; the label of a tick box is its target.
    const isInline =
      control.matches('a:not(.button, .card)') || control.matches('[type=checkbox], [type=radio]');
    const target = control.matches('input') && control.closest('label') ? control.closest('label')! : control;
    const { width: across, height: down } = target.getBoundingClientRect();
    const least = 40;
    if (!isInline && (across < least - 0.5 || down < least - 0.5))
      found.push(`${nameOf(control)} is ${Math.round(across)}×${Math.round(down)}`);
    if (box.left < -0.5 || box.right > width + 0.5) found.push(`${nameOf(control)} leaves the page`);
    const { scrollWidth, clientWidth } = control;
    if (control.matches('button, a.button') && scrollWidth > clientWidth + 1)
      found.push(`the text of ${nameOf(control)} is cropped`);
  }
  for (const [index, { control, box }] of seen.entries()) {
    for (const { control: other, box: over } of seen.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      // Lists and messages scroll under sticky parts.
      if (control.closest('header, .list') !== other.closest('header, .list')) continue;
      const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      if (across > 1 && down > 1) found.push(`${nameOf(control)} overlaps ${nameOf(other)}`);
    }
  }
  for (const text of document.querySelectorAll('main :is(p, h1, h2, h3, label, legend, dt, dd, span)')) {
    if (!isShown(text)) continue;
    const box = text.getBoundingClientRect();
    const isClipped = text.closest('[class*=scroller], .wide, .steps, .text, table') !== null;
    if (!isClipped && (box.left < -0.5 || box.right > width + 0.5))
      found.push(`${nameOf(text)} leaves the page`);
  }
  return [...new Set(found)].slice(0, 12);

  /** The part of a box that remains within the scrolling lists around it. */
  function unclipped(of: Element, box: DOMRect): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
    let { left, right, top, bottom } = box;
    for (let around = of.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  }
}
