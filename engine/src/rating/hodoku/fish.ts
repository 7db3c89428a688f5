/**
 * Fish, digit by digit, rows as base before columns, base and cover houses in rising order. At most five fins, two of
 * them in two bases. One search for finned fish meets sashimi ones; the first of them is kept for when they are asked.
 */
import type { TechniqueId } from '../../logic/catalogue.ts';
import { bitCount, type CellSet, cellsIn, cellSet, meetInto } from '../../logic/cell-set.ts';
import { commonPeers } from './common-peers.ts';
import { HOUSE_SETS, WORDS } from './grid.ts';
import { candidatesAt, type HodokuStep, type Look, removal } from './look.ts';

const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;
const LINES = 18;
const SIZES = ['x-wing', 'swordfish', 'jellyfish'] as const;

export type FishForm = 'plain' | 'finned' | 'sashimi';

interface Fish {
  readonly size: number;
  readonly form: FishForm;
  /** Whether blocks may be bases and covers. */
  readonly franken: boolean;
}

interface House {
  readonly house: number;
  readonly set: CellSet;
}

/** Base or cover houses chosen so far. */
interface Chosen {
  readonly houses: number[];
  /** At each depth the cells covered, and those covered twice. */
  readonly union: readonly CellSet[];
  readonly twice: readonly CellSet[];
}

export function fish(size: number, form: FishForm, kind: 'basic' | 'franken' = 'basic') {
  const wanted: Fish = { size, form, franken: kind === 'franken' };
  return ({ places }: Look): HodokuStep | undefined => {
    for (let digit = 1; digit <= 9; digit++) {
      for (const direction of ['rows', 'columns'] as const) {
        const found = firstFish(wanted, digit, places[digit], direction);
        if (found) return found;
      }
    }
    return undefined;
  };
}

function firstFish(
  fish: Fish,
  digit: number,
  places: CellSet,
  direction: 'rows' | 'columns',
): HodokuStep | undefined {
  const { size, form, franken } = fish;
  const bases: House[] = [];
  const covers: House[] = [];
  for (let house = 0; house < (franken ? 27 : LINES); house++) {
    const set = cellSet(WORDS);
    meetInto(set, HOUSE_SETS[house], places);
    const count = countOf(set);
    if (count === 0) continue;
    const isBase = house >= LINES || house < 9 === (direction === 'rows');
    if (isBase && (form !== 'plain' || count <= size)) bases.push({ house, set });
    if (house >= LINES || !isBase) covers.push({ house, set });
  }
  const base = chosen(size);
  const cover = chosen(size);
  const body = { union: base.union[size], endo: base.twice[size] };

  const chooseBase = (from: number): HodokuStep | undefined => {
    const depth = base.houses.length;
    if (depth === size) {
      const usable = covers.filter(({ house, set }) => !base.houses.includes(house) && meet(set, body.union));
      return chooseCover(usable, 0);
    }
    for (let i = from; i < bases.length; i++) {
      if (!addHouse(base, bases[i], depth, fish)) continue;
      const found = chooseBase(i + 1);
      base.houses.pop();
      if (found) return found;
    }
    return undefined;
  };

  const chooseCover = (usable: readonly House[], from: number): HodokuStep | undefined => {
    const depth = cover.houses.length;
    if (depth === size) return stepOf(fish, digit, base, cover, bases);
    for (let i = from; i <= usable.length - size + depth; i++) {
      addHouse(cover, usable[i], depth);
      const found = chooseCover(usable, i + 1);
      cover.houses.pop();
      if (found) return found;
    }
    return undefined;
  };
  return chooseBase(0);
}

function chosen(size: number): Chosen {
  const sets = () => Array.from({ length: size + 1 }, () => cellSet(WORDS));
  return { houses: [], union: sets(), twice: sets() };
}

/** Adds a house to a choice; as a base (of `fish`) only where it does not bring too many endo-fins. */
function addHouse({ houses, union, twice }: Chosen, { house, set }: House, depth: number, fish?: Fish): boolean {
  let shared = 0;
  for (let w = 0; w < WORDS; w++) shared += bitCount(union[depth][w] & set[w]);
  if (fish && shared > 0) {
    if (fish.form === 'plain' || !fish.franken) return false;
    if (countOf(twice[depth]) + shared > MOST_ENDO_FINS) return false;
  }
  for (let w = 0; w < WORDS; w++) {
    twice[depth + 1][w] = twice[depth][w] | (union[depth][w] & set[w]);
    union[depth + 1][w] = union[depth][w] | set[w];
  }
  houses.push(house);
  return true;
}

const fins = cellSet(WORDS);
const seen = cellSet(WORDS);

function stepOf(
  { size, form, franken }: Fish,
  digit: number,
  base: Chosen,
  cover: Chosen,
  bases: readonly House[],
): HodokuStep | undefined {
  const body = base.union[size];
  const endo = base.twice[size];
  const covered = cover.union[size];
  const twiceCovered = cover.twice[size];
  for (let w = 0; w < WORDS; w++) fins[w] = (body[w] & ~covered[w]) | endo[w];
  const finCount = countOf(fins);
  if (form === 'plain' ? finCount > 0 : finCount === 0 || finCount > MOST_FINS) return undefined;
  commonPeers(fins, seen);
  const outside = cellSet(WORDS);
  const cannibal = cellSet(WORDS);
  for (let w = 0; w < WORDS; w++) {
    outside[w] = covered[w] & ~body[w] & seen[w];
    cannibal[w] = twiceCovered[w] & seen[w];
  }
  if (countOf(outside) === 0 && countOf(cannibal) === 0) return undefined;
  if (!franken && form !== 'plain') {
    // Sashimi: a base has at most one place left besides its fins.
    const isSashimi = bases.some(({ house, set }) => base.houses.includes(house) && countWithout(set, fins) <= 1);
    if (isSashimi !== (form === 'sashimi')) return undefined;
  }
  return removal(nameOf(base, cover, size, form), [
    ...candidatesAt(cellsIn(outside), digit),
    ...candidatesAt(cellsIn(cannibal), digit),
  ]);
}

/** Basic where lines of one kind cover lines of the other; Franken with blocks besides; mutant otherwise. */
function nameOf(base: Chosen, cover: Chosen, size: number, form: FishForm): TechniqueId {
  const name = SIZES[size - 2];
  const [baseKinds, coverKinds] = [base, cover].map(({ houses }) =>
    houses.reduce((mask, house) => mask | (1 << Math.floor(house / 9)), 0),
  );
  const lines = [baseKinds & 3, coverKinds & 3];
  const isCrossing = lines[0] + lines[1] === 3 && lines[0] !== 0 && lines[1] !== 0;
  if (isCrossing && ((baseKinds | coverKinds) & 4) === 0) return form === 'plain' ? name : `${form}-${name}`;
  const kind = isCrossing ? 'franken' : 'mutant';
  return form === 'plain' ? `${kind}-${name}` : `finned-${kind}-${name}`;
}

function countOf(set: CellSet): number {
  return bitCount(set[0]) + bitCount(set[1]) + bitCount(set[2]);
}

function countWithout(set: CellSet, other: CellSet): number {
  return bitCount(set[0] & ~other[0]) + bitCount(set[1] & ~other[1]) + bitCount(set[2] & ~other[2]);
}

function meet(a: CellSet, b: CellSet): boolean {
  return (a[0] & b[0]) !== 0 || (a[1] & b[1]) !== 0 || (a[2] & b[2]) !== 0;
}
