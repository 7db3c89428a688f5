/** Common words of Arabic sentences. */
import type { HouseKind } from '../../../model/geometry.ts';

export const and = joinedBy('و');
export const or = joinedBy('أو');

/** `1 أو 2 أو 8`, and commas in longer lists; `و` is joined to a following Arabic word. */
function joinedBy(word: 'و' | 'أو'): (items: readonly string[]) => string {
  return (items) =>
    items.length === 0
      ? ''
      : items.reduce((text, item, k) => {
          if (items.length > 3 && k < items.length - 1) return `${text}، ${item}`;
          return `${text} ${word}${word === 'و' && !/^\w/.test(item) ? '' : ' '}${item}`;
        });
}

/** `1 ولا 2 ولا 8` for `1 أو 2 أو 8`. */
export function neither(either: string): string {
  return either.replaceAll(/ أو |، /g, ' ولا ');
}

/** The form for one, for two, or for more. */
export function plural(count: number, one: string, two: string, many: string): string {
  return count === 1 ? one : count === 2 ? two : many;
}

const FEMININE = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع'];
const MASCULINE = ['', '', '', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'];

/** `ثلاث`, before a feminine plural; from three. */
export function countOfFeminine(count: number): string {
  return FEMININE[count] ?? String(count);
}

/** `ثلاثة`, before a masculine plural; from three. */
export function countOfMasculine(count: number): string {
  return MASCULINE[count] ?? String(count);
}

/** `هذه الخلية`, `هاتين الخليتين`, `هذه الخلايا الأربع`: in the genitive. */
export function theseCells(count: number): string {
  return plural(count, 'هذه الخلية', 'هاتين الخليتين', `هذه الخلايا ال${countOfFeminine(count)}`);
}

/** `فيها`, `فيهما`. */
export function inThem(count: number): string {
  return count === 2 ? 'فيهما' : 'فيها';
}

/** `لا يصلح 5 في أي خلية تراهما معًا`. */
export function noneSeeing(count: number, digit: string): string {
  return `لا يصلح ${digit} في أي خلية ${plural(count, 'تراها', 'تراهما معًا', 'تراها كلها')}`;
}

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly two: string;
  readonly isFeminine: boolean;
}

/** Nouns with the article; the dual in the accusative. */
export const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { one: 'الصف', two: 'الصفين', many: 'الصفوف', isFeminine: false },
  column: { one: 'العمود', two: 'العمودين', many: 'الأعمدة', isFeminine: false },
  box: { one: 'المربع', two: 'المربعين', many: 'المربعات', isFeminine: false },
  region: { one: 'المنطقة', two: 'المنطقتين', many: 'المناطق', isFeminine: true },
  window: { one: 'النافذة', two: 'النافذتين', many: 'النوافذ', isFeminine: true },
  disjoint: { one: 'المجموعة', two: 'المجموعتين', many: 'المجموعات', isFeminine: true },
  extra: { one: 'المنطقة الإضافية', two: 'المنطقتين الإضافيتين', many: 'المناطق الإضافية', isFeminine: true },
  diagonal: { one: 'القطر', two: 'القطرين', many: 'الأقطار', isFeminine: false },
};

/** `العمودين`, `الأعمدة الثلاثة`. */
export function allHouses(kind: HouseKind, count: number): string {
  const { two, many, isFeminine } = HOUSES[kind];
  if (count === 2) return two;
  return `${many} ال${isFeminine ? countOfFeminine(count) : countOfMasculine(count)}`;
}

/** `في الصف نفسه`, `في المنطقة نفسها`. */
export function inTheSame(kind: HouseKind): string {
  return `في ${HOUSES[kind].one} ${HOUSES[kind].isFeminine ? 'نفسها' : 'نفسه'}`;
}
