import { DIFFICULTIES } from 'pencilmark';
import { SHELF } from './shelf.generated.ts';

/** The levels of the puzzles on the shelf, from the lowest. */
export const SHELF_LEVELS = DIFFICULTIES.filter((level) => SHELF.some((entry) => entry.level === level));
