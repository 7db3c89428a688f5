/** Small words of German sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' und ');
export const or = listOf(', ', ' oder ');

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
