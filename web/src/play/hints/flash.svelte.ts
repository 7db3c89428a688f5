import { placesIn } from './tokens.ts';

/** How long a cell flashes, in ms. */
const FLASH_MS = 700;

let named = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Flashes the cells of a name, `r4c8` or `r24c16`, on the board. */
export function flash(name: string): void {
  clearTimeout(timer);
  named = name;
  timer = setTimeout(() => (named = ''), FLASH_MS);
}

/** The currently flashing places, from 1. */
export function flashing(): ReturnType<typeof placesIn> {
  return placesIn(named);
}
