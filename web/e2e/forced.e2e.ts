import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { cellAt, labelOf } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const [first, second] = solutionOf(FIRST_PUZZLE);

/** The paint of the first shape of a role on the board, and of the ground that it stands on. */
function paint(page: Page, role: string, property: 'fill' | 'stroke'): Promise<[string, string]> {
  return page.evaluate(
    ([name, kind]) => {
      const shape = document.querySelector(`.board .drawing .${name}`)!;
      const ground = document.querySelector('.board .drawing .surface')!;
      return [getComputedStyle(shape).getPropertyValue(kind), getComputedStyle(ground).fill];
    },
    [role, property] as const,
  );
}

// Windows' contrast themes take every colour of the page's own away.
test.each(['light', 'dark'] as const)(
  'with the colours of the system, %s, all is still told apart, and axe finds nothing',
  async (colorScheme) => {
    const { page, trouble, context } = await visitBoard(site, {
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await cellAt(page, second.cell).click();
    for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
      await page.keyboard.press(key);
    await cellAt(page, first.cell).click();
    await page.keyboard.press(first.symbol);
    expect(await labelOf(page, first.cell)).toContain(first.symbol);
    for (const [role, property] of [
      ['given', 'fill'],
      ['entry', 'fill'],
      ['corner', 'fill'],
      ['centre', 'fill'],
      ['pattern-line', 'stroke'],
      ['cell-line', 'stroke'],
      ['box-line', 'stroke'],
      ['selection-line', 'stroke'],
    ] as const) {
      const [shape, ground] = await paint(page, role, property);
      expect(shape, role).not.toBe(ground);
    }
    const [given] = await paint(page, 'given', 'fill');
    const [entry] = await paint(page, 'entry', 'fill');
    expect(entry).not.toBe(given);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('h');
    await page.getByRole('img', { name: 'Hint 1 of 4' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await context.close();
  },
);
