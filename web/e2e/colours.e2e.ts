/** A player's colours and the rules drawn in the same cells: both are seen. */
import { drawBoard, EMPTY_LOOK, rulesOf, svgOf, THEME_NAMES, THEMES } from '@pencilmark/board';
import type { Page } from '@playwright/test';
import { DRAWN_RULES, puzzleWith } from '../../board/src/rules/test-rules.ts';
import { expect, test, visit } from './site.ts';

/** A width at which a cell has about 30 px. */
const WIDTH = 270;

/** How many pixels of two pictures differ clearly. */
function differingPixels(page: Page, pictures: readonly [string, string], width: number): Promise<number> {
  return page.evaluate(
    async ([svgs, size]) => {
      const [a, b] = await Promise.all(
        svgs.map(async (svg) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          const canvas = new OffscreenCanvas(size, size);
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0, size, size);
          return context.getImageData(0, 0, size, size).data;
        }),
      );
      let count = 0;
      for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2, 3].some((channel) => Math.abs(a[at + channel] - b[at + channel]) > 24)) count++;
      return count;
    },
    [pictures, width] as const,
  );
}

test('a rule of every kind is seen in cells of all eight colours, in all themes', async ({ site }) => {
  const { page } = await visit(site, {}, 'css/how.html');
  const unseen: string[] = [];
  for (const constraint of DRAWN_RULES) {
    const { geometry, constraints } = puzzleWith(constraint);
    const rules = rulesOf({ geometry, constraints })!;
    const without = { ...rules, back: [], ground: [], marks: [], over: [] };
    // A rule's example has four cells or more, so that two rounds show it in all colours.
    for (const shift of [0, 4]) {
      const looks = geometry.cells.map((_, cell) => ({ ...EMPTY_LOOK, colours: 1 << ((cell + shift) % 8) }));
      for (const name of THEME_NAMES) {
        const pictures = [rules, without].map((drawn) =>
          svgOf(drawBoard({ geometry, looks, rules: drawn }), { theme: THEMES[name] }),
        );
        const seen = await differingPixels(page, pictures as [string, string], WIDTH);
        if (seen < 12) unseen.push(`${constraint.kind} in the ${name} theme, colours from ${shift}: ${seen}`);
      }
    }
  }
  expect(unseen).toEqual([]);
});
