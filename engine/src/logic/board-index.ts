import { allDigits, type DigitSet } from '../model/digits.ts';
import type { Cell, Geometry, HouseIndex, HouseKind } from '../model/geometry.ts';
import { cellSet, type CellSet } from './cell-set.ts';

/** Digits that another cell cannot hold. */
export interface Bar {
  readonly cell: Cell;
  readonly digits: DigitSet;
}

/** For each candidate, at `cell * stride + digit`: what it rules out by a relation of two cells. */
type Bars = readonly (readonly Bar[])[];

/** Two houses that share at least two cells, seen from `house`. */
export interface Intersection {
  readonly house: HouseIndex;
  readonly other: HouseIndex;
  /** The shared cells, as bits of their positions within `house` and within `other`. */
  readonly inHouse: number;
  readonly inOther: number;
  readonly cells: CellSet;
  readonly cellList: readonly Cell[];
}

/** The parts of a geometry that logic reads constantly, laid flat once. Never changed after `tablesOf`. */
export interface BoardIndex {
  readonly geometry: Geometry;
  /** N: digits are 1 … N, so a `DigitSet` and the positions within a house both fit one word. */
  readonly size: number;
  /** N + 1: arrays indexed `house * stride + digit` keep index 0 for "no digit". */
  readonly stride: number;
  readonly cellCount: number;
  readonly houseCount: number;
  /** The number of words in a `CellSet`. */
  readonly words: number;
  readonly allDigits: DigitSet;
  /** Cells of house h in reading order: position k within the house is `houseCells[h][k]`. */
  readonly houseCells: readonly (readonly Cell[])[];
  readonly houseSets: readonly CellSet[];
  /** The same as cell sets in one list: `words` entries per house. */
  readonly houseBits: Int32Array;
  /** 1 if the house has N cells, so that it must hold every digit. Only such houses give hidden patterns. */
  readonly isFull: Uint8Array;
  /** The same, indexed by base: `isFullBase[house * stride]`. */
  readonly isFullBase: Uint8Array;
  readonly housesOf: readonly (readonly HouseIndex[])[];
  /** The cells that a cell sees through houses and, if the puzzle has rules beyond them, through those rules too. */
  readonly peers: readonly (readonly Cell[])[];
  readonly peerSets: readonly CellSet[];
  /** The candidates that a digit rules out beyond its cell and its peers; undefined if there are only houses. */
  readonly bars: Bars | undefined;
  /** Position of a cell within a house at `house * cellCount + cell`; −1 if it is not a member. */
  readonly positionIn: Int8Array;
  /** Memberships of cell c: entries `memberStart[c] … memberStart[c + 1] − 1` of the next three. */
  readonly memberStart: Int32Array;
  /** The house, and `house * stride`, its base in `places`. */
  readonly memberHouse: Int32Array;
  readonly memberBase: Int32Array;
  /** The bit of the cell's position within that house. */
  readonly memberBit: Int32Array;
  /** Houses by shape. Areas are boxes, regions, windows, disjoint groups and extra houses. */
  readonly rows: readonly HouseIndex[];
  readonly columns: readonly HouseIndex[];
  readonly diagonals: readonly HouseIndex[];
  readonly areas: readonly HouseIndex[];
  /** Rows, columns, diagonals. */
  readonly lines: readonly HouseIndex[];
  /** All houses in the order in which people scan them: areas, rows, columns, diagonals. */
  readonly scanOrder: readonly HouseIndex[];
  /** For each house, its intersections of at least two cells. */
  readonly intersections: readonly (readonly Intersection[])[];
}

const known = new WeakMap<Geometry, BoardIndex>();

/** The tables of a geometry; built at the first call for it. Throws for more than 31 digits. */
export function tablesOf(geometry: Geometry): BoardIndex {
  let tables = known.get(geometry);
  if (!tables) known.set(geometry, (tables = build(geometry)));
  return tables;
}

export function seesCell(tables: BoardIndex, a: Cell, b: Cell): boolean {
  return ((tables.peerSets[a][b >> 5] >>> (b & 31)) & 1) === 1;
}

/** The houses that contain all the cells, ascending. */
export function housesWithAll(tables: BoardIndex, cells: readonly Cell[]): HouseIndex[] {
  const { positionIn, cellCount } = tables;
  return tables.housesOf[cells[0]].filter((house) =>
    cells.every((cell) => positionIn[house * cellCount + cell] >= 0),
  );
}

/** The cells of a house at the positions given as bits. */
export function cellsAt(tables: BoardIndex, house: HouseIndex, positions: number): Cell[] {
  return tables.houseCells[house].filter((_, k) => (positions >>> k) & 1);
}

function build(geometry: Geometry): BoardIndex {
  const { size, houses, peers, housesOf, cells } = geometry;
  const words = (cells.length + 31) >> 5;
  const houseSets = houses.map((house) => cellSet(words, house.cells));
  const positionIn = new Int8Array(houses.length * cells.length).fill(-1);
  houses.forEach((house, h) => house.cells.forEach((cell, k) => (positionIn[h * cells.length + cell] = k)));
  const byShape = (...kinds: HouseKind[]): HouseIndex[] =>
    houses.flatMap((house, index) => (kinds.includes(house.kind) ? [index] : []));
  const rows = byShape('row');
  const columns = byShape('column');
  const diagonals = byShape('diagonal');
  const lines = [...rows, ...columns, ...diagonals];
  const areas = byShape('box', 'region', 'window', 'disjoint', 'extra');
  return {
    geometry,
    size,
    stride: size + 1,
    cellCount: cells.length,
    houseCount: houses.length,
    words,
    allDigits: allDigits(size),
    houseCells: houses.map((house) => house.cells),
    houseSets,
    houseBits: Int32Array.from(houseSets.flatMap((set) => [...set])),
    isFull: Uint8Array.from(houses, (house) => (house.full ? 1 : 0)),
    isFullBase: Uint8Array.from({ length: houses.length * (size + 1) }, (_, at) =>
      at % (size + 1) === 0 && houses[at / (size + 1)].full ? 1 : 0,
    ),
    housesOf,
    peers,
    peerSets: peers.map((list) => cellSet(words, list)),
    bars: undefined,
    positionIn,
    ...memberships(geometry, positionIn),
    rows,
    columns,
    diagonals,
    areas,
    lines,
    scanOrder: [...areas, ...lines],
    intersections: houses.map((_, house) => intersectionsOf(geometry, house, words)),
  };
}

function memberships({ housesOf, cells, size }: Geometry, positionIn: Int8Array) {
  const memberStart = new Int32Array(cells.length + 1);
  housesOf.forEach((list, cell) => (memberStart[cell + 1] = memberStart[cell] + list.length));
  const memberHouse = Int32Array.from(housesOf.flat());
  const memberBase = memberHouse.map((house) => house * (size + 1));
  const memberBit = Int32Array.from(
    housesOf.flatMap((list, cell) => list.map((house) => 1 << positionIn[house * cells.length + cell])),
  );
  return { memberStart, memberHouse, memberBase, memberBit };
}

function intersectionsOf({ houses }: Geometry, house: HouseIndex, words: number): Intersection[] {
  const own = houses[house].cells;
  return houses.flatMap((partner, other) => {
    const cellList = other === house ? [] : own.filter((cell) => partner.cells.includes(cell));
    if (cellList.length < 2) return [];
    const inHouse = positionBits(own, cellList);
    const inOther = positionBits(partner.cells, cellList);
    return [{ house, other, inHouse, inOther, cells: cellSet(words, cellList), cellList }];
  });
}

function positionBits(house: readonly Cell[], cells: readonly Cell[]): number {
  return cells.reduce((bits, cell) => bits | (1 << house.indexOf(cell)), 0);
}
