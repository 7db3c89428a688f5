/**
 * Fish, digit by digit, rows as bases before columns, base and cover houses in ascending order. At most five fins, and
 * at most two endo-fins. In a search for Franken fish, blocks are added to bases and covers, and any fish that is found
 * counts.
 *
 * The places of a digit are numbered, at most 64 of them if 17 cells are given, and sets of them are two words.
 *
 * Order is the specification here, HoDoKu's: not merged with logic's or Sudoku Explainer's, which differ.
 */
import type { TechniqueId } from '../../logic/catalogue.ts';
import { bitCount, type CellSet, cellsIn, lowestBit } from '../../logic/cell-set.ts';
import { HOUSES_OF, sees } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

const MAX_FINS = 5;
const MAX_ENDO_FINS = 2;
const LINES = 18;
const SIZES = ['x-wing', 'swordfish', 'jellyfish'] as const;

export type FishForm = 'plain' | 'finned' | 'sashimi';

interface Fish {
  readonly size: number;
  readonly form: FishForm;
  readonly isFranken: boolean;
}

/** A set of places. */
interface Places {
  low: number;
  high: number;
}

interface House extends Readonly<Places> {
  readonly house: number;
  readonly count: number;
}

/** The places of one digit: their cells, and the others that each sees. */
interface FishBoard {
  readonly cells: readonly number[];
  readonly peers: readonly Readonly<Places>[];
  readonly houses: readonly House[];
}

/** The houses chosen so far: at each depth, the places in them, and those that are in two. */
interface Chosen {
  readonly houses: House[];
  readonly union: readonly Places[];
  readonly twice: readonly Places[];
}

export function fish(
  size: number,
  form: FishForm,
  kind: 'basic' | 'franken' = 'basic',
): (look: Look) => HodokuStep | undefined {
  const wanted: Fish = { size, form, isFranken: kind === 'franken' };
  return ({ read }) => {
    const boards = read(fishBoards);
    for (let digit = 1; digit <= 9; digit++) {
      const board = boards[digit];
      for (const direction of ['rows', 'columns'] as const) {
        const found = firstFish(wanted, digit, board, direction);
        if (found) return found;
      }
    }
    return undefined;
  };
}

/** The board of each digit. */
function fishBoards({ places }: Look): readonly FishBoard[] {
  return places.map(fishBoardOf);
}

function fishBoardOf(places: CellSet): FishBoard {
  const cells = cellsIn(places);
  const setOf = (isIn: (cell: number) => boolean): Places => {
    const set = { low: 0, high: 0 };
    cells.forEach((cell, i) => {
      if (!isIn(cell)) return;
      if (i < 32) set.low |= 1 << i;
      else set.high |= 1 << (i - 32);
    });
    return set;
  };
  const houses: House[] = [];
  for (let house = 0; house < 27; house++) {
    const set = setOf((cell) => HOUSES_OF[cell].includes(house));
    const count = countOf(set);
    if (count > 0) houses.push({ house, ...set, count });
  }
  return { cells, peers: cells.map((cell) => setOf((other) => sees(cell, other))), houses };
}

function firstFish(
  fish: Fish,
  digit: number,
  board: FishBoard,
  direction: 'rows' | 'columns',
): HodokuStep | undefined {
  const { size, form, isFranken } = fish;
  const mayBe = ({ house }: House) => house < LINES || isFranken;
  const isBase = ({ house }: House) => house >= LINES || house < 9 === (direction === 'rows');
  const isCover = ({ house }: House) => house >= LINES || house < 9 !== (direction === 'rows');
  const bases = board.houses.filter(
    (one) => mayBe(one) && isBase(one) && (form !== 'plain' || one.count <= size),
  );
  const covers = board.houses.filter((one) => mayBe(one) && isCover(one));
  const base = nothingChosen(size);
  const cover = nothingChosen(size);
  const body = base.union[size];
  const mostUncovered = form === 'plain' ? 0 : MAX_FINS;

  const chooseBase = (depth: number, from: number): HodokuStep | undefined => {
    if (depth === size) {
      const usable = covers.filter((one) => !base.houses.includes(one) && countOfBoth(one, body) > 0);
      const gains = usable.map((one) => countOfBoth(one, body));
      // The maximum that a cover from this index onwards can still cover.
      for (let i = gains.length - 2; i >= 0; i--) gains[i] = Math.max(gains[i], gains[i + 1]);
      return chooseCover(usable, gains, 0, 0);
    }
    for (let i = from; i < bases.length; i++) {
      if (!mayJoin(base, bases[i], depth, fish)) continue;
      choose(base, bases[i], depth);
      const found = chooseBase(depth + 1, i + 1);
      base.houses.pop();
      if (found) return found;
    }
    return undefined;
  };

  const chooseCover = (
    usable: readonly House[],
    gains: readonly number[],
    depth: number,
    from: number,
  ): HodokuStep | undefined => {
    if (depth === size) return stepOf(fish, digit, board, base, cover, bases);
    const { low, high } = cover.union[depth];
    const uncovered = bitCount(body.low & ~low) + bitCount(body.high & ~high);
    for (let i = from; i <= usable.length - size + depth; i++) {
      if (uncovered - gains[i] * (size - depth) > mostUncovered) return undefined;
      choose(cover, usable[i], depth);
      const found = chooseCover(usable, gains, depth + 1, i + 1);
      cover.houses.pop();
      if (found) return found;
    }
    return undefined;
  };
  return chooseBase(0, 0);
}

function nothingChosen(size: number): Chosen {
  const sets = () => Array.from({ length: size + 1 }, () => ({ low: 0, high: 0 }));
  return { houses: [], union: sets(), twice: sets() };
}

/** Whether a base keeps the number of endo-fins within the limit. */
function mayJoin({ union, twice }: Chosen, one: House, depth: number, { form, isFranken }: Fish): boolean {
  const shared = countOfBoth(one, union[depth]);
  if (shared === 0) return true;
  return form !== 'plain' && isFranken && countOf(twice[depth]) + shared <= MAX_ENDO_FINS;
}

function choose({ houses, union, twice }: Chosen, one: House, depth: number): void {
  const before = union[depth];
  twice[depth + 1].low = twice[depth].low | (before.low & one.low);
  twice[depth + 1].high = twice[depth].high | (before.high & one.high);
  union[depth + 1].low = before.low | one.low;
  union[depth + 1].high = before.high | one.high;
  houses.push(one);
}

function stepOf(
  { size, form, isFranken }: Fish,
  digit: number,
  { cells, peers }: FishBoard,
  base: Chosen,
  cover: Chosen,
  bases: readonly House[],
): HodokuStep | undefined {
  const body = base.union[size];
  const covered = cover.union[size];
  const twiceCovered = cover.twice[size];
  const finsLow = (body.low & ~covered.low) | base.twice[size].low;
  const finsHigh = (body.high & ~covered.high) | base.twice[size].high;
  if (form === 'plain' ? (finsLow | finsHigh) !== 0 : (finsLow | finsHigh) === 0) return undefined;
  let outsideLow = covered.low & ~body.low;
  let outsideHigh = covered.high & ~body.high;
  let cannibalLow = twiceCovered.low;
  let cannibalHigh = twiceCovered.high;
  let finCount = 0;
  for (let fins = finsLow, from = 0; ; fins = finsHigh, from = 32) {
    for (; fins !== 0; fins &= fins - 1) {
      if (++finCount > MAX_FINS) return undefined;
      const seen = peers[from + lowestBit(fins)];
      outsideLow &= seen.low;
      outsideHigh &= seen.high;
      cannibalLow &= seen.low;
      cannibalHigh &= seen.high;
    }
    if (from === 32) break;
  }
  if ((outsideLow | outsideHigh | cannibalLow | cannibalHigh) === 0) return undefined;
  if (!isFranken && form !== 'plain') {
    // Sashimi: a base has at most one place left besides its fins.
    const isSashimi = bases.some(
      (one) =>
        base.houses.includes(one) && bitCount(one.low & ~finsLow) + bitCount(one.high & ~finsHigh) <= 1,
    );
    if (isSashimi !== (form === 'sashimi')) return undefined;
  }
  const cellsOf = (low: number, high: number) =>
    cells.filter((_, i) => (i < 32 ? (low >>> i) & 1 : (high >>> (i - 32)) & 1));
  return removal(nameOf(base, cover, size, form), [
    ...candidatesAt(cellsOf(outsideLow, outsideHigh), digit),
    ...candidatesAt(cellsOf(cannibalLow, cannibalHigh), digit),
  ]);
}

/** Basic if lines of one kind cover lines of the other; Franken if blocks are added; otherwise mutant. */
function nameOf(base: Chosen, cover: Chosen, size: number, form: FishForm): TechniqueId {
  const name = SIZES[size - 2];
  const [baseKinds, coverKinds] = [base, cover].map(({ houses }) =>
    houses.reduce((mask, { house }) => mask | (1 << Math.floor(house / 9)), 0),
  );
  const lines = [baseKinds & 3, coverKinds & 3];
  const isCrossing = lines[0] + lines[1] === 3 && lines[0] !== 0 && lines[1] !== 0;
  if (isCrossing && ((baseKinds | coverKinds) & 4) === 0) return form === 'plain' ? name : `${form}-${name}`;
  const kind = isCrossing ? 'franken' : 'mutant';
  return form === 'plain' ? `${kind}-${name}` : `finned-${kind}-${name}`;
}

function countOf({ low, high }: Readonly<Places>): number {
  return bitCount(low) + bitCount(high);
}

function countOfBoth(a: Readonly<Places>, b: Readonly<Places>): number {
  return bitCount(a.low & b.low) + bitCount(a.high & b.high);
}
