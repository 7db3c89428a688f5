import { describe, expect, test } from 'vitest';
import { goTo, play } from './play.ts';
import { branchesOf, longestThoughts, momentsOf, timeElsewhere } from './moments.ts';
import { enter, gameOf, mark } from './test-boards.ts';
import { randomGame } from './test-games.ts';

/** r1c2=2 at 1 s; then r1c3=4 at 9 s, taken back; then r1c3=3 at 12 s and a mark at 13 s. */
const one = play(gameOf(), enter(2, 'r1c2'), 1000);
const two = goTo(play(one, enter(4, 'r1c3'), 9000), 1);
const game = play(play(two, enter(3, 'r1c3'), 12_000), mark('corner', 3, 'r1c4'), 13_000);

describe('a game with a branch', () => {
  test('has the line of redo first', () => {
    expect(branchesOf(game)).toEqual([
      { leaf: 4, length: 3, shared: 3 },
      { leaf: 2, length: 2, shared: 1 },
    ]);
    expect(branchesOf(gameOf())).toEqual([{ leaf: 0, length: 0, shared: 0 }]);
  });

  test('tells when each move was made, and how long was thought before it', () => {
    const moments = momentsOf(game, 4);
    expect(moments.map(({ node, played, thought }) => [node, played, thought])).toEqual([
      [0, 0, 0],
      [1, 1000, 1000],
      [3, 12_000, 3000],
      [4, 13_000, 1000],
    ]);
    expect(timeElsewhere(game, moments)).toBe(8000);
    expect(longestThoughts(moments, 2)).toEqual([2, 1]);
    expect(longestThoughts(momentsOf(gameOf(), 0), 5)).toEqual([]);
  });

  test('has the earlier of two equal thoughts first', () => {
    expect(longestThoughts(momentsOf(game, 4), 3)).toEqual([2, 1, 3]);
  });
});

test('in any game all time is somewhere, and every leaf has its branch', () => {
  for (const seed of ['a', 'b', 'c']) {
    const any = randomGame(seed, 80).at(-1)!;
    const branches = branchesOf(any);
    expect(new Set(branches.map(({ leaf }) => leaf)).size).toBe(branches.length);
    for (const { leaf, length } of branches) {
      const moments = momentsOf(any, leaf);
      expect(moments.length).toBe(length + 1);
      const here = moments.reduce((sum, { thought }) => sum + thought, 0);
      const total = any.log.reduce(
        (sum, { played }, index) => sum + Math.max(0, played - (any.log[index - 1]?.played ?? 0)),
        0,
      );
      expect(here + timeElsewhere(any, moments)).toBe(total);
    }
  }
});
