import { createRandom } from 'pencilmark';
import { describe, expect, it, test } from 'vitest';
import { type Game, type NodeId, START } from './game.ts';
import { setCheckpoint, startTrial } from './history.ts';
import type { Move } from './move.ts';
import { goTo, play } from './play.ts';
import { enter, gameOf } from './test-boards.ts';
import { FRESH_SHAPE, type TreeRow, treeRows, type TreeShape, withRow } from './tree.ts';

const paint = (count: number): Move => ({
  kind: 'colour',
  change: count % 2 === 0 ? 'add' : 'remove',
  cells: [Math.floor(count / 2) % 16],
  colour: 1 + (Math.floor(count / 32) % 8),
});

function played(moves: number, game: Game = gameOf()): Game {
  let at = game;
  for (let k = 0; k < moves; k++) at = play(at, paint(k), k);
  return at;
}

/** One line per row: its lane as indentation, `4…9` for a fold, `+2` for closed branches. */
function drawn(game: Game, shape: TreeShape = FRESH_SHAPE): string[] {
  return treeRows(game, shape).map(({ kind, node, last, lane, state, branches }) => {
    const name = kind === 'fold' ? `${node}…${last}` : String(node);
    return `${'  '.repeat(lane)}${name}${state === 'closed' && kind === 'node' ? ` +${branches}` : ''}`;
  });
}

/** 1 2 3, back to 1, 4 5, back to 1, 6. */
const branched = (() => {
  const start = play(gameOf(), enter(2, 'r1c2'), 0);
  const first = play(play(start, enter(3, 'r1c3'), 1), enter(4, 'r1c4'), 2);
  const second = play(play(goTo(first, 1), enter(4, 'r1c3'), 3), enter(3, 'r1c4'), 4);
  return play(goTo(second, 1), enter(4, 'r2c3'), 5);
})();

describe('treeRows', () => {
  test.each<[string, Game, TreeShape, string[]]>([
    ['a fresh game', gameOf(), FRESH_SHAPE, ['0']],
    ['a short game', played(3), FRESH_SHAPE, ['0', '1', '2', '3']],
    [
      'a long run is folded, but not around the current move',
      played(20),
      FRESH_SHAPE,
      ['0', '1…16', '17', '18', '19', '20'],
    ],
    [
      'branches stand under their node, the line of redo at the left',
      branched,
      FRESH_SHAPE,
      ['0', '1', '  2', '  3', '  4', '  5', '6'],
    ],
    ['another line at the left', goTo(branched, 4), FRESH_SHAPE, ['0', '1', '  2', '  3', '  6', '4', '5']],
    ['closed', branched, { opened: new Set(), closed: new Set([1]) }, ['0', '1 +2', '6']],
    [
      'checkpoints and trials are not folded away',
      goTo(setCheckpoint(goTo(startTrial(goTo(played(40), 10)), 25), 'here'), 40),
      FRESH_SHAPE,
      ['0', '1…9', '10', '11…24', '25', '26…36', '37', '38', '39', '40'],
    ],
  ])('%s', (_, game, shape, expected) => {
    expect(drawn(game, shape)).toEqual(expected);
  });

  it('shows the moves of an opened fold under it', () => {
    const rows = treeRows(played(20), { opened: new Set([1]), closed: new Set() });
    expect(rows).toHaveLength(6 + 16);
    expect(rows[1]).toMatchObject({ kind: 'fold', state: 'open', count: 16, level: 1 });
    expect(rows[2]).toMatchObject({
      kind: 'node',
      node: 1,
      level: 2,
      parent: 1,
      lane: 0,
      position: 1,
      siblings: 16,
    });
  });

  it('tells of each row where it stands', () => {
    const told = treeRows(branched).map((row) => [
      row.node,
      `lane ${row.lane}, level ${row.level}, under ${row.parent}, ${row.position} of ${row.siblings}`,
      `${row.state}${row.starts ? ', starts' : ''}${row.ends ? ', ends' : ''}, ${row.branches} branches`,
    ]);
    expect(told).toEqual([
      [0, 'lane 0, level 1, under -1, 1 of 3', 'leaf, starts, 0 branches'],
      [1, 'lane 0, level 1, under -1, 2 of 3', 'open, 2 branches'],
      [2, 'lane 1, level 2, under 1, 1 of 4', 'leaf, starts, 0 branches'],
      [3, 'lane 1, level 2, under 1, 2 of 4', 'leaf, ends, 0 branches'],
      [4, 'lane 1, level 2, under 1, 3 of 4', 'leaf, starts, 0 branches'],
      [5, 'lane 1, level 2, under 1, 4 of 4', 'leaf, ends, 0 branches'],
      [6, 'lane 0, level 1, under -1, 3 of 3', 'leaf, ends, 0 branches'],
    ]);
  });

  it.each([
    { moves: 11, rows: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] },
    { moves: 12, rows: ['0', '1…8', '9', '10', '11', '12'] },
  ])('folds eight moves and no fewer: $moves moves', ({ moves, rows }) => {
    expect(drawn(played(moves))).toEqual(rows);
  });

  it('folds what comes after the current move too', () => {
    expect(drawn(goTo(played(30), 14))).toEqual(['0', '1…10', ...[11, 12, 13, 14, 15, 16, 17].map(String), '18…29', '30']);
  }); // oxfmt-ignore

  it('holds every node once, in whatever way a game went', () => {
    const random = createRandom('tree');
    for (let round = 0; round < 40; round++) {
      let game = gameOf();
      for (let k = 0; k < 120; k++) {
        game =
          random.below(6) === 0
            ? goTo(game, random.below(game.log.length + 1))
            : play(game, paint(random.below(200)), k);
      }
      const rows = treeRows(game);
      expect(nodesOf(rows, game)).toEqual(Array.from({ length: game.log.length + 1 }, (_, node) => node));
      for (const [index, row] of rows.entries()) {
        expect(row.parent).toBeLessThan(index);
        expect(row.level).toBe(row.parent < 0 ? 1 : rows[row.parent].level + 1);
        if (row.lane > 0 && row.starts) expect(game.log[row.node - 1].parent).toBe(rows[row.parent].node);
      }
    }
  });

  it('takes thousands of moves and deep branches', () => {
    expect(treeRows(played(5000)).length).toBeLessThan(12);
    let deep = gameOf();
    for (let k = 0; k < 3000; k++) {
      const node = deep.current;
      deep = play(deep, paint(k), k);
      deep = play(goTo(play(deep, paint(k + 1), k), node), paint(k + 2), k);
    }
    expect(treeRows(deep).length).toBeGreaterThan(3000);
  });
});

describe('withRow', () => {
  const fold = treeRows(played(20))[1];
  const branch = treeRows(branched)[1];
  const leaf = treeRows(branched)[2];

  it('opens a fold and closes it again', () => {
    const opened = withRow(FRESH_SHAPE, fold, 'open');
    expect(opened).toEqual({ opened: new Set([1]), closed: new Set() });
    const row = treeRows(played(20), opened)[1];
    expect(withRow(opened, row, 'closed')).toEqual(FRESH_SHAPE);
  });

  it('closes branches and opens them again', () => {
    const closed = withRow(FRESH_SHAPE, branch, 'closed');
    expect(closed).toEqual({ opened: new Set(), closed: new Set([1]) });
    const row = treeRows(branched, closed)[1];
    expect(withRow(closed, row, 'open')).toEqual(FRESH_SHAPE);
  });

  it('leaves alone what is so already, or has nothing to open', () => {
    expect(withRow(FRESH_SHAPE, fold, 'closed')).toBe(FRESH_SHAPE);
    expect(withRow(FRESH_SHAPE, branch, 'open')).toBe(FRESH_SHAPE);
    expect(withRow(FRESH_SHAPE, leaf, 'open')).toBe(FRESH_SHAPE);
    expect(withRow(FRESH_SHAPE, leaf, 'closed')).toBe(FRESH_SHAPE);
  });
});

function nodesOf(rows: readonly TreeRow[], { log }: Game): NodeId[] {
  const nodes = rows.flatMap(({ kind, node, last }) => {
    if (kind === 'node') return [node];
    const run = [last];
    for (let at = last; at !== node && at !== START; run.push(at)) at = log[at - 1].parent;
    return run;
  });
  return nodes.sort((a, b) => a - b);
}
