import { allDigits, digitBit, type Digits, type DigitSet, hasDigit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { type Puzzle, requireDigits, requirePuzzle } from '../puzzle/puzzle.ts';
import { OBJECT, requireValue } from '../require.ts';
import { checkedControl, type SolveControl } from '../solve/control.ts';
import { countSolutions } from '../solve/solver.ts';

/** A puzzle with its player's entries and marks. */
export interface PlayedPuzzle {
  /** The puzzle that is played. */
  readonly puzzle: Puzzle;
  /** A digit for each cell, 0 if nothing is entered. Givens may be repeated or omitted. */
  readonly entries: Digits;
  /**
   * The digits that the player still considers possible in each cell. Undefined for a cell without marks, which is not
   * checked; 0, the empty set, if every digit has been removed.
   */
  readonly marks?: readonly (DigitSet | undefined)[];
}

/**
 * The state of a game. `exact`: the puzzle has one solution, and differences from it are listed. `open`: it has
 * several, and at least one can still be reached. `dead-end`: it has several, but none can be reached. `impossible`:
 * the givens have no solution. `stopped`: stopped before the state was known.
 */
export const MISTAKE_STATUSES = ['exact', 'open', 'dead-end', 'impossible', 'stopped'] as const;
/** One of `MISTAKE_STATUSES`. */
export type MistakeStatus = (typeof MISTAKE_STATUSES)[number];

/** The result of `findMistakes`. Individual cells can be wrong only if the status is `exact`. */
export interface Mistakes {
  /** One of `MISTAKE_STATUSES`. */
  readonly status: MistakeStatus;
  /** The cells whose entry is not the digit of the solution. */
  readonly entries: readonly Cell[];
  /** The cells without an entry whose marks omit the digit of the solution. */
  readonly marks: readonly Cell[];
}

/**
 * The mistakes in a game, so that no hint is based on one. Throws a RangeError for entries or marks that do not fit the
 * board.
 *
 * @example
 * const { entries } = findMistakes({ puzzle, entries: digits });
 * if (entries.length > 0) console.log('Wrong:', entries.map((cell) => cellName(puzzle.geometry, cell)));
 */
export function findMistakes(game: PlayedPuzzle, control: SolveControl = {}): Mistakes {
  requireValue('game', game, OBJECT);
  const { puzzle, entries, marks = [] } = game;
  requirePuzzle(puzzle);
  const { geometry, givens } = puzzle;
  requireDigits(geometry, 'entries', entries);
  const full = allDigits(geometry.size);
  const digits = entries.map((digit, cell) => digit || givens[cell]);
  const allowed = digits.map((digit, cell) => (digit === 0 ? (marks[cell] ?? full) : digitBit(digit)));
  requirePuzzle({ geometry, constraints: [], givens, allowed });
  const checked = checkedControl(control);

  const { status, count, examples } = countSolutions(puzzle, 2, checked);
  if (status === 'stopped') return without('stopped');
  if (count === 0) return without('impossible');
  if (count === 1) {
    const wrong = digits.flatMap((_, cell) => (hasDigit(allowed[cell], examples[0][cell]) ? [] : [cell]));
    return {
      status: 'exact',
      entries: wrong.filter((cell) => digits[cell] !== 0),
      marks: wrong.filter((cell) => digits[cell] === 0),
    };
  }
  const own = puzzle.allowed;
  const left = own ? allowed.map((set, cell) => set & own[cell]) : allowed;
  const rest = countSolutions({ ...puzzle, allowed: left }, 1, checked);
  if (rest.status === 'stopped') return without('stopped');
  return without(rest.count === 0 ? 'dead-end' : 'open');
}

function without(status: MistakeStatus): Mistakes {
  return { status, entries: [], marks: [] };
}
