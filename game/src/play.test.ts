import { createGeometry, emptyPuzzle } from 'pencilmark';
import { describe, expect, it, test } from 'vitest';
import { createGame, type Game, MAX_GAME_SIZE } from './game.ts';
import {
  abandonTrial,
  beforeFirstMistake,
  compareBoards,
  keepTrial,
  removeCheckpoint,
  setCheckpoint,
  startTrial,
  trialStart,
} from './history.ts';
import { canRedo, canUndo, goTo, play, redo, undo } from './play.ts';
import { childrenOfNodes, currentState, isWithin, pathTo, stateAt } from './replay.ts';
import { withoutHistory } from './snapshot.ts';
import { cells, enter, gameOf, mark, must, played, PUZZLE_4, SOLUTION_4, written } from './test-boards.ts';

const a = enter(2, 'r1c2');
const b = enter(3, 'r1c3');
const c = enter(4, 'r1c4');
const wrong = enter(4, 'r3c1');

/** Nodes 1 a, 2 b, 3 c; then from node 1: 4 c, 5 b. */
const forked = played(goTo(played(gameOf(), a, b, c), 1), c, b);

function board(game: Game): string {
  return written(currentState(game));
}

describe('createGame', () => {
  it('refuses boards above its size', () => {
    const puzzle = emptyPuzzle(must(createGeometry({ size: 26 })));
    expect(createGame(puzzle)).toMatchObject({ ok: false, error: { code: 'game.size' } });
    expect(createGame(emptyPuzzle(must(createGeometry({ size: MAX_GAME_SIZE })))).ok).toBe(true);
  });
});

describe('play', () => {
  it('logs the move, its parent and the time', () => {
    expect(played(gameOf(), a, b).log).toEqual([
      { parent: 0, move: a, played: 1000 },
      { parent: 1, move: b, played: 2000 },
    ]);
  });

  it('does not log a move that changes nothing', () => {
    const game = played(gameOf(), a);
    expect(play(game, a, 9)).toBe(game);
  });

  it('keeps an undone branch and begins another', () => {
    expect(childrenOfNodes(forked)).toEqual([[1], [2, 4], [3], [], [5], []]);
    expect(pathTo(forked)).toEqual([0, 1, 4, 5]);
    expect(board(forked)).toBe('r1c2=2 r1c3=3 r1c4=4');
    expect(written(stateAt(forked, 2))).toBe('r1c2=2 r1c3=3');
  });

  it('returns to a branch when its first move is made again', () => {
    const back = play(goTo(forked, 1), b, 99_000);
    expect(back).toEqual({ ...forked, current: 2, tip: 3 });
  });

  test.each([
    [-5, 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [1.6, 2],
  ])('keeps a play time of %d as %d', (given, kept) => {
    expect(play(gameOf(), a, given).log[0].played).toBe(kept);
  });
});

describe('undo and redo', () => {
  it('walk the branch last visited', () => {
    const game = undo(undo(forked));
    expect([game.current, game.tip]).toEqual([1, 5]);
    expect(redo(game).current).toBe(4);
    expect(redo(redo(game))).toEqual(forked);
    expect(redo(goTo(goTo(game, 2), 1)).current).toBe(2);
  });

  it('stay at the ends', () => {
    const start = gameOf();
    expect(undo(start)).toBe(start);
    expect(redo(forked)).toBe(forked);
    expect([canUndo(start), canRedo(start), canUndo(forked), canRedo(forked)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(canRedo(goTo(forked, 0))).toBe(true);
  });

  it('take the newest branch below a node of another branch', () => {
    expect(goTo(goTo(forked, 3), 4).tip).toBe(5);
    expect(goTo(forked, 2).tip).toBe(3);
  });

  test.each([-1, 6, 1.5, Number.NaN])('there is no node %d to go to', (node) => {
    expect(() => goTo(forked, node)).toThrow(RangeError);
  });
});

describe('checkpoints', () => {
  it('name nodes, one name each', () => {
    const game = setCheckpoint(setCheckpoint(goTo(forked, 2), ' before the guess '), 'sure so far');
    expect(game.checkpoints).toEqual([{ node: 2, name: 'sure so far' }]);
    expect(setCheckpoint(goTo(game, 0), 'x'.repeat(200)).checkpoints[1].name).toHaveLength(100);
    expect(removeCheckpoint(game, 2).checkpoints).toEqual([]);
    expect(removeCheckpoint(game, 1)).toBe(game);
  });
});

describe('trials', () => {
  const trying = played(startTrial(played(gameOf(), a)), b);

  it('know their start, the innermost first', () => {
    expect(trialStart(trying)).toBe(1);
    expect(trialStart(undo(trying))).toBe(1);
    expect(trialStart(undo(undo(trying)))).toBeUndefined();
    const nested = played(startTrial(trying), c);
    expect(trialStart(nested)).toBe(2);
    expect(trialStart(abandonTrial(nested))).toBe(1);
    expect(startTrial(startTrial(trying)).trials).toEqual([1, 2]);
  });

  it('are abandoned to their start, and stay in the tree', () => {
    const game = abandonTrial(trying);
    expect([game.current, game.trials, game.log.length]).toEqual([1, [], 2]);
    expect(board(redo(game))).toBe('r1c2=2 r1c3=3');
    expect(abandonTrial(game)).toBe(game);
  });

  it('are kept where they led', () => {
    const game = keepTrial(trying);
    expect([game.current, game.trials]).toEqual([2, []]);
    expect(keepTrial(game)).toBe(game);
  });

  it('are compared with their start', () => {
    const game = played(trying, mark('corner', 2, 'r2c2'), mark('centre', 2, 'r2c2'), {
      kind: 'line',
      change: 'add',
      line: { from: { cell: 6, digit: 1 }, to: { cell: 7, digit: 0 }, style: 'plain', colour: 1 },
    });
    expect(compareBoards(stateAt(game, 1), currentState(game))).toEqual([
      { cell: cells('r1c3')[0], layers: ['digit'] },
      { cell: cells('r2c2')[0], layers: ['corner', 'centre'] },
      { cell: 6, layers: ['line'] },
      { cell: 7, layers: ['line'] },
    ]);
    expect(compareBoards(currentState(game), currentState(game))).toEqual([]);
  });
});

describe('compareBoards', () => {
  const line = { from: { cell: 6, digit: 1 }, to: { cell: 7, digit: 0 }, style: 'plain', colour: 1 } as const;
  const drawn = (end: number, style: 'plain' | 'weak' = 'plain') =>
    currentState(
      played(gameOf(), {
        kind: 'line',
        change: 'add',
        line: { ...line, to: { cell: end, digit: 0 }, style },
      }),
    );
  test.each([
    ['other ends', drawn(7), drawn(8), [6, 7, 8]],
    ['another style', drawn(7), drawn(7, 'weak'), [6, 7]],
    ['the same line', drawn(7), drawn(7), []],
  ])('lines with %s', (_, one, other, expected) => {
    expect(compareBoards(one, other).map(({ cell }) => cell)).toEqual(expected);
  });
});

test('boards are compared by their colours, those of candidates too', () => {
  const at = (...moves: Parameters<typeof played>[1][]) => currentState(played(gameOf(), ...moves));
  const coloured = at({ kind: 'colour', change: 'add', cells: [5], colour: 2 });
  const candidate = at({ kind: 'candidate-colour', change: 'add', candidates: [{ cell: 6, digit: 3 }], colour: 2 });
  const other = at({ kind: 'candidate-colour', change: 'add', candidates: [{ cell: 6, digit: 3 }], colour: 1 });
  expect(compareBoards(coloured, at())).toEqual([{ cell: 5, layers: ['colour'] }]);
  expect(compareBoards(candidate, at())).toEqual([{ cell: 6, layers: ['candidate-colour'] }]);
  expect(compareBoards(candidate, other)).toEqual([{ cell: 6, layers: ['candidate-colour'] }]);
}); // oxfmt-ignore

describe('stateAt', () => {
  it('remembers the board that was asked for', () => {
    const fresh = structuredClone(forked);
    expect(stateAt(fresh, 5)).toBe(stateAt(fresh, 5));
    expect(stateAt(fresh, 5)).toEqual(currentState(forked));
  });
});

describe('beforeFirstMistake', () => {
  const right = played(gameOf(), a, b);
  const cases: readonly (readonly [string, Game, number])[] = [
    ['nothing wrong', right, 2],
    ['the last move wrong', played(right, wrong), 2],
    ['a mistake some moves ago', played(right, wrong, c, mark('corner', 2, 'r4c1')), 2],
    ['the first of two', played(gameOf(), wrong, a, enter(1, 'r2c2'), b), 0],
    [
      'an earlier one that was mended does not count',
      played(gameOf(), wrong, enter(2, 'r3c1'), a, enter(4, 'r1c3'), c),
      3,
    ],
    ['not back beyond a reset', played(gameOf(), a, wrong, { kind: 'reset' }, enter(3, 'r1c2')), 3],
  ];
  test.each(cases)('%s', (_, game, node) => {
    expect(beforeFirstMistake(game, SOLUTION_4).current).toBe(node);
  });
});

describe('isWithin', () => {
  test.each([
    [0, 5, true],
    [1, 3, true],
    [3, 3, true],
    [2, 5, false],
    [5, 4, false],
  ])('%d above %d: %s', (node, descendant, expected) => {
    expect(isWithin(forked, node, descendant)).toBe(expected);
  });
});

describe('withoutHistory', () => {
  it('keeps the board and its givens, not the way', () => {
    const givens = PUZZLE_4.givens.map((_, cell) => (cell === 0 ? 4 : 0));
    const game = setCheckpoint(
      played(forked, { kind: 'load', givens }, enter(3, 'r2c2 r3c4'), undefined, a),
      'x',
    );
    const short = withoutHistory(game, 5000);
    expect(currentState(short)).toEqual(currentState(game));
    expect(short.puzzle.givens).toEqual(givens);
    expect([short.log.length, short.current, short.tip, short.checkpoints]).toEqual([2, 2, 2, []]);
  });
});
