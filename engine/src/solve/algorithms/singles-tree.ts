import type { Digit } from '../../model/digits.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import {
  backtrack,
  fittingDigits,
  lookAt,
  openCells,
  place,
  type PlaceReason,
  remove,
  type Run,
  type Steps,
} from './run.ts';

/** A placed digit; these are kept in the order of placing. */
interface Placed {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly reason: PlaceReason;
}

/** A cell without candidates, or −1 for a house without a place for a digit. */
interface DeadEnd {
  readonly dead: Cell | -1;
}

/**
 * Places naked and hidden singles while there are any, then guesses in a cell with the fewest candidates, and so on
 * down the tree. At a dead end, everything since the last guess is undone and its cell gets its next candidate.
 */
export function* singlesTree(run: Run): Steps {
  const sheet = createSheet(run);
  const trail: Placed[] = [];
  const wanted = sheet.openCount;
  while (trail.length < wanted) {
    let next: Placed | DeadEnd = findSingle(run, sheet) ?? chooseGuess(run, sheet);
    while ('dead' in next) {
      if (run.depth === 0) return 'impossible';
      if (backtrack(run, next.dead)) yield;
      let last;
      do {
        last = trail.pop()!;
        unmark(sheet, last);
        if (remove(run, last.cell)) yield;
      } while (last.reason !== 'guess');
      next = guessAbove(sheet, last.cell, last.digit) ?? { dead: last.cell };
    }
    if (lookAt(run, next.cell, next.digit)) yield;
    mark(sheet, next);
    trail.push(next);
    if (place(run, next.cell, next.digit, next.reason)) yield;
  }
  return 'solved';
}

/** The candidates of the board, counted by cell and by house. A candidate is `cell * size + digit − 1`. */
interface Sheet {
  readonly geometry: Geometry;
  readonly size: number;
  readonly openCount: number;
  /** The number of reasons that rule a candidate out; it is possible while there are none. Counts can be undone. */
  readonly blocked: Uint16Array;
  /** The number of candidates of a cell; 0 for a filled one. */
  readonly left: Uint8Array;
  /** The number of places of a digit in a full house, at `house * size + digit − 1`. */
  readonly places: Uint8Array;
  /** 1 if a full house holds the digit, or if the house is short and need not hold it. */
  readonly settled: Uint8Array;
}

function createSheet(run: Run): Sheet {
  const { geometry, givens } = run.puzzle;
  const { size, houses, cells } = geometry;
  const open = openCells(run);
  const sheet: Sheet = {
    geometry,
    size,
    openCount: open.length,
    blocked: new Uint16Array(cells.length * size).fill(1),
    left: new Uint8Array(cells.length),
    places: new Uint8Array(houses.length * size),
    settled: new Uint8Array(houses.length * size),
  };
  for (const [index, house] of houses.entries()) {
    if (!house.full) sheet.settled.fill(1, index * size, (index + 1) * size);
    for (const cell of house.cells) {
      if (givens[cell] !== 0) sheet.settled[index * size + givens[cell] - 1] = 1;
    }
  }
  for (const cell of open) {
    for (const digit of fittingDigits(run, cell)) unblock(sheet, cell, digit);
  }
  return sheet;
}

/** The first cell with one candidate, otherwise the first house with one place for a digit. */
function findSingle(run: Run, sheet: Sheet): Placed | DeadEnd | undefined {
  const { size, left, places, settled, geometry } = sheet;
  for (let cell = 0; cell < left.length; cell++) {
    if (run.digits[cell] !== 0 || left[cell] > 1) continue;
    if (left[cell] === 0) return { dead: cell };
    return { cell, digit: nextCandidate(sheet, cell, 0)!, reason: 'nakedSingle' };
  }
  let single = -1;
  for (let item = 0; item < places.length; item++) {
    if (places[item] > 1 || settled[item] === 1) continue;
    if (places[item] === 0) return { dead: -1 };
    if (single < 0) single = item;
  }
  if (single < 0) return undefined;
  const digit = (single % size) + 1;
  const cells = geometry.houses[Math.floor(single / size)].cells;
  return { cell: cells.find((cell) => isCandidate(sheet, cell, digit))!, digit, reason: 'hiddenSingle' };
}

function chooseGuess(run: Run, sheet: Sheet): Placed {
  const { left } = sheet;
  let best = -1;
  for (let cell = 0; cell < left.length; cell++) {
    if (run.digits[cell] === 0 && (best < 0 || left[cell] < left[best])) best = cell;
  }
  return guessAbove(sheet, best, 0)!;
}

function guessAbove(sheet: Sheet, cell: Cell, above: Digit): Placed | undefined {
  const digit = nextCandidate(sheet, cell, above);
  return digit === undefined ? undefined : { cell, digit, reason: 'guess' };
}

function nextCandidate(sheet: Sheet, cell: Cell, above: Digit): Digit | undefined {
  for (let digit = above + 1; digit <= sheet.size; digit++) {
    if (isCandidate(sheet, cell, digit)) return digit;
  }
  return undefined;
}

function isCandidate({ blocked, size }: Sheet, cell: Cell, digit: Digit): boolean {
  return blocked[cell * size + digit - 1] === 0;
}

/** Rules out the other digits of the cell, and its digit in all peers. */
function mark(sheet: Sheet, { cell, digit }: Placed): void {
  for (let other = 1; other <= sheet.size; other++) block(sheet, cell, other);
  for (const peer of sheet.geometry.peers[cell]) block(sheet, peer, digit);
  setSettled(sheet, cell, digit, 1);
}

function unmark(sheet: Sheet, { cell, digit }: Placed): void {
  setSettled(sheet, cell, digit, 0);
  for (const peer of sheet.geometry.peers[cell]) unblock(sheet, peer, digit);
  for (let other = 1; other <= sheet.size; other++) unblock(sheet, cell, other);
}

function setSettled({ geometry, settled, size }: Sheet, cell: Cell, digit: Digit, to: 0 | 1): void {
  for (const house of geometry.housesOf[cell]) {
    if (geometry.houses[house].full) settled[house * size + digit - 1] = to;
  }
}

function block(sheet: Sheet, cell: Cell, digit: Digit): void {
  if (sheet.blocked[cell * sheet.size + digit - 1]++ === 0) recount(sheet, cell, digit, -1);
}

function unblock(sheet: Sheet, cell: Cell, digit: Digit): void {
  if (--sheet.blocked[cell * sheet.size + digit - 1] === 0) recount(sheet, cell, digit, 1);
}

function recount({ geometry, left, places, size }: Sheet, cell: Cell, digit: Digit, by: 1 | -1): void {
  left[cell] += by;
  const houses = geometry.housesOf[cell];
  for (let i = 0; i < houses.length; i++) places[houses[i] * size + digit - 1] += by;
}
