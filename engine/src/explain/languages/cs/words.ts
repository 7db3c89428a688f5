/** Small words of Czech sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' a ');
export const or = listOf(', ', ' nebo ');

const COUNTS = ['žádná', 'jedna', 'dvě', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** One, two to four, and more: `číslice`, `číslice`, `číslic`. */
export function plural(count: number, one: string, few: string, many = few): string {
  return count === 1 ? one : count < 5 ? few : many;
}
