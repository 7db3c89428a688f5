/**
 * Unique rectangles and loops: an even ring of cells, each next to the one before in a house, that would have two
 * solutions if all cells held only the same two digits. Rated by length, and type 3 by the size of its subset;
 * the cheapest is chosen, then the lowest type, then the first found.
 */
import {
  bitsOf,
  type Board,
  candidate,
  CELLS,
  cellsAt,
  CHOICES,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  lowest,
  PLACE_OF,
  SEES,
} from '../board.ts';
import type { Hint, UniquenessReason } from '../hint.ts';
import { unionOf } from './sets.ts';

export interface LoopQuirks {
  /**
   * Sudoku Explainer 1.2.1 forgets to take the further digits of a rejected cell out again before it tries the
   * next one in the same house. It so loses loops of type 2, and because it does not compare the further digits
   * of three and more cells afterwards it also accepts loops whose further digits differ and takes the first.
   */
  readonly keepsDigitsOfRejectedCells: boolean;
  /** It also looks for hidden subsets only from the size at which a naked one is possible. */
  readonly hiddenSubsetsAsLargeAsNaked: boolean;
}

type Loop = readonly number[];

export function uniqueLoop(quirks: LoopQuirks): (board: Board) => Hint | undefined {
  return (board) => {
    let best: Hint | undefined;
    let bestType = 0;
    for (let start = 0; start < CELLS; start++) {
      if (COUNT[board.cells[start]] !== 2) continue;
      for (const loop of loopsFrom(board, start, quirks)) {
        for (const hint of hintsOf(board, loop, board.cells[start], quirks)) {
          const { type } = hint.reason as UniquenessReason;
          if (best && (hint.rating > best.rating || (hint.rating === best.rating && type >= bestType)))
            continue;
          best = hint;
          bestType = type;
        }
      }
    }
    return best;
  };
}

/** Every loop from a cell with two candidates, in the order of a depth-first search by block, row and column. */
function loopsFrom({ cells }: Board, start: number, { keepsDigitsOfRejectedCells }: LoopQuirks): Loop[] {
  const pair = cells[start];
  const loops: Loop[] = [];
  const loop: number[] = [];
  const inLoop = new Uint8Array(CELLS);
  /** Houses visited by the cells at even and at odd places: each at most once, and both the same in the end. */
  const visited = [0, 0];

  function walk(cell: number, lastKind: number, roomForExtras: number, extrasBefore: number): void {
    let extras = extrasBefore;
    const parity = loop.length & 1;
    const houses = housesOf(cell);
    loop.push(cell);
    inLoop[cell] = 1;
    visited[parity] |= houses;
    for (let kind = 0; kind < 3; kind++) {
      if (kind === lastKind) continue;
      const house = HOUSE_OF[cell * 3 + kind];
      for (let place = 0; place < 9; place++) {
        const next = HOUSE_CELLS[house * 9 + place];
        if (next === start) {
          if (loop.length >= 4 && visited[0] === visited[1]) loops.push(loop.slice());
          continue;
        }
        if (inLoop[next] || (cells[next] & pair) !== pair) continue;
        const withNext = (extras | cells[next]) & ~pair;
        if (keepsDigitsOfRejectedCells) extras = withNext;
        const isPlain = COUNT[cells[next]] === 2;
        if (!isPlain && COUNT[withNext] !== 1 && roomForExtras <= 0) continue;
        // A house met twice at the same parity can never become a valid loop.
        if (visited[1 - parity] & housesOf(next)) continue;
        walk(next, kind, isPlain ? roomForExtras : roomForExtras - 1, withNext);
      }
    }
    visited[parity] &= ~houses;
    inLoop[cell] = 0;
    loop.pop();
  }

  walk(start, -1, 2, 0);
  return loops;
}

function* hintsOf(board: Board, loop: Loop, pair: number, quirks: LoopQuirks): Generator<Hint> {
  const { cells } = board;
  const extraCells = loop.filter((cell) => COUNT[cells[cell]] > 2);
  if (extraCells.length === 0) return;
  if (extraCells.length === 1) {
    const removed = bitsOf(pair).map((digit) => candidate(extraCells[0], digit));
    yield loopHint(board, loop, pair, 1, removed);
    return;
  }
  const extras = extraCells.reduce((all, cell) => all | cells[cell], 0) & ~pair;
  if (extraCells.length > 2 || COUNT[extras] === 1) {
    const digit = lowest(cells[extraCells[0]] & ~pair);
    const removed = seenByAll(cells, extraCells, digit);
    if (removed.length > 0) yield loopHint(board, loop, pair, 2, removed);
    if (extraCells.length > 2) return;
  } else {
    yield* withSubset(board, loop, pair, extras, quirks);
  }
  const locked = lockedDigit(board, extraCells, pair);
  if (locked) {
    const removed = extraCells.map((cell) => candidate(cell, locked.other));
    const set = { hidden: true, cells: [], digits: [locked.digit] };
    yield loopHint(board, loop, pair, 4, removed, { house: locked.house, set });
  }
}

/** Type 3: one of two cells with the further digits forms a naked, or with the pair a hidden, subset. */
function* withSubset(
  board: Board,
  loop: Loop,
  pair: number,
  extras: number,
  quirks: LoopQuirks,
): Generator<Hint> {
  const { cells, places, open } = board;
  const [first, second] = loop.filter((cell) => COUNT[cells[cell]] > 2);
  const shared = extras & cells[first] & cells[second];
  const rest = bitsOf(511 & ~pair & ~extras);
  const smallest = quirks.hiddenSubsetsAsLargeAsNaked ? COUNT[extras] : 2;
  for (let size = smallest; size <= 7; size++) {
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSE_OF[first * 3 + kind];
      if (HOUSE_OF[second * 3 + kind] !== house) continue;
      const at1 = PLACE_OF[first * 3 + kind];
      const at2 = PLACE_OF[second * 3 + kind];
      const ends = (1 << at1) | (1 << at2);
      if (size * 2 <= open[house] && size >= COUNT[extras]) {
        const here = cellsAt(house, 511).map((cell) => cells[cell]);
        here[at1] = extras;
        for (const choice of CHOICES[size]) {
          if (!((choice >> at1) & 1) || (choice >> at2) & 1) continue;
          const digits = unionOf(here, choice, size);
          if (digits === 0) continue;
          // The two cells must share what the others lack, or neither of them completes the subset.
          const others = cellsAt(house, choice & ~ends);
          if (others.reduce((all, cell) => all | cells[cell], shared) !== digits) continue;
          const removed = cellsAt(house, 511 & ~choice & ~ends).flatMap((cell) =>
            bitsOf(cells[cell] & digits).map((digit) => candidate(cell, digit)),
          );
          const set = { hidden: false, cells: others, digits: bitsOf(digits) };
          if (removed.length > 0) {
            yield loopHint(board, loop, pair, 3, removed, { house, set }, (size - 1) * 0.1);
          }
        }
      }
      if (size * 2 < open[house] && size - 2 <= rest.length) {
        for (const choice of choicesOf(size - 2, rest.length)) {
          const digits = pair | bitsOf(choice).reduce((all, i) => all | (1 << rest[i]), 0);
          let union = 0;
          let isWhole = true;
          for (const digit of bitsOf(digits)) {
            const there = places[house * 9 + digit] & ~(1 << at2);
            if (there === 0) isWhole = false;
            union |= there;
          }
          if (!isWhole || COUNT[union] !== size) continue;
          const others = cellsAt(house, union & ~ends);
          const removed = others.flatMap((cell) =>
            bitsOf(cells[cell] & ~digits).map((digit) => candidate(cell, digit)),
          );
          const set = { hidden: true, cells: others, digits: bitsOf(digits) };
          if (removed.length > 0) {
            yield loopHint(board, loop, pair, 3, removed, { house, set }, (others.length - 1) * 0.1);
          }
        }
      }
    }
  }
}

/** Type 4: one of the pair's digits has no further place in a house of both cells; the last such house counts. */
function lockedDigit(
  { places }: Board,
  [first, second]: readonly number[],
  pair: number,
): { readonly digit: number; readonly other: number; readonly house: number } | undefined {
  const [low, high] = bitsOf(pair);
  let lowHouse = -1;
  let highHouse = -1;
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSE_OF[first * 3 + kind];
    if (HOUSE_OF[second * 3 + kind] !== house) continue;
    const ends = (1 << PLACE_OF[first * 3 + kind]) | (1 << PLACE_OF[second * 3 + kind]);
    if ((places[house * 9 + low] & ~ends) === 0) lowHouse = house;
    if ((places[house * 9 + high] & ~ends) === 0) highHouse = house;
  }
  if (lowHouse >= 0) return { digit: low, other: high, house: lowHouse };
  if (highHouse >= 0) return { digit: high, other: low, house: highHouse };
  return undefined;
}

function loopHint(
  { cells }: Board,
  loop: Loop,
  pair: number,
  type: UniquenessReason['type'],
  removed: readonly number[],
  where: Pick<UniquenessReason, 'house' | 'set'> = {},
  more = 0,
): Hint {
  const extraCells = loop.filter((cell) => COUNT[cells[cell]] > 2);
  const extras = extraCells.flatMap((cell) =>
    bitsOf(cells[cell] & ~pair).map((digit) => candidate(cell, digit)),
  );
  const reason: UniquenessReason = {
    kind: 'unique-loop',
    type,
    cells: loop,
    pairs: loop.map(() => pair),
    extraCells,
    extras,
    ...where,
  };
  return { rule: 'unique-loop', rating: baseRating(loop.length) + more, removed, placed: -1, reason };
}

/** In the order of the original's additions, so that the sums are the same to the last bit. */
function baseRating(length: number): number {
  let rating = 4.5;
  if (length >= 10) rating += 0.3;
  if (length >= 8) rating += 0.2;
  else if (length >= 6) rating += 0.1;
  return rating;
}

function seenByAll(cells: Uint16Array, all: readonly number[], digit: number): number[] {
  const list: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!((cells[cell] >> digit) & 1)) continue;
    if (all.every((other) => SEES[other * CELLS + cell])) list.push(candidate(cell, digit));
  }
  return list;
}

/** The three houses of a cell as bits. */
function housesOf(cell: number): number {
  return (1 << HOUSE_OF[cell * 3]) | (1 << HOUSE_OF[cell * 3 + 1]) | (1 << HOUSE_OF[cell * 3 + 2]);
}

function choicesOf(size: number, from: number): readonly number[] {
  return from === 0 ? [] : CHOICES[size].filter((mask) => mask < 1 << from);
}
