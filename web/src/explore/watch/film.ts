import { type AlgorithmEnding, type AlgorithmName, type Puzzle, watchAlgorithm } from 'pencilmark';
import type { ExplainedStep } from '../../workers/path-protocol.ts';
import { addToCurve, createCurve, type FilledCurve } from './filled-curve.ts';
import { append, createLog, placeAfter, placeAtOrBefore, runAt, thinnedBefore } from './run-log.ts';
import { encode, type RunState } from './run-state.ts';

export type FilmEnding = AlgorithmEnding | 'failed';

/** The scene at one place of a film: a run of an algorithm, or a step of logic on its board. */
export type Scene =
  | { readonly kind: 'run'; readonly run: RunState }
  | {
      readonly kind: 'logic';
      readonly digits: ArrayLike<number>;
      /** The step that is about to be taken; undefined at the end. */
      readonly step: ExplainedStep | undefined;
      readonly counters: LogicCounters;
    };

export interface LogicCounters {
  readonly steps: number;
  /** Steps without a pattern: a digit was tried. */
  readonly guesses: number;
  readonly placed: number;
  readonly eliminated: number;
  readonly filled: number;
}

/** A run that can be watched at any of its places so far. */
export interface Film {
  /** The last place so far; 0 is the beginning. */
  length(): number;
  /** How it ended, once it has. */
  ending(): FilmEnding | undefined;
  /** The working time in ms, without the pauses between two steps. */
  worked(): number;
  readonly curve: FilledCurve;
  /** Works on for up to `most` places, or until `performance.now` reaches `until`. */
  advance(most: number, until: number): void;
  sceneAt(place: number): Scene;
  /** The nearest place, at or before the wanted one, that can be shown: long films are thinned from the beginning. */
  placeAtOrBefore(wanted: number): number;
  placeAfter(place: number): number;
  thinnedBefore(): number;
  close(): void;
}

/** An algorithm, run on this thread in slices of the requested length. */
export function filmAlgorithm(name: AlgorithmName, puzzle: Puzzle, now: () => number): Film {
  const log = createLog(puzzle.givens);
  const curve = createCurve();
  const events = watchAlgorithm(name, puzzle);
  let ending: FilmEnding | undefined;
  let worked = 0;
  return {
    curve,
    length: () => log.length,
    ending: () => ending,
    worked: () => worked,
    advance(most, until) {
      const start = now();
      for (let count = 0; count < most && !ending; count++) {
        if (count % LOOK === LOOK - 1 && now() >= until) break;
        const next = events.next();
        if (next.done) break;
        append(log, encode(next.value));
        addToCurve(curve, log.now.filled);
        const { kind } = next.value;
        if (kind === 'solved' || kind === 'stuck' || kind === 'impossible') ending = kind;
      }
      worked += now() - start;
    },
    sceneAt: (place) => ({ kind: 'run', run: runAt(log, place) }),
    placeAtOrBefore: (wanted) => placeAtOrBefore(log, wanted),
    placeAfter: (place) => placeAfter(log, place),
    thinnedBefore: () => thinnedBefore(log),
    close: () => undefined,
  };
}

/** The number of events between two readings of the clock: a fraction of a millisecond. */
const LOOK = 32;
