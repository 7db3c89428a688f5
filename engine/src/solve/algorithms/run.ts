import { hasDigit } from '../../model/digits.ts';
import type { Digit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type Puzzle, requirePuzzle } from '../../puzzle/puzzle.ts';

/**
 * An event that an algorithm reports while it works. Only `place` and `remove` change the board.
 *
 * - `round`: another pass over the board begins.
 * - `try`: a digit is looked at in a cell, or, with digit 0, the cell as a whole.
 * - `place`, `remove`: a digit now stands in a cell, or no longer does.
 * - `backtrack`: a dead end, at `cell` if it has one; the last guess is about to be undone.
 * - `solved`, `stuck`, `impossible`: the end.
 */
export const ALGORITHM_EVENT_KINDS = [
  'round',
  'try',
  'place',
  'remove',
  'backtrack',
  'solved',
  'stuck',
  'impossible',
] as const;
/** One of `ALGORITHM_EVENT_KINDS`. */
export type AlgorithmEventKind = (typeof ALGORITHM_EVENT_KINDS)[number];

/** Why a digit was placed: nothing else fits the cell, it fits nowhere else in a house, or it is a trial. */
export const PLACE_REASONS = ['nakedSingle', 'hiddenSingle', 'guess'] as const;
/** One of `PLACE_REASONS`. */
export type PlaceReason = (typeof PLACE_REASONS)[number];

/** `stuck`: the algorithm finds no further step, though the puzzle may have a solution. */
export type AlgorithmEnding = 'solved' | 'stuck' | 'impossible';

/** Counts of the work so far. All except `depth` only grow. */
export interface AlgorithmCounters {
  /** Passes over the board that have started. */
  readonly rounds: number;
  /** Times that a digit in a cell, or a cell as a whole, was looked at. */
  readonly tried: number;
  /** Digits placed, including guesses and digits removed later. */
  readonly placed: number;
  /** Digits placed as guesses. */
  readonly guesses: number;
  /** Guesses that failed. */
  readonly backtracks: number;
  /** Guesses on the board now. */
  readonly depth: number;
}

/** One moment of an algorithm, as plain data: the counters are those after the event. */
export interface AlgorithmEvent extends AlgorithmCounters {
  /** One of `ALGORITHM_EVENT_KINDS`. */
  readonly kind: AlgorithmEventKind;
  /** −1 if the event is not about one cell. */
  readonly cell: Cell | -1;
  /** 0 if the event is not about one digit. */
  readonly digit: Digit | 0;
  /** With `place` only. */
  readonly reason?: PlaceReason;
}

/**
 * How an algorithm is written: it calls the functions below for everything it does and yields whenever they return
 * true. When watched, that is after every event; at full speed only now and then, so that a run can be ended.
 */
export type Steps = Generator<undefined, AlgorithmEnding>;

/** A running algorithm. Mutable: changed only by the functions below. */
export interface Run {
  readonly puzzle: Puzzle;
  /** The current board, 0 for an open cell. */
  readonly digits: Uint8Array;
  /** The number of events between two yields. */
  readonly pace: number;
  untilPause: number;
  kind: AlgorithmEventKind;
  cell: Cell | -1;
  digit: Digit | 0;
  reason: PlaceReason | undefined;
  rounds: number;
  tried: number;
  placed: number;
  guesses: number;
  backtracks: number;
  depth: number;
}

export function createRun(puzzle: Puzzle, pace: number): Run {
  requirePuzzle(puzzle);
  return {
    puzzle,
    digits: Uint8Array.from(puzzle.givens),
    pace,
    untilPause: pace,
    kind: 'round',
    cell: -1,
    digit: 0,
    reason: undefined,
    rounds: 0,
    tried: 0,
    placed: 0,
    guesses: 0,
    backtracks: 0,
    depth: 0,
  };
}

/** Reports that another pass over the board begins. This and the functions below return whether to yield. */
export function beginRound(run: Run): boolean {
  run.rounds++;
  return record(run, 'round', -1, 0);
}

/** Reports that a digit in a cell, or the whole cell if `digit` is 0, is looked at. */
export function lookAt(run: Run, cell: Cell, digit: Digit | 0): boolean {
  run.tried++;
  return record(run, 'try', cell, digit);
}

export function place(run: Run, cell: Cell, digit: Digit, reason: PlaceReason): boolean {
  run.digits[cell] = digit;
  run.placed++;
  run.reason = reason;
  if (reason === 'guess') {
    run.guesses++;
    run.depth++;
  }
  return record(run, 'place', cell, digit);
}

export function remove(run: Run, cell: Cell): boolean {
  const digit = run.digits[cell];
  run.digits[cell] = 0;
  return record(run, 'remove', cell, digit);
}

/** Reports that the last guess failed. The algorithm then removes it and everything that followed from it. */
export function backtrack(run: Run, cell: Cell | -1): boolean {
  run.backtracks++;
  run.depth--;
  return record(run, 'backtrack', cell, 0);
}

export function end(run: Run, ending: AlgorithmEnding): void {
  record(run, ending, -1, 0);
}

/** The most recent event. */
export function currentEvent(run: Run): AlgorithmEvent {
  const { kind, cell, digit, reason } = run;
  const event = { kind, cell, digit, ...countersOf(run) };
  return kind === 'place' ? { ...event, reason } : event;
}

export function countersOf(run: Run): AlgorithmCounters {
  const { rounds, tried, placed, guesses, backtracks, depth } = run;
  return { rounds, tried, placed, guesses, backtracks, depth };
}

/** The cells without a given, in reading order. */
export function openCells({ puzzle }: Run): Cell[] {
  return [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0);
}

/** Whether a digit may stand in an open cell on the current board. */
export function fits({ puzzle, digits }: Run, cell: Cell, digit: Digit): boolean {
  const { geometry, allowed } = puzzle;
  if (allowed && !hasDigit(allowed[cell], digit)) return false;
  const peers = geometry.peers[cell];
  for (let i = 0; i < peers.length; i++) {
    if (digits[peers[i]] === digit) return false;
  }
  return true;
}

/** The digits that may stand in an open cell on the current board, ascending. Needs no digit sets, so any N. */
export function fittingDigits(run: Run, cell: Cell): Digit[] {
  const { size } = run.puzzle.geometry;
  const taken = new Uint8Array(size + 1);
  for (const peer of run.puzzle.geometry.peers[cell]) taken[run.digits[peer]] = 1;
  const allowed = run.puzzle.allowed?.[cell];
  const digits: Digit[] = [];
  for (let digit = 1; digit <= size; digit++) {
    if (taken[digit] === 0 && (allowed === undefined || hasDigit(allowed, digit))) digits.push(digit);
  }
  return digits;
}

function record(run: Run, kind: AlgorithmEventKind, cell: Cell | -1, digit: Digit | 0): boolean {
  run.kind = kind;
  run.cell = cell;
  run.digit = digit;
  if (--run.untilPause > 0) return false;
  run.untilPause = run.pace;
  return true;
}
