import { candidatesOf, classic9, createGeometry, emptyPuzzle, parseLine, variantSpec } from 'pencilmark';
import { describe, expect, it, test } from 'vitest';
import { startState } from './board-state.ts';
import {
  boardText,
  cellsShowing,
  conflictsOf,
  copiesOfEachDigit,
  digitCounts,
  statusOf,
  wrongCells,
} from './check.ts';
import type { Move } from './move.ts';
import { autoCandidates, playerCandidates, wrongMarks } from './player-candidates.ts';
import { currentState } from './replay.ts';
import {
  cells,
  enter,
  gameOf,
  mark,
  must,
  played,
  PUZZLE_4,
  puzzleFrom,
  SOLUTION_4,
  SPEC_4,
} from './test-boards.ts';

const after = (...moves: readonly Move[]) => currentState(played(gameOf(), ...moves));

/** Enters a whole board, given as digits in reading order. */
const fill = (digits: readonly number[]): Move => ({
  kind: 'assist',
  by: 'solve',
  placements: digits.map((digit, cell) => ({ cell, digit })),
});

describe('statusOf', () => {
  const otherSolution = [...'1342241342313124'].map(Number);
  test.each([
    ['nothing entered', undefined, 'open'],
    ['the solution', SOLUTION_4, 'won'],
    ['one cell empty', [...SOLUTION_4.slice(0, 5), 0, ...SOLUTION_4.slice(6)], 'open'],
    ['two cells exchanged', [1, 3, 2, ...SOLUTION_4.slice(3)], 'wrong'],
    ['a filling against a given', otherSolution, 'wrong'],
  ] as const)('%s', (_, digits, status) => {
    expect(statusOf(after(...(digits ? [fill(digits)] : [])))).toBe(status);
  });

  it('any valid filling wins where there are several solutions', () => {
    const game = gameOf(emptyPuzzle(PUZZLE_4.geometry));
    for (const digits of [SOLUTION_4, otherSolution.map((_, cell) => SOLUTION_4[(cell + 8) % 16])]) {
      expect(statusOf(currentState(played(game, fill(digits))))).toBe('won');
    }
  });

  it('pencil marks that the puzzle gives bind', () => {
    const allowed = SOLUTION_4.map((digit, cell) => (cell === 5 ? 0b1111 & ~(1 << (digit - 1)) : 0b1111));
    const game = gameOf({ ...PUZZLE_4, allowed });
    expect(statusOf(currentState(played(game, fill(SOLUTION_4))))).toBe('wrong');
  });
});

describe('checks', () => {
  const state = after(
    enter(2, 'r1c2 r1c3'),
    enter(4, 'r3c1'),
    mark('centre', 3, 'r1c4 r2c1'),
    mark('corner', 2, 'r4c1'),
  );

  it('broken rules need no solution', () => {
    expect(
      conflictsOf(state).map((conflict) => 'digit' in conflict && [conflict.digit, conflict.cells]),
    ).toEqual([[2, cells('r1c2 r1c3')]]);
  });

  it('wrong entries and wrong marks do', () => {
    expect(wrongCells(state, SOLUTION_4)).toEqual(cells('r1c3 r3c1'));
    expect(wrongMarks(state, SOLUTION_4)).toEqual(cells('r1c4'));
    expect(wrongCells(startState(PUZZLE_4), [])).toEqual([]);
  });

  it('candidates of the board and of the player', () => {
    expect(autoCandidates(state)).toEqual(candidatesOf(PUZZLE_4, state.digits));
    const expected = autoCandidates(state);
    for (const cell of cells('r1c4 r2c1')) expected[cell] &= 0b100;
    expect(playerCandidates(state)).toEqual(expected);
  });

  it('a mark that a peer rules out is no candidate of the player', () => {
    const [cell] = cells('r1c2');
    const stale = after(mark('centre', 3, 'r1c2'), mark('centre', 2, 'r1c2'), enter(3, 'r1c4'));
    expect([stale.centre[cell], playerCandidates(stale)[cell]]).toEqual([0b110, 0b010]);
  });

  it('where a digit shows', () => {
    expect(cellsShowing(state, 2)).toEqual({ entered: cells('r1c2 r1c3'), marked: cells('r4c1') });
    expect(cellsShowing(after(mark('corner', 3, 'r1c2'), enter(2, 'r1c2')), 3).marked).toEqual([]);
  });

  it('counts and the line of text', () => {
    expect(digitCounts(state)).toEqual([11, 2, 2, 0, 1]);
    expect(boardText(state)).toBe('122.....4......1');
    const lettered = puzzleFrom({ ...SPEC_4, symbols: ['🐢', 'Ω', 'B', '4'] }, '.'.repeat(16));
    expect(boardText(currentState(played(gameOf(lettered), enter(1, 'r1c1'), enter(2, 'r1c2'))))).toBe(
      '🐢Ω..............',
    );
  });
});

describe('boardText', () => {
  test.each(['classic', 'samurai'] as const)('is read back: %s', (variant) => {
    const { geometry } = emptyPuzzle(must(createGeometry(variantSpec(variant))));
    const game = played(gameOf(emptyPuzzle(geometry)), { kind: 'enter', cells: [0, 13, 80], digit: 7 });
    const read = must(parseLine(boardText(currentState(game)), { geometry }));
    expect(read?.puzzle.givens).toEqual(currentState(game).digits);
  });
});

describe('copiesOfEachDigit', () => {
  test.each([
    ['classic', variantSpec('classic'), 9],
    ['6×6', variantSpec('classic', 6), 6],
    ['latin square', variantSpec('latin', 7), 7],
    ['samurai: five grids that share four boxes', variantSpec('samurai'), 41],
    ['grids that share single cells: it depends', variantSpec('tinysamurai'), undefined],
    ['rows of fewer cells than digits: it depends', { size: 6, rows: 4, columns: 4 }, undefined],
  ])('%s', (_, spec, expected) => {
    expect(copiesOfEachDigit(must(createGeometry(spec)))).toBe(expected);
  });

  it('the ordinary board counts down from nine', () => {
    expect(digitCounts(startState(emptyPuzzle(classic9())))).toEqual([81, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
