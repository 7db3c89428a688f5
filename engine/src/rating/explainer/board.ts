/**
 * The classic 9×9 board as the ratings see it: which candidates a cell has, and which places a digit has in a
 * house, both as nine bits. Small and flat, because the chains copy it a thousand times for one step.
 *
 * Houses are numbered as Sudoku Explainer names their kinds: 0–8 blocks, 9–17 rows, 18–26 columns. Digits are 0–8
 * here and 1–9 everywhere else; `cell * 9 + digit` is the number of a candidate.
 */
export const CELLS = 81;
export const HOUSES = 27;
export const CANDIDATES = 729;

/** At `house * 9 + place` the cell. */
export const HOUSE_CELLS = new Uint8Array(HOUSES * 9);
/** At `cell * 3 + kind` (0 block, 1 row, 2 column) the house, and the cell's place in it. */
export const HOUSE_OF = new Uint8Array(CELLS * 3);
export const PLACE_OF = new Uint8Array(CELLS * 3);
/** At `cell * 3 + kind` the places of the cell's row or column that lie in its block. */
export const IN_BLOCK = new Uint16Array(CELLS * 3);
/** At `cell * 20` the peers: of the block, then what the row adds, then what the column adds. */
export const PEERS = new Uint8Array(CELLS * 20);
/** At `a * 81 + b` 1 where two different cells share a house. */
export const SEES = new Uint8Array(CELLS * CELLS);
/** How many of nine bits are set. */
export const COUNT = new Uint8Array(512);
const choices: readonly number[][] = Array.from({ length: 10 }, () => []);
/** All choices of k places out of nine, as masks in rising order: the order in which patterns are tried. */
export const CHOICES: readonly (readonly number[])[] = choices;

/** The orders in which houses are searched. Direct patterns put columns before rows, chains the other way. */
export const BLOCKS = range(0, 9);
export const ROWS = range(9, 18);
export const COLUMNS = range(18, 27);
export const BLOCKS_COLUMNS_ROWS = [...BLOCKS, ...COLUMNS, ...ROWS];

fillTables();

/** A classic board while it is rated. Mutable: the next hint changes it. */
export interface Board {
  /** The digit of each cell, 1–9; 0 while open. */
  readonly digits: Uint8Array;
  /** The candidates of each cell; 0 once filled. */
  readonly cells: Uint16Array;
  /** At `house * 9 + digit` the places that are left. */
  readonly places: Uint16Array;
  /** Open cells of each house. */
  readonly open: Uint8Array;
  /** How often each digit is placed. */
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

/** A board with the givens (81 digits, 0 for none) and every candidate that they and `allowed` leave. */
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

/** Takes a candidate away, if it is there. */
export function remove(board: Board, cell: number, digit: number): void {
  const { cells, places } = board;
  cells[cell] &= ~(1 << digit);
  for (let m = cell * 3; m < cell * 3 + 3; m++) places[HOUSE_OF[m] * 9 + digit] &= ~(1 << PLACE_OF[m]);
}

/** Fills an open cell: its candidates go, and the digit goes from its peers. */
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

/** The cells at some places of a house. */
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
