import {
  ALGORITHM_EVENT_KINDS,
  type AlgorithmCounters,
  type AlgorithmEvent,
  type AlgorithmEventKind,
  type Cell,
  type Digit,
  PLACE_REASONS,
  type PlaceReason,
} from 'pencilmark';

/** A digit that an algorithm has placed. */
export interface Trailed {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly reason: PlaceReason;
}

/** The last event; `start` before the first. */
export interface Happening {
  readonly kind: AlgorithmEventKind | 'start';
  /** −1 if it is not about a single cell. */
  readonly cell: Cell | -1;
  readonly digit: Digit | 0;
  readonly reason?: PlaceReason | undefined;
}

/** A run after some of its events. Mutable: `takeEvent` changes it. */
export interface RunState {
  readonly digits: Uint8Array;
  /** Placements on the board, in order, as event codes. */
  readonly trail: number[];
  /** The cells of the last few dead ends, the newest last. */
  readonly deadEnds: Cell[];
  readonly counters: { -readonly [K in keyof AlgorithmCounters]: number };
  /** The number of open cells that contain a digit now. */
  filled: number;
  last: number;
}

/** An event without its counters, which follow from the events before it: kind, reason, digit, cell. */
export function encode({ kind, cell, digit, reason }: AlgorithmEvent): number {
  const why = reason === undefined ? 0 : PLACE_REASONS.indexOf(reason);
  return (ALGORITHM_EVENT_KINDS.indexOf(kind) + 1) | (why << 4) | (digit << 6) | ((cell + 1) << 12);
}

export function decode(code: number): Happening {
  const kind: Happening['kind'] = code === 0 ? 'start' : ALGORITHM_EVENT_KINDS[(code & 15) - 1];
  const happening = { kind, cell: (code >>> 12) - 1, digit: (code >>> 6) & 63 };
  return kind === 'place' ? { ...happening, reason: PLACE_REASONS[(code >>> 4) & 3] } : happening;
}

export function trailOf({ trail }: RunState): Trailed[] {
  return trail.map((code) => decode(code) as Trailed);
}

export function startOfRun(givens: ArrayLike<number>): RunState {
  return {
    digits: Uint8Array.from(givens),
    trail: [],
    deadEnds: [],
    counters: { rounds: 0, tried: 0, placed: 0, guesses: 0, backtracks: 0, depth: 0 },
    filled: 0,
    last: 0,
  };
}

export function copyRun({ digits, trail, deadEnds, counters, filled, last }: RunState): RunState {
  return {
    digits: digits.slice(),
    trail: [...trail],
    deadEnds: [...deadEnds],
    counters: { ...counters },
    filled,
    last,
  };
}

/** Applies an event to the state. */
export function takeEvent(state: RunState, code: number): void {
  const { digits, trail, deadEnds, counters } = state;
  const cell = (code >>> 12) - 1;
  state.last = code;
  switch (code & 15) {
    case ROUND:
      counters.rounds++;
      break;
    case TRY:
      counters.tried++;
      break;
    case PLACE:
      digits[cell] = (code >>> 6) & 63;
      trail.push(code);
      state.filled++;
      counters.placed++;
      if (((code >>> 4) & 3) === GUESS) {
        counters.guesses++;
        counters.depth++;
      }
      break;
    case REMOVE:
      digits[cell] = 0;
      state.filled--;
      trail.splice(lastOf(trail, cell), 1);
      break;
    case BACKTRACK:
      counters.backtracks++;
      counters.depth--;
      if (cell >= 0) deadEnds.push(cell);
      if (deadEnds.length > DEAD_ENDS) deadEnds.shift();
      break;
  }
}

/** The number of dead ends that are kept. */
const DEAD_ENDS = 4;

const [ROUND, TRY, PLACE, REMOVE, BACKTRACK] = (
  ['round', 'try', 'place', 'remove', 'backtrack'] as const
).map((kind) => ALGORITHM_EVENT_KINDS.indexOf(kind) + 1);
const GUESS = PLACE_REASONS.indexOf('guess');

/** Nearly always the last placement is removed. */
function lastOf(trail: readonly number[], cell: Cell): number {
  let at = trail.length - 1;
  while (at > 0 && (trail[at] >>> 12) - 1 !== cell) at--;
  return at;
}
