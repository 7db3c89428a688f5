/** All solvers behind one interface, so that each is tested with every known result. */
import {
  type Algorithm,
  ALGORITHMS,
  classic9,
  countSolutions,
  createGeometry,
  type Digits,
  type Geometry,
  type GeometrySpec,
  type Puzzle,
  runAlgorithm,
} from 'pencilmark';
import { countClassic } from '../../engine/src/solve/classic/classic.ts';
import { advanceLearning, createLearningSearch } from '../../engine/src/solve/general/learning.ts';
import { advance, createSearch, type SearchStatus } from '../../engine/src/solve/general/search.ts';

/** The result of a solver: the number of solutions, up to the limit, and one of them. */
export interface Found {
  readonly count: number;
  readonly solution?: Digits;
}

export interface Counter {
  readonly name: string;
  readonly takes: (puzzle: Puzzle) => boolean;
  readonly count: (puzzle: Puzzle, limit: number) => Found;
}

/** Every solver that counts solutions. */
export const COUNTERS: readonly Counter[] = [
  {
    name: 'count',
    takes: () => true,
    count: (puzzle, limit) => {
      const outcome = countSolutions(puzzle, limit);
      return { count: outcome.count, solution: outcome.examples[0] };
    },
  },
  {
    name: 'plain search',
    takes: () => true,
    count: (puzzle, limit) => countBy(createSearch(puzzle), advance, limit),
  },
  {
    name: 'learning search',
    takes: () => true,
    count: (puzzle, limit) => countBy(createLearningSearch(puzzle), advanceLearning, limit),
  },
  {
    name: '9×9 kernel',
    takes: ({ geometry, allowed }) => geometry === classic9() && !allowed,
    count: (puzzle, limit) => {
      const outcome = countClassic(Uint8Array.from(puzzle.givens), limit);
      const [first] = outcome.examples;
      return { count: outcome.count, solution: first && [...first] };
    },
  },
];

/** The textbook algorithms that always reach an answer. */
export const DECIDERS: readonly Algorithm[] = ALGORITHMS.filter(({ guesses }) => guesses);

/** The result of an algorithm: its solution, undefined for impossible, `gave up` after some time. */
export function decide({ name }: Algorithm, puzzle: Puzzle, looks: number): Digits | undefined | 'gave up' {
  let left = looks;
  const { status, digits } = runAlgorithm(name, puzzle, { shouldStop: () => --left === 0 });
  if (status === 'stopped') return 'gave up';
  return status === 'solved' ? digits : undefined;
}

/** A valid board; an invalid one is a bug in the test. */
export function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** 81 characters, `.` or `0` for an open cell, as a classic puzzle. */
export function classicPuzzle(text: string): Puzzle {
  return {
    geometry: classic9(),
    constraints: [],
    givens: Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol))),
  };
}

function countBy<S extends { readonly digits: Uint8Array }>(
  search: S,
  step: (search: S, maxGuesses: number) => SearchStatus,
  limit: number,
): Found {
  let found = 0;
  let solution: Digits | undefined;
  while (found < limit && step(search, Infinity) === 'solution') {
    found++;
    solution ??= [...search.digits];
  }
  return { count: found, solution };
}

/** Seven regions of seven cells, none of them a box. */
export const JIGSAW_7 = [
  ...'0001122',
  ...'0001122',
  ...'0331122',
  ...'3331442',
  ...'5534446',
  ...'5534466',
  ...'5556666',
];
