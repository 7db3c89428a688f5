/**
 * Bivalue universal grave: without a few extra candidates, every open cell would have two candidates and every digit
 * two places in each house. Type 1 5.6; types 2 and 4 5.7; type 3 5.7 and 0.1 per cell of its subset.
 */
import {
  bitsOf,
  BLOCKS_COLUMNS_ROWS,
  type Board,
  candidate,
  CELLS,
  cellsAt,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  HOUSES,
  lowest,
  PEERS,
  SEES,
} from '../board.ts';
import type { Hint, UniquenessReason } from '../hint.ts';

export interface BugQuirks {
  /**
   * Sudoku Explainer 1.2.1 sees extra candidates of a cell only if it is the only cell with more than two candidates in
   * some house; if there is only one extra digit, it therefore misses some cells of type 2.
   */
  readonly needsHouseOfItsOwn: boolean;
  /** It tries all sizes of type 3 in the first common house before it searches the next house. */
  readonly sizesWithinHouse: boolean;
}

interface Grave {
  readonly cells: readonly number[];
  /** The extra digits of each cell of the board. */
  readonly extras: Uint16Array;
  readonly allExtras: number;
  /** Cells that see all of `cells`, in the order of the first one's peers. */
  readonly seers: readonly number[];
}

export function bug(quirks: BugQuirks): (board: Board) => Hint | undefined {
  return (board) => {
    const grave = graveOf(board, quirks);
    if (!grave) return undefined;
    const { cells, allExtras, seers } = grave;
    if (cells.length === 1) return onlyCell(board, grave);
    if (COUNT[allExtras] === 1) {
      return sameDigit(board, grave) ?? (cells.length === 2 ? lockedDigit(board, grave) : undefined);
    }
    if (cells.length === 0 || seers.length === 0) return undefined;
    return (cells.length === 2 ? lockedDigit(board, grave) : undefined) ?? subset(board, grave, quirks);
  };
}

function graveOf(board: Board, { needsHouseOfItsOwn }: BugQuirks): Grave | undefined {
  const { cells, places, digits } = board;
  const found: number[] = [];
  const extras = new Uint16Array(CELLS);
  let allExtras = 0;
  let seers: readonly number[] = [];
  const crowded = new Set<number>();
  let crowdedDigits = 0;

  /** Returns whether types 1 to 3 are still possible. */
  function add(cell: number, digit: number): boolean {
    const isFirst = found.length === 0;
    if (!found.includes(cell)) found.push(cell);
    extras[cell] |= 1 << digit;
    seers = (isFirst ? Array.from(PEERS.subarray(cell * 20, cell * 20 + 20)) : seers).filter(
      (other) => (other === cell ? false : SEES[cell * CELLS + other]) && !found.includes(other),
    );
    return !(found.length > 1 && COUNT[allExtras] > 1 && seers.length === 0);
  }

  for (let house = 0; house < HOUSES; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const at = places[house * 9 + digit];
      if (COUNT[at] === 0 || COUNT[at] === 2) continue;
      let rich = 0;
      let last = -1;
      for (let rest = at; rest !== 0; rest &= rest - 1) {
        const cell = HOUSE_CELLS[house * 9 + lowest(rest)];
        if (COUNT[cells[cell]] < 3) continue;
        rich++;
        last = cell;
        if (!needsHouseOfItsOwn) crowded.add(cell);
      }
      if (rich === 0) return undefined;
      crowdedDigits |= 1 << digit;
      if (rich > 1) continue;
      allExtras |= 1 << digit;
      if (!add(last, digit)) return undefined;
    }
  }
  if (!needsHouseOfItsOwn && COUNT[crowdedDigits] === 1 && crowded.size > found.length) {
    for (const cell of [...crowded].sort((a, b) => a - b)) {
      if (!found.includes(cell) && !add(cell, lowest(crowdedDigits))) return undefined;
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] === 0 && COUNT[cells[cell] & ~extras[cell]] !== 2) return undefined;
  }
  for (const house of BLOCKS_COLUMNS_ROWS) {
    for (let digit = 0; digit < 9; digit++) {
      const left = cellsAt(house, places[house * 9 + digit]).filter((cell) => !((extras[cell] >> digit) & 1));
      if (left.length !== 0 && left.length !== 2) return undefined;
    }
  }
  return { cells: found, extras, allExtras, seers };
}

/** Type 1: a single cell with extra digits. */
function onlyCell(board: Board, grave: Grave): Hint {
  const [cell] = grave.cells;
  const removed = bitsOf(board.cells[cell] & ~grave.allExtras).map((digit) => candidate(cell, digit));
  return graveHint(board, grave, 1, 5.6, removed);
}

/** Type 2: the same extra digit in several cells. */
function sameDigit(board: Board, grave: Grave): Hint | undefined {
  const digit = lowest(grave.allExtras);
  const removed = grave.seers
    .filter((cell) => (board.cells[cell] >> digit) & 1)
    .map((cell) => candidate(cell, digit));
  return removed.length > 0 ? graveHint(board, grave, 2, 5.7, removed) : undefined;
}

/** Type 4: two cells of one house share exactly one digit of the pattern, so it must be in one of them. */
function lockedDigit(board: Board, grave: Grave): Hint | undefined {
  const [first, second] = grave.cells;
  const shared = board.cells[first] & board.cells[second] & ~grave.allExtras;
  if (COUNT[shared] !== 1) return undefined;
  const [house] = commonHouses([first, second]);
  if (house === undefined) return undefined;
  const removed = [first, second].flatMap((cell) =>
    bitsOf(board.cells[cell] & ~grave.extras[cell] & ~shared).map((digit) => candidate(cell, digit)),
  );
  const set = { hidden: true, cells: [], digits: bitsOf(shared) };
  return graveHint(board, grave, 4, 5.7, removed, { house, set });
}

/** Type 3: the extra digits of cells in one house form a naked subset with other cells of it. */
function subset(board: Board, grave: Grave, { sizesWithinHouse }: BugQuirks): Hint | undefined {
  const houses = commonHouses(grave.cells);
  const sizes = [2, 3, 4, 5, 6];
  const tries = sizesWithinHouse
    ? houses.flatMap((house) => sizes.map((size) => ({ house, size })))
    : sizes.flatMap((size) => houses.map((house) => ({ house, size })));
  for (const { house, size } of tries) {
    const inHouse = grave.seers.filter((cell) => housesOf(cell).includes(house));
    if (inHouse.length < size) continue;
    const hint = subsetIn(board, grave, house, size, inHouse);
    if (hint) return hint;
  }
  return undefined;
}

function subsetIn(
  board: Board,
  grave: Grave,
  house: number,
  size: number,
  inHouse: readonly number[],
): Hint | undefined {
  const { cells } = board;
  for (let mask = 1; mask < 1 << inHouse.length; mask++) {
    const others = inHouse.filter((_, i) => (mask >> i) & 1);
    if (others.length !== size - 1 || others.some((cell) => COUNT[cells[cell]] < 2)) continue;
    const digits = others.reduce((all, cell) => all | cells[cell], 0);
    if (COUNT[digits] !== size || COUNT[grave.allExtras] < 2 || (grave.allExtras & ~digits) !== 0) continue;
    const removed = inHouse
      .filter((cell) => !others.includes(cell))
      .flatMap((cell) => bitsOf(cells[cell] & digits).map((digit) => candidate(cell, digit)));
    if (removed.length === 0) continue;
    const set = { hidden: false, cells: others, digits: bitsOf(digits) };
    return graveHint(board, grave, 3, 5.7 + (size - 1) * 0.1, removed, { house, set });
  }
  return undefined;
}

function graveHint(
  { cells, digits }: Board,
  { cells: extraCells, extras }: Grave,
  type: UniquenessReason['type'],
  rating: number,
  removed: readonly number[],
  where: Pick<UniquenessReason, 'house' | 'set'> = {},
): Hint {
  const openCells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => digits[cell] === 0);
  const reason: UniquenessReason = {
    kind: 'bug',
    type,
    cells: openCells,
    pairs: openCells.map((cell) => cells[cell] & ~extras[cell]),
    extraCells,
    extras: extraCells.flatMap((cell) => bitsOf(extras[cell]).map((digit) => candidate(cell, digit))),
    ...where,
  };
  return { rule: 'bug', rating, removed, placed: -1, reason };
}

/** The block, row and column that all the cells share, if any. */
function commonHouses([first, ...rest]: readonly number[]): number[] {
  return housesOf(first).filter((house) => rest.every((cell) => housesOf(cell).includes(house)));
}

function housesOf(cell: number): number[] {
  return [HOUSE_OF[cell * 3], HOUSE_OF[cell * 3 + 1], HOUSE_OF[cell * 3 + 2]];
}
