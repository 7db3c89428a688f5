import type { Locator } from '@playwright/test';

/** Waits until nothing in a part of the page moves any more, before its place is measured. */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const motions = element.getAnimations({ subtree: true });
    await Promise.allSettled(motions.map(({ finished }) => finished));
  });
}
