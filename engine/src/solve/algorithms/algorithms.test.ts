import { describe, expect, test } from 'vitest';
import { variantSpec } from '../../model/boards.ts';
import { createGeometry } from '../../model/create-geometry.ts';
import { digitSet } from '../../model/digits.ts';
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { isSolutionOf } from '../../puzzle/validity.ts';
import { createRandom, type Random, shuffle } from '../../random.ts';
import { countSolutions, solve } from '../solver.ts';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  ALGORITHMS,
  boardAfter,
  runAlgorithm,
  watchAlgorithm,
} from './algorithms.ts';
import type { AlgorithmEvent } from './run.ts';

const GUESSING = ALGORITHMS.filter(({ guesses }) => guesses).map(({ name }) => name);

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function puzzleOf(spec: GeometrySpec, text: string): Puzzle {
  const geometry = board(spec);
  const givens = [...text.replace(/\s/g, '')].map((symbol) => geometry.symbols.indexOf(symbol) + 1);
  if (givens.length !== geometry.cells.length) throw new Error(`${givens.length} givens`);
  return { geometry, constraints: [], givens };
}

/** A puzzle with one solution: a relabelled solution of the board, with digits removed while it stays unique. */
function randomPuzzle(geometry: Geometry, random: Random, tries: number): Puzzle {
  const { solution } = solve(emptyPuzzle(geometry));
  const relabelled = shuffle(
    Array.from({ length: geometry.size }, (_, index) => index + 1),
    random,
  );
  let puzzle: Puzzle = { geometry, constraints: [], givens: solution!.map((digit) => relabelled[digit - 1]) };
  for (const cell of shuffle([...geometry.cells.keys()], random).slice(0, tries)) {
    const dug = { ...puzzle, givens: puzzle.givens.with(cell, 0) };
    if (countSolutions(dug, 2).count === 1) puzzle = dug;
  }
  return puzzle;
}

function watchAll(name: AlgorithmName, puzzle: Puzzle): AlgorithmEvent[] {
  return [...watchAlgorithm(name, puzzle)];
}

/** Wikipedia, "Sudoku", the example of the article's head (its solution is printed beside it). */
const WIKIPEDIA = puzzleOf(
  variantSpec('classic'),
  '53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79',
);
const WIKIPEDIA_SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A 4×4 grid whose blank corners can be swapped: two solutions. */
const TWO_SOLUTIONS = puzzleOf(variantSpec('classic', 4), '..34 3412 ..43 4321');

/** r1c1 sees 1, 2 and 3 in its row and 4 in its column, though no house holds a digit twice. */
const NO_SOLUTION = puzzleOf(variantSpec('classic', 4), '.123 .... 4... ....');

/** Arto Inkala's puzzle of 2012 with r1c2=2 added, where its solution has 1: the givens still agree. */
const WRONG_TURN = puzzleOf(
  variantSpec('classic'),
  '82....... ..36..... .7..9.2.. .5...7... ....457.. ...1...3. ..1....68 ..85...1. .9....4..',
);

const SHORT_HOUSE: GeometrySpec = { size: 4, boxes: { rows: 2, columns: 2 }, extra: [[0, 6, 9]] };

const BOARDS: readonly { name: string; spec: GeometrySpec; tries: number }[] = [
  { name: '4×4', spec: variantSpec('classic', 4), tries: 16 },
  { name: '6×6', spec: variantSpec('classic', 6), tries: 36 },
  { name: 'latin 5×5', spec: variantSpec('latin', 5), tries: 25 },
  { name: '9×9', spec: variantSpec('classic'), tries: 50 },
  { name: 'X', spec: variantSpec('x'), tries: 50 },
  { name: 'windoku', spec: variantSpec('windoku'), tries: 50 },
  { name: 'disjoint groups', spec: variantSpec('disjoint'), tries: 50 },
  { name: '4×4 with a short extra house', spec: SHORT_HOUSE, tries: 16 },
  { name: 'six rows, eight digits: no house but rows is full', spec: { size: 8, rows: 6 }, tries: 30 },
  { name: '12×12', spec: variantSpec('classic', 12), tries: 50 },
  { name: 'tiny samurai', spec: variantSpec('tinysamurai'), tries: 40 },
  { name: 'butterfly', spec: variantSpec('butterfly'), tries: 50 },
  { name: '36×36: more digits than a digit set holds', spec: variantSpec('classic', 36), tries: 12 },
];

describe('every algorithm on every kind of board', () => {
  test.each(BOARDS)('$name', ({ name, spec, tries }) => {
    const puzzle = randomPuzzle(board(spec), createRandom(name), tries);
    const { solution } = solve(puzzle);
    for (const algorithm of ALGORITHM_NAMES) {
      const { status, digits } = runAlgorithm(algorithm, puzzle);
      if (algorithm === 'naked-singles' && status === 'stuck') {
        expect(digits.every((digit, cell) => digit === 0 || digit === solution![cell])).toBe(true);
      } else {
        expect({ algorithm, status, digits }).toEqual({ algorithm, status: 'solved', digits: solution });
      }
    }
  });
});

describe('the end', () => {
  test.each(ALGORITHM_NAMES)('%s solves a published puzzle', (name) => {
    const { status, digits } = runAlgorithm(name, WIKIPEDIA);
    expect([status, digits.join('')]).toEqual(['solved', WIKIPEDIA_SOLUTION]);
  });

  test.each(GUESSING)('%s proves that there is no solution', (name) => {
    const { status, counters } = runAlgorithm(name, WRONG_TURN);
    expect(status).toBe('impossible');
    expect(counters.backtracks).toBe(counters.guesses);
    expect(counters.guesses).toBeGreaterThan(0);
    expect(counters.depth).toBe(0);
  });

  test.each(ALGORITHM_NAMES)('%s sees a cell that nothing fits', (name) => {
    expect(runAlgorithm(name, NO_SOLUTION).status).toBe('impossible');
  });

  test.each(ALGORITHM_NAMES)('%s refuses givens that conflict', (name) => {
    const outcome = runAlgorithm(name, puzzleOf(variantSpec('classic', 4), '1..1 .... .... ....'));
    expect(outcome.status).toBe('impossible');
    expect(outcome.counters.tried).toBe(0);
  });

  test.each(GUESSING)('%s finds one of two solutions', (name) => {
    const { status, digits } = runAlgorithm(name, TWO_SOLUTIONS);
    expect(status).toBe('solved');
    expect(isSolutionOf(TWO_SOLUTIONS, digits)).toBe(true);
  });

  test.each(ALGORITHM_NAMES)('%s has nothing to do on a full board', (name) => {
    const full = { ...WIKIPEDIA, givens: [...WIKIPEDIA_SOLUTION].map(Number) };
    expect(watchAll(name, full).map(({ kind }) => kind)).toEqual(['solved']);
  });

  test('naked singles get stuck on two solutions after one round that fills nothing', () => {
    const { status, digits, counters } = runAlgorithm('naked-singles', TWO_SOLUTIONS);
    expect(status).toBe('stuck');
    expect(digits).toEqual(TWO_SOLUTIONS.givens);
    expect(counters.rounds).toBe(1);
  });

  test('naked singles on an empty board end after one round', () => {
    const { status, counters } = runAlgorithm('naked-singles', emptyPuzzle(board(variantSpec('classic'))));
    expect([status, counters.rounds, counters.tried]).toEqual(['stuck', 1, 81]);
  });
});

describe('pencil marks given with the puzzle', () => {
  const geometry = board(variantSpec('classic', 4));
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const allowed = solution.map((digit, cell) => digitSet(cell % 3 === 0 ? [digit] : [1, 2, 3, 4]));

  test.each(GUESSING)('%s keeps to them', (name) => {
    const puzzle = { geometry, constraints: [], givens: solution.map(() => 0), allowed };
    const outcome = runAlgorithm(name, puzzle);
    expect([outcome.status, isSolutionOf(puzzle, outcome.digits)]).toEqual(['solved', true]);
  });

  test.each(ALGORITHM_NAMES)('%s refuses a given outside of them', (name) => {
    const givens = solution.map((digit, cell) => (cell === 0 ? digit + 1 : 0));
    expect(runAlgorithm(name, { geometry, constraints: [], givens, allowed }).status).toBe('impossible');
  });
});

describe('watched', () => {
  const puzzles: readonly { name: string; puzzle: Puzzle }[] = [
    { name: 'solved', puzzle: WIKIPEDIA },
    { name: 'impossible', puzzle: NO_SOLUTION },
    { name: 'two solutions', puzzle: TWO_SOLUTIONS },
    { name: 'short houses', puzzle: randomPuzzle(board(SHORT_HOUSE), createRandom('watched'), 16) },
  ];
  const cases = puzzles.flatMap(({ name, puzzle }) =>
    ALGORITHM_NAMES.map((algorithm) => ({ name, puzzle, algorithm })),
  );

  test.each(cases)('$algorithm, $name: the same run as at full speed', ({ puzzle, algorithm }) => {
    const events = watchAll(algorithm, puzzle);
    const { status, digits, counters } = runAlgorithm(algorithm, puzzle);
    const last = events.at(-1)!;
    expect(last).toEqual({ kind: status, cell: -1, digit: 0, ...counters });
    expect(boardAfter(puzzle, events)).toEqual(digits);
  });

  test.each(cases)(
    '$algorithm, $name: counters and board follow from the events',
    ({ puzzle, algorithm }) => {
      const events = watchAll(algorithm, puzzle);
      const seen = { rounds: 0, tried: 0, placed: 0, guesses: 0, backtracks: 0, depth: 0 };
      const digits = [...puzzle.givens];
      for (const event of events) {
        const { kind, cell, digit } = event;
        if (kind === 'round') seen.rounds++;
        if (kind === 'try') seen.tried++;
        if (kind === 'place') {
          expect(digits[cell]).toBe(0);
          digits[cell] = digit;
          seen.placed++;
          if (event.reason === 'guess') seen.guesses++;
          if (event.reason === 'guess') seen.depth++;
        }
        if (kind === 'remove') {
          expect(digits[cell]).toBe(digit);
          expect(puzzle.givens[cell]).toBe(0);
          digits[cell] = 0;
        }
        if (kind === 'backtrack') {
          seen.backtracks++;
          seen.depth--;
        }
        expect(event).toMatchObject(seen);
        expect(seen.depth).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test('stepping back is the board after fewer events', () => {
    const events = watchAll('singles-tree', WIKIPEDIA);
    const places = events.filter(({ kind }) => kind === 'place');
    const half = events.slice(0, events.indexOf(places[10]) + 1);
    const filled = boardAfter(WIKIPEDIA, half).filter((digit) => digit !== 0).length;
    expect(filled).toBe(30 + 11);
    expect(boardAfter(WIKIPEDIA, [])).toEqual(WIKIPEDIA.givens);
  });

  test('events are plain data', () => {
    const events = watchAll('exact-cover', WIKIPEDIA);
    expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  });

  test('may be left at any moment', () => {
    const steps = watchAlgorithm('brute-force', emptyPuzzle(board(variantSpec('classic'))));
    const first = steps.next().value as AlgorithmEvent;
    expect(first).toMatchObject({ kind: 'try', cell: 0, digit: 1, tried: 1 });
    expect(steps.return(undefined as never).done).toBe(true);
    expect(steps.next().done).toBe(true);
  });

  test('brute force, event by event', () => {
    const puzzle = puzzleOf(variantSpec('classic', 4), '.2.4 3412 2143 4321');
    const events = watchAll('brute-force', puzzle).map(({ kind, cell, digit }) => `${kind} ${cell} ${digit}`);
    expect(events).toEqual([
      'try 0 1',
      'place 0 1',
      'try 2 1',
      'try 2 2',
      'try 2 3',
      'place 2 3',
      'solved -1 0',
    ]);
  });

  test.each([
    { algorithm: 'naked-singles', text: '1.34 3412 2143 4321', reason: 'nakedSingle' },
    { algorithm: 'singles-tree', text: '1.34 3412 2143 4321', reason: 'nakedSingle' },
    { algorithm: 'exact-cover', text: '1.34 3412 2143 4321', reason: 'nakedSingle' },
    { algorithm: 'brute-force', text: '1.34 3412 2143 4321', reason: 'guess' },
    // Row 1 and column 4 leave r2c3 as the only place for 1 in its box, while 3 would fit there too.
    { algorithm: 'singles-tree', text: '.1.. .... ...1 ....', reason: 'hiddenSingle' },
    { algorithm: 'exact-cover', text: '.1.. .... ...1 ....', reason: 'hiddenSingle' },
    { algorithm: 'singles-tree', text: '.... .... .... ....', reason: 'guess' },
  ] as const)('$algorithm first places on $text by $reason', ({ algorithm, text, reason }) => {
    const events = watchAll(algorithm, puzzleOf(variantSpec('classic', 4), text));
    expect(events.find(({ kind }) => kind === 'place')).toMatchObject({ reason });
  });
});

describe('control', () => {
  /** No givens except around a cell late in reading order that no digit fits: brute force searches for ages. */
  const endless = puzzleOf(variantSpec('classic'), `${'.'.repeat(54)} 12345678. ........9 .........`);

  test('shouldStop ends a run', () => {
    let looks = 0;
    const outcome = runAlgorithm('brute-force', endless, { shouldStop: () => ++looks === 5 });
    expect(outcome.status).toBe('stopped');
    expect(looks).toBe(5);
    expect(outcome.counters.tried).toBeLessThan(10_000);
  });

  test('progress grows', () => {
    const seen: number[] = [];
    const control = {
      onProgress: ({ guesses }: { guesses: number }) => void seen.push(guesses),
      shouldStop: () => seen.length === 4,
    };
    runAlgorithm('candidate-brute-force', emptyPuzzle(board(variantSpec('classic', 25))), control);
    expect(seen).toHaveLength(4);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('asks often even where a step is heavy', () => {
    let looks = 0;
    const empty = emptyPuzzle(board(variantSpec('classic', 25)));
    runAlgorithm('exact-cover', empty, { shouldStop: () => ++looks === 1 });
    expect(looks).toBe(1);
  });
});

test('the table has a row for every name', () => {
  expect(ALGORITHMS.map(({ name }) => name)).toEqual([...ALGORITHM_NAMES]);
  expect(new Set(ALGORITHMS.map(({ title }) => title)).size).toBe(ALGORITHMS.length);
});
