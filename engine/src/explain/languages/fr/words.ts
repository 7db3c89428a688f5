/** Small words of French sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' et ');
export const or = listOf(', ', ' ou ');

const COUNTS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
