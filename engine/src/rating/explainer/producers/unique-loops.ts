/**
 * Unique rectangles and loops: a loop of an even number of cells, each sharing a house with the next, that would have
 * two solutions if all cells had only the same two candidates. Rated by length, and type 3 also by the size of its
 * subset; the cheapest is chosen, then the lowest type, then the first found.
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
   * Sudoku Explainer 1.2.1 does not remove the extra digits of a rejected cell before it tries the next one in the same
   * house. It therefore loses loops of type 2; and since it does not compare the extra digits of three or more cells
   * afterwards, it also accepts loops whose extra digits differ and uses the first digit.
   */
  readonly keepsDigitsOfRejectedCells: boolean;
  /** It also tries hidden subsets only from the size at which a naked one is possible. */
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
  /**
   * The houses visited by the cells at even and at odd indices: each at most once, and the same for both at the end.
   */
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
        // A house visited twice at the same parity can never be part of a valid loop.
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

/** Type 3: the extra digits of two cells, as one cell, form a naked subset, or the pair a hidden one. */
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
          // The two cells must share the digits that the others lack, or neither of them completes the subset.
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

/** Type 4: one of the pair's digits has no other place in a house of both cells; the last such house counts. */
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

/** Adds in the order of the original, so that the sums are identical to the last bit. */
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
