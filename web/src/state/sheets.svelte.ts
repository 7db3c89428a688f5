import { untrack } from 'svelte';

/**
 * What opens over a page or takes the place of a part of it: dialogs, and the panels beside a board. Each that is open
 * has an entry in the browser's history (`router.svelte.ts`), so that Back closes it, and none outlives its page.
 */
export interface Sheet {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** From the lowest to the topmost. */
let sheets = $state.raw<readonly Sheet[]>([]);

/** Adds a kind of sheet above the others. Returns a cleanup function. */
export function addSheet(sheet: Sheet): () => void {
  sheets = [...untrack(() => sheets), sheet];
  return () => {
    sheets = sheets.filter((other) => other !== sheet);
  };
}

export function openSheets(): number {
  return sheets.filter(({ isOpen }) => isOpen()).length;
}

/** Closes the topmost sheets until only so many are open. */
export function closeSheets(left = 0): void {
  for (const { close } of sheets.filter(({ isOpen }) => isOpen()).slice(left)) close();
}
