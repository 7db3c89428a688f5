/**
 * Functions as others get them, with their arguments checked. Inside, those of digits and positions stand in the innermost
 * loops, and are called with digits that have been checked long before; those of boards are asked by readers for sizes
 * that no board has.
 */
import { type Digit, type DigitSet, MAX_SET_DIGIT, SET_DIGIT } from './model/digits.ts';
import * as sets from './model/digits.ts';
import type { Cell } from './model/geometry.ts';
import * as boards from './model/plain-board.ts';
import { BOARD_SIZE, type BoxShape } from './model/plain-board.ts';
import * as symbols from './model/symbols.ts';
import type { Symbols } from './model/symbols.ts';
import * as positions from './logic/position.ts';
import type { Position } from './logic/position.ts';
import { requireValue, wholeNumber } from './require.ts';

const SET = wholeNumber(0, 2 ** MAX_SET_DIGIT - 1);
const SOME_SET = wholeNumber(1, 2 ** MAX_SET_DIGIT - 1);

/** The set that holds this digit (1 … 31) alone. Throws a RangeError for any other. */
export function digitBit(digit: Digit): DigitSet {
  requireValue('digit', digit, SET_DIGIT);
  return sets.digitBit(digit);
}

/** Whether a set holds a digit (1 … 31). Throws a RangeError for any other, and for what is no set. */
export function hasDigit(set: DigitSet, digit: Digit): boolean {
  requireValue('set', set, SET);
  requireValue('digit', digit, SET_DIGIT);
  return sets.hasDigit(set, digit);
}

/** How many digits the set holds. Throws a RangeError for what is no set. */
export function digitCount(set: DigitSet): number {
  requireValue('set', set, SET);
  return sets.digitCount(set);
}

/** The smallest digit of a set. Throws a RangeError for the empty set, and for what is no set. */
export function lowestDigit(set: DigitSet): Digit {
  requireValue('set', set, SOME_SET);
  return sets.lowestDigit(set);
}

/** The members in ascending order. Throws a RangeError for what is no set. */
export function digitsIn(set: DigitSet): Digit[] {
  requireValue('set', set, SET);
  return sets.digitsIn(set);
}

/**
 * Puts a digit into an open cell and takes it from the candidates of the peers. Does not ask whether it fits. Throws a
 * RangeError for a digit or a cell that the board does not have.
 */
export function placeDigit(position: Position, cell: Cell, digit: Digit): void {
  requirePlace(position, cell, digit);
  positions.placeDigit(position, cell, digit);
}

/** Takes a candidate away. Returns whether it was there. Throws as `placeDigit` does. */
export function eliminate(position: Position, cell: Cell, digit: Digit): boolean {
  requirePlace(position, cell, digit);
  return positions.eliminate(position, cell, digit);
}

/** Whether a digit is still a candidate of an open cell. Throws as `placeDigit` does. */
export function isCandidate(position: Position, cell: Cell, digit: Digit): boolean {
  requirePlace(position, cell, digit);
  return positions.isCandidate(position, cell, digit);
}

/** Positions of a digit within a house, as bits. Throws a RangeError for a digit or a house that the board does not have. */
export function placesOf(position: Position, house: number, digit: Digit): number {
  const { size, houses } = position.puzzle.geometry;
  requireValue('house', house, wholeNumber(0, houses.length - 1));
  requireValue('digit', digit, wholeNumber(1, size));
  return positions.placesOf(position, house, digit);
}

function requirePlace({ puzzle }: Position, cell: Cell, digit: Digit): void {
  const { size, cells } = puzzle.geometry;
  requireValue('cell', cell, wholeNumber(0, cells.length - 1));
  requireValue('digit', digit, wholeNumber(1, size));
}

/**
 * The box nearest to a square one that tiles N × N, the wider way: 2×3 for 6, 3×4 for 12; none for a prime. Throws a
 * RangeError for a size that no board has.
 */
export function defaultBox(size: number): BoxShape | undefined {
  requireValue('size', size, BOARD_SIZE);
  return boards.defaultBox(size);
}

/**
 * The symbols of values from `lowest` (0 … 99) on; beyond the last of them, as if it were 1. Throws a RangeError for a size
 * that no board has.
 */
export function defaultSymbols(size: number, lowest = 1): Symbols {
  requireValue('size', size, BOARD_SIZE);
  requireValue('lowest', lowest, wholeNumber(0, 99));
  return symbols.defaultSymbols(size, lowest);
}
