import type { Locator } from '@playwright/test';

/** Waits until nothing in a part of the page moves, before measuring it. */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const motions = element.getAnimations({ subtree: true });
    await Promise.allSettled(motions.map(({ finished }) => finished));
  });
}
