/** Common words of French sentences. */
import type { HouseKind } from '../../../model/geometry.ts';
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

/** `aucune case qui voit les deux ne peut valoir 5`. */
export function noneSeeing(count: number, digit: string): string {
  return `aucune case qui ${count === 1 ? 'la voit' : `voit les ${countWord(count)}`} ne peut valoir ${digit}`;
}

interface Noun {
  readonly article: 'la' | 'le';
  readonly one: string;
  readonly many: string;
}

export const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { article: 'la', one: 'ligne', many: 'lignes' },
  column: { article: 'la', one: 'colonne', many: 'colonnes' },
  box: { article: 'le', one: 'bloc', many: 'blocs' },
  region: { article: 'la', one: 'région', many: 'régions' },
  window: { article: 'la', one: 'fenêtre', many: 'fenêtres' },
  disjoint: { article: 'le', one: 'groupe', many: 'groupes' },
  extra: { article: 'la', one: 'zone', many: 'zones' },
  diagonal: { article: 'la', one: 'diagonale', many: 'diagonales' },
};
