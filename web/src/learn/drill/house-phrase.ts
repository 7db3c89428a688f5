import { classic9, type HouseIndex, type Locale } from 'pencilmark';
import type { HousePhrase } from './drill-protocol.ts';

/** Houses in the phrasing of a language: `rows 2 and 5`, `in rows 2 and 5`. */
export function housePhrase(named: readonly HouseIndex[], locale: Locale): HousePhrase {
  if (named.length === 0) return { name: '', in: '' };
  const houses = named.map((house) => classic9().houses[house]);
  const kinds = [...new Set(houses.map(({ kind }) => kind))];
  return locale.houses(
    kinds.map((kind) => ({
      kind,
      ordinals: houses.filter((house) => house.kind === kind).map(({ index }) => index + 1),
    })),
  );
}
