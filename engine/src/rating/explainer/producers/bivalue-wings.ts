/**
 * WXYZ-Wing 5.5 and VWXYZ-Wing 6.2: three or four cells that see each other and have one more digit than cells, and a
 * cell with two of those digits. If all cells of one of the two, x, see that cell, the other, z, is true in the wing or
 * in the cell; if those of both do, every digit of the wing is locked.
 *
 * A cell with few or with all digits makes the wing easier: 0.1 for each step from the middle. The cheapest find comes
 * first, then the one with the most eliminations, then the one whose code (linked twice, largest cell, number of
 * candidates) is last in text order.
 */
import { bitsOf, type Board, candidate, CELLS, COUNT, PEERS, SEES } from '../board.ts';
import type { Hint } from '../hint.ts';

interface WingQuirks {
  /**
   * Sukaku Explainer 1.15 records eliminations cell by cell, and in WXYZ-Wings that are linked twice z replaces those
   * recorded for the cell before. It still counts all of them when it chooses.
   */
  readonly forgetsOthersWhereZGoes: boolean;
}

interface Find {
  readonly rating: number;
  readonly count: number;
  readonly code: string;
  readonly removed: readonly number[];
  readonly cells: readonly number[];
  readonly pair: number;
  readonly restricted: readonly number[];
}

export const wxyzWing = bivalueWing('wxyz-wing', 4, 5.5, { forgetsOthersWhereZGoes: true });
export const vwxyzWing = bivalueWing('vwxyz-wing', 5, 6.2, { forgetsOthersWhereZGoes: false });

function bivalueWing(
  rule: 'wxyz-wing' | 'vwxyz-wing',
  size: 4 | 5,
  base: number,
  quirks: WingQuirks,
): (board: Board) => Hint | undefined {
  return (board) => {
    let best: Find | undefined;
    const pairs = Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => COUNT[board.cells[cell]] === 2,
    );
    if (pairs.length === 0) return undefined;
    const consider = (cells: readonly number[]): void => {
      const largest = cells.reduce((most, cell) => Math.max(most, COUNT[board.cells[cell]]), 0);
      const rating = base + (size - 3 - Math.abs(3 - largest)) * 0.1;
      if (best && rating > best.rating) return;
      const digits = cells.reduce((all, cell) => all | board.cells[cell], 0);
      for (const pair of pairs) {
        if (board.cells[pair] & ~digits || cells.includes(pair)) continue;
        if (!cells.some((cell) => SEES[cell * CELLS + pair])) continue;
        const found = findWith(board, cells, digits, pair, rating, largest, quirks);
        if (found && (!best || isBefore(found, best))) best = found;
      }
    };
    eachWing(board, size, consider);
    return hintOf(rule, best);
  };
}

function hintOf(rule: 'wxyz-wing' | 'vwxyz-wing', find: Find | undefined): Hint | undefined {
  if (!find) return undefined;
  const { rating, removed, cells, pair, restricted } = find;
  return { rule, rating, removed, placed: -1, reason: { kind: 'bivalue-wing', cells, pair, restricted } };
}

/**
 * Calls `take` for each choice of `size − 1` cells that see each other and have `size` digits together, in the order of
 * their cells.
 */
function eachWing({ cells }: Board, size: number, take: (cells: readonly number[]) => void): void {
  const chosen: number[] = [];
  const extend = (from: number, digits: number): void => {
    for (let cell = from; cell < CELLS; cell++) {
      if (COUNT[cells[cell]] < 2) continue;
      const union = digits | cells[cell];
      if (COUNT[union] > size || !seesAll(cell, chosen)) continue;
      chosen.push(cell);
      if (chosen.length < size - 1) extend(cell + 1, union);
      else if (COUNT[union] === size) take(chosen.slice());
      chosen.pop();
    }
  };
  extend(0, 0);
}

function seesAll(cell: number, others: readonly number[]): boolean {
  for (let i = 0; i < others.length; i++) if (!SEES[others[i] * CELLS + cell]) return false;
  return true;
}

function findWith(
  board: Board,
  cells: readonly number[],
  digits: number,
  pair: number,
  rating: number,
  largest: number,
  { forgetsOthersWhereZGoes }: WingQuirks,
): Find | undefined {
  const [low, high] = bitsOf(board.cells[pair]);
  const withDigit = (digit: number): number[] => cells.filter((cell) => (board.cells[cell] >> digit) & 1);
  const isRestricted = (digit: number): boolean =>
    withDigit(digit).every((cell) => SEES[cell * CELLS + pair] === 1);
  const isLow = isRestricted(low);
  const isHigh = isRestricted(high);
  if (!isLow && !isHigh) return undefined;
  const z = isLow ? high : low;
  const x = isLow ? low : high;
  const goneFor = (digit: number, among: readonly number[]): number[] =>
    seenByAll(board, digit, among, [...cells, pair]);
  const ofZ = goneFor(z, [pair, ...withDigit(z)]);
  const wing = cells.reduce((sum, cell) => sum + COUNT[board.cells[cell]], 0);
  if (!isLow || !isHigh) {
    if (ofZ.length === 0) return undefined;
    const code = `1${largest}${wing}`;
    return { rating, count: ofZ.length, code, removed: ofZ, cells, pair, restricted: [x] };
  }
  const ofOthers = bitsOf(digits & ~board.cells[pair]).flatMap((digit) => goneFor(digit, withDigit(digit)));
  const ofX = goneFor(x, [pair, ...withDigit(x)]);
  const count = ofOthers.length + ofX.length + ofZ.length;
  if (count === 0) return undefined;
  const others = [...ofOthers, ...ofX];
  const zCells = new Set(ofZ.map((one) => Math.floor(one / 9)));
  const kept = forgetsOthersWhereZGoes ? others.filter((one) => !zCells.has(Math.floor(one / 9))) : others;
  const isTwice = ofOthers.length > 0 || (ofZ.length > 0 && ofX.length > 0);
  const code = `${isTwice ? 2 : 1}${largest}${wing}`;
  return { rating, count, code, removed: [...kept, ...ofZ], cells, pair, restricted: [x, z] };
}

function isBefore(a: Find, b: Find): boolean {
  if (a.rating !== b.rating) return a.rating < b.rating;
  return a.count !== b.count ? a.count > b.count : a.code > b.code;
}

/** The candidates of a digit outside the pattern that see all the given cells. */
function seenByAll(
  { cells }: Board,
  digit: number,
  all: readonly number[],
  pattern: readonly number[],
): number[] {
  const removed: number[] = [];
  for (let p = all[0] * 20; p < all[0] * 20 + 20; p++) {
    const cell = PEERS[p];
    if (!((cells[cell] >> digit) & 1) || pattern.includes(cell)) continue;
    if (seesAll(cell, all)) removed.push(candidate(cell, digit));
  }
  return removed;
}
