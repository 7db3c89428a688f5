import { describe, expect, it } from 'vitest';
import { classic9 } from '../../model/boards.ts';
import { allDigits, digitBit, hasDigit } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isSolutionOf } from '../../puzzle/validity.ts';
import { advance, createSearch } from '../general/search.ts';
import { countSolutions, enumerateSolutions, visitSolutions } from '../solver.ts';
import { advanceListing, createClassicListing } from './listing.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function puzzleOf(text: string, allowed?: Puzzle['allowed']): Puzzle {
  const givens = [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol)));
  return { geometry: classic9(), constraints: [], givens, allowed };
}

/** The grid without its first rows, or without some columns. */
const below = (row: number) => '.'.repeat(9 * row) + FULL.slice(9 * row);
const leaving = (keep: (row: number, column: number) => boolean) =>
  [...FULL].map((digit, cell) => (keep(Math.floor(cell / 9), cell % 9) ? digit : '.')).join('');

/** By the general search, which knows nothing of bands. */
function byGeneralSearch(puzzle: Puzzle): string[] {
  const search = createSearch(puzzle);
  const found: string[] = [];
  while (advance(search, Infinity) === 'solution') found.push(search.digits.join(''));
  return found.sort();
}

const PUZZLES: readonly (readonly [string, Puzzle])[] = [
  [
    'one solution',
    puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  ],
  ['a full grid', puzzleOf(FULL)],
  ['a few', puzzleOf(below(3))],
  ['thousands', puzzleOf(leaving((row, column) => row > 1 && column > 2))],
  ['thousands, by columns', puzzleOf(leaving((row, column) => column > 4 || (row > 6 && column > 2)))],
  ['none: two 5s in a row', puzzleOf(`55${'.'.repeat(79)}`)],
  [
    'none: a row without a 4',
    puzzleOf('..............1......7........8...41.7..........9148.............64..........9...'),
  ],
  [
    'forbidden digits',
    puzzleOf(
      below(3),
      Array.from({ length: 81 }, (_, cell) => allDigits(9) & ~digitBit(1 + (cell % 9))),
    ),
  ],
  [
    'a given that is forbidden',
    puzzleOf(
      FULL,
      Array.from({ length: 81 }, () => allDigits(9) & ~digitBit(5)),
    ),
  ],
];

describe('the solutions of the classic board', () => {
  it.each(PUZZLES)('are those of the general search, each once: %s', (_, puzzle) => {
    const listed = [...enumerateSolutions(puzzle)].map((digits) => digits.join(''));
    expect(listed.sort()).toEqual(byGeneralSearch(puzzle));
    const visited: string[] = [];
    expect(visitSolutions(puzzle, {}, (digits) => !!visited.push(digits.join('')))).toBe('done');
    expect(visited.sort()).toEqual(listed);
  });

  it('differ and are true where there are too many to list', () => {
    const puzzle = puzzleOf('1'.padEnd(81, '.'));
    const seen = new Set<string>();
    const end = visitSolutions(puzzle, {}, (digits) => {
      seen.add(digits.join(''));
      return seen.size < 30_000;
    });
    expect([end, seen.size]).toEqual(['enough', 30_000]);
    for (const text of [...seen].slice(-20)) expect(isSolutionOf(puzzle, [...text].map(Number))).toBe(true);
  });

  it.each([1, 7, 2_000])('do not depend on where the search pauses: after %i guesses', (guesses) => {
    const puzzle = puzzleOf(leaving((row, column) => row > 1 && column > 2));
    const listing = createClassicListing(puzzle);
    const found = new Set<string>();
    for (;;) {
      const status = advanceListing(listing, guesses);
      if (status === 'exhausted') break;
      if (status === 'solution') found.add(listing.digits.join(''));
    }
    expect(found.size).toBe(countSolutions(puzzle, Infinity).count);
  });

  it.each([0, 100, 200])('are listed once each where the search goes over to learning: after %i', (known) => {
    const puzzle = puzzleOf(leaving((row, column) => row > 1 && column > 2));
    const listing = createClassicListing(puzzle);
    const found: string[] = [];
    const stages = new Set<string>();
    for (;;) {
      // As if the band solver had guessed long; 200 solutions are worth it.
      if (found.length === known) listing.bands.guesses = 10_000;
      const status = advanceListing(listing, 500);
      stages.add(listing.stage);
      if (status === 'exhausted') break;
      if (status === 'solution') found.push(listing.digits.join(''));
    }
    expect(stages.has('learning')).toBe(known < 200);
    expect(stages.has('rest')).toBe(true);
    expect(found.sort()).toEqual(byGeneralSearch(puzzle));
    expect(found.length).toBeGreaterThan(1_000);
  });

  it('are listed until they are no longer wanted', () => {
    let looks = 0;
    const listing = enumerateSolutions(puzzleOf('.'.repeat(81)), { shouldStop: () => ++looks > 3 });
    let last = listing.next();
    while (!last.done) last = listing.next();
    expect(last.value).toBe('stopped');
  });
});

it('reads digits that a cell may not hold', () => {
  const allowed = Array.from({ length: 81 }, (_, cell) => (cell < 9 ? digitBit(1 + cell) : allDigits(9)));
  const [first] = enumerateSolutions(puzzleOf('.'.repeat(81), allowed));
  expect(first.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(first.every((digit, cell) => hasDigit(allowed[cell], digit))).toBe(true);
});
