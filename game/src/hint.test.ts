import { createRandom, isSolutionOf, type Puzzle, variantSpec } from 'pencilmark';
import { describe, expect, it, test } from 'vitest';
import { applyHint } from './assist.ts';
import { startState } from './board-state.ts';
import { countedMarks, playerCandidates } from './player-candidates.ts';
import { createGame } from './game.ts';
import { findHint, type Hint, solutionsOf } from './hint.ts';
import type { Move } from './move.ts';
import { play } from './play.ts';
import { currentState } from './replay.ts';
import {
  cells,
  enter,
  gameOf,
  mark,
  must,
  played,
  puzzleFrom,
  puzzleOfLine,
  SOLUTION_4,
  SPEC_4,
} from './test-boards.ts';

/** Top 1465, puzzle 1: needs more than singles. */
const HARD = puzzleOfLine(
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
);
/** One of the many solved by singles alone: Wikipedia's example of a Sudoku. */
const EASY = puzzleOfLine(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const EASY_SOLUTION = solutionsOf(EASY)!.solution!;
/** Its only solution is SOLUTION_4. */
const UNIQUE_4 = puzzleFrom(SPEC_4, '12.4.41..14.4..1');
/** Two of its digits can be swapped everywhere. */
const TWO_4 = puzzleFrom(SPEC_4, '1..4.41..14.4..1');

function hintAfter(puzzle: Puzzle, ...moves: readonly Move[]): Hint {
  return findHint(currentState(played(gameOf(puzzle), ...moves)), solutionsOf(puzzle)!);
}

describe('marks that count', () => {
  const rows: readonly (readonly [string, readonly Move[], string, number])[] = [
    ['centre marks say all', [mark('centre', 3, 'r1c2')], 'r1c2', 0b100],
    ['a corner mark alone does not', [mark('corner', 3, 'r1c2')], 'r1c2', 0],
    [
      'centre marks go before corner marks',
      [mark('corner', 2, 'r1c2'), mark('centre', 3, 'r1c2')],
      'r1c2',
      0b100,
    ],
    [
      'corner marks everywhere say all',
      [2, 3].map((digit) =>
        mark('corner', digit, 'r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3'),
      ),
      'r3c4',
      0b110,
    ],
  ];
  test.each(rows)('%s', (_, moves, name, expected) => {
    const state = currentState(played(gameOf(), ...moves));
    expect(countedMarks(state)[cells(name)[0]]).toBe(expected);
  });
});

describe('findHint', () => {
  const { geometry } = EASY;
  const wrong = (EASY_SOLUTION[2] % 9) + 1;
  const other = [1, 2, 4].filter((digit) => digit !== EASY_SOLUTION[3]);

  it('tells entries before marks, and marks before steps', () => {
    const entry: Move = { kind: 'enter', cells: [2], digit: wrong };
    const marks = other.map((digit) => mark('centre', digit, 'r1c4', geometry));
    expect(hintAfter(EASY, entry, ...marks)).toEqual({ kind: 'wrong-entries', cells: [2] });
    expect(hintAfter(EASY, ...marks)).toEqual({ kind: 'wrong-marks', cells: [3] });
    expect(hintAfter(EASY).kind).toBe('step');
  });

  it('shows a step with the candidates on which it was found', () => {
    const marks = [1, 2, 4].map((digit) => mark('centre', digit, 'r1c3', geometry));
    const state = currentState(played(gameOf(EASY), ...marks));
    expect(findHint(state, solutionsOf(EASY)!)).toMatchObject({
      kind: 'step',
      candidates: playerCandidates(state),
    });
  });

  it('says that it was stopped', () => {
    const options = { shouldStop: () => true };
    // What is quick to find is found all the same.
    const slow = { ...options, techniques: ['forcing-net-verity'] as const };
    expect(findHint(startState(HARD), solutionsOf(HARD)!, slow)).toEqual({ kind: 'stopped' });
    expect(findHint(startState(TWO_4), solutionsOf(TWO_4)!, options)).toEqual({ kind: 'stopped' });
  });

  it('takes no corner mark for a mistake while other cells have none', () => {
    expect(hintAfter(EASY, ...other.map((digit) => mark('corner', digit, 'r1c4', geometry))).kind).toBe(
      'step',
    );
  });

  it('says when there is no or more than one solution', () => {
    const broken = puzzleFrom(SPEC_4, '11..............');
    expect(solutionsOf(broken)).toEqual({ kind: 'none' });
    expect(hintAfter(broken)).toEqual({ kind: 'impossible' });
    expect(solutionsOf(UNIQUE_4)).toEqual({ kind: 'unique', solution: SOLUTION_4 });
    expect(solutionsOf(TWO_4)?.kind).toBe('multiple');
    const open = puzzleFrom(SPEC_4, '1.............43');
    expect(solutionsOf(open)?.kind).toBe('multiple');
    expect(['step', 'open-end']).toContain(hintAfter(open).kind);
    expect(hintAfter(open, enter(1, 'r1c2')).kind).toBe('dead-end');
    expect(hintAfter(puzzleFrom(SPEC_4, '1...............'))).toEqual({ kind: 'open-end' });
  });

  it('has nothing to say of a finished board', () => {
    const moves = SOLUTION_4.map((digit, cell): Move => ({ kind: 'enter', cells: [cell], digit }));
    expect(hintAfter(UNIQUE_4, ...moves)).toEqual({ kind: 'filled' });
    expect(hintAfter(TWO_4, ...moves)).toEqual({ kind: 'filled' });
  });

  const boards: readonly (readonly [string, Puzzle])[] = [
    ['9×9, hard', HARD],
    ['9×9, easy', EASY],
    ['4×4', UNIQUE_4],
    ['X 4×4', puzzleFrom({ ...variantSpec('x', 4) }, '1............2..')],
  ];
  test.each(boards)(
    'applied one after the other, hints lead to the end and never say a thing twice: %s',
    (_, puzzle) => {
      const solutions = solutionsOf(puzzle)!;
      let game = must(createGame(puzzle));
      const seen = new Set<string>();
      for (let count = 0; count < 400; count++) {
        const state = currentState(game);
        const hint = findHint(state, solutions);
        if (hint.kind !== 'step') break;
        const { technique, placements, eliminations } = hint.step;
        const text = JSON.stringify([placements, eliminations]);
        expect(seen.has(text)).toBe(false);
        seen.add(text);
        for (const { cell, digit } of placements) expect(digit).toBe(solutions.solution![cell]);
        for (const { cell, digit } of eliminations) expect(digit).not.toBe(solutions.solution![cell]);
        const move = applyHint(
          state,
          { technique, placements, eliminations },
          { clearPeers: count % 2 === 0 },
        );
        expect(move).toBeDefined();
        game = play(game, move!, count);
      }
      const { digits } = currentState(game);
      expect(solutions.kind !== 'unique' || isSolutionOf(puzzle, digits)).toBe(true);
    },
  );

  it('finds the same whatever the player has rightly struck already', () => {
    const { solution } = solutionsOf(HARD)!;
    const random = createRandom('struck');
    let game = gameOf(HARD);
    for (const [cell, digit] of solution!.entries()) {
      if (HARD.givens[cell] !== 0) continue;
      const kept = 511 & ~(random.below(2) === 0 ? 1 << (digit % 9) : 0);
      game = play(
        game,
        { kind: 'set-marks', reason: 'copy', marks: [{ cell, centre: kept | (1 << (digit - 1)) }] },
        0,
      );
    }
    const state = currentState(game);
    const hint = findHint(state, solutionsOf(HARD)!);
    if (hint.kind !== 'step') throw new Error(hint.kind);
    for (const { cell, digit } of hint.step.eliminations)
      expect((state.centre[cell] >> (digit - 1)) & 1).toBe(1);
  });
});
