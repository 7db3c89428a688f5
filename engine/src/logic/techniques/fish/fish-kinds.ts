import type { BoardIndex } from '../../board-index.ts';
import type { FishBoard } from './fish-board.ts';
import type { FishWalk, FoundFish } from './fish-walk.ts';
import type { TechniqueId } from '../../catalogue.ts';

/** Names and kinds of fish, and the houses that each kind uses. */
export type FishKind = 'basic' | 'franken' | 'mutant';
type FishFins = 'none' | 'finned' | 'sashimi';

export interface FishName {
  readonly kind: FishKind;
  readonly fins: FishFins;
  readonly size: number;
}

const SIZES = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'] as const;

export const FISH_NAMES: ReadonlyMap<TechniqueId, FishName> = new Map(
  SIZES.flatMap((name, k): [TechniqueId, FishName][] => [
    [name, { kind: 'basic', fins: 'none', size: k + 2 }],
    [`finned-${name}`, { kind: 'basic', fins: 'finned', size: k + 2 }],
    [`sashimi-${name}`, { kind: 'basic', fins: 'sashimi', size: k + 2 }],
    [`franken-${name}`, { kind: 'franken', fins: 'none', size: k + 2 }],
    [`finned-franken-${name}`, { kind: 'franken', fins: 'finned', size: k + 2 }],
    [`mutant-${name}`, { kind: 'mutant', fins: 'none', size: k + 2 }],
    [`finned-mutant-${name}`, { kind: 'mutant', fins: 'finned', size: k + 2 }],
  ]),
);

const PREFIXES: Readonly<Record<FishKind, Readonly<Record<FishFins, string>>>> = {
  basic: { none: '', finned: 'finned-', sashimi: 'sashimi-' },
  franken: { none: 'franken-', finned: 'finned-franken-', sashimi: 'finned-franken-' },
  mutant: { none: 'mutant-', finned: 'finned-mutant-', sashimi: 'finned-mutant-' },
};

export function fishNamed({ kind, fins, size }: FishName): TechniqueId {
  return `${PREFIXES[kind][fins]}${SIZES[size - 2]}` as TechniqueId;
}

/** The houses that a search takes as bases and as covers. */
export interface FishView {
  readonly bases: number;
  readonly covers: number;
}

const ROW = 1;
const COLUMN = 2;
const AREA = 4;
const OTHER = 8;
const ANY = ROW | COLUMN | AREA | OTHER;

/** The searches for each kind, in the order in which people scan. */
export const VIEWS: Readonly<Record<FishKind, readonly FishView[]>> = {
  basic: [
    { bases: ROW, covers: COLUMN },
    { bases: COLUMN, covers: ROW },
  ],
  franken: [
    { bases: ROW | AREA, covers: COLUMN | AREA },
    { bases: COLUMN | AREA, covers: ROW | AREA },
  ],
  mutant: [{ bases: ANY, covers: ANY }],
};

/** Sets the houses of a walk for a view: bases in order, covers as flags. Returns the number of bases. */
export function setHouses(
  walk: FishWalk,
  tables: BoardIndex,
  { houses, houseCount, counts }: FishBoard,
  { bases, covers }: FishView,
  mostInBase: number,
): number {
  const shapes = shapesOf(tables);
  walk.baseCount = 0;
  for (let h = 0; h < houseCount; h++) {
    const shape = shapes[houses[h]];
    walk.mayCover[h] = (shape & covers) !== 0 ? 1 : 0;
    const mayBase = (shape & bases) !== 0 && tables.isFull[houses[h]] === 1 && counts[h] <= mostInBase;
    if (mayBase) walk.baseList[walk.baseCount++] = h;
  }
  return walk.baseCount;
}

/** The narrowest kind that a fish belongs to. */
export function kindOf(tables: BoardIndex, board: FishBoard, { bases, covers }: FoundFish): FishKind {
  const shapes = shapesOf(tables);
  const base = bases.reduce((all, h) => all | shapes[board.houses[h]], 0);
  const cover = covers.reduce((all, h) => all | shapes[board.houses[h]], 0);
  const isAcross = (a: number, b: number, lines: number): boolean =>
    (a & ~lines) === ROW && (b & ~lines) === COLUMN;
  if (isAcross(base, cover, 0) || isAcross(cover, base, 0)) return 'basic';
  return isAcross(base, cover, AREA) || isAcross(cover, base, AREA) ? 'franken' : 'mutant';
}

const known = new WeakMap<BoardIndex, Int32Array>();

/** The shape of each house: ROW, COLUMN, AREA or OTHER. */
function shapesOf(tables: BoardIndex): Int32Array {
  let shapes = known.get(tables);
  if (!shapes) {
    shapes = new Int32Array(tables.houseCount).fill(OTHER);
    for (const house of tables.rows) shapes[house] = ROW;
    for (const house of tables.columns) shapes[house] = COLUMN;
    for (const house of tables.areas) shapes[house] = AREA;
    known.set(tables, shapes);
  }
  return shapes;
}
