/** Common words of German sentences. */
import type { HouseKind } from '../../../model/geometry.ts';
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' und ');
export const or = listOf(', ', ' oder ');
export const nor = listOf(', ', ' noch ');

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** `beide`, `alle drei`. */
export function allOf(count: number): string {
  return count === 2 ? 'beide' : `alle ${countWord(count)}`;
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** `Keine Zelle, die beide sieht, kann 5 sein.`: `keine` begins it. */
export function noneSeeing(keine: 'Keine' | 'keine', count: number, digit: string): string {
  return `${keine} Zelle, die ${count === 1 ? 'sie' : allOf(count)} sieht, kann ${digit} sein`;
}

interface Noun {
  readonly one: string;
  readonly many: string;
  /** The dative, after `in` and with *the same*. */
  readonly dative: string;
  readonly same: string;
}

export const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { one: 'Zeile', many: 'Zeilen', dative: 'Zeilen', same: 'in derselben Zeile' },
  column: { one: 'Spalte', many: 'Spalten', dative: 'Spalten', same: 'in derselben Spalte' },
  box: { one: 'Block', many: 'Blöcke', dative: 'Blöcken', same: 'im selben Block' },
  region: { one: 'Gebiet', many: 'Gebiete', dative: 'Gebieten', same: 'im selben Gebiet' },
  window: { one: 'Fenster', many: 'Fenster', dative: 'Fenstern', same: 'im selben Fenster' },
  disjoint: { one: 'Gruppe', many: 'Gruppen', dative: 'Gruppen', same: 'in derselben Gruppe' },
  extra: { one: 'Zusatzhaus', many: 'Zusatzhäuser', dative: 'Zusatzhäusern', same: 'im selben Zusatzhaus' },
  diagonal: { one: 'Diagonale', many: 'Diagonalen', dative: 'Diagonalen', same: 'in derselben Diagonale' },
};
