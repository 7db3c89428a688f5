/** Small words of English sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' and ');
export const or = listOf(', ', ' or ');

/** The name of a technique inside a sentence, with its article: `an X-wing`, `a naked pair`. */
export function aName(name: string): string {
  const [first] = name.split(/[ -]/);
  // Letters and abbreviations keep their capitals.
  const isWord = /^[A-Z][a-z]+$/.test(first) && first !== 'Sue';
  const inside = isWord ? name[0].toLowerCase() + name.slice(1) : name;
  return `${/^([aeio]|X|A|XY)/.test(inside) ? 'an' : 'a'} ${inside}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** `cell` or `cells`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
