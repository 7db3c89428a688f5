import { DIFFICULTIES } from 'pencilmark';
import { SHELF } from './shelf.generated.ts';

/** The levels that puzzles of the shelf have, from the lowest. */
export const SHELF_LEVELS = DIFFICULTIES.filter((level) => SHELF.some((entry) => entry.level === level));
