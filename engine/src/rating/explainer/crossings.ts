/** The crossings of blocks and lines, and the candidates of a digit at given places of a house. */
import { BLOCKS, candidate, COLUMNS, HOUSE_CELLS, HOUSE_OF, lowest, ROWS } from './board.ts';

/** The base and cover of a crossing, and the places of each in the other. */
interface Crossing {
  readonly base: number;
  readonly cover: number;
  readonly inBase: number;
  readonly inCover: number;
  /** The other houses of the base's kind that cross the cover, and their places in it. */
  readonly parallels: readonly { readonly house: number; readonly inCover: number }[];
}

let known: readonly Crossing[] | undefined;

/**
 * All crossings in the order of the search; computed on first use, since most programs that import the engine do not
 * rate.
 */
export function allCrossings(): readonly Crossing[] {
  return (known ??= [
    ...crossings(BLOCKS, COLUMNS),
    ...crossings(BLOCKS, ROWS),
    ...crossings(COLUMNS, BLOCKS),
    ...crossings(ROWS, BLOCKS),
  ]);
}

export function candidatesAt(house: number, places: number, digit: number): number[] {
  const list: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    list.push(candidate(HOUSE_CELLS[house * 9 + lowest(rest)], digit));
  }
  return list;
}

function crossings(bases: readonly number[], covers: readonly number[]): Crossing[] {
  return bases.flatMap((base) =>
    covers.flatMap((cover) => {
      const inBase = placesIn(base, cover);
      if (inBase === 0) return [];
      const parallels = bases
        .filter((house) => house !== base && placesIn(house, cover) !== 0)
        .map((house) => ({ house, inCover: placesIn(house, cover) }));
      return [{ base, cover, inBase, inCover: placesIn(cover, base), parallels }];
    }),
  );
}

/** The places of `house` whose cells also lie in `other`. */
function placesIn(house: number, other: number): number {
  let mask = 0;
  for (let place = 0; place < 9; place++) {
    const cell = HOUSE_CELLS[house * 9 + place];
    for (let m = cell * 3; m < cell * 3 + 3; m++) {
      if (HOUSE_OF[m] === other) mask |= 1 << place;
    }
  }
  return mask;
}
