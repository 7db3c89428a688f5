/** Common words of English sentences. */
import type { HouseKind } from '../../../model/geometry.ts';
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' and ');
export const or = listOf(', ', ' or ');

/** `an 8`, `a 3`. */
export function aDigit(digit: string): string {
  return /^(8|11|18|[AEFHILMNORSX]$)/.test(digit) ? `an ${digit}` : `a ${digit}`;
}

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

/** `both`, `all three`. */
export function allOf(count: number): string {
  return count === 2 ? 'both' : `all ${countWord(count)}`;
}

/** `it`, `those two cells`. */
export function thoseCells(count: number): string {
  return count === 1 ? 'that cell' : `those ${countWord(count)} cells`;
}

/** `cell` or `cells`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** The words for one house and for several. */
const HOUSE_WORDS: Readonly<Record<Exclude<HouseKind, 'diagonal'>, readonly [one: string, many: string]>> = {
  row: ['row', 'rows'],
  column: ['column', 'columns'],
  box: ['box', 'boxes'],
  region: ['region', 'regions'],
  window: ['window', 'windows'],
  disjoint: ['group', 'groups'],
  extra: ['extra region', 'extra regions'],
};

export function kindWord(kind: HouseKind, count: number): string {
  if (kind === 'diagonal') return plural(count, 'diagonal');
  return HOUSE_WORDS[kind][count === 1 ? 0 : 1];
}
