/**
 * Public versions of functions, with their arguments checked. Internally, those on digits and positions are called in
 * the innermost loops, with digits checked long before; readers call those on boards with sizes that no board has.
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

/** The set that contains only this digit (1 … 31). Throws a RangeError for any other. */
export function digitBit(digit: Digit): DigitSet {
  requireValue('digit', digit, SET_DIGIT);
  return sets.digitBit(digit);
}

/** Whether a set contains a digit (1 … 31). Throws a RangeError for any other digit, or if `set` is not a set. */
export function hasDigit(set: DigitSet, digit: Digit): boolean {
  requireValue('set', set, SET);
  requireValue('digit', digit, SET_DIGIT);
  return sets.hasDigit(set, digit);
}

/** The number of digits in the set. Throws a RangeError if it is not a set. */
export function digitCount(set: DigitSet): number {
  requireValue('set', set, SET);
  return sets.digitCount(set);
}

/** The smallest digit of a set. Throws a RangeError for the empty set, or if it is not a set. */
export function lowestDigit(set: DigitSet): Digit {
  requireValue('set', set, SOME_SET);
  return sets.lowestDigit(set);
}

/** The members in ascending order. Throws a RangeError if it is not a set. */
export function digitsIn(set: DigitSet): Digit[] {
  requireValue('set', set, SET);
  return sets.digitsIn(set);
}

/**
 * Places a digit in an open cell and removes it from the candidates of the peers. Does not check whether it fits.
 * Throws a RangeError for a digit or a cell that the board does not have.
 */
export function placeDigit(position: Position, cell: Cell, digit: Digit): void {
  requirePlace(position, cell, digit);
  positions.placeDigit(position, cell, digit);
}

/** Eliminates a candidate. Returns whether it was there. Throws as `placeDigit` does. */
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
 * The most nearly square box that tiles N × N, the wider way: 2×3 for 6, 3×4 for 12; undefined for a prime. Throws a
 * RangeError for a size that no board has.
 */
export function defaultBox(size: number): BoxShape | undefined {
  requireValue('size', size, BOARD_SIZE);
  return boards.defaultBox(size);
}

/**
 * The symbols of values starting at `lowest` (0 … 99); if these run out, those starting at 1. Throws a RangeError for a
 * size that no board has.
 */
export function defaultSymbols(size: number, lowest = 1): Symbols {
  requireValue('size', size, BOARD_SIZE);
  requireValue('lowest', lowest, wholeNumber(0, 99));
  return symbols.defaultSymbols(size, lowest);
}
