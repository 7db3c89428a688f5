/** Common words of Czech sentences. */
import type { HouseKind } from '../../../model/geometry.ts';
import { listOf } from '../../lists.ts';
import type { HousePhrase } from '../../phrases.ts';

export const and = listOf(', ', ' a ');
export const or = listOf(', ', ' nebo ');
export const nor = listOf(', ', ' ani ');

/** `1, 2 ani 8` for `1, 2 nebo 8`. */
export function negated(either: string): string {
  return either.replace(/ nebo (?=\S+$)/, ' ani ');
}

const COUNTS = ['žádná', 'jedna', 'dvě', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět'];

/** A number in words: nominative, feminine. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

const GENITIVES = ['', 'jedné', 'dvou', 'tří', 'čtyř', 'pěti', 'šesti', 'sedmi', 'osmi', 'devíti'];

/** `dvou`, `pěti`. */
export function ofCount(count: number): string {
  return GENITIVES[count] ?? String(count);
}

/** The form for one, for two to four, or for more: `číslice`, `číslice`, `číslic`. */
export function plural(count: number, one: string, few: string, many = few): string {
  return count === 1 ? one : count < 5 ? few : many;
}

/** `obě`, `všechny tři`, `všech pět`: of cells. */
export function allOf(count: number): string {
  if (count === 2) return 'obě';
  return `${plural(count, '', 'všechny', 'všech')} ${countWord(count)}`;
}

/** `tuto buňku`, `tyto dvě buňky`, `těchto pět buněk`. */
export function theseCells(count: number): string {
  if (count === 1) return 'tuto buňku';
  return `${plural(count, '', 'tyto', 'těchto')} ${countWord(count)} ${plural(count, '', 'buňky', 'buněk')}`;
}

/** `Buňka, která vidí obě, nemůže být 5`: `buňka` begins it. */
export function noneSeeing(buňka: 'Buňka' | 'buňka', count: number, digit: string): string {
  return `${buňka}, která vidí ${count === 1 ? 'ji' : allOf(count)}, nemůže být ${digit}`;
}

/** Accusative, locative with its preposition, and genitive, each singular and plural. */
interface Noun {
  readonly one: HousePhrase;
  readonly many: HousePhrase;
  /** The forms of *both*, *all* and *in the same*. */
  readonly both: string;
  readonly all: string;
  readonly same: string;
}

export const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: {
    one: { name: 'řádek', in: 'v řádku', of: 'řádku' },
    many: { name: 'řádky', in: 'v řádcích', of: 'řádků' },
    ...{ both: 'oba', all: 'všechny', same: 've stejném řádku' },
  },
  column: {
    one: { name: 'sloupec', in: 've sloupci', of: 'sloupce' },
    many: { name: 'sloupce', in: 've sloupcích', of: 'sloupců' },
    ...{ both: 'oba', all: 'všechny', same: 've stejném sloupci' },
  },
  box: {
    one: { name: 'blok', in: 'v bloku', of: 'bloku' },
    many: { name: 'bloky', in: 'v blocích', of: 'bloků' },
    ...{ both: 'oba', all: 'všechny', same: 've stejném bloku' },
  },
  region: {
    one: { name: 'oblast', in: 'v oblasti', of: 'oblasti' },
    many: { name: 'oblasti', in: 'v oblastech', of: 'oblastí' },
    ...{ both: 'obě', all: 'všechny', same: 've stejné oblasti' },
  },
  window: {
    one: { name: 'okno', in: 'v okně', of: 'okna' },
    many: { name: 'okna', in: 'v oknech', of: 'oken' },
    ...{ both: 'obě', all: 'všechna', same: 've stejném okně' },
  },
  disjoint: {
    one: { name: 'skupinu', in: 've skupině', of: 'skupiny' },
    many: { name: 'skupiny', in: 've skupinách', of: 'skupin' },
    ...{ both: 'obě', all: 'všechny', same: 've stejné skupině' },
  },
  extra: {
    one: { name: 'zónu', in: 'v zóně', of: 'zóny' },
    many: { name: 'zóny', in: 'v zónách', of: 'zón' },
    ...{ both: 'obě', all: 'všechny', same: 've stejné zóně' },
  },
  diagonal: {
    one: { name: 'diagonálu', in: 'v diagonále', of: 'diagonály' },
    many: { name: 'diagonály', in: 'v diagonálách', of: 'diagonál' },
    ...{ both: 'obě', all: 'všechny', same: 've stejné diagonále' },
  },
};

/** `oba sloupce`, `všechny tři sloupce`, `všech pět sloupců`: in the accusative. */
export function allHouses(kind: HouseKind, count: number): string {
  const { both, all, many } = HOUSES[kind];
  if (count === 2) return `${both} ${many.name}`;
  return count < 5 ? `${all} ${countWord(count)} ${many.name}` : `všech ${countWord(count)} ${many.of}`;
}
