/** Common words of Japanese sentences. */
import type { HouseKind } from '../../../model/geometry.ts';

/** `r1c1とr1c2`, `1、2、3`. */
export function and(items: readonly string[]): string {
  return items.join(items.length === 2 ? 'と' : '、');
}

/** `1か2か3`, and commas in longer lists. */
export function or(items: readonly string[]): string {
  if (items.length <= 3) return items.join('か');
  return `${items.slice(0, -1).join('、')}か${items[items.length - 1]}`;
}

export const HOUSES: Readonly<Record<HouseKind, string>> = {
  row: '行',
  column: '列',
  box: 'ブロック',
  region: '領域',
  window: 'ウィンドウ',
  disjoint: 'グループ',
  extra: '追加領域',
  diagonal: '対角線',
};

/** `どちらも`, `どれも`. */
export function each(count: number): string {
  return count === 2 ? 'どちらも' : 'どれも';
}

/** `どちらか`, `どれか`. */
export function oneOf(count: number): string {
  return count === 2 ? 'どちらか' : 'どれか';
}

/** `両方が見えるセルに5は入りません`. */
export function noneSeeing(count: number, digit: string): string {
  const all = count === 1 ? 'それ' : count === 2 ? '両方' : `${count}つすべて`;
  return `${all}が見えるセルに${digit}は入りません`;
}
