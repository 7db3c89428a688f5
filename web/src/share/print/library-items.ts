import 'pencilmark/constraints';
import { puzzleOfKey } from '@pencilmark/game';
import { library, openLibrary } from '../../library/library.svelte.ts';
import { MAX_ITEMS, type PrintItem, puzzleItem } from './items.ts';

/** The rows selected in the library, otherwise all visible rows, up to the maximum for printing. */
export async function libraryItems(): Promise<PrintItem[]> {
  if (library.state === 'reading') await openLibrary();
  const rows = library.chosen.length > 0 ? library.chosen : library.shown;
  return rows.slice(0, MAX_ITEMS).flatMap(({ puzzle: key, title, ...row }) => {
    const puzzle = key === undefined ? undefined : puzzleOfKey(key);
    return puzzle?.ok ? [puzzleItem(puzzle.value, title, row)] : [];
  });
}
