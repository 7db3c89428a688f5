import { type LogicOptions, type Puzzle, techniqueOf } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { justify, lastDeduction } from './last-deduction.ts';
import type { Move } from './move.ts';
import { goTo } from './play.ts';
import {
  candidates,
  cells,
  enter,
  gameOf,
  mark,
  played,
  PUZZLE_4,
  puzzleFrom,
  puzzleOfLine,
  SPEC_4,
} from './test-boards.ts';

/** Wikipedia's example of a Sudoku: singles alone solve it. */
const EASY = puzzleOfLine(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const BLANK = puzzleOfLine('.'.repeat(81));

const at = (names: string) => cells(names, BLANK.geometry);
const put = (name: string, digit: number): Move => ({ kind: 'enter', cells: at(name), digit });
const marked = (name: string, ...digits: readonly number[]): Move[] =>
  digits.map((digit) => mark('centre', digit, name, BLANK.geometry));
const struck = (name: string, digit: number): Move => ({
  ...{ kind: 'mark', marks: 'centre', change: 'remove' },
  cells: at(name),
  digit,
});
/** Cells in which every digit but this one is marked. */
const without = (digit: number, names: string): Move => ({
  kind: 'set-marks',
  reason: 'copy',
  marks: at(names).map((cell) => ({ cell, centre: 0b1_1111_1111 & ~(1 << (digit - 1)) })),
});

describe('the last conclusion', () => {
  const entry = enter(2, 'r1c2');
  const load: Move = { kind: 'load', givens: PUZZLE_4.givens };
  const after = (...moves: readonly Move[]) => lastDeduction(played(gameOf(), ...moves));

  test('is an entry, with the board before it', () => {
    const game = played(gameOf(), enter(3, 'r1c3'), entry);
    expect(lastDeduction(game)).toMatchObject({
      node: 2,
      move: entry,
      placements: candidates('r1c2=2'),
      eliminations: [],
    });
    expect(lastDeduction(game)!.before.digits.filter((digit) => digit !== 0)).toEqual([1, 3, 1]);
    expect(lastDeduction(goTo(game, 1))).toMatchObject({ node: 1, placements: candidates('r1c3=3') });
  });

  test('leaves out cells that had the digit before', () => {
    expect(after(entry, enter(2, 'r1c2 r2c1'))!.placements).toEqual(candidates('r2c1=2'));
    const corners = enter(1, 'r1c1 r2c3');
    expect(after(corners)!.placements).toEqual(candidates('r2c3=1'));
    const other = enter(2, 'r1c1 r2c3');
    expect(after(other)!.placements).toEqual(candidates('r2c3=2'));
  });

  test('is made for the player too: digits and what was ruled out', () => {
    const both = { placements: candidates('r1c2=2'), eliminations: candidates('r1c3=3') };
    const marks = mark('centre', 3, 'r1c3');
    expect(after(marks, { kind: 'assist', by: 'hint', ...both })).toMatchObject({ node: 2, ...both });
    const alone = { placements: [], eliminations: candidates('r1c3=3') };
    expect(after(marks, { kind: 'assist', by: 'hint', ...alone })).toMatchObject({ node: 2, ...alone });
    const digits = { placements: candidates('r1c2=2') };
    expect(after({ kind: 'assist', by: 'hint', ...digits })).toMatchObject({ ...digits, eliminations: [] });
    const even = { placements: candidates('r1c2=2'), eliminations: candidates('r1c3=3') };
    expect(after(marks, { kind: 'assist', by: 'hint', ...even })!.placements).toHaveLength(1);
  });

  test('is a mark struck from the cells that had it, and could have had it', () => {
    const remove: Move = { ...mark('centre', 2, 'r1c2 r1c3 r2c3'), change: 'remove' } as Move;
    const marks = mark('centre', 2, 'r1c2 r1c3');
    expect(after(marks, remove)).toMatchObject({
      placements: [],
      eliminations: candidates('r1c2=2 r1c3=2'),
    });
    // A 2 in the same column rules it out already.
    expect(after(marks, enter(2, 'r4c2'), remove)!.eliminations).toEqual(candidates('r1c3=2'));
  });

  test.each<[string, Move[]]>([
    ['colours', [{ kind: 'colour', change: 'add', cells: cells('r1c3'), colour: 1 }]],
    ['a mark that is added', [mark('corner', 3, 'r1c3')]],
    ['an erased digit', [enter(3, 'r1c3'), { kind: 'erase', cells: cells('r1c3'), layers: ['digit'] }]],
    [
      'marks made for the player',
      [{ kind: 'assist', by: 'hint', placements: [], marks: [{ cell: 3, centre: 6 }] }],
    ],
    [
      'a mark of a digit that its row has',
      [mark('centre', 1, 'r1c3'), { ...mark('centre', 1, 'r1c3'), change: 'remove' } as Move],
    ],
    ['the same entry again, to clear marks', [mark('centre', 2, 'r1c3'), enter(2, 'r1c2', true)]],
  ])('is sought before %s', (_, moves) => {
    const isEntryBefore = moves.every(({ kind }) => kind !== 'erase');
    expect(after(entry, ...moves)).toMatchObject(
      isEntryBefore ? { node: 1, move: entry } : { node: 2, placements: candidates('r1c3=3') },
    );
  });

  test.each<[string, Move]>([
    ['loaded', load],
    ['cleared', { kind: 'clear' }],
    ['started again', { kind: 'reset' }],
  ])('is not sought before the board was %s', (_, move) => {
    expect(after(entry, move)).toBeUndefined();
    expect(after(entry, move, enter(3, 'r1c3'))).toMatchObject({ node: 3 });
  });

  test('is missing at the start, and where nothing was concluded', () => {
    expect(after()).toBeUndefined();
    expect(after(mark('corner', 2, 'r1c2'))).toBeUndefined();
  });
});

describe('what justifies a conclusion', () => {
  const nakedPair = [...marked('r1c1', 4, 7), ...marked('r1c9', 4, 7)];
  const column = 'r2c3 r3c3 r4c3 r6c3 r7c3 r8c3 r9c3';

  const found = (puzzle: Puzzle, ...moves: readonly Move[]) =>
    justify(lastDeduction(played(gameOf(puzzle), ...moves))!);
  const told = (...[puzzle, ...moves]: Parameters<typeof found>) =>
    found(puzzle, ...moves).map(({ step, how }) => `${techniqueOf(step.technique).id} ${how}`);

  test.each<[string, Puzzle, readonly Move[], readonly string[]]>([
    ['an entry', EASY, [put('r5c5', 5)], ['naked-single directly']],
    ['an entry in one of several cells that are clear', EASY, [put('r8c8', 3)], ['naked-single directly']],
    [
      'a struck mark',
      BLANK,
      [...nakedPair, ...marked('r1c3', 4, 5), struck('r1c3', 4)],
      ['naked-pair directly'],
    ],
    [
      'the wrong one of two struck marks',
      BLANK,
      [...nakedPair, ...marked('r1c3', 4, 5), struck('r1c3', 5)],
      [],
    ],
    [
      'an entry that takes a step before: the last digit of its cell',
      BLANK,
      [...nakedPair, ...marked('r1c3', 4, 5), put('r1c3', 5)],
      ['naked-pair after'],
    ],
    ['an entry that such a step refutes', BLANK, [...nakedPair, ...marked('r1c3', 4, 5), put('r1c3', 4)], []],
    [
      'an entry that takes a step before: the last place of its column',
      BLANK,
      [...nakedPair, without(4, column), put('r5c3', 4)],
      ['naked-pair after'],
    ],
    [
      'an entry that takes another entry before',
      BLANK,
      [...marked('r1c1', 5), ...marked('r1c2', 5, 6), put('r1c2', 6)],
      [],
    ],
    ['a guess', BLANK, [put('r1c1', 5)], []],
    ['a guess where a step leaves a choice', BLANK, [...nakedPair, put('r5c5', 4)], []],
  ])('%s', (_, puzzle, moves, expected) => {
    expect(told(puzzle, ...moves)).toEqual(expected);
  });

  test('a group of fewer cells than digits need not have every digit', () => {
    const extra = puzzleFrom({ ...SPEC_4, extra: [cells('r1c1 r2c4 r3c2')] }, '.'.repeat(16));
    const moves = [
      ...[1, 2].map((digit) => mark('centre', digit, 'r3c4 r4c4')),
      ...[2, 3, 4].map((digit) => mark('centre', digit, 'r3c2')),
    ];
    expect(told(extra, ...moves, enter(1, 'r1c1'))).toEqual([]);
  });

  test('each conclusion of a move has its own step', () => {
    const placements = candidates('r5c5=5 r8c8=3', BLANK.geometry);
    const steps = found(EASY, { kind: 'assist', by: 'singles', placements });
    expect(steps.map(({ covers, how }) => [covers, how])).toEqual([
      [[placements[0]], 'directly'],
      [[placements[1]], 'directly'],
    ]);
  });

  test('one step can justify several', () => {
    const marks = [...marked('r1c3', 4, 5, 6), ...marked('r1c4', 4, 5, 6)];
    const [step, ...more] = found(BLANK, ...nakedPair, ...marks, struck('r1c3 r1c4', 4));
    expect(step.covers).toEqual(candidates('r1c3=4 r1c4=4', BLANK.geometry));
    expect(more).toEqual([]);
  });

  test('forcing chains count only if they are named', () => {
    const puzzle = puzzleFrom(SPEC_4, '12..3.....4..1.3');
    const deduction = lastDeduction(played(gameOf(puzzle), enter(2, 'r2c4')))!;
    expect(justify(deduction)).toEqual([]);
    expect(justify(deduction, { techniques: ['forcing-chain-contradiction'] })).toHaveLength(1);
  });

  test('only the named techniques count, and only for what they conclude', () => {
    const toldBy = (techniques: NonNullable<LogicOptions['techniques']>, ...entries: readonly Move[]) =>
      entries.map((entry) => {
        const deduction = lastDeduction(played(gameOf(EASY), entry))!;
        return justify(deduction, { techniques }).map(({ covers }) => covers);
      });
    const [right, wrong, elsewhere] = [put('r5c5', 5), put('r5c5', 7), put('r5c3', 5)];
    expect(toldBy(['naked-single'], right)).toEqual([[candidates('r5c5=5', BLANK.geometry)]]);
    expect(toldBy(['naked-single', 'hidden-single'], wrong, elsewhere)).toEqual([[], []]);
    expect(toldBy(['naked-pair'], right)).toEqual([[]]);
  });
});
