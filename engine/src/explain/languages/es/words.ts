/** Common words of Spanish sentences. */
import type { HouseKind } from '../../../model/geometry.ts';
import { listOf } from '../../lists.ts';

export const and = listOf(', ', ' y ');

/** `7 u 8`: *o* becomes *u* before the same sound. */
export function or(items: readonly string[]): string {
  const last = items[items.length - 1] ?? '';
  return listOf(', ', /^(8|11\b|O)/.test(last) ? ' u ' : ' o ')(items);
}

const COUNTS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** `ninguna celda que vea las dos puede ser 5`. */
export function noneSeeing(count: number, digit: string): string {
  return `ninguna celda que ${count === 1 ? 'la vea' : `vea las ${countWord(count)}`} puede ser ${digit}`;
}

interface Noun {
  readonly gender: 'f' | 'm';
  readonly one: string;
  readonly many: string;
}

export const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { gender: 'f', one: 'fila', many: 'filas' },
  column: { gender: 'f', one: 'columna', many: 'columnas' },
  box: { gender: 'm', one: 'bloque', many: 'bloques' },
  region: { gender: 'f', one: 'región', many: 'regiones' },
  window: { gender: 'f', one: 'ventana', many: 'ventanas' },
  disjoint: { gender: 'm', one: 'grupo', many: 'grupos' },
  extra: { gender: 'f', one: 'zona', many: 'zonas' },
  diagonal: { gender: 'f', one: 'diagonal', many: 'diagonales' },
};

/** `las tres columnas`, `los dos bloques`. */
export function allHouses(kind: HouseKind, count: number): string {
  const { gender, many } = HOUSES[kind];
  return `${gender === 'f' ? 'las' : 'los'} ${countWord(count)} ${many}`;
}
