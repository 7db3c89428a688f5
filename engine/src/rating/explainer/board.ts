/**
 * The classic 9×9 board as the ratings see it: the candidates of a cell and the places of a digit in a house, both as
 * nine bits. Small and flat, because the chains copy it a thousand times for one step.
 *
 * Houses are numbered as Sudoku Explainer names their kinds: 0–8 blocks, 9–17 rows, 18–26 columns. Digits are 0–8 here
 * and 1–9 everywhere else; a candidate is `cell * 9 + digit`.
 */
export const CELLS = 81;
export const HOUSES = 27;
export const CANDIDATES = 729;

/** The cell at `house * 9 + place`. */
export const HOUSE_CELLS = new Uint8Array(HOUSES * 9);
/** At `cell * 3 + kind` (0 block, 1 row, 2 column): the house, and the cell's place in it. */
export const HOUSE_OF = new Uint8Array(CELLS * 3);
export const PLACE_OF = new Uint8Array(CELLS * 3);
/** At `cell * 3 + kind`: the places of the cell's row or column that lie in its block. */
export const IN_BLOCK = new Uint16Array(CELLS * 3);
/** From `cell * 20`: the peers in the block, then the others in the row, then the others in the column. */
export const PEERS = new Uint8Array(CELLS * 20);
/** At `a * 81 + b`: 1 if two different cells share a house. */
export const SEES = new Uint8Array(CELLS * CELLS);
/** The number of bits set, of nine. */
export const COUNT = new Uint8Array(512);
const choices: readonly number[][] = Array.from({ length: 10 }, () => []);
/** All choices of k places out of nine, as masks in ascending order: the order in which patterns are tried. */
export const CHOICES: readonly (readonly number[])[] = choices;

/** The orders in which houses are searched. Direct patterns put columns before rows, chains the other way. */
export const BLOCKS = range(0, 9);
export const ROWS = range(9, 18);
export const COLUMNS = range(18, 27);
export const BLOCKS_COLUMNS_ROWS = [...BLOCKS, ...COLUMNS, ...ROWS];

fillTables();

/** A classic board during a rating. Mutable: the next hint changes it. */
export interface Board {
  /** The digit of each cell, 1–9; 0 while open. */
  readonly digits: Uint8Array;
  /** The candidates of each cell; 0 once filled. */
  readonly cells: Uint16Array;
  /** At `house * 9 + digit`: the remaining places. */
  readonly places: Uint16Array;
  /** The number of open cells of each house. */
  readonly open: Uint8Array;
  /** The number of times each digit is placed. */
  readonly placed: Uint8Array;
}

function emptyBoard(): Board {
  return {
    digits: new Uint8Array(CELLS),
    cells: new Uint16Array(CELLS),
    places: new Uint16Array(HOUSES * 9),
    open: new Uint8Array(HOUSES),
    placed: new Uint8Array(9),
  };
}

/** A board with the givens (81 digits, 0 for none) and all candidates that they and `allowed` leave. */
export function boardOf(givens: ArrayLike<number>, allowed?: ArrayLike<number>): Board {
  const board = emptyBoard();
  for (let cell = 0; cell < CELLS; cell++) board.cells[cell] = allowed ? allowed[cell] & 511 : 511;
  board.places.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    for (let kind = 0; kind < 3; kind++) {
      board.open[HOUSE_OF[cell * 3 + kind]]++;
      for (let digit = 0; digit < 9; digit++) {
        if ((board.cells[cell] >> digit) & 1) {
          board.places[HOUSE_OF[cell * 3 + kind] * 9 + digit] |= 1 << PLACE_OF[cell * 3 + kind];
        }
      }
    }
  }
  for (let cell = 0; cell < CELLS; cell++) if (givens[cell] > 0) put(board, cell, givens[cell] - 1);
  return board;
}

/** Removes a candidate, if it is there. */
export function remove(board: Board, cell: number, digit: number): void {
  const { cells, places } = board;
  cells[cell] &= ~(1 << digit);
  for (let m = cell * 3; m < cell * 3 + 3; m++) places[HOUSE_OF[m] * 9 + digit] &= ~(1 << PLACE_OF[m]);
}

/** Fills an open cell: removes its candidates, and the digit from its peers. */
export function put(board: Board, cell: number, digit: number): void {
  board.digits[cell] = digit + 1;
  board.placed[digit]++;
  for (let d = 0; d < 9; d++) if ((board.cells[cell] >> d) & 1) remove(board, cell, d);
  for (let m = cell * 3; m < cell * 3 + 3; m++) board.open[HOUSE_OF[m]]--;
  for (let p = cell * 20; p < cell * 20 + 20; p++) {
    if ((board.cells[PEERS[p]] >> digit) & 1) remove(board, PEERS[p], digit);
  }
}

export function isComplete({ digits }: Board): boolean {
  return !digits.includes(0);
}

/** The lowest set bit of a mask that is not 0. */
export function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The digits of a mask, ascending. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/** The cells at the given places of a house. */
export function cellsAt(house: number, places: number): number[] {
  return bitsOf(places).map((place) => HOUSE_CELLS[house * 9 + place]);
}

export function candidate(cell: number, digit: number): number {
  return cell * 9 + digit;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function fillTables(): void {
  for (let mask = 0; mask < 512; mask++) {
    COUNT[mask] = bitCount(mask);
    choices[COUNT[mask]].push(mask);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const block = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    const inBlock = (row % 3) * 3 + (column % 3);
    HOUSE_OF.set([block, 9 + row, 18 + column], cell * 3);
    PLACE_OF.set([inBlock, column, row], cell * 3);
    for (let m = cell * 3; m < cell * 3 + 3; m++) {
      HOUSE_CELLS[HOUSE_OF[m] * 9 + PLACE_OF[m]] = cell;
      IN_BLOCK[m] = 7 << (PLACE_OF[m] - (PLACE_OF[m] % 3));
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    let count = 0;
    for (let m = cell * 3; m < cell * 3 + 3; m++) {
      for (let place = 0; place < 9; place++) {
        const other = HOUSE_CELLS[HOUSE_OF[m] * 9 + place];
        if (other === cell || SEES[cell * CELLS + other]) continue;
        SEES[cell * CELLS + other] = 1;
        PEERS[cell * 20 + count++] = other;
      }
    }
  }
}
