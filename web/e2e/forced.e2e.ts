import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violations } from './axe.ts';
import { cellAt, labelOf, depthReached } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const [first, second] = solutionOf(FIRST_PUZZLE);

/** The paint of the first shape of a role on the board, and of its background. */
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

// Windows' contrast themes remove all of the page's own colours.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`with the colours of the system, ${colorScheme}, all is still told apart, and axe finds nothing`, async ({
    site,
  }) => {
    const { page } = await visitBoard(site, {
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await cellAt(page, second.cell).click();
    for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
      await page.keyboard.press(key);
    await cellAt(page, first.cell).click();
    await page.keyboard.press(first.symbol);
    await expect.poll(() => labelOf(page, first.cell)).toContain(first.symbol);
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
    await depthReached(page, 1);
    expect(await violations(page)).toEqual([]);
  });
}
