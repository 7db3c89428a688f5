/** Simple colours and multi-colours, digit by digit; clusters in the order of their first cells. */
import {
  addCell,
  type CellSet,
  cellsIn,
  cellSet,
  hasCell,
  isEmptySet,
  meetInto,
  meets,
  nextCell,
  removeCell,
  uniteCells,
} from '../../logic/cell-set.ts';
import { type Grid, HOUSE_SETS, HOUSES_OF, PEER_SETS, WORDS } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

/** The two colours of one cluster. */
type Colouring = readonly [CellSet, CellSet];

/** Clusters of cells joined by conjugate pairs. A cell that both colours reach keeps the first. */
function colouringsOf(grid: Grid, places: CellSet, digit: number): readonly Colouring[] {
  const left = cellSet(WORDS);
  const isPaired = (house: number) => grid.free[house * 10 + digit] === 2;
  for (const cell of cellsIn(places)) if (HOUSES_OF[cell].some(isPaired)) addCell(left, cell);
  const found: Colouring[] = [];
  for (let first = nextCell(left, -1); first >= 0; first = nextCell(left, -1)) {
    const colours: Colouring = [cellSet(WORDS), cellSet(WORDS)];
    const spread = (cell: number, colour: 0 | 1): void => {
      if (!hasCell(left, cell)) return;
      addCell(colours[colour], cell);
      removeCell(left, cell);
      for (const house of HOUSES_OF[cell]) {
        const partner = isPaired(house) ? partnerOf(cell, house, places) : undefined;
        if (partner !== undefined) spread(partner, colour === 0 ? 1 : 0);
      }
    };
    spread(first, 0);
    if (!colours.some(isEmptySet)) found.push(colours);
  }
  return found;
}

function partnerOf(cell: number, house: number, places: CellSet): number | undefined {
  const pair = cellSet(WORDS);
  meetInto(pair, places, HOUSE_SETS[house]);
  return cellsIn(pair).find((one) => one !== cell);
}

/** The clusters of each digit. */
function colourings({ grid, places }: Look): readonly (readonly Colouring[])[] {
  return places.map((cells, digit) => colouringsOf(grid, cells, digit));
}

export function simpleColours(look: Look): HodokuStep | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    for (const [one, two] of look.read(colourings)[digit]) {
      const wrapped = [one, two].filter(seesItself).flatMap((colour) => cellsIn(colour));
      if (wrapped.length > 0) return removal('simple-colors-wrap', candidatesAt(wrapped, digit));
      const trapped = seenByBoth(one, two, look.places[digit]);
      if (trapped.length > 0) return removal('simple-colors-trap', candidatesAt(trapped, digit));
    }
  }
  return undefined;
}

function seesItself(colour: CellSet): boolean {
  return cellsIn(colour).some((cell) => meets(PEER_SETS[cell], colour));
}

/** The places that see a cell of each of two colours. */
function seenByBoth(one: CellSet, two: CellSet, places: CellSet): number[] {
  const seen = cellSet(WORDS);
  const shared = cellSet(WORDS);
  for (const a of cellsIn(one)) {
    for (const b of cellsIn(two)) {
      meetInto(shared, PEER_SETS[a], PEER_SETS[b]);
      meetInto(shared, shared, places);
      uniteCells(seen, shared);
    }
  }
  return cellsIn(seen);
}

export function multiColours(look: Look): HodokuStep | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    const clusters = look.read(colourings)[digit];
    for (const first of clusters) {
      for (const second of clusters) {
        const found = first === second ? undefined : multiColoursOf(look, digit, first, second);
        if (found) return found;
      }
    }
  }
  return undefined;
}

function multiColoursOf(
  { places }: Look,
  digit: number,
  first: Colouring,
  second: Colouring,
): HodokuStep | undefined {
  const refuted = first.filter((colour) => second.every((other) => seesOther(colour, other)));
  if (refuted.length > 0) {
    return removal(
      'multi-colors-2',
      candidatesAt(
        refuted.flatMap((colour) => cellsIn(colour)),
        digit,
      ),
    );
  }
  const going: number[] = [];
  for (const a of [0, 1]) {
    for (const b of [0, 1]) {
      if (seesOther(first[a], second[b]))
        going.push(...seenByBoth(first[1 - a], second[1 - b], places[digit]));
    }
  }
  return going.length > 0 ? removal('multi-colors-1', candidatesAt(going, digit)) : undefined;
}

function seesOther(colour: CellSet, other: CellSet): boolean {
  return cellsIn(colour).some((cell) => meets(PEER_SETS[cell], other));
}
