/** Small words of Spanish sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' y ');
export const or = listOf(', ', ' o ');

const COUNTS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
