/**
 * Naked, locked and hidden subsets and locked candidates. Blocks come first, then rows, then columns; within a house,
 * choices in ascending order of cells (naked) or digits (hidden).
 */
import type { TechniqueId } from '../../logic/catalogue.ts';
import { type Choice, firstChoice } from './choices.ts';
import { COUNT, DIGITS, type Grid, hasCandidate, HOUSES, HOUSES_OF, maskOf } from './grid.ts';
import { type HodokuStep, type Look, removal } from './look.ts';

const BLOCKS = [18, 19, 20, 21, 22, 23, 24, 25, 26];
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const BLOCKS_FIRST = [...BLOCKS, ...LINES];

const NAKED: readonly TechniqueId[] = ['naked-pair', 'naked-triple', 'naked-quadruple'];
const HIDDEN: readonly TechniqueId[] = ['hidden-pair', 'hidden-triple', 'hidden-quadruple'];
const LOCKED: readonly TechniqueId[] = ['locked-pair', 'locked-triple'];

export function lockedSubset(size: number): (look: Look) => HodokuStep | undefined {
  return ({ grid }) => firstNaked(grid, size, BLOCKS, 'locked');
}

export function nakedSubset(size: number): (look: Look) => HodokuStep | undefined {
  return ({ grid }) => firstNaked(grid, size, BLOCKS_FIRST, 'naked');
}

function firstNaked(
  grid: Grid,
  size: number,
  houses: readonly number[],
  kind: 'locked' | 'naked',
): HodokuStep | undefined {
  const { cells } = grid;
  for (const house of houses) {
    const open = HOUSES[house].filter((cell) => cells[cell] !== 0 && COUNT[cells[cell]] <= size);
    const found = firstChoice(open, size, {
      join: (mask: number, cell) => mask | cells[cell],
      start: 0,
      mayHold: (mask) => COUNT[mask] <= size,
      accept: (mask, chosen) => (COUNT[mask] === size ? nakedStep(grid, chosen, mask, kind) : undefined),
    } satisfies Choice<number, HodokuStep>);
    if (found) return found;
  }
  return undefined;
}

/**
 * The eliminations of a naked subset in each house that contains it; locked if it has some in both its block and its
 * line.
 */
function nakedStep(
  { cells }: Grid,
  chosen: readonly number[],
  mask: number,
  kind: 'locked' | 'naked',
): HodokuStep | undefined {
  const [row, column, block] = HOUSES_OF[chosen[0]];
  const isShared = (house: number) => chosen.every((cell) => HOUSES_OF[cell].includes(house));
  const removed: number[] = [];
  let concerned = 0;
  for (const house of [row, column, block].filter(isShared)) {
    let isConcerned = false;
    for (const cell of HOUSES[house]) {
      if (chosen.includes(cell)) continue;
      const going = DIGITS[cells[cell] & mask];
      for (const digit of going) removed.push(cell * 10 + digit);
      if (going.length > 0 && (house === block || HOUSES_OF[cell][2] !== block)) isConcerned = true;
    }
    if (isConcerned) concerned++;
  }
  if (removed.length === 0) return undefined;
  const isLocked =
    chosen.length < 4 && concerned > 1 && isShared(block) && (isShared(row) || isShared(column));
  if (isLocked !== (kind === 'locked')) return undefined;
  return removal((isLocked ? LOCKED : NAKED)[chosen.length - 2], removed);
}

export function hiddenSubset(size: number): (look: Look) => HodokuStep | undefined {
  return ({ grid }) => {
    for (const house of BLOCKS_FIRST) {
      const found = hiddenIn(grid, house, size);
      if (found) return found;
    }
    return undefined;
  };
}

function hiddenIn(grid: Grid, house: number, size: number): HodokuStep | undefined {
  const { cells, free } = grid;
  if (HOUSES[house].filter((cell) => cells[cell] !== 0).length <= size) return undefined;
  const digits = DIGITS[511].filter(
    (digit) => free[house * 10 + digit] > 0 && free[house * 10 + digit] <= size,
  );
  if (digits.length < size) return undefined;
  const placesIn = (digit: number) =>
    HOUSES[house].reduce((mask, cell, place) => mask | (hasCandidate(grid, cell, digit) ? 1 << place : 0), 0);
  const places = new Map(digits.map((digit) => [digit, placesIn(digit)]));
  return firstChoice(digits, size, {
    join: (mask: number, digit) => mask | places.get(digit)!,
    start: 0,
    mayHold: () => true,
    accept: (mask, chosen) => (COUNT[mask] === size ? hiddenStep(grid, house, mask, chosen) : undefined),
  } satisfies Choice<number, HodokuStep>);
}

function hiddenStep(
  { cells }: Grid,
  house: number,
  places: number,
  chosen: readonly number[],
): HodokuStep | undefined {
  const kept = chosen.reduce((mask, digit) => mask | maskOf(digit), 0);
  const removed = HOUSES[house]
    .filter((_, place) => (places >> place) & 1)
    .flatMap((cell) => DIGITS[cells[cell] & ~kept].map((digit) => cell * 10 + digit));
  return removed.length > 0 ? removal(HIDDEN[chosen.length - 2], removed) : undefined;
}

/** A digit whose places in a block are all in one line; the row is tried before the column. */
export function pointing({ grid }: Look): HodokuStep | undefined {
  return lockedCandidate(grid, BLOCKS, 'pointing', (cell) => HOUSES_OF[cell].slice(0, 2));
}

/** A digit whose places in a line are all in one block. */
export function claiming({ grid }: Look): HodokuStep | undefined {
  return lockedCandidate(grid, LINES, 'claiming', (cell) => HOUSES_OF[cell].slice(2));
}

function lockedCandidate(
  grid: Grid,
  houses: readonly number[],
  technique: TechniqueId,
  crossing: (cell: number) => readonly number[],
): HodokuStep | undefined {
  for (const house of houses) {
    for (let digit = 1; digit <= 9; digit++) {
      const left = grid.free[house * 10 + digit];
      if (left !== 2 && left !== 3) continue;
      const cells = HOUSES[house].filter((cell) => hasCandidate(grid, cell, digit));
      const other = crossing(cells[0]).find(
        (one) => cells.every((cell) => HOUSES_OF[cell].includes(one)) && grid.free[one * 10 + digit] > left,
      );
      if (other === undefined) continue;
      const going = HOUSES[other].filter((cell) => hasCandidate(grid, cell, digit) && !cells.includes(cell));
      return removal(
        technique,
        going.map((cell) => cell * 10 + digit),
      );
    }
  }
  return undefined;
}
